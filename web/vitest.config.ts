import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { environment: "jsdom", testTimeout: 60_000, include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
