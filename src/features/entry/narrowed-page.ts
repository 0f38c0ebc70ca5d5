import type { WhatIHave } from "#catalogue/entry.ts";
import { haveCode } from "#catalogue/what-i-have.ts";

/** The data of a page with only what this browser's owner can enter, who posts what they have. */
export async function narrowedPage<Page>(
  address: string,
  have: WhatIHave,
  more: Record<string, string> = {},
): Promise<Page> {
  const body = new URLSearchParams({ have: haveCode(have), ...more });
  const answer = await fetch(address, { method: "POST", body });
  if (!answer.ok) throw answer;
  return (await answer.json()) as Page;
}
