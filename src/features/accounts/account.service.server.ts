import type { Authenticated } from "#platform/access.ts";
import type { Trx } from "#platform/db/schema.ts";
import { uncountUse } from "#platform/db/shared-limit.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { SecurityEvent } from "#platform/security-log.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import {
  deleteSession,
  deleteSessions,
  deleteUser,
  lockHolder,
  readProfile,
  readSessions,
  voidLinks,
  writeUser,
} from "./accounts.repository.server.ts";
import type { AccountExport, ListedSession, Profile, ProfileChange } from "./accounts.schema.ts";
import { MISSING, SAME_PASSWORD, WRONG_PASSWORD } from "./accounts.ts";
import { deviceName } from "./device-name.ts";
import { createEmailChange } from "./email-change.service.server.ts";
import { deleteEmailChange } from "./email-changes.repository.server.ts";
import { refuseDeletingLastAdministrator } from "./operator.service.server.ts";
import { refuseWeak } from "./registration.service.server.ts";
import { readSavedCourses } from "./saved-courses.repository.server.ts";
import { readPasswordHash, updatePasswordHash } from "./sign-in.repository.server.ts";
import { takeTry } from "./tries.server.ts";
import { createTwoFactor } from "./two-factor.service.server.ts";

/** A part of an account that another feature stores; `name` is its key in the export. */
interface ExportedPart {
  name: string;
  of: (userId: string) => Promise<unknown>;
}

/** What other features store for accounts. */
export interface OtherParts {
  exportedParts?: readonly ExportedPart[];
  /** Deletes what is over; called every hour. */
  forgetExpiredParts?: (trx: Trx, now: Date) => Promise<void>;
  /** Throws a DomainError where the account may not go; within the transaction that deletes it. */
  beforeDeletion?: (trx: Trx, userId: string) => Promise<void>;
}

/** Actions of a signed-in person on their own account. */
export function createAccount(
  parts: AccountParts,
  { exportedParts = [], beforeDeletion }: OtherParts,
) {
  const { storage, hashing, queue, mails, security } = parts;
  const { askForEmail, ...emailChange } = createEmailChange(parts);

  /** Checks the password, because a stolen token alone must not be enough. */
  const confirm = async (me: Authenticated, password: string, field: string) => {
    const facts = { user_id: me.id, address: me.address };
    await takeTry(parts, REQUEST_LIMITS.confirmations, me.id, facts);
    if (!(await hashing.matches(await readPasswordHash(storage.db, me.id), password))) {
      security.note("password_refused", facts);
      throw new InvalidInputError({ [field]: WRONG_PASSWORD });
    }
    await storage.write((trx) => uncountUse(trx, REQUEST_LIMITS.confirmations, me.id, new Date()));
  };

  const profile = async ({ id }: Authenticated): Promise<Profile> => {
    const found = await readProfile(storage.db, id);
    if (!found) throw new NotFoundError("Account");
    return found;
  };

  const sessions = async (me: Authenticated): Promise<ListedSession[]> =>
    (await readSessions(storage.db, me.id)).map(({ user_agent, ...session }) => ({
      ...session,
      device: deviceName(user_agent),
      is_current: session.id === me.sessionId,
    }));

  const note = (event: SecurityEvent, { id, address }: Authenticated) =>
    security.note(event, { user_id: id, address });

  return {
    ...emailChange,
    ...createTwoFactor(parts, confirm),
    profile,
    /**
     * Changes the profile. A new address needs the password and takes effect once the link mailed to
     * it is opened; both addresses get a mail.
     *
     * @throws InvalidInputError; TooManyRequestsError.
     */
    change: async (me: Authenticated, { name, mobile, email, password }: ProfileChange) => {
      if (email === undefined || email === me.email) {
        await storage.write((trx) => writeUser(trx, me.id, { name, mobile }));
      } else {
        if (!password) throw new InvalidInputError({ password: MISSING.password });
        await confirm(me, password, "password");
        await askForEmail(me, email, { name, mobile });
      }
      return await profile(me);
    },
    /** Sets a new password and ends all other sessions. @throws InvalidInputError. */
    changePassword: async (me: Authenticated, current: string, password: string) => {
      await refuseWeak(password);
      await confirm(me, current, "current_password");
      if (password.normalize("NFKC") === current.normalize("NFKC")) {
        throw new InvalidInputError({ password: SAME_PASSWORD });
      }
      const hash = await hashing.hash(password);
      await storage.write(async (trx) => {
        await lockHolder(trx, me);
        await updatePasswordHash(trx, me.id, hash);
        await voidLinks(trx, me.id);
        await deleteEmailChange(trx, me.id);
        await deleteSessions(trx, me.id, me.sessionId);
        await queue.add(trx, mails.passwordChanged(me));
      });
      note("password_changed", me);
      queue.wake();
    },
    sessions,
    /** @throws NotFoundError where the session is not one of the person's own. */
    endSession: async (me: Authenticated, id: string) => {
      const ended = await storage.write((trx) => deleteSession(trx, me.id, id));
      if (ended === 0) throw new NotFoundError("Session");
      note("session_ended", me);
    },
    endOtherSessions: async (me: Authenticated) => {
      await storage.write((trx) => deleteSessions(trx, me.id, me.sessionId));
      note("other_sessions_ended", me);
    },
    /** Everything that is stored about the account. @throws InvalidInputError. */
    everything: async (me: Authenticated, password: string): Promise<AccountExport> => {
      await confirm(me, password, "password");
      const others = exportedParts.map(async ({ name, of }) => [name, await of(me.id)] as const);
      const whole = {
        exported_at: new Date().toISOString(),
        profile: await profile(me),
        sessions: await sessions(me),
        saved_courses: await readSavedCourses(storage.db, me.id),
        ...Object.fromEntries(await Promise.all(others)),
      };
      note("account_exported", me);
      return whole;
    },
    /** Deletes the account and all its data. @throws InvalidInputError; what `beforeDeletion` throws. */
    delete: async (me: Authenticated, password: string) => {
      await confirm(me, password, "password");
      await storage.write(async (trx) => {
        await refuseDeletingLastAdministrator(trx, me.id);
        await beforeDeletion?.(trx, me.id);
        await deleteUser(trx, me.id);
        await queue.add(trx, mails.deleted(me));
      });
      note("account_deleted", me);
      queue.wake();
    },
  };
}
