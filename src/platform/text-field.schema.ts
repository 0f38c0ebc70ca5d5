import { z } from "zod";

/** Control characters but line breaks and tabs; no database column takes a NUL. */
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/** What is said about a field: where it is left empty, and where its text is longer than it may be. */
export interface FieldTexts {
  missing: string;
  tooLong: string;
}

/** Characters of a mail address at most (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL = 254;

/**
 * A text that people type into a field: its ends are trimmed, and its line breaks are one character.
 *
 * @param max most characters.
 */
export function requiredText({ missing, tooLong }: FieldTexts, max: number) {
  return z
    .string({ error: missing })
    .transform((value) => value.replace(/\r\n?/g, "\n").replace(CONTROL_CHARACTERS, "").trim())
    .pipe(z.string().min(1, { error: missing }).max(max, { error: tooLong }));
}

/** A text of one line that may be left out or empty, which is null. @param tooLong what is said then. */
export function optionalText(max: number, tooLong: string) {
  return z
    .string({ error: tooLong })
    .nullish()
    .transform((value) => (value ?? "").replace(CONTROL_CHARACTERS, "").trim() || null)
    .pipe(z.string().max(max, { error: tooLong }).nullable());
}

/** A phone number in any usual format and of any country: 5 to 15 digits (ITU-T E.164). */
export const PHONE_NUMBER = /^\+?(?:[ ()./-]*\d){5,15}[ ()]*$/;

/** A text of one line. */
export function requiredLine(texts: FieldTexts, max: number) {
  return requiredText(texts, max).transform((value) => value.replace(/\s+/g, " "));
}

/** A mail address. @param texts.wrong where it is none. */
export function requiredEmail({ wrong, ...texts }: FieldTexts & { wrong: string }) {
  return requiredText(texts, MAX_EMAIL).pipe(z.email({ error: wrong }));
}

/** A field that people cannot see: only a program fills it in (`isFilledIn`). */
export const fieldForPrograms = z.unknown().optional().meta({
  description: "Leave it out: people do not see this field, programs fill it in.",
});

/** True where a program filled in the field that people cannot see. */
export function isFilledIn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
