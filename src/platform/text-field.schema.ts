import { z } from "zod";

/** Control characters but line breaks and tabs; no database column takes a NUL. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * A text that people type into a field: its ends are trimmed, its line breaks are one character, and
 * the sentences about what is wrong are those of the specification, section 5.
 *
 * @param max most characters.
 */
export function requiredText(field: string, max: number) {
  const missing = `${field} is a required field`;
  return z
    .string({ error: missing })
    .transform((value) => value.replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim())
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(max, { error: `${field} must be at most ${max} characters` }),
    );
}

/** A text of one line. */
export function requiredLine(field: string, max: number) {
  return requiredText(field, max).transform((value) => value.replace(/\s+/g, " "));
}

/** A mail address; 254 characters are the most that one can have (RFC 5321, 4.5.3.1.3). */
export function requiredEmail(field: string) {
  return requiredText(field, 254).pipe(z.email({ error: `${field} must be a valid email` }));
}
