import { TOKEN_KEY } from "#features/accounts/session.store.ts";

/**
 * Marks the document with `data-has-session` before anything is drawn, so that the header reserves
 * the right space. It is an inline script in the head, so its text is constant and its hash is in
 * every page's Content-Security-Policy.
 */
export const SESSION_MARK = `(function(){try{if(localStorage.getItem("${TOKEN_KEY}"))document.documentElement.setAttribute("data-has-session","")}catch(e){}})()`;
