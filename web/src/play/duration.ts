/** Milliseconds as people read them: seconds, with the comma or point of the language that is spoken now. */

import { language } from "$lib/words";

export function secondsIn(milliseconds: number, digits = 2): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (milliseconds / 1000).toLocaleString(language(), places);
}
