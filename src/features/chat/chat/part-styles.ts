import { NOT_STATED, type Nullable } from "#catalogue/course.ts";

/** Style of an item in an answer: a course, an institution, a contact. */
export const PART_CARD = "rounded-lg border border-line bg-ground p-3.5 sm:p-4";

/**
 * Style of its name, which links to its page: underlined, because a phone has no hover to show a
 * link.
 */
export const PART_NAME =
  "text-ink underline decoration-line-strong underline-offset-4 hover:text-brand-strong hover:decoration-brand";

/** Style of a link in a part of an answer. */
export const PART_LINK =
  "inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-brand underline-offset-4 hover:text-brand-strong hover:underline";

/** The value of a fact; null for "Not stated", which is drawn in a muted colour. */
export function emptyAsNull(value: string): Nullable<string> {
  return value === NOT_STATED ? null : value;
}
