/** Cloths that only the cards wear; the wardrobe of the seats knows none of them. */

import { PALETTE } from "../palette";
import type { Cloth } from "./neckwear";

export const BRASS_CLOTH: Cloth = { colour: PALETTE.brass, deep: PALETTE.brassDeep };
export const CORAL_CLOTH: Cloth = { colour: PALETTE.coral, deep: PALETTE.coralDeep };
export const MOSS_CLOTH: Cloth = { colour: PALETTE.moss, deep: PALETTE.mossDeep };
export const PLUM_CLOTH: Cloth = { colour: PALETTE.plum, deep: PALETTE.plumDeep };
export const TWEED_CLOTH: Cloth = { colour: "#8B775F", deep: "#6B5A46" };
