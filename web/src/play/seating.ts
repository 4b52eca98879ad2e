/** Who sits where on the screen. */

/** The other seats, clockwise from the viewer's left; all of them for a spectator (-1). */
export function opponentsOf(me: number, seats: number): number[] {
  const first = me === -1 ? 0 : me + 1;
  const count = me === -1 ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}

/** Places of `count` opponents on the rim of the oval, in per cent of its box: from the lower left over the top. */
export function aroundTable(count: number): { readonly x: number; readonly y: number }[] {
  const reach = count <= 2 ? 0.62 : count <= 4 ? 1.08 : 1.22;
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    const angle = Math.PI * (0.5 + reach / 2 - reach * share);
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    // The table is wider than an ellipse: its ends are straight.
    return { x: 50 + 50 * Math.sign(x) * Math.abs(x) ** 0.85, y: 50 - 50 * Math.sign(y) * Math.abs(y) ** 0.75 };
  });
}
