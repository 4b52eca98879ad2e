/** All drawings on one page, for looking at while drawing: gallery.html?theme=dark&lang=en (development only). */

import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { LANGUAGES, speak } from "../words";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const language = LANGUAGES.find((known) => known === asked.get("lang"));
if (language) speak(language);

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
