/** The keys of the table. */

import type { Play } from "./play.svelte";

export interface Desk {
  readonly play: Play;
  moveInHand(by: number): void;
  toggleMinutes(): void;
  showHelp(): void;
}

const COLOURS = ["raspberry", "orange", "green", "blue"];

/** By the key's place, so that a Russian layout works as well as an English one. */
export function press(event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
  if (digit !== undefined) {
    desk.play.choose("colour", COLOURS[Number(digit) - 1] ?? "");
    return true;
  }
  if (event.key === "?") {
    desk.showHelp();
    return true;
  }
  switch (event.code) {
    case "ArrowLeft":
      desk.moveInHand(-1);
      return true;
    case "ArrowRight":
      desk.moveInHand(1);
      return true;
    case "KeyD":
      desk.play.pressMain();
      return true;
    case "KeyS":
      desk.play.call();
      return true;
    case "KeyC":
      desk.play.catchAnyone();
      return true;
    case "KeyO":
      desk.play.nextOrder();
      return true;
    case "KeyL":
      desk.play.lay();
      return true;
    case "KeyM":
      desk.toggleMinutes();
      return true;
    case "Escape":
      desk.play.cancel();
      return true;
    default:
      return false;
  }
}
