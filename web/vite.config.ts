import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The table server that `npm run dev` talks to. */
const server = process.env.SVINTUS_SERVER ?? "http://127.0.0.1:8272";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      // One catalogue for server, terminal and web: import words from "$locale/ru/cards.ftl?raw".
      $locale: here("../src/svintus/locale"),
      $lib: here("./src"),
    },
    // vitest resolves like a server unless told; components under test are the browser's.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/svintus/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Everything is served by the table itself under a strict policy: nothing inlined as data: scripts or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here("."), here("../src/svintus/locale")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // A stop for what hangs, not a measure of speed: every drawing of every card is made on a busy machine too.
    testTimeout: 60_000,
  },
});
