/** The back of every card: an employee seen from behind, on paper printed with snouts. */

import { blob, clipped, type Drawing, ellipse, identifier, limb, line, place, shape } from "../ink";
import { INK, PALETTE } from "../palette";
import { GROUND, SHEET } from "./frame";

const PRINT = "#6A4D7C";

const SNOUT = "M0 -13C13 -14 19 -7 19 0C19 9 12 13 0 13C-12 13 -19 9 -19 0C-19 -7 -13 -13 0 -13Z";

function snoutPaper(): Drawing {
  const id = identifier("snout paper");
  const snout = shape(SNOUT, "none", PRINT, 5) + ellipse(-6, 0, 3, 5, PRINT) + ellipse(7, 0, 3, 5, PRINT);
  const region = "M0 0H250V350H0Z";
  return (
    `<defs><pattern id="${id}" width="44" height="40" patternUnits="userSpaceOnUse">` +
    `${place(11, 10, -8, 0.5, snout)}${place(33, 30, -8, 0.5, snout)}</pattern></defs>` +
    clipped(GROUND, shape(region, PALETTE.plum) + shape(region, `url(#${id})`))
  );
}

function head(): Drawing {
  const { pig, pigDeep, pigLight } = PALETTE;
  return (
    blob("M-52 -36C-72 -60 -74 -84 -64 -94C-42 -92 -24 -80 -16 -66Z", pig, pigDeep) +
    blob("M14 -66C24 -84 40 -96 58 -92C68 -78 66 -56 54 -36Z", pig, pigDeep) +
    blob("M58 -92C78 -88 86 -68 78 -52C70 -58 56 -60 44 -70C44 -80 48 -90 58 -92Z", pigLight, pigDeep) +
    blob("M0 -76C34 -76 56 -58 56 -32C56 -8 32 2 0 2C-32 2 -56 -8 -56 -32C-56 -58 -34 -76 0 -76Z", pig, pigDeep)
  );
}

function jacket(): Drawing {
  return (
    blob("M-70 60C-78 10 -48 -18 0 -20C50 -18 80 10 72 60C60 70 -58 70 -70 60Z", PALETTE.navy, PALETTE.navyDeep) +
    line("M1 -10V30M-28 -18C-10 -8 12 -8 30 -17", 5)
  );
}

function seat(): Drawing {
  const { hoof, hoofDeep, pig, pigDeep, pigLight } = PALETTE;
  return (
    blob("M-66 56C-76 92 -44 104 0 104C46 104 78 92 68 56C44 42 -42 42 -66 56Z", pig, pigDeep) +
    line("M1 84V102", 5) +
    limb("M0 62C16 64 26 54 20 44C14 36 2 42 8 52C14 62 34 58 38 44", 7, pigLight, 4.6) +
    blob("M-52 96C-54 84 -22 84 -22 96V108H-52Z", hoof, hoofDeep, { width: 5.5 }) +
    blob("M24 96C24 84 56 84 54 96V108H24Z", hoof, hoofDeep, { width: 5.5 })
  );
}

export function backCard(): Drawing {
  const spot = "M125 66C188 62 216 112 214 176C212 244 182 284 125 284C66 284 36 244 36 178C36 112 66 70 125 66Z";
  return (
    SHEET +
    snoutPaper() +
    shape(spot, PALETTE.pigLight, INK, 5) +
    place(122, 176, 0, 0.98, head() + jacket() + seat())
  );
}
