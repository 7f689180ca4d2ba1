/** An address is sent as it is meant, and what has been sent is said. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { api } from "../src/api";
import MailForm from "../src/people/MailForm.svelte";

test("a mail address is asked for a letter, and the field is empty again", async () => {
  const asked = vi.spyOn(api, "callMail").mockResolvedValue(undefined);
  const form = mount(MailForm, {
    target: document.body,
    props: { doing: async (work: () => Promise<unknown>) => void (await work()) },
  });
  const field = document.querySelector("input")!;
  field.value = "anna@example.org";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("anna@example.org"));
  flushSync();
  expect(asked).toHaveBeenCalledWith("anna@example.org");
  expect(field.value).toBe("");
  await unmount(form);
});
