// The built page stays within its budget: bytes as sent, gzip.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../../src/bastide/server/page", import.meta.url));
const LIMITS = { js: 200, css: 30, woff2: 35 };

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

const sums = {};
for (const path of walk(page)) {
  const kind = path.split(".").at(-1);
  const bytes = readFileSync(path);
  sums[kind] = (sums[kind] ?? 0) + (kind === "woff2" ? bytes.length : gzipSync(bytes, { level: 9 }).length);
}

let failed = false;
for (const [kind, limit] of Object.entries(LIMITS)) {
  const used = (sums[kind] ?? 0) / 1024;
  failed ||= used > limit;
  console.log(`${kind}: ${used.toFixed(1)} KB of ${limit}`);
}
process.exit(failed ? 1 : 0);
