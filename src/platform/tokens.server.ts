import { createHash, randomInt } from "node:crypto";

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** 32 characters out of 62 are 190 bits. */
const TOKEN_LENGTH = 32;

/** A random text that cannot be guessed, for a session, a link or a row's id. */
export function newToken(): string {
  return Array.from({ length: TOKEN_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(
    "",
  );
}

/** The stored form of a token. With 190 random bits it needs no salt. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
