import { haveCode } from "#catalogue/what-i-have.ts";
import { underScheme } from "./under-scheme.store.ts";
import { whatIHave } from "./what-i-have.store.ts";

/**
 * What this browser's owner asks a list for besides its address: to leave what they can enter, and to
 * read costs as what they pay. Null where the page of everybody will do.
 */
export function ownTerms(): Record<string, string> | null {
  const have = whatIHave.narrowing();
  const pays = underScheme.get();
  if (have === null && !pays) return null;
  return { ...(have && { have: haveCode(have) }), ...(pays && { scheme: "yes" }) };
}

/** The data of a page on these terms, which are posted. */
export async function ownPage<Page>(address: string, terms: Record<string, string>): Promise<Page> {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(terms) });
  if (!answer.ok) throw answer;
  return (await answer.json()) as Page;
}
