import type { EntryCondition, EntryRoute, SimpleCondition } from "./entry.ts";
import { conditionText } from "./entry-words.ts";

/** What one hands in to enter a course by one of its ways in. */
export interface EntryPapers {
  /** Numbers of the ways, from 1, as the page counts them. */
  ways: number[];
  /** Each is one paper, or papers of which one is enough. */
  papers: string[];
  /** What follows the application: "An interview". */
  later: string[];
}

/**
 * The papers that show that the conditions of a route are met, for every way in; ways that ask for
 * the same are one. Nothing is asked for that no route states.
 */
export function papersOf(routes: readonly EntryRoute[]): EntryPapers[] {
  const asked = routes.map(({ conditions }, at) => ({
    way: at + 1,
    papers: wordsOf(conditions.filter((one) => !isLater(one)).flatMap(papersFor)),
    later: wordsOf(conditions.filter(isLater).map(conditionText)),
  }));
  const alike = Map.groupBy(asked, ({ papers, later }) => JSON.stringify([papers, later]));
  return [...alike.values()].flatMap((ways) =>
    ways
      .slice(0, 1)
      .map(({ papers, later }) => ({ ways: ways.map(({ way }) => way), papers, later })),
  );
}

/** The papers that every way asks for. */
export function sharedPapers(ways: readonly EntryPapers[]): string[] {
  const [first, ...others] = ways;
  return (
    first?.papers.filter((paper) => others.every(({ papers }) => papers.includes(paper))) ?? []
  );
}

/** Characters of a paper's words that tell it from others where it is ticked. */
const TOLD_BY = 100;

/** What a paper is known by where it is ticked: conditions in a source's words can be long. */
export const paperKey = (paper: string): string => paper.slice(0, TOLD_BY);

/**
 * The papers that are left for the way in that one is nearest to; null where nothing is stated.
 *
 * @param ready Keys of the papers that are ready.
 */
export function missingPapers(
  ways: readonly EntryPapers[],
  ready: readonly string[],
): string[] | null {
  return (
    ways
      .map(({ papers }) => papers.filter((paper) => !ready.includes(paperKey(paper))))
      .toSorted((one, other) => one.length - other.length)[0] ?? null
  );
}

/** Of alternatives one is enough. */
function papersFor(condition: EntryCondition): string[] {
  return condition.kind === "any"
    ? [[...new Set(condition.of.map(paperFor))].join(", or ")]
    : [paperFor(condition)];
}

function paperFor(condition: SimpleCondition): string {
  switch (condition.kind) {
    case "school":
      return `proof that you finished grade ${condition.grade} of school`;
    case "passes":
      return CERTIFICATES[condition.exam];
    case "points":
      return CERTIFICATES.a_level;
    case "level":
      return `certificate and transcript of ${conditionText(condition)}`;
    case "work":
      return `proof of ${conditionText(condition)}`;
    case "age":
      return `proof of your age (${conditionText(condition)})`;
    case "english":
      return `result of your English test: ${conditionText(condition)}`;
    case "interview":
    case "test":
    case "formality":
    case "text":
      return conditionText(condition);
  }
}

const CERTIFICATES = {
  o_level: "certificate of your O level or SSC results",
  a_level: "certificate of your A level or HSC results",
} as const;

/** True for what nobody has beforehand. */
const isLater = ({ kind }: EntryCondition) => kind === "interview" || kind === "test";

/** Each once, as sentences begin. */
const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter(Boolean).map((text) => text.charAt(0).toUpperCase() + text.slice(1))),
];
