/** Words that cannot be sent stay where they were written. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { position } from "./fixtures";
import { fake, type FakeLine } from "./fixtures/fake";
import TableRoom from "../src/table/TableRoom.svelte";

it("keeps the words while the line is down, and sends them when it is back", async () => {
  let line: FakeLine | undefined;
  const shown = mount(TableRoom, {
    target: document.body,
    props: { dial: fake([position("sj:build")], undefined, (made) => (line = made)) },
  });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector(".table")) throw new Error("not yet");
  }, 20_000);
  document.querySelector<HTMLElement>("#tab-chat")?.click();
  flushSync();
  const field = document.querySelector<HTMLInputElement>("#chat-text");
  if (!field || !line) throw new Error("no field");
  const send = (): void => {
    field.form?.dispatchEvent(new Event("submit", { cancelable: true }));
    flushSync();
  };
  field.value = "Good morning!";
  field.dispatchEvent(new Event("input"));
  line.listener.changed("connecting", 3);
  send();
  expect(field.value).toBe("Good morning!");
  expect(document.querySelector("#action .refusal")?.textContent).toContain("The line is down");
  line.listener.changed("online", 0);
  send();
  expect(field.value).toBe("");
  expect(line.sent).toEqual([{ type: "chat", text: "Good morning!" }]);
  await unmount(shown);
});
