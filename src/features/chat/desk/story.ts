import type { Catalogue } from "#catalogue/catalogue.ts";
import { noFilters, withName } from "#catalogue/filters.ts";
import { wordsOf } from "#catalogue/institution-words.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Records } from "../lookups/look-up.ts";
import type { Asked } from "./asked.ts";
import { SITE } from "./cues.ts";
import { named } from "./meant.ts";

/** From so many words on a message may be a story; shorter ones are wishes in few words. */
const LEAST_WORDS = 4;
/** Offered as searches. */
const MOST_SUBJECTS = 2;

/**
 * True for what somebody tells of a life, or wants advice on: no clause of it asks for something that
 * the directory has, and most words say nothing of a course. A search by the few that do would conclude
 * what nobody said.
 */
export function isStory(asked: Asked): boolean {
  const { message, understood, records } = asked;
  const clauses = clausesOf(message);
  if (!ABOUT_SOMEBODY.test(message) || SITE.test(message) || named(asked).length > 0) return false;
  const isLong = message.length >= ADVICE_LENGTH;
  const isAdvice = (clause: string) =>
    ADVICE.test(clause) && (isLong || (clauses.length > 1 && !holdsSubject(clause, records)));
  if (clauses.some(isAdvice)) return true;
  if (asksForCourses(asked)) return false;
  const said = (texts: readonly { words: string }[]) =>
    texts.flatMap(({ words }) => wordsOf(words)).length;
  const subjects = subjectWords(records.catalogue);
  const searched = wordsOf(understood.filters.name);
  const subject = searched.filter((word) => subjects.has(stem(word))).length;
  const told = searched.length - subject + said(understood.unused);
  return told >= LEAST_WORDS && told > subject + said(understood.wordFilters);
}

const clausesOf = (message: string) =>
  message.split(/[.?!,;]+/).filter((clause) => /\w/.test(clause));

/** True where a clause asks for something that the directory has. */
export function asksForCourses({ message, records }: Asked): boolean {
  return clausesOf(message).some((clause) => ASKS.test(clause) && holdsSubject(clause, records));
}

/** True where a text names a filter, or something that courses are about. */
function holdsSubject(text: string, { catalogue }: Records): boolean {
  const { filters, wordFilters } = catalogue.understand(withName(noFilters(), text));
  const about = { filters, isAbout: true, page: 1, limit: 1, order: "DESC" } as const;
  return (
    wordFilters.length > 0 || (filters.name !== "" && catalogue.searchCourses(about).meta.total > 0)
  );
}

const ABOUT_SOMEBODY = /\b(?:i|im|my|me|myself|she|he|her|his|him|we|our|us)\b/i;
/** A question, or a wish. */
const ASKS =
  /^ ?(?:(?:and|so|but|then|or|please) )*(?:what|which|where|when|how|who|is|are|any|do|does|can|could|show|list|find|tell|give|compare)\b|\b(?:wants? to|wanna|looking for|search(?:ing)? for|interested in|would like|need)\b/i;
/** A shorter question for advice may be one for a fact. */
const ADVICE_LENGTH = 70;
const ADVICE =
  /\b(?:should (?:i|we|he|she)|(?:how|who|what) (?:do|should|can) (?:i|we) (?:decide|choose|listen|trust|do\b)|waste|worth(?:less)?|scared|afraid|cr(?:y|ies|ying)|give up|forget it|too late|says?|told me|would you|stupid|guilty?|wrong one|rich|my life|is (?:he|she|that|it) (?:right|true))\b/i;

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
