/** Screens are fetched when they are first shown. */
export const screens = {
  home: () => import("./lobby/Home.svelte"),
  create: () => import("./lobby/Create.svelte"),
  join: () => import("./lobby/Join.svelte"),
  table: () => import("./lobby/TableScreen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  settings: () => import("./lobby/Settings.svelte"),
  host: () => import("./lobby/Host.svelte"),
};
