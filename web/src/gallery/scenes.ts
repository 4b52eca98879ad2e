/** One scene at a table that does not exist: scenes.html?scene=tower&theme=dark&lang=en&people=6 (development only). */

import { mount } from "svelte";
import { Stage } from "$lib/feel/stage.svelte";
import { TableStore } from "$lib/play/table.svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { LANGUAGES, speak } from "../words";
import PlayScreen from "../screens/PlayScreen.svelte";
import { SCENES, tableOf } from "./views";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const language = LANGUAGES.find((known) => known === asked.get("lang"));
if (language) speak(language);

const CLOCK = 20_000;
const target = document.getElementById("app");
const wanted = asked.get("scene") ?? "";
const scene = SCENES[wanted];
if (target && scene) {
  const people = Number(asked.get("people") ?? 6);
  const { view, legal } = scene(people);
  const table = new TableStore("DEMO");
  table.table = tableOf(people);
  table.view = view;
  table.legal = legal;
  table.link = "on";
  table.clock = { ends: performance.now() + CLOCK * 0.7, total: CLOCK };
  mount(PlayScreen, { target, props: { table, stage: new Stage(table), onsit: () => {} } });
} else if (target) {
  target.innerHTML = Object.keys(SCENES)
    .map((name) => `<p><a href="?scene=${name}">${name}</a></p>`)
    .join("");
}
