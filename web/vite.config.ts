import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // the texts that the page shares with the server lie beside this folder
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/bastide/server/page"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    cssTarget: ["chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // a screen is fetched in few pieces: what every screen needs, what every board needs, the screen, and a game
    rollupOptions: {
      output: {
        manualChunks: (id) =>
          /node_modules\/(?!qrcode)|src\/(kit\/(?!emblem)|words\/)|src\/\w+\.(svelte\.)?ts$/.test(id)
            ? "shell"
            : /src\/(table\/(Chat|OptionList|Spot|Zoomers|question|scene|session|zoom)\.|learn\/known|games\/boards)/.test(
                  id,
                )
              ? "spots"
              : undefined,
      },
    },
  },
});
