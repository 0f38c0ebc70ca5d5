import type { Authenticated } from "#platform/access.ts";
import { countUse, renewUse, takeUse } from "#platform/db/shared-limit.ts";
import { HOUR_MS } from "#platform/durations.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import { EMAIL_CHANGE_HOURS, pairOf, REQUEST_LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import {
  lockHolder,
  lockUser,
  readUser,
  readUserByEmail,
  voidLinks,
  writeUser,
} from "./accounts.repository.server.ts";
import { ADDRESS_TAKEN, INVALID_EMAIL_LINK } from "./accounts.ts";
import {
  deleteEmailChange,
  keepEmailChange,
  readEmailChange,
  takeEmailChange,
} from "./email-changes.repository.server.ts";
import { createLinkTries } from "./links.server.ts";
import { proveAddress } from "./proof.server.ts";

interface EmailChangeDetails {
  name?: string | undefined;
  mobile?: string | undefined;
}

/** A session and its user. */
type Holder = Pick<Authenticated, "id" | "sessionId">;

/** Outcome of a link that was valid when it was opened; null where it no longer was. */
interface EmailChangeOutcome {
  userId: string;
  email: string;
  /** True where another account has the address by now; nothing was changed. */
  isTaken: boolean;
}

export function createEmailChange(parts: AccountParts) {
  const { storage, queue, mails, security } = parts;
  const tryLink = createLinkTries(parts, "email_change");

  const ask = (me: Authenticated, email: string, details: EmailChangeDetails) =>
    storage.write(async (trx) => {
      const now = new Date();
      const token = newToken();
      await takeUse(trx, REQUEST_LIMITS.emailChanges, me.id, now);
      await lockHolder(trx, me);
      await writeUser(trx, me.id, details);
      const owner = await readUserByEmail(trx, email);
      const mayMail = await countUse(trx, REQUEST_LIMITS.emailChangeMails, email, now);
      await keepEmailChange(trx, {
        user_id: me.id,
        email,
        token_hash: hashOfToken(token),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS).toISOString(),
      });
      await queue.add(trx, mails.emailChangeAsked(me, email));
      const known = mails.addressWanted(owner ?? { name: "", email });
      const fresh = mails.confirmEmail({ name: details.name ?? me.name, email }, token);
      if (mayMail) await queue.add(trx, owner ? known : fresh);
      return mayMail ? undefined : REQUEST_LIMITS.emailChangeMails.name;
    });

  const move = (tokenHash: string, address: string, holder: Holder | null) =>
    storage.write(async (trx): Promise<EmailChangeOutcome | null> => {
      // Locks the user first, as every transaction does: locking rows in different orders would
      // deadlock.
      const asked = await readEmailChange(trx, tokenHash);
      if (!asked) return null;
      await lockUser(trx, asked.user_id);
      const change = await takeEmailChange(trx, tokenHash);
      const user = change && (await readUser(trx, change.user_id));
      if (!user || user.disabled_at) return null;
      const { email } = change;
      const isTaken = (await readUserByEmail(trx, email)) !== undefined;
      if (isTaken) return { userId: user.id, email, isTaken };
      const isHolder = holder?.id === user.id;
      const sessionId = isHolder ? holder.sessionId : null;
      await proveAddress(trx, parts, { userId: user.id, email, isMove: true, isHolder, sessionId });
      await voidLinks(trx, user.id);
      await renewUse(
        trx,
        REQUEST_LIMITS.knownNetwork,
        pairOf(email, networkOf(address)),
        new Date(),
      );
      await queue.add(trx, mails.emailChanged(user, email));
      return { userId: user.id, email, isTaken };
    });

  return {
    /**
     * Stores a new address, which takes effect once the link mailed to it is opened; the old address
     * gets a notice. Where another account has the new address, its owner gets a mail instead of a
     * link; response, writes and display are the same, so that nothing reveals the other account.
     *
     * @param details other changes of the profile, made immediately in the same transaction.
     * @throws TooManyRequestsError.
     */
    askForEmail: async (me: Authenticated, email: string, details: EmailChangeDetails) => {
      const facts = { user_id: me.id, address: me.address };
      const limit = await ask(me, email, details).catch(security.noteLimit(facts));
      security.note("email_change_asked", { ...facts, email, limit });
      queue.wake();
    },
    /** Cancels the unconfirmed change of address, if any. */
    callOffEmail: async (me: Authenticated) => {
      const ended = await storage.write((trx) => deleteEmailChange(trx, me.id));
      if (ended === 0) return;
      security.note("email_change_called_off", { user_id: me.id, address: me.address });
    },
    /**
     * Makes the address of a link the account's, once.
     *
     * @param holder the session that the link is followed with, if any.
     * @throws InvalidInputError for an invalid link, and where another account has the address by
     * now; TooManyRequestsError.
     */
    confirmEmail: async (token: string, address: string, holder: Holder | null = null) => {
      const hash = hashOfToken(token);
      const works = async () => (await readEmailChange(storage.db, hash)) !== undefined;
      if (!(await tryLink(address, works)))
        throw new InvalidInputError({ token: INVALID_EMAIL_LINK });
      // Of two concurrent changes to one address the second violates the unique index, and on retry
      // finds the address taken.
      const moved = await move(hash, address, holder).catch(() => move(hash, address, holder));
      if (!moved) throw new InvalidInputError({ token: INVALID_EMAIL_LINK });
      const facts = { user_id: moved.userId, email: moved.email, address };
      if (moved.isTaken) {
        security.note("link_refused", { ...facts, link: "email_change", reason: "address_taken" });
        throw new InvalidInputError({ token: ADDRESS_TAKEN });
      }
      security.note("email_changed", facts);
      queue.wake();
    },
  };
}
