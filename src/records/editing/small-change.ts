import { squeezed } from "#catalogue/search/fold.ts";

/** What a register says of a field that somebody changes. */
interface RegisterWord {
  agrees: boolean;
}

/** A change of one field, with what registers say of it. */
interface ReviewedField {
  before: unknown;
  after: unknown;
  registers: readonly RegisterWord[];
}

/**
 * True for a change that an operator may approve without thinking long: every field of it is what a
 * register says already, and none contradicts, or is spelt otherwise and nothing else. A new course
 * never is.
 */
export function isSmallChange(isNew: boolean, fields: readonly ReviewedField[]): boolean {
  return !isNew && fields.every(isSmall);
}

function isSmall({ before, after, registers }: ReviewedField): boolean {
  if (registers.some(({ agrees }) => !agrees)) return false;
  return registers.length > 0 || isSpelling(before, after);
}

/** In numbers, addresses and rich text a sign changes the meaning: "1.5" and "15". */
const MEANT_SIGNS = /[\p{N}@/:<]/u;

/** True for the same letters with other capitals, spaces or punctuation. */
function isSpelling(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  if (MEANT_SIGNS.test(before + after)) return false;
  return squeezed(before) === squeezed(after);
}
