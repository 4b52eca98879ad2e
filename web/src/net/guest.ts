/** Who this browser is to the server: a signed guest token, asked for once and kept. */

import { forget, recall, remember } from "./storage";

const KEY = "token";

/** The token, from memory or newly made by the server. */
export async function guestToken(): Promise<string> {
  const known = recall(KEY);
  if (known !== null) return known;
  const response = await fetch("/api/guest", { method: "POST" });
  if (!response.ok) throw new Error(`no guest token: ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  remember(KEY, token);
  return token;
}

/** The server does not know the token any more: the next one is new. */
export function forgetToken(): void {
  forget(KEY);
}
