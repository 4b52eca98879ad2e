import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anotherToken, guestToken } from "./guest";
import { forget, remember } from "./storage";

let made: number;

beforeEach(() => {
  made = 0;
  forget("token");
  vi.stubGlobal("fetch", () => {
    made += 1;
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ token: `token ${made}` }) });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("a guest", () => {
  it("is one and the same for all that ask at once, and from then on", async () => {
    expect(await Promise.all([guestToken(), guestToken()])).toEqual(["token 1", "token 1"]);
    expect(await guestToken()).toBe("token 1");
    expect(made).toBe(1);
  });

  it("asks again when the server could not be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
    await expect(guestToken()).rejects.toThrow("no line");
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ token: "late" }) }));
    expect(await guestToken()).toBe("late");
  });

  it("is another one when the server does not know the token", async () => {
    const refused = await guestToken();
    expect(await Promise.all([anotherToken(refused), anotherToken(refused)])).toEqual(["token 2", "token 2"]);
  });

  it("is the one that another tab has got already", async () => {
    const refused = await guestToken();
    remember("token", "of the other tab");
    expect(await anotherToken(refused)).toBe("of the other tab");
    expect(made).toBe(1);
  });
});
