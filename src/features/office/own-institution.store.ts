import { keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore } from "#ui/store.ts";

/** The institution that somebody who speaks for several worked for last, by its id. */
const OWN_INSTITUTION_KEY = "office_institution";

export const ownInstitutionStore = createStore<number | null>(null, {
  load: () => Number(keptInBrowser(OWN_INSTITUTION_KEY)) || null,
});

export function chooseInstitution(id: number): void {
  ownInstitutionStore.set(id);
  keepInBrowser(OWN_INSTITUTION_KEY, String(id));
}

/** Of one that was archived since it was chosen; does nothing where another is. */
export function forgetInstitution(id: number): void {
  if (ownInstitutionStore.get() !== id) return;
  ownInstitutionStore.set(null);
  keepInBrowser(OWN_INSTITUTION_KEY, null);
}
