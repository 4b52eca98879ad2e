import type { SpecialKind } from "../../../faces";
import { khapyozh } from "./khapyozh";
import { khlopkopyt } from "./khlopkopyt";
import { perekhryuk } from "./perekhryuk";
import { polisvin } from "./polisvin";
import type { Scene } from "./scene";
import { tikhokhryun } from "./tikhokhryun";
import { zakhrapin } from "./zakhrapin";

/** One scene for each special card of Swine Bureaucracy. */
export const SCENES: Readonly<Record<SpecialKind, Scene>> = {
  khapyozh,
  perekhryuk,
  zakhrapin,
  tikhokhryun,
  khlopkopyt,
  polisvin,
};
