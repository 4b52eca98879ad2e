/** Drawings that the page's own controls are made of. */

import { blob, type Drawing, limb, line, place, shape, starPath } from "./ink";
import { layOut, lettering, strokeLine } from "./lettering";
import { INK, PALETTE } from "./palette";

const { paper, pig, pigDeep, pigLight, raspberry, raspberryDeep } = PALETTE;

/** Two backs and a number, never bare colour; 68 × 60. `last` warns of somebody's last card. */
export function counter(count: number, last: boolean): Drawing {
  return (
    `<g transform="rotate(-10 22 34)"><rect x="6" y="10" width="32" height="44" rx="6" fill="${PALETTE.plum}" ` +
    `stroke="${INK}" stroke-width="4"/></g><rect x="18" y="6" width="36" height="48" rx="7" ` +
    `fill="${last ? raspberry : paper}" stroke="${INK}" stroke-width="4"/>` +
    lettering(String(count), {
      x: 36,
      y: 18,
      height: 25,
      pen: 24,
      anchor: "middle",
      maxWidth: 27,
      fill: last ? paper : INK,
    })
  );
}

/** The «Svintus!» button: a box of `width` × `height` with the ears rising 24 above it. */
export function svintusButton(word: string, width: number, height: number, must: boolean): Drawing {
  const [skin, shade, light] = must ? [raspberry, raspberryDeep, "#E85A88"] : [pig, pigDeep, pigLight];
  const ear = { width: 3, dx: -3, dy: -2 };
  const left = blob("M0 0C-8 -14 -8 -26 -3 -31C10 -30 22 -20 26 -8Z", skin, shade, ear);
  const right =
    blob("M0 -4C6 -18 18 -30 30 -30C38 -20 38 -8 32 4Z", skin, shade, ear) +
    blob("M30 -30C42 -28 48 -18 44 -8C38 -12 32 -14 24 -20C24 -25 26 -29 30 -30Z", light, shade, {
      width: 3,
      dx: -2,
      dy: -1,
    });
  const body = (y: number, fill: string, outline: string): Drawing =>
    `<rect x="2" y="${y}" width="${width - 4}" height="${height - 8}" rx="${(height - 8) / 2}" fill="${fill}"${outline}/>`;
  return (
    place(width * 0.14, 10, 0, 0.82, `<g class="ear-left">${left}</g>`) +
    place(width * 0.72, 8, 0, 0.82, `<g class="ear-right">${right}</g>`) +
    body(8, INK, "") +
    `<g class="face">` +
    body(3, skin, ` stroke="${INK}" stroke-width="3.4"`) +
    line(`M${height * 0.42} 11Q${width * 0.3} 8 ${width * 0.55} 9`, 4, "rgb(255 255 255 / 0.65)") +
    lettering(word, {
      x: width / 2,
      y: height * 0.28,
      height: height * 0.37,
      pen: 22,
      anchor: "middle",
      fill: must ? paper : INK,
      maxWidth: width - 40,
    }) +
    "</g>"
  );
}

/** Dots round the table with arrows the way play goes; 1 is clockwise, -1 the other way. */
export function directionRing(width: number, height: number, direction: 1 | -1, arrows: number): Drawing {
  const [rx, ry] = [width / 2 - 8, height / 2 - 8];
  const colour = "var(--mat-line)";
  const dots =
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" ` +
    `stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/>`;
  const heads = Array.from({ length: arrows }, (_, i) => {
    const angle = (i / arrows) * Math.PI * 2 + Math.PI / 4 + 0.08;
    const [x, y] = [width / 2 + rx * Math.cos(angle), height / 2 + ry * Math.sin(angle)];
    const heading = Math.atan2(ry * Math.cos(angle) * direction, -rx * Math.sin(angle) * direction);
    return place(
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
      Math.round((heading * 1800) / Math.PI) / 10,
      1,
      line("M-7 -10L8 0L-7 10", 7, colour),
    );
  });
  return dots + heads.join("");
}

/** The word in pink with two ears and a tail. Its box is as wide as the word asks for, 222 high, from -6 -48. */
export function logo(word: string): { readonly width: number; readonly drawing: Drawing } {
  const [pen, track] = [27, 5];
  const jitter = 1.6;
  const letters = layOut(word, pen, track);
  const width = letters.width + 70;
  const ear = { width: 4.4, dx: -3, dy: -2 };
  const outline = strokeLine(letters, { colour: INK, width: pen + 26, jitter });
  const glints = strokeLine(letters, {
    colour: "#FFE3E4",
    width: 5,
    jitter,
    firstStroke: true,
    dash: 'stroke-dasharray="16 400" stroke-dashoffset="-8"',
  });
  return {
    width: width + 84,
    drawing:
      place(62, 10, -8, 1.5, blob("M-12 12C-20 -8 -18 -28 -12 -34C4 -32 18 -18 22 2Z", pig, pigDeep, ear)) +
      place(
        width - 118,
        4,
        8,
        1.5,
        blob("M-14 4C-8 -14 6 -28 20 -28C30 -18 30 0 22 12Z", pig, pigDeep, ear) +
          blob("M20 -28C34 -26 42 -14 38 -2C30 -6 22 -10 12 -16C12 -22 16 -27 20 -28Z", pigLight, pigDeep, {
            width: 4.4,
            dx: -2,
            dy: -1,
          }),
      ) +
      place(width - 18, 120, 6, 1.5, limb("M-10 2C10 12 40 6 38 -16C36 -34 10 -34 10 -16C10 2 42 4 52 -14", 8, pig, 5.6)) +
      place(35, 30, 0, 1, outline + place(0, 7, 0, 1, outline)) +
      place(35, 30, 0, 1, strokeLine(letters, { colour: pig, width: pen, jitter }) + place(-5, -5, 0, 1, glints)),
  };
}

/** A star with a word on it, in a box of 96 × 60 that it outgrows a little. */
export function burst(word: string, colour: "yellow" | "raspberry"): Drawing {
  const [fill, ink] = colour === "yellow" ? [PALETTE.yellow, INK] : [raspberry, paper];
  return (
    `<g transform="rotate(7 48 30)"><g transform="translate(0 11) scale(1 0.62)">` +
    shape(starPath(48, 30, 60, 45, 13, 0.2), fill, INK, 3.4) +
    `</g>${lettering(word, { x: 48, y: 22, height: 15, pen: 22, anchor: "middle", fill: ink, maxWidth: 78 })}</g>`
  );
}

/** A balloon with three dots: somebody is thinking. 40 × 26. */
export function thinkingBalloon(): Drawing {
  const dot = (x: number): Drawing => `<circle class="dot" cx="${x}" cy="12" r="2.6" fill="${INK}"/>`;
  return (
    shape("M6 4H34Q39 4 39 9V15Q39 20 34 20H14L7 25V20Q1 20 1 15V9Q1 4 6 4Z", paper, INK, 2.5) +
    dot(12) +
    dot(20) +
    dot(28)
  );
}

/** Where to slap: the dashed outline of a hoof with a word, round the origin, about 116 × 108. */
export function slapTarget(word: string): Drawing {
  return (
    `<path d="M-46 44C-58 4 -46 -44 -18 -48C-6 -48 -3 -34 -2 -14C-1 -34 4 -46 18 -46C46 -42 58 4 46 44C26 52 -26 52 -46 44Z" ` +
    `fill="${paper}" fill-opacity="0.93" stroke="${INK}" stroke-width="5" stroke-dasharray="13 10" stroke-linecap="round"/>` +
    lettering(word, { x: 0, y: 8, height: 20, pen: 23, anchor: "middle", fill: "#B4164B", maxWidth: 84 })
  );
}
