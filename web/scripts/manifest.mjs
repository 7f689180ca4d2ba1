// What the build has made of each source, and what that needs at once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const page = fileURLToPath(new URL("../../src/bastide/server/page", import.meta.url));
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
export const keys = Object.keys(manifest);
export const languages = [...new Set(keys.flatMap((key) => /words\/(\w+)\/page\.ftl/.exec(key)?.[1] ?? []))];

/** A chunk and everything it needs at once. */
export function gather(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const next of chunk.imports ?? []) gather(next, files);
  return files;
}

/** The texts of a file in a language. */
export const texts = (language, file) =>
  gather(keys.find((key) => key.includes(`words/${language}/${file}.ftl`)) ?? "");
