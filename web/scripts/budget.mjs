// What a first table costs, as sent (gzip): shell, one game and one language. The dearest of all counts.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../../src/bastide/server/page", import.meta.url));
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
const LIMITS = { js: 200, css: 30, fonts: 35, all: 350 };

const size = (file) => {
  const bytes = readFileSync(join(page, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

/** A chunk and everything it needs at once. */
function gather(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const next of chunk.imports ?? []) gather(next, files);
  return files;
}

const keys = Object.keys(manifest);
const games = keys.filter((key) => /src\/games\/[^/]+\/face\.ts$/.test(key)).map((key) => key.split("/").at(-2));
const languages = [...new Set(keys.flatMap((key) => /words\/(\w+)\/page\.ftl/.exec(key)?.[1] ?? []))];
const fonts = readdirSync(join(page, "assets"))
  .filter((name) => name.endsWith(".woff2"))
  .reduce((sum, name) => sum + size(`assets/${name}`), 0);

let failed = false;
for (const game of games) {
  let worst = { js: 0, css: 0 };
  for (const language of languages) {
    const files = gather("index.html");
    gather("src/lobby/TableScreen.svelte", files);
    gather(`src/games/${game}/face.ts`, files);
    for (const file of ["page", game])
      gather(keys.find((key) => key.includes(`words/${language}/${file}.ftl`)) ?? "", files);
    const sum = (end) =>
      [...files].filter((file) => file.endsWith(end)).reduce((total, file) => total + size(file), 0) / 1024;
    worst = { js: Math.max(worst.js, sum(".js")), css: Math.max(worst.css, sum(".css")) };
  }
  const used = { ...worst, fonts: fonts / 1024, all: worst.js + worst.css + fonts / 1024 };
  console.log(
    game,
    Object.entries(used)
      .map(([kind, kb]) => `${kind} ${kb.toFixed(1)}/${LIMITS[kind]} KB`)
      .join(", "),
  );
  failed ||= Object.entries(used).some(([kind, kb]) => kb > LIMITS[kind] || kb < 1);
}
rmSync(join(page, ".vite"), { recursive: true });
process.exit(failed ? 1 : 0);
