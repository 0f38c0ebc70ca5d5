import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import { HAS_ISLAND, ISLAND_KEY } from "./kept-island.ts";

/** What answers by the island: loaded only where somebody has said one, because it knows all. */
type NearnessModule = typeof import("#catalogue/nearness.ts") &
  Pick<typeof import("#catalogue/islands.ts"), "islandByCode" | "nameOfPlace">;

const islandCode = createStore<string | null>(null, {
  load: readIsland,
  begin: () => followTabs(ISLAND_KEY, () => keepIsland(readIsland())),
});
const nearnessModule = createStore<NearnessModule | null>(null);

/** Keeps the island in this browser; null forgets it. */
export function setMyIsland(code: string | null): void {
  keepInBrowser(ISLAND_KEY, code);
  keepIsland(code);
  loadNearness(code);
}

function keepIsland(code: string | null): void {
  document.documentElement.toggleAttribute(HAS_ISLAND, code !== null);
  islandCode.set(code);
}

/** The code of the visitor's island; null on the server, while hydrating and where none is said. */
export function useMyIsland(): string | null {
  return useStore(islandCode);
}

/** What knows how near places are, once it is needed and loaded. */
export function useNearness(): NearnessModule | null {
  return useStore(nearnessModule);
}

function readIsland(): string | null {
  const code = keptInBrowser(ISLAND_KEY);
  loadNearness(code);
  return code;
}

function loadNearness(code: string | null): void {
  if (code === null || nearnessModule.get()) return;
  Promise.all([import("#catalogue/nearness.ts"), import("#catalogue/islands.ts")])
    .then(([nearness, islands]) => nearnessModule.set({ ...nearness, ...islands }))
    // Without a connection the cards stay as they are, and the next page tries again.
    .catch(() => undefined);
}
