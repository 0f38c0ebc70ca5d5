import type { Category } from "./course.ts";
import type { Phrase } from "./filter-words.ts";
import type { InstitutionSummary } from "./institution.ts";
import { fold } from "./search/fold.ts";
import { stem } from "./search/stem.ts";
import { isStopWord } from "./search/tokens.ts";

const SHORTEST = 4;
/** Longer runs of letters are no words. */
const LONGEST = 40;
const FEWEST_INITIALS = 3;

/** Words that stand in names of institutions, and in much else. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    "college colleges university institute school academy centre center polytechnic training faculty " +
    "open national islamic education studies technology management international business health " +
    "sciences arts hospitality maritime islands atoll atolls maldives teaching learning skills " +
    "professional media language languages accountancy finance diving community design teachers " +
    "ކޮލެޖް ޔުނިވަރސިޓީ އިސްލާމީ މަޢުހަދު"
  ).split(" "),
);

/** Words at which the name of a kind of institution ends. */
const KIND = new Set(
  "college university institute school academy centre center polytechnic".split(" ").map(stem),
);

/**
 * Phrases that name institutions: whole names of today and before, in both scripts, a word that no
 * other's name has, alone or up to "college" and the like, and initials.
 *
 * @param isInCourseName True for a word that a course is called by, and which therefore tells nothing.
 */
export function institutionPhrases(
  {
    institutions,
    categories,
  }: { institutions: readonly InstitutionSummary[]; categories: readonly Category[] },
  isInCourseName: (word: string) => boolean,
): Phrase[] {
  const common = new Set([
    ...wordsOf(categories.map(({ name }) => name).join(" ")),
    ...wordsOf(institutions.flatMap(({ places }) => places).join(" ")),
  ]);
  const named = institutions.flatMap((one) => namesOf(one).map((name) => ({ one, name })));
  const phrases = named.flatMap(({ one, name }) => {
    const words = partsOf(name).filter((word) => word.length <= LONGEST);
    const telling = words
      .map((word, at) => ({ word, at }))
      .filter(({ word }) => isTelling(word) && !common.has(word) && !isInCourseName(word));
    return [
      phrase(one, words),
      ...telling.flatMap(({ at }) =>
        words
          .flatMap((word, end) => (end > at && KIND.has(stem(word)) ? end : []))
          .flatMap((end) => [
            words.slice(at, end + 1),
            [words[at]!, words[end]!],
            ...words.slice(at + 1).map((word) => [words[at]!, word, words[end]!]),
          ])
          .concat([[words[at]!]])
          .map((own) => phrase(one, own)),
      ),
      ...initialsOf(words).map((letters) => phrase(one, [letters])),
    ];
  });
  const owners = Map.groupBy(phrases, ({ stems }) => stems.join(" "));
  return [...owners.values()].flatMap(([first, ...others]) =>
    first && others.every(({ said }) => said.values[0] === first.said.values[0]) ? first : [],
  );
}

function namesOf({ name, name_dv, former_names = [] }: InstitutionSummary): string[] {
  return [name, ...(name_dv ? [name_dv] : []), ...former_names];
}

const isTelling = (word: string) => word.length >= SHORTEST && !GENERIC.has(word);

function initialsOf(words: readonly string[]): string[] {
  const letters = words.filter((word) => !isStopWord(word)).map((word) => word.charAt(0));
  return letters.length >= FEWEST_INITIALS ? [letters.join("")] : [];
}

function phrase({ name }: InstitutionSummary, words: readonly string[]): Phrase {
  return { key: "institutions", stems: words.map(stem), said: { values: [name], phrases: "" } };
}

function partsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The words of a text that say something, folded. */
export function wordsOf(text: string): string[] {
  return partsOf(text).filter((word) => !isStopWord(word));
}
