// What a first table costs, as sent (gzip): shell, one game and one language. The dearest of all counts.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { gather, keys, languages, page, texts } from "./manifest.mjs";

const LIMITS = { js: 200, css: 30, fonts: 35, all: 350 };

const size = (file) => {
  const bytes = readFileSync(join(page, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const games = keys.filter((key) => /src\/games\/[^/]+\/face\.ts$/.test(key)).map((key) => key.split("/").at(-2));
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
    for (const file of ["page", game]) for (const text of texts(language, file)) files.add(text);
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
