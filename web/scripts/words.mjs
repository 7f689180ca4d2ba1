// Every text the page uses exists in every language. A missing one fails the build.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));
const shelf = fileURLToPath(new URL("../../src/bastide/words", import.meta.url));
const languages = readdirSync(shelf).filter((name) => statSync(join(shelf, name)).isDirectory());

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

/** The keys of a file, and the variables each of them uses. */
function messages(language, file) {
  const found = new Map();
  let current = "";
  for (const line of readFileSync(join(shelf, language, file), "utf8").split("\n")) {
    const head = /^([a-z][\w-]*) =/.exec(line);
    if (head) found.set((current = head[1]), new Set());
    for (const variable of line.matchAll(/\$(\w+)/g)) found.get(current)?.add(variable[1]);
  }
  return found;
}

const problems = [];
const files = [...new Set(languages.flatMap((language) => readdirSync(join(shelf, language))))].filter((name) =>
  name.endsWith(".ftl"),
);
const known = new Set();
const owner = new Map();
for (const file of files) {
  const tables = languages.map((language) => {
    try {
      return messages(language, file);
    } catch {
      problems.push(`${language}/${file} does not exist.`);
      return new Map();
    }
  });
  for (const key of new Set(tables.flatMap((table) => [...table.keys()]))) {
    known.add(key);
    if (owner.has(key)) problems.push(`"${key}" stands in ${owner.get(key)} and in ${file}.`);
    owner.set(key, file);
    // the games' files may phrase a thing with helpers of their own; the page's file may not
    if (file !== "page.ftl") continue;
    tables.forEach((table, i) => {
      if (!table.has(key)) problems.push(`${languages[i]}/${file} has no "${key}".`);
    });
    const [first, ...rest] = tables.map((table) =>
      [...(table.get(key) ?? [])]
        .filter((it) => it !== "edition")
        .sort()
        .join(" "),
    );
    if (rest.some((variables) => variables !== first))
      problems.push(`"${key}" in ${file} does not use the same variables in every language.`);
  }
}

for (const path of walk(source).filter((name) => /\.(ts|svelte)$/.test(name))) {
  const text = readFileSync(path, "utf8");
  for (const [, key] of text.matchAll(/\bt\(\s*["']([^"'$]+)["']/g)) {
    if (!known.has(key)) problems.push(`${path}: "${key}" is used and not written.`);
  }
  for (const [, head] of text.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)) {
    if (![...known].some((key) => key.startsWith(head))) problems.push(`${path}: nothing begins with "${head}".`);
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${known.size} texts in ${languages.join(", ")}.`);
