import { NOT_STATED, type Nullable } from "#catalogue/course.ts";

/** A thing within an answer: a course, an institution, somebody to turn to. */
export const PART_CARD = "rounded-lg border border-line bg-ground p-3.5 sm:p-4";

/** Its name, which opens its page: underlined, as a phone shows no other sign of a link. */
export const PART_NAME =
  "text-ink underline decoration-line-strong underline-offset-4 hover:text-brand-strong hover:decoration-brand";

/** A link that leads on from a part of an answer. */
export const PART_LINK =
  "inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-brand underline-offset-4 hover:text-brand-strong hover:underline";

/** The value of a fact; null where the words say that it is not stated, which is drawn quietly. */
export function emptyAsNull(value: string): Nullable<string> {
  return value === NOT_STATED ? null : value;
}
