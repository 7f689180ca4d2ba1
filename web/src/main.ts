import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/kit.css";
import { prefs } from "./kit/prefs.svelte";
import { keeping } from "./keeping.svelte";
import { here } from "./routes.svelte";
import { screens } from "./screens";
import { preferred, words } from "./words/words.svelte";

prefs.light();
here.path = location.pathname;
keeping.begin();
// the screen comes while the words come
void screens[here.route.page]();
await words.speak(preferred());

const target = document.getElementById("app");
if (target) mount(App, { target });
