import { encode } from "uqr";
import type { Authenticated } from "#platform/access.ts";
import { isOperatorRole } from "#platform/access.ts";
import { uncountUse } from "#platform/db/shared-limit.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { REQUEST_LIMITS } from "./account-limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { deleteSessions, lockHolder, lockUser } from "./accounts.repository.server.ts";
import type { TwoFactorSetup, TwoFactorState } from "./accounts.schema.ts";
import { TWO_FACTOR_IS_ON, TWO_FACTOR_NEEDED, WRONG_CODE } from "./accounts.ts";
import { takeTry } from "./tries.server.ts";
import {
  confirmTwoFactor,
  countRecoveryCodes,
  deleteTwoFactor,
  hasTwoFactor,
  keepTwoFactor,
  readTwoFactor,
  replaceRecoveryCodes,
} from "./two-factor.repository.server.ts";
import {
  authenticatorAddress,
  newRecoveryCodes,
  newTwoFactorSecret,
  recoveryHash,
  takeAppCode,
} from "./two-factor-codes.server.ts";

/** Checks the password of who is signed in. @throws InvalidInputError for a wrong one. */
type ConfirmPassword = (me: Authenticated, password: string, field: string) => Promise<void>;

/** Two-factor sign-in of a person's own account. */
export function createTwoFactor(parts: AccountParts, confirmPassword: ConfirmPassword) {
  const { storage, queue, mails, security, key } = parts;

  const freshCodes = async (trx: AccountParts["storage"]["db"], userId: string) => {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(key, userId, code));
    await replaceRecoveryCodes(trx, userId, hashes);
    return codes;
  };

  const note = (
    event: "two_factor_on" | "two_factor_off" | "recovery_codes_made",
    me: Authenticated,
  ) => security.note(event, { user_id: me.id, address: me.address });

  return {
    twoFactor: async (me: Authenticated): Promise<TwoFactorState> => ({
      since: (await readTwoFactor(storage.db, me.id))?.confirmed_at ?? null,
      is_required: isOperatorRole(me.role),
      recovery_codes: await countRecoveryCodes(storage.db, me.id),
    }),
    /** Makes a secret, which counts once a code of it was given. @throws DomainError 409 where it is on. */
    beginTwoFactor: async (me: Authenticated, password: string): Promise<TwoFactorSetup> => {
      await confirmPassword(me, password, "password");
      const secret = newTwoFactorSecret();
      const isKept = await storage.write(async (trx) => {
        await lockHolder(trx, me);
        return await keepTwoFactor(trx, me.id, key.encrypt(secret, me.id));
      });
      if (!isKept) throw new DomainError("two_factor_on", 409, TWO_FACTOR_IS_ON);
      const address = authenticatorAddress(secret, me.email);
      return { secret, address, qr: qrCode(address) };
    },
    /**
     * Turns it on with a code of the app, and ends all other sessions.
     *
     * @returns recovery codes, which are shown this once.
     * @throws InvalidInputError; TooManyRequestsError.
     */
    confirmTwoFactor: async (me: Authenticated, code: string): Promise<string[]> => {
      const facts = { user_id: me.id, address: me.address };
      await takeTry(parts, REQUEST_LIMITS.codes, me.id, facts);
      const codes = await storage.write(async (trx) => {
        await lockHolder(trx, me);
        if (await hasTwoFactor(trx, me.id)) {
          throw new DomainError("two_factor_on", 409, TWO_FACTOR_IS_ON);
        }
        if (!(await takeAppCode(trx, key, { userId: me.id, code }))) {
          throw new InvalidInputError({ code: WRONG_CODE });
        }
        await confirmTwoFactor(trx, me.id);
        await deleteSessions(trx, me.id, me.sessionId);
        await uncountUse(trx, REQUEST_LIMITS.codes, me.id, new Date());
        await queue.add(trx, mails.twoFactorOn(me));
        return await freshCodes(trx, me.id);
      });
      note("two_factor_on", me);
      queue.wake();
      return codes;
    },
    /** Tells nobody where it is off already. @throws InvalidInputError for a wrong password. */
    endTwoFactor: async (me: Authenticated, password: string) => {
      await confirmPassword(me, password, "password");
      const wasOn = await storage.write(async (trx) => {
        await lockUser(trx, me.id);
        const isOn = await hasTwoFactor(trx, me.id);
        await deleteTwoFactor(trx, me.id);
        if (isOn) await queue.add(trx, mails.twoFactorOff(me));
        return isOn;
      });
      if (!wasOn) return;
      note("two_factor_off", me);
      queue.wake();
    },
    /** New recovery codes in the place of the old ones. @throws InvalidInputError. */
    renewRecoveryCodes: async (me: Authenticated, password: string): Promise<string[]> => {
      await confirmPassword(me, password, "password");
      const codes = await storage.write(async (trx) => {
        await lockHolder(trx, me);
        if (!(await hasTwoFactor(trx, me.id))) {
          throw new InvalidInputError({ password: TWO_FACTOR_NEEDED });
        }
        return await freshCodes(trx, me.id);
      });
      note("recovery_codes_made", me);
      return codes;
    },
    /** Whoever may change what others own signs in with two factors first. @throws DomainError 403. */
    demandTwoFactor: async (me: Authenticated): Promise<Authenticated> => {
      if (!isOperatorRole(me.role) || (await hasTwoFactor(storage.db, me.id))) return me;
      throw new DomainError("two_factor_needed", 403, TWO_FACTOR_NEEDED);
    },
  };
}

/** The squares of a QR code, as the path of an SVG of this many units. */
function qrCode(text: string): TwoFactorSetup["qr"] {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: path.join("") };
}
