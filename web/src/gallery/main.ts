/** One screen from a fixture: `gallery.html?show=sj:pay&theme=lamp&lang=fr&do=…`. */
import { mount } from "svelte";
import "../kit/kit.css";
import { prefs } from "../kit/prefs.svelte";
import { pretend } from "../api";
import { LOCALES, words } from "../words/words.svelte";
import { pretendedApi } from "./api";
import Gallery from "./Gallery.svelte";
import en from "../fixtures/words.en.ftl?raw";
import fr from "../fixtures/words.fr.ftl?raw";

const query = new URLSearchParams(location.search);
const locale = LOCALES.find((it) => it === query.get("lang")) ?? "en";

pretend(pretendedApi);
prefs.theme = query.get("theme") === "lamp" ? "lamp" : "day";
prefs.speed = query.get("still") === null ? "normal" : "off";
prefs.light();
words.add("en", en);
words.add("fr", fr);
await words.speak(locale);

const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { show: query.get("show") ?? "", line: query.get("line") } });
