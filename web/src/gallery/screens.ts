/** Screens of the lobby, by name. */
import type { Component } from "svelte";
import Create from "../lobby/Create.svelte";
import Home from "../lobby/Home.svelte";
import Host from "../lobby/Host.svelte";
import Join from "../lobby/Join.svelte";
import Settings from "../lobby/Settings.svelte";
import Replay from "../replay/Replay.svelte";
import Waiting from "./Waiting.svelte";

export const screens: Record<string, Component<{ id: string }>> = {
  home: Home,
  create: Create,
  join: Join,
  waiting: Waiting,
  settings: Settings,
  host: Host,
  replay: Replay,
};
