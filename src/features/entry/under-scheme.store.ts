import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import { UNDER_SCHEME_KEY } from "./what-is-kept.ts";

const load = () => keptInBrowser(UNDER_SCHEME_KEY) === "yes";

const stored = createStore(false, {
  load,
  begin: () => followTabs(UNDER_SCHEME_KEY, () => stored.set(load())),
});

/** Whether this browser's owner says that the grant scheme applies to them: in its storage alone. */
export const underScheme = {
  get: stored.get,
  save(applies: boolean): void {
    keepInBrowser(UNDER_SCHEME_KEY, applies ? "yes" : null);
    stored.set(applies);
  },
};

/** True where it applies, so that what it leaves is the price; false on the server and while hydrating. */
export const useUnderScheme = (): boolean => useStore(stored);
