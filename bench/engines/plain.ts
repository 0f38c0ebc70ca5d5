import { type EntryRoute, entryVerdict } from "#catalogue/entry.ts";
import { type Answer, type Engine, type Loaded, PAGE, SUGGESTIONS } from "../engine.ts";
import { FacetValues, recordsOf, wordsTyped } from "../records.ts";

/** A record, its texts with spaces around each word, so that " word " finds a whole one. */
interface Scanned {
  id: number;
  isCourse: boolean;
  name: string;
  text: string;
  values: number[];
  routes: readonly EntryRoute[];
}

/**
 * Plain objects looked through one by one: the brute force that all answers are checked against. A
 * record matches a text when it holds each word; the last word may be only the beginning of one.
 */
export const plain: Engine = {
  name: "plain objects",
  package: null,
  unranked: true,
  most: 1_000_000,
  load(directory) {
    const values = new FacetValues();
    const records: Scanned[] = [];
    for (const record of recordsOf(directory, values)) {
      records.push({ ...record, name: spaced(record.name), text: spaced(record.text) });
    }
    const courses = records.filter(({ isCourse }) => isCourse);
    return {
      a: (filters) => count(courses, values, values.chosen(filters), []),
      b: (typed) => find(records, typed),
      d: (filters) => count(courses, values, values.chosen(filters), needlesOf(filters.name)),
      e: (typed) => suggest(records, typed),
      f: ({ have, filters }) => {
        const enterable = courses.filter(({ routes }) => entryVerdict(routes, have) === "meets");
        return count(enterable, values, values.chosen(filters), []);
      },
      countsOf: (counts) => values.named(counts as Uint32Array),
      totalOf: (groups) =>
        records.filter(({ text }) =>
          groups.every((phrases) => phrases.some((phrase) => text.includes(phrase))),
        ).length,
    } satisfies Loaded;
  },
};

function spaced(lines: string): string {
  return ` ${lines.replaceAll("\n", " \n ")} `;
}

function needlesOf(typed: string): string[] {
  const { whole, begun } = wordsTyped(typed);
  const needles = whole.map((word) => ` ${word} `);
  return begun === null ? needles : [...needles, ` ${begun}`];
}

function find(records: readonly Scanned[], typed: string): Answer {
  const needles = needlesOf(typed);
  const ids: number[] = [];
  let total = 0;
  for (const { id, text } of records) {
    if (!holds(text, needles)) continue;
    if (total++ < PAGE) ids.push(id);
  }
  return { total, ids };
}

function suggest(records: readonly Scanned[], typed: string): Answer {
  const needles = needlesOf(typed);
  const ids: number[] = [];
  for (const { id, name } of records) {
    if (!holds(name, needles)) continue;
    if (ids.push(id) === SUGGESTIONS) break;
  }
  return { total: ids.length, ids };
}

function holds(text: string, needles: readonly string[]): boolean {
  for (const needle of needles) if (!text.includes(needle)) return false;
  return true;
}

/** A course that fails only one filter still counts for that filter's own facet. */
function count(
  courses: readonly Scanned[],
  { names, facets }: FacetValues,
  chosen: readonly (readonly number[] | null)[],
  needles: readonly string[],
): Answer {
  const counts = new Uint32Array(names.length);
  const isChosen = new Uint8Array(names.length);
  let wanted = 0;
  for (const [facet, own] of chosen.entries()) {
    if (own !== null) wanted |= 1 << facet;
    for (const value of own ?? []) isChosen[value] = 1;
  }
  const ids: number[] = [];
  let total = 0;
  for (const { id, text, values } of courses) {
    let missed = wanted;
    for (const value of values) if (isChosen[value]) missed &= ~(1 << facets[value]!);
    if ((missed & (missed - 1)) !== 0 || !holds(text, needles)) continue;
    if (missed === 0 && total++ < PAGE) ids.push(id);
    for (const value of values) {
      if (missed === 0 || missed === 1 << facets[value]!) counts[value]!++;
    }
  }
  return { total, ids, counts };
}
