import type { CourseSummary } from "#catalogue/course.ts";
import { foldName } from "#catalogue/names.ts";
import { costAmounts } from "#catalogue/net-cost.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { mentioned } from "./mentioned.ts";
import type { Seen } from "./seen.ts";

const LENGTH = /\b\d+(?:\.\d+)?[ -](?:day|week|month|year)/gi;
const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;
const CLAIMED_NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const CLAIMED_AMOUNT = /\b(?:MVR|USD|Rf\.?|\$) ?(\d[\d,]*)(?: ?(?:-|–|to) ?(\d[\d,]*))?/g;

/** Numbers up to this may be the model's own counting: "two of these 5". */
const COUNTED = 5;

/** Length of a part of the instructions that no answer contains by chance, in characters. */
const MAX_CLAIM_LINE = 50;

interface Sources {
  seen: Seen;
  /** Messages of the visitor. */
  said: readonly string[];
}

/**
 * What a model's text claims beyond what the tools gave and the visitor said: numbers, lengths,
 * dates; an amount of another course than those that its sentence names; and its own instructions.
 * Empty for a text that may be sent. Names and levels are left to the guide's check, addresses and
 * telephone numbers to `strangeAddresses`.
 */
export function strangeClaims(text: string, { seen, said }: Sources): string[] {
  const given = foldName([...seen.results, ...said].join("\n"));
  const numbers = new Set(numbersIn(given));
  const unknown = [LENGTH, DATE]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .map((found) => found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, ""))
    .filter((found) => !given.includes(foldName(found).replace("-", " ")));
  return [
    ...unknown,
    ...numbersIn(text).filter((one) => Number(one) > COUNTED && !numbers.has(one)),
    ...text.split(/(?<=[.!?])\s|\n/).flatMap((sentence) => misplacedAmounts(sentence, seen)),
    ...LINES.filter((line) => text.includes(line)),
  ];
}

function numbersIn(text: string): string[] {
  return (text.match(CLAIMED_NUMBER) ?? []).map((found) => found.replace(/,/g, ""));
}

/** Amounts in a sentence that names courses, but that belong to none of them. */
function misplacedAmounts(sentence: string, { courses }: Seen): string[] {
  const named = mentioned(sentence, courses.values());
  if (named.length === 0) return [];
  const allowed = new Set(named.flatMap(amountsOf));
  return [...sentence.matchAll(CLAIMED_AMOUNT)].flatMap(([claim, ...ends]) =>
    ends.some((end) => end !== undefined && !allowed.has(Number(end.replaceAll(",", ""))))
      ? [claim]
      : [],
  );
}

function amountsOf(course: CourseSummary): number[] {
  const fees = course.fees.flatMap(({ fee_start, fee_end }) => [fee_start, fee_end]);
  const scheme = numbersIn(course.gov_first_degree_text ?? "").map(Number);
  return [...costAmounts(course), ...fees, ...scheme].filter((one) => one !== null);
}

const LINES = INSTRUCTIONS.split("\n").flatMap((line) =>
  line.length > MAX_CLAIM_LINE ? [line.slice(2, MAX_CLAIM_LINE)] : [],
);
