import { TOKEN_KEY } from "#features/accounts/session.store.ts";
import { HAS_WHAT, WHAT_I_HAVE_KEY } from "#features/entry/what-is-kept.ts";

/**
 * Marks the document before anything is drawn with what this browser keeps: `data-has-session`, so
 * that the header reserves the right space, and `data-has-what`, so that cards do for the answer
 * whether one can enter. It is an inline script in the head, so its text is constant and its hash is
 * in every page's Content-Security-Policy.
 */
export const SESSION_MARK = `(function(){try{var s=localStorage,d=document.documentElement;if(s.getItem("${TOKEN_KEY}"))d.setAttribute("data-has-session","");if(s.getItem("${WHAT_I_HAVE_KEY}"))d.setAttribute("${HAS_WHAT}","")}catch(e){}})()`;
