import { foldName } from "#catalogue/names.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import type { Seen } from "./seen.ts";

const LENGTH = /\b\d+(?:\.\d+)?[ -](?:day|week|month|year)/gi;
const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;
const CLAIMED_NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** What a reader could take for an address, also where it is taken apart. */
const ADDRESS =
  /@|\bhttps?:|\bwww\.|(?:\.|\[dot\]| dot|。) ?(?:com|net|org|info|mv|io|co|example|edu|gov|site|online|link|app)\b|\]\(|<\/?\w/giu;

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
 * What a model's text claims beyond what the look-ups gave: numbers, lengths and dates that neither
 * they nor the visitor stated, any address, and its own instructions. Empty for a text that may be sent.
 */
export function strangeClaims(text: string, { seen, said }: Sources): string[] {
  const given = foldName([...seen.results, ...said].join("\n"));
  const numbers = new Set(numbersIn(given));
  const unknown = [LENGTH, DATE]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((found) => !given.includes(foldName(found).replace("-", " ")));
  return [
    ...unknown,
    ...(text.match(ADDRESS) ?? []),
    ...numbersIn(text).filter((one) => Number(one) > COUNTED && !numbers.has(one)),
    ...LINES.filter((line) => text.includes(line)),
  ];
}

function numbersIn(text: string): string[] {
  return (text.match(CLAIMED_NUMBER) ?? []).map((found) => found.replace(/,/g, ""));
}

const LINES = INSTRUCTIONS.split("\n").flatMap((line) =>
  line.length > MAX_CLAIM_LINE ? [line.slice(2, MAX_CLAIM_LINE)] : [],
);
