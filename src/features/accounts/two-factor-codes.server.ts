import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#platform/db/schema.ts";
import { siteName } from "#platform/site-name.ts";
import { readTwoFactor, takeRecoveryCode, takeTimeStep } from "./two-factor.repository.server.ts";
import type { TwoFactorKey } from "./two-factor-key.server.ts";

/** RFC 6238 as authenticator apps know it: SHA-1, six digits, steps of half a minute. */
const STEP_S = 30;
const TOTP_SHAPE = { algorithm: "SHA1", digits: 6, period: STEP_S } as const;

/** Steps before and after now that count too: clocks of phones are not exact (RFC 6238, 5.2). */
const STEP_WINDOW = 1;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike; 10 of 31 are 49 bits. */
const RECOVERY_CHARACTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 10;

/** A new secret of 160 bits (RFC 4226, 4), as apps take it. */
export function newTwoFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code brings into an authenticator app. */
export function authenticatorAddress(secret: string, email: string): string {
  return new TOTP({ ...TOTP_SHAPE, issuer: siteName, label: email, secret }).toString();
}

/** Codes that each stand in for the app once: "ABCDE-FGHJK". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_CHARACTERS[randomInt(RECOVERY_CHARACTERS.length)],
    ).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** A recovery code as it is stored, however it was typed. */
export function recoveryHash(key: TwoFactorKey, userId: string, code: string): string {
  return key.hash(code.replace(/[^A-Za-z0-9]/g, "").toUpperCase(), userId);
}

/** Uses a code of the app up. @returns false for a wrong one, and for one that was used. */
export async function takeAppCode(
  db: Db,
  key: TwoFactorKey,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const digits = code.replace(/\s/g, "");
  const kept = await readTwoFactor(db, userId);
  const secret = kept ? key.decrypt(kept.secret, userId) : null;
  if (secret === null || !/^\d{6}$/.test(digits)) return false;
  const now = Date.now();
  const totp = new TOTP({ ...TOTP_SHAPE, secret });
  const delta = totp.validate({ token: digits, timestamp: now, window: STEP_WINDOW });
  if (delta === null) return false;
  return await takeTimeStep(db, userId, Math.floor(now / (STEP_S * 1_000)) + delta);
}

/** Uses a code of the app, or a recovery code, up. */
export async function takeCode(
  db: Db,
  key: TwoFactorKey,
  given: { userId: string; code: string },
): Promise<"app" | "recovery" | null> {
  if (await takeAppCode(db, key, given)) return "app";
  const hash = recoveryHash(key, given.userId, given.code);
  return (await takeRecoveryCode(db, given.userId, hash)) ? "recovery" : null;
}
