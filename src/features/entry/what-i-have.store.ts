import type { WhatIHave } from "#catalogue/entry.ts";
import { haveCode, haveOfCode } from "#catalogue/what-i-have.ts";
import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import { HAS_WHAT, ONLY_KEY, WHAT_I_HAVE_KEY } from "./what-is-kept.ts";

const storedHave = createStore<WhatIHave | null>(null, {
  load: () => haveOfCode(keptInBrowser(WHAT_I_HAVE_KEY) ?? ""),
  begin: () => {
    renameFields();
    return followTabs(WHAT_I_HAVE_KEY, () => whatIHave.read());
  },
});

/** What was kept names fields as they were called then. */
async function renameFields(): Promise<void> {
  const have = storedHave.get();
  if (!have || !/_field=/.test(haveCode(have))) return;
  const loaded = await import("./todays-fields.ts").catch(() => null);
  const today = (await loaded?.inTodaysFields(have)) ?? have;
  if (storedHave.get() === have && haveCode(today) !== haveCode(have)) whatIHave.save(today);
}

function keepHave(have: WhatIHave | null): void {
  document.documentElement.toggleAttribute(HAS_WHAT, have !== null);
  storedHave.set(have);
}

const storedOnly = createStore(false, { load: () => keptInBrowser(ONLY_KEY) === "yes" });

/** What this browser's owner has: in its storage alone, shared by all tabs. */
export const whatIHave = {
  read: () => keepHave(haveOfCode(keptInBrowser(WHAT_I_HAVE_KEY) ?? "")),
  save(have: WhatIHave): void {
    const code = haveCode(have);
    keepInBrowser(WHAT_I_HAVE_KEY, code || null);
    keepHave(code === "" ? null : have);
  },
  forget(): void {
    keepInBrowser(WHAT_I_HAVE_KEY, null);
    whatIHave.showOnly(false);
    keepHave(null);
  },
  /** Whether lists leave out what the owner cannot enter. */
  showOnly(only: boolean): void {
    keepInBrowser(ONLY_KEY, only ? "yes" : null);
    storedOnly.set(only);
  },
  /** What lists are to be narrowed by; null for nothing. */
  narrowing: (): WhatIHave | null => (storedOnly.get() ? storedHave.get() : null),
};

/** What this browser's owner has; null for nothing, on the server and while hydrating. */
export function useWhatIHave(): WhatIHave | null {
  return useStore(storedHave);
}

/** True while lists show only what the owner can enter. */
export function useShowsOnly(): boolean {
  const only = useStore(storedOnly);
  return useWhatIHave() !== null && only;
}
