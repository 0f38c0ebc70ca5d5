import type { Catalogue } from "#catalogue/catalogue.ts";
import { wordsOf } from "#catalogue/institution-words.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Asked } from "./asked.ts";
import { SITE } from "./cues.ts";
import { named } from "./meant.ts";

/** From so many words on a message may be a story; shorter ones are wishes in few words. */
const LEAST_WORDS = 4;
/** Offered as searches. */
const MOST_SUBJECTS = 2;

/**
 * True for what somebody tells of a life: of its words fewer than half say what a course is about,
 * where, when or at what cost. A search by the few that do would conclude what nobody said.
 */
export function isStory(asked: Asked): boolean {
  const { message, understood, records } = asked;
  if (!/\b(?:i|im|my|me|myself|she|he|her|his|him|we|our|us)\b/i.test(message)) return false;
  const said = (texts: readonly { words: string }[]) =>
    texts.flatMap(({ words }) => wordsOf(words));
  const subjects = subjectWords(records.catalogue);
  const searched = wordsOf(understood.filters.name);
  const subject = searched.filter((word) => subjects.has(stem(word)));
  const known = subject.length + said(understood.wordFilters).length;
  const told = searched.length - subject.length + said(understood.unused).length;
  const isTold = told >= LEAST_WORDS && told > known && !isRequest(asked);
  const isAdvice = ADVICE.test(message) && message.length >= ADVICE_LENGTH;
  return (isTold || isAdvice) && !SITE.test(message) && named(asked).length === 0;
}

/**
 * True for what asks for courses besides: by an institution, two filters, or one in what is said to be
 * wanted. Who asks for advice asks for none.
 */
function isRequest({ message, understood }: Asked): boolean {
  if (ADVICE.test(message)) return false;
  const keys = new Set(understood.wordFilters.map(({ key }) => key));
  return keys.has("institutions") || keys.size > 1 || (keys.size === 1 && WANTED.test(message));
}

/** A shorter question for advice may be one for a fact. */
const ADVICE_LENGTH = 70;
const ADVICE =
  /\b(?:should (?:i|we|he|she)|(?:how|who|what) (?:do|should|can) (?:i|we) (?:decide|choose|listen|trust|do\b)|waste|worth(?:less)?|scared|afraid|cr(?:y|ies|ying)|give up|forget it|too late|says?|told me|would you|stupid|guilty?|wrong one|rich|my life)\b/i;
const WANTED = /\b(?:want(?:s)? to (?:learn|study)|looking for|search(?:ing)? for)\b/i;

/** Words of a story that courses are called by, as it writes them. */
export function subjectsOf({ rest, records }: Asked): string[] {
  const subjects = subjectWords(records.catalogue);
  return [...new Set(wordsOf(rest).filter((word) => subjects.has(stem(word))))].slice(
    0,
    MOST_SUBJECTS,
  );
}

const byCatalogue = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Stems of the words that categories are called by. */
function subjectWords(catalogue: Catalogue): ReadonlySet<string> {
  const known =
    byCatalogue.get(catalogue) ??
    new Set(catalogue.categories.flatMap(({ name }) => wordsOf(name).map(stem)));
  byCatalogue.set(catalogue, known);
  return known;
}
