import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Holds the key of two-factor sign-in where no setting does. */
export const TWO_FACTOR_KEY_FILE = "two-factor.key";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Keeps who has the database alone from signing in as somebody. */
export interface TwoFactorKey {
  /** @param userId the text is bound to: it cannot be moved to another account. */
  encrypt(text: string, userId: string): string;
  /** Null for what another key encrypted, or of another account. */
  decrypt(encrypted: string, userId: string): string | null;
  /** A recovery code as it is stored. */
  hash(code: string, userId: string): string;
}

interface KeyPlace {
  /** The setting TWO_FACTOR_KEY; null where it is not set. */
  setting: string | null;
  dataDir: string;
}

/** Reads the key when it is first used; where there is none it is made then. */
export function twoFactorKey(place: KeyPlace): TwoFactorKey {
  let read: Buffer | undefined;
  const key = () => {
    read ??= createHash("sha256")
      .update(place.setting ?? readKeyFile(place.dataDir))
      .digest();
    return read;
  };
  return {
    encrypt: (text, userId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt: (encrypted, userId) => {
      const held = key();
      const bytes = Buffer.from(encrypted, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        const cipher = createDecipheriv(CIPHER, held, nonce)
          .setAAD(Buffer.from(userId))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([cipher.update(body), cipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
    hash: (code, userId) =>
      createHmac("sha256", key()).update(`${userId}\n${code}`).digest("base64url"),
  };
}

/**
 * Readable only by the server's user, like the database beside it. A file that was not written whole
 * (by another server at this moment, or to a full disk) is no key: anybody could guess it.
 *
 * @throws Error for such a file.
 */
function readKeyFile(dataDir: string): string {
  const path = join(dataDir, TWO_FACTOR_KEY_FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    // It is there already, or another server has just made it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = readFileSync(path, "utf8").trim();
  if (Buffer.from(key, "base64url").length < KEY_BYTES) {
    throw new Error(
      `${path} holds no key. Restore it from a backup; delete it only where nobody uses two-factor sign-in.`,
    );
  }
  return key;
}
