import { z } from "zod";
import { fold } from "#catalogue/search/fold.ts";
import { sentObject } from "#platform/http/calls.schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { requiredLine } from "#platform/text-field.schema.ts";

/** Terms of one group, and characters of a term and of a source. */
const MAX_TERMS = 20;
const MAX_TERM = 80;
const MAX_SYNONYM_SOURCE = 200;

const synonymTerm = requiredLine(
  {
    missing: "terms: a term is empty",
    tooLong: `terms: a term has at most ${MAX_TERM} characters`,
  },
  MAX_TERM,
).refine((text) => /[\p{L}\p{N}]/u.test(text), {
  error: "terms: a term must hold a letter or a digit",
});

/** A group of words and phrases that mean the same, as an operator states it. */
export const synonymGroup = sentObject("NewSynonymGroup", {
  terms: z
    .array(synonymTerm)
    .transform(distinct)
    .refine((terms) => terms.length >= 2, {
      error: 'terms must be two or more that differ, such as "nurse aide" "nursing assistant"',
    })
    .refine((terms) => terms.length <= MAX_TERMS, {
      error: `terms must be at most ${MAX_TERMS}`,
    }),
  source: requiredLine(
    {
      missing: "source is missing: who says that these mean the same",
      tooLong: `source must be at most ${MAX_SYNONYM_SOURCE} characters`,
    },
    MAX_SYNONYM_SOURCE,
  ),
  stated_on: z.iso.date({ error: "stated must be a day such as 2026-03-01" }),
});

/** The same as it is typed: terms with commas between them, the Arabic comma of Dhivehi too. */
export const typedGroup = z
  .object({
    /** A term to begin with. */
    term: z.string().default(""),
    terms: z.string({ error: "terms are missing" }),
    source: z.string({ error: "source is missing" }),
    stated_on: z.string().default(() => maldivesDay(new Date())),
  })
  .transform(({ term, terms, ...group }) => ({
    ...group,
    terms: [term, ...terms.split(/[,،]/u)].map((one) => one.trim()).filter((one) => one !== ""),
  }))
  .pipe(synonymGroup);

export type SynonymGroup = z.infer<typeof synonymGroup>;

/** Each term once, whatever its case and accents. */
function distinct(terms: readonly string[]): string[] {
  return [...new Map(terms.map((text) => [fold(text), text])).values()];
}
