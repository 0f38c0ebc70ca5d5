import { HAS_SESSION, TOKEN_KEY } from "#features/accounts/session.store.ts";
import { HAS_WHAT, ONLY_KEY, SHOWS_ONLY, WHAT_I_HAVE_KEY } from "#features/entry/what-is-kept.ts";
import { HAS_ISLAND, ISLAND_KEY } from "#features/places/kept-island.ts";

/** Marks of the document, each with the key of what this browser keeps while it stands. */
const KEPT_MARKS = {
  [HAS_SESSION]: TOKEN_KEY,
  [HAS_WHAT]: WHAT_I_HAVE_KEY,
  [HAS_ISLAND]: ISLAND_KEY,
  [SHOWS_ONLY]: ONLY_KEY,
};

/**
 * Marks the document before anything is drawn with what this browser keeps, so that the header, cards
 * and pages reserve the space of what comes after hydration. It is an inline script in the head, so
 * its text is constant and its hash is in every page's Content-Security-Policy.
 */
export const MARK_WHAT_IS_KEPT = `(function(m){try{for(var a in m)if(localStorage.getItem(m[a]))document.documentElement.setAttribute(a,"")}catch(e){}})(${JSON.stringify(KEPT_MARKS)})`;
