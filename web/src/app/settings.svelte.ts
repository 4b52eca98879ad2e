/** What this person likes: kept in this browser. */

import { recall, remember } from "$lib/net/storage";
import { ORDERS, type Order } from "$lib/play/sorting";

export type Theme = "light" | "dark";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>(chosenTheme() ?? (dark.matches ? "dark" : "light"));
  sound = $state(recall("sound") !== "off");
  order = $state<Order>(ORDERS.find((order) => order === recall("order")) ?? "colour");
  #night = false;

  constructor() {
    this.#paint();
    dark.addEventListener("change", () => {
      if (chosenTheme() === null) this.#show(dark.matches ? "dark" : "light");
    });
  }

  #show(theme: Theme): void {
    this.theme = theme;
    this.#paint();
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.#night ? "dark" : this.theme;
  }

  /** While it is night at the table everything is dark, whatever the theme is or becomes. */
  nightfall(): () => void {
    this.#night = true;
    this.#paint();
    return () => {
      this.#night = false;
      this.#paint();
    };
  }

  switchTheme(): void {
    this.#show(this.theme === "dark" ? "light" : "dark");
    remember("theme", this.theme);
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember("sound", this.sound ? "on" : "off");
  }

  sortBy(order: Order): void {
    this.order = order;
    remember("order", order);
  }
}

function chosenTheme(): Theme | null {
  const theme = recall("theme");
  return theme === "light" || theme === "dark" ? theme : null;
}

export const settings = new Settings();
