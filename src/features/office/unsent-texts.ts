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
  try {
    return sessionStorage.getItem(unsentKey(of)) ?? "";
  } catch {
    // Where storage is forbidden, a text lasts as long as the page.
    return "";
  }
}

/** Holds it over a reload and other pages; an empty text is forgotten. */
export function holdUnsentText(of: UnsentText, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(unsentKey(of));
    else sessionStorage.setItem(unsentKey(of), text);
  } catch {
    // As above.
  }
}

function unsentKey({ by, about }: UnsentText): string {
  return `${UNSENT_KEY} ${by} ${about}`;
}
