/** The path of a card through the air: an arc, with a flip on the way. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly tilt: number;
}

const STEPS = 14;

/**
 * Keyframes that carry a card of the width `to.width`, standing at `to`, from `from`. The arc bulges upwards by a share
 * of the distance; the card grows a little in mid-air, as things do that come nearer.
 */
export function arcFrames(from: Place, to: Place): Keyframe[] {
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const height = Math.min(90, Math.hypot(dx, dy) * 0.22);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const done = step / STEPS;
    const left = 1 - done;
    const up = -4 * height * done * left;
    const scale = (from.width / to.width) * left + done + 0.12 * 4 * done * left;
    const tilt = from.tilt * left + to.tilt * done;
    return {
      transform:
        `translate(${(dx * left).toFixed(1)}px, ${(dy * left + up).toFixed(1)}px) ` +
        `rotate(${tilt.toFixed(1)}deg) scale(${scale.toFixed(3)})`,
    };
  });
}

/** A quiet, repeatable tilt for the card number `index` on a pile, in degrees. */
export function tiltOf(index: number): number {
  return ((index * 7919) % 23) - 11;
}
