/** Screens are fetched when they are first shown. */

/** Asked for again it is the same promise: a second import would not wait for the sheet of the first. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () =>
    (coming ??= fetch().catch((error: unknown) => {
      coming = null;
      throw error;
    }));
}

export const screens = {
  home: once(() => import("./lobby/Home.svelte")),
  create: once(() => import("./lobby/Create.svelte")),
  join: once(() => import("./lobby/Join.svelte")),
  table: once(() => import("./lobby/TableScreen.svelte")),
  replay: once(() => import("./replay/Replay.svelte")),
  games: once(() => import("./played/MyGames.svelte")),
  game: once(() => import("./played/Finished.svelte")),
  me: once(() => import("./people/Me.svelte")),
  device: once(() => import("./people/Arrive.svelte")),
  letter: once(() => import("./people/Letter.svelte")),
  settings: once(() => import("./lobby/Settings.svelte")),
  host: once(() => import("./lobby/Host.svelte")),
  nowhere: once(() => import("./lobby/Nowhere.svelte")),
};
