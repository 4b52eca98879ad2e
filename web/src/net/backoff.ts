/** How long to wait before the next try to connect. */

const FIRST = 300;
const LONGEST = 8_000;

/**
 * Milliseconds before try number `attempt` (from 0): doubling, at most eight seconds, and spread by `chance` (0–1) over
 * half of it, so that the screens of one table do not all come back in the same instant after the server restarted.
 */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(FIRST * 2 ** attempt, LONGEST);
  return Math.round(full * (0.5 + chance / 2));
}
