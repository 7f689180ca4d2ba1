// What the server and browsers read beside the files: what an address needs ahead, the worker with the list of its
// files, and a manifest for every language.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithEsbuild } from "vite";
import { gather, languages, page, texts } from "./manifest.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const shelf = here("../../src/bastide/words");

/** The plain messages of a language, which is all that a manifest needs. */
function said(language) {
  const lines = readFileSync(join(shelf, language, "page.ftl"), "utf8").split("\n");
  return Object.fromEntries(
    lines.flatMap((line) => [/^([a-z][\w-]*) = (.+)$/.exec(line)?.slice(1) ?? []]).filter((it) => it.length),
  );
}

const icon = (src, size, more = {}) => ({ src, sizes: `${size}x${size}`, type: "image/png", ...more });
for (const lang of languages) {
  const words = said(lang);
  const manifest = {
    id: "/",
    lang,
    dir: "ltr",
    name: words["app-name"],
    short_name: "Bastide",
    description: words["tagline"],
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#3b2416",
    theme_color: "#3b2416",
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      icon("/icon-maskable.png", 512, { purpose: "maskable" }),
      icon("/badge.png", 96, { purpose: "monochrome" }),
    ],
    shortcuts: [
      { name: words["set-table"], url: "/new" },
      { name: words["my-games"], url: "/games" },
    ],
  };
  writeFileSync(join(page, `${lang}.webmanifest`), JSON.stringify(manifest, null, 1));
}

const document = readFileSync(join(page, "index.html"), "utf8");
// the first part of an address -> language -> what its document asks for together with the shell
const screens = { "": "src/lobby/Home.svelte", table: "src/lobby/TableScreen.svelte" };
const ahead = (screen, language) =>
  [...gather(screen), ...texts(language, "page")].filter((file) => !document.includes(file)).map((file) => `/${file}`);
const wanted = Object.entries(screens).map(([part, screen]) => [
  part,
  Object.fromEntries(languages.map((language) => [language, ahead(screen, language)])),
]);
writeFileSync(join(page, "ahead.json"), JSON.stringify(Object.fromEntries(wanted)));

const files = readdirSync(join(page, "assets"))
  .sort()
  .map((name) => `/assets/${name}`);
const source = readFileSync(here("../worker/worker.ts"), "utf8");
const build = createHash("sha256").update(source).update(document).update(files.join()).digest("hex").slice(0, 16);
const facts = { BUILD: build, FILES: files, DOCUMENT: document };
const head = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
const { code } = await transformWithEsbuild(source, "worker.ts", {
  minify: true,
  target: "es2022",
  format: "esm",
  tsconfigRaw: {},
});
writeFileSync(join(page, "worker.js"), `${head.join("\n")}\n${code.replace(/export\s*\{\s*\};?/g, "")}`);
