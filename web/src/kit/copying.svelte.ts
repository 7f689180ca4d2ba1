import { tick } from "svelte";

/** Puts a text where it can be pasted, and says whether that was done. */
export class Copying {
  /** the key of what is to be said about it */
  said = $state<"" | "copied" | "copy-failed">("");

  /** Where the browser does not copy, what is written on the page is marked for the person to do it. */
  async copy(text: string, written?: HTMLElement): Promise<boolean> {
    const done = await put(text);
    this.said = done ? "copied" : "copy-failed";
    if (done) setTimeout(() => (this.said = ""), 2000);
    else if (written) await tick().then(() => getSelection()?.selectAllChildren(written));
    return done;
  }
}

/** Browsers know the clipboard at secure addresses only; elsewhere they copy what is marked. */
async function put(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return putMarked(text);
  }
}

function putMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // beside what was pressed: what lies outside an open dialog cannot be marked
  (before?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
