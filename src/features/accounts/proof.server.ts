import type { Trx } from "#platform/db/schema.ts";
import type { AccountParts } from "./account-parts.ts";
import {
  deleteSaved,
  deleteSessions,
  lockUser,
  voidLinks,
  writeUser,
} from "./accounts.repository.server.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import { readPasswordHash } from "./sign-in.repository.server.ts";
import { deleteTwoFactor, hasTwoFactor } from "./two-factor.repository.server.ts";

/** Who followed the link of a mail. */
interface Proof {
  userId: string;
  /** Where the link was sent: what proves it the account's. */
  email: string;
  /** True where they also held the account: by its password, a new one, or a session. */
  isHolder: boolean;
  /** True where the account gets this address now; otherwise one that it no longer has proves nothing. */
  isMove?: boolean;
  /** Their session, which goes on. */
  sessionId?: string | null;
}

/**
 * What every link of a mail calls that proves an address. Unless the holder of the password proved
 * the account's address before, all that was set up ends: two-factor sign-in with its recovery
 * codes, sessions, changes that wait and links. Otherwise somebody who registered an address that is
 * not theirs could lock its owner out.
 *
 * @param trx in which the account changes; it locks the account first.
 * @returns false where the holder of the password proved this address before.
 */
export async function proveAddress(
  trx: Trx,
  { queue, mails }: Pick<AccountParts, "queue" | "mails">,
  { userId, email, isHolder, isMove = false, sessionId = null }: Proof,
): Promise<boolean> {
  await lockUser(trx, userId);
  const user = await trx
    .selectFrom("users")
    .select(["name", "email", "proven_email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user || (!isMove && user.email !== email)) return false;
  const isFirst = user.proven_email !== user.email;
  if (isFirst) {
    const hadTwoFactor = await hasTwoFactor(trx, userId);
    await deleteTwoFactor(trx, userId);
    await deleteSessions(trx, userId, sessionId);
    await deleteEmailChange(trx, userId);
    await voidLinks(trx, userId);
    if (hadTwoFactor) await queue.add(trx, mails.twoFactorOff({ name: user.name, email }));
  }
  await writeUser(trx, userId, {
    email,
    email_verified: 1,
    ...(isHolder && { proven_email: email }),
  });
  return isFirst;
}

/**
 * Empties an account that was opened with a password which nobody had proved: what is in it may be a
 * stranger's. Its name stays, as most often it is the owner's, and the mail about it says so.
 * One that an administrator made without a password has nothing of anybody.
 *
 * @returns whether it was emptied.
 */
export async function emptyUnproven(trx: Trx, userId: string): Promise<boolean> {
  if ((await readPasswordHash(trx, userId)) === null) return false;
  await deleteSaved(trx, userId);
  await writeUser(trx, userId, { mobile: null });
  return true;
}
