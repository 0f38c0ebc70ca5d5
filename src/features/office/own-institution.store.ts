import { createStore } from "#ui/store.ts";

/** The institution that somebody who speaks for several worked for last, by its id. */
const OWN_INSTITUTION_KEY = "office_institution";

export const ownInstitutionStore = createStore<number | null>(null, { load: readOwnInstitution });

function readOwnInstitution(): number | null {
  try {
    return Number(localStorage.getItem(OWN_INSTITUTION_KEY)) || null;
  } catch {
    // Where storage is forbidden, it lasts as long as the page.
    return null;
  }
}

export function chooseInstitution(id: number): void {
  ownInstitutionStore.set(id);
  try {
    localStorage.setItem(OWN_INSTITUTION_KEY, String(id));
  } catch {
    // As above.
  }
}

/** Of one that was archived since it was chosen; does nothing where another is. */
export function forgetInstitution(id: number): void {
  if (ownInstitutionStore.get() !== id) return;
  ownInstitutionStore.set(null);
  try {
    localStorage.removeItem(OWN_INSTITUTION_KEY);
  } catch {
    // As above.
  }
}
