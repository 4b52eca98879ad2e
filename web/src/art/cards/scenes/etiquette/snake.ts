import { coil, raisedNeck } from "../../../animals/bodies";
import type { Drawing } from "../../../ink";

/** The snake's usual seat: its own coils. The head goes on at about 2 -28. */
export function seatedSnake(): Drawing {
  return coil(96) + raisedNeck();
}
