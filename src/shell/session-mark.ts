import { TOKEN_KEY } from "#features/accounts/session.store.ts";

/**
 * Says before anything is drawn whether this browser holds a session, so that the header reserves
 * the right space: `data-has-session` on the document. It runs inline in the head; its text is
 * constant, so that its hash is part of every page's Content-Security-Policy.
 */
export const SESSION_MARK = `(function(){try{if(localStorage.getItem("${TOKEN_KEY}"))document.documentElement.setAttribute("data-has-session","")}catch(e){}})()`;
