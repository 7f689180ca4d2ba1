/** The gallery: every screen from a fixture, for looking at and for pictures. It is never part of the build. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte()],
  server: { port: 5199, strictPort: true, fs: { allow: [here(".."), here(".")] } },
  build: {
    outDir: here("node_modules/.gallery"),
    emptyOutDir: true,
    rollupOptions: { input: here("gallery.html") },
    cssTarget: ["chrome111"],
    assetsInlineLimit: 0,
  },
});
