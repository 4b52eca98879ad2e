/** Who this browser is to the server: a signed guest token, asked for once and kept. */

import { forget, recall, remember } from "./storage";

const KEY = "token";

let asking: Promise<string> | null = null;

/** The token, from memory or newly made by the server: one and the same for all who ask meanwhile. */
export async function guestToken(): Promise<string> {
  const known = recall(KEY);
  if (known !== null) return known;
  asking ??= newToken().finally(() => (asking = null));
  return asking;
}

/** Another token in place of one that the server does not know; or the one that somebody has got in its place already. */
export function anotherToken(refused: string): Promise<string> {
  if (recall(KEY) === refused) forget(KEY);
  return guestToken();
}

async function newToken(): Promise<string> {
  const response = await fetch("/api/guest", { method: "POST" });
  if (!response.ok) throw new Error(`no guest token: ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  remember(KEY, token);
  return token;
}
