/** This browser lets itself be pushed, once its person allows it. */
import { keeping } from "../keeping.svelte";
import type { Browser } from "../wire";

/** Whether this browser can do it at all. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where and with which keys this browser takes messages; null where it may not or cannot. */
export async function subscribe(key: string): Promise<Browser | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  if (!(await keeping.now())) return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    // the push service of the browser's maker may be out of reach, or switched off
    .catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, public: keys.p256dh, auth: keys.auth } : null;
}

/** It takes no more messages. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
