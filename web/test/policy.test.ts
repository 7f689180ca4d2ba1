/** The content policy of the server allows no style in markup and no address outside this site. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.keys(sources))("%s", (path) => {
  const text = sources[path] ?? "";
  expect(text).not.toMatch(/\sstyle="/);
  expect(text.replaceAll("http://www.w3.org/", "")).not.toMatch(/https?:\/\/|url\(\s*"?data:/);
});
