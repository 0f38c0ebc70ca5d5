import { keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";

/** Begins the names under which the tab holds them. */
const UNSENT_KEY = "office_unsent";

/** What somebody began to write, and what it is about: "question 7 answer". */
export interface UnsentText {
  /** Id of the account: who signs in after them in the same tab does not see it. */
  by: string;
  about: string;
}

/** What was typed and not sent or saved yet in this tab; empty where there is nothing. */
export function unsentText(of: UnsentText): string {
  return keptInBrowser(unsentKey(of), "sessionStorage") ?? "";
}

/** Holds it over a reload and other pages; an empty text is forgotten. */
export function holdUnsentText(of: UnsentText, text: string): void {
  keepInBrowser(unsentKey(of), text || null, "sessionStorage");
}

function unsentKey({ by, about }: UnsentText): string {
  return `${UNSENT_KEY} ${by} ${about}`;
}
