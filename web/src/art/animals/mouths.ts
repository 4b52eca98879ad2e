/** The pig's mouths: they peep out from under the snout. The other animals' mouths belong to their own muzzles. */

import { blob, type Drawing, ellipse, line } from "../ink";
import { INK, PALETTE } from "../palette";
import type { Mouth } from "./head";

const SMILE = "M-23 50C-10.5 62 14.5 63 27 48";

export function pigMouth(kind: Mouth): Drawing {
  switch (kind) {
    case "smile":
      return line(SMILE, 5.5);
    case "smirk":
      return line("M-15.5 56C-0.5 59 19.5 56 27 45", 5.5);
    case "flat":
      return line("M-13 54H17", 5.5);
    case "frown":
      return line("M-15.5 59C-5.5 49 12 49 19.5 58", 5.5);
    case "wave":
      return line("M-23 54q6.25 -7 12.5 0t12.5 0t12.5 0t12.5 0", 5.5);
    case "o":
      return ellipse(2, 56, 8, 9, PALETTE.mouth, INK, 5);
    case "open":
      return blob("M-23 48C-8 53 12 53 27 46C27 68 -23 70 -23 48Z", PALETTE.mouth, undefined, {
        width: 5.5,
        inner: ellipse(2, 67, 15, 8, PALETTE.tongue),
      });
    case "teeth":
    case "growl":
      return blob("M-23 48C-8 54 12 54 27 46C27 65 -23 67 -23 48Z", "#fff", undefined, {
        width: 5.5,
        inner: line("M-8 45v24M4.5 45v24M15.75 45v24", 3),
      });
    case "drool":
      return (
        line(SMILE, 5.5) + blob("M14.5 58c10 8 8 18 1 18c-7 0 -8 -9 -1 -18Z", "#BFE3F5", undefined, { width: 4 })
      );
  }
}
