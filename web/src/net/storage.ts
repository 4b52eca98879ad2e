/** What this browser remembers. Private windows may refuse storage: then the memory lasts as long as the page. */

const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`svintus.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`svintus.${key}`, value);
  } catch {
    // Kept in memory only.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`svintus.${key}`);
  } catch {
    // It was never there.
  }
}
