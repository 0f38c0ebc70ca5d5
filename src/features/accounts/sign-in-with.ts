import type { shortlist } from "#features/shortlist/shortlist.store.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { mergeShortlist } from "./merge-shortlist.ts";
import { signIn } from "./session.store.ts";
import { callWithSession } from "./session-client.ts";
import { userOf } from "./user.ts";

/**
 * Signs in with a password that was chosen or confirmed a moment ago.
 *
 * @param own of this device; the account gets its courses.
 * @returns false where the login page has to go on: it asks for a code, or says what is wrong.
 */
export async function signInWith(
  { email, password }: { email: string; password: string },
  own: typeof shortlist,
): Promise<boolean> {
  const { body } = await callWithSession(ACCOUNTS.login, { body: { email, password } });
  if (!body) return false;
  signIn(body.token ?? null, userOf(body.user));
  mergeShortlist(own);
  return true;
}
