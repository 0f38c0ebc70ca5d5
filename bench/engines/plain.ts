import { FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { type Answer, type Engine, type Loaded, PAGE, SUGGESTIONS } from "../engine.ts";
import { type PlainRecord, recordsOf, splitWords } from "../records.ts";

/**
 * Plain objects in a linear scan: the reference that all results are checked against. A course
 * matches a text when it contains each word; the last word may be only the beginning of one.
 */
export const plain: Engine = {
  name: "plain objects",
  package: null,
  most: 1_000_000,
  load(directory) {
    const records = [...recordsOf(directory)].map((record) => ({
      ...record,
      // Spaces around and between words, so that a word is found by searching for " word ".
      text: ` ${splitWords(record.text).join(" ")} `,
    }));
    return {
      matching: "plain",
      a: (filters) => count(records, filters, () => true),
      b: (text) => find(records, text),
      d: (filters) => {
        const needles = needlesOf(filters.name);
        return count(records, filters, ({ text }) => needles.every((one) => text.includes(one)));
      },
      e: (typed) => suggest(records, typed),
      countsOf: (counts) => counts as Map<string, number>,
    } satisfies Loaded;
  },
};

function needlesOf(text: string): string[] {
  const words = splitWords(text);
  const last = text.endsWith(" ") ? -1 : words.length - 1;
  return words.map((word, at) => (at === last ? ` ${word}` : ` ${word} `));
}

function find(records: readonly PlainRecord[], typed: string): Answer {
  const needles = needlesOf(typed);
  const found = records.filter(({ text }) => needles.every((needle) => text.includes(needle)));
  return { total: found.length, ids: found.slice(0, PAGE).map(({ id }) => id) };
}

function suggest(records: readonly PlainRecord[], typed: string): Answer {
  const needles = needlesOf(typed);
  const ids: number[] = [];
  for (const { id, text } of records) {
    if (!needles.every((needle) => text.includes(needle))) continue;
    ids.push(id);
    if (ids.length === SUGGESTIONS) break;
  }
  return { total: ids.length, ids };
}

/** A record that fails only one filter still counts for that filter's own facet. */
function count(
  records: readonly PlainRecord[],
  filters: Filters,
  matches: (record: PlainRecord) => boolean,
): Answer {
  const counts = new Map<string, number>();
  const ids: number[] = [];
  let total = 0;
  const wanted = FILTER_KEYS.map((key) => (filters[key].length > 0 ? new Set(filters[key]) : null));
  for (const record of records) {
    const missed = wanted.flatMap((set, at) =>
      set && !record.values[at]!.some((value) => set.has(value)) ? [at] : [],
    );
    if (missed.length > 1 || !matches(record)) continue;
    if (missed.length === 0) {
      total++;
      if (ids.length < PAGE) ids.push(record.id);
    }
    for (const [at, key] of FILTER_KEYS.entries()) {
      if (missed.length === 1 && missed[0] !== at) continue;
      for (const value of record.values[at]!) {
        const name = `${key}: ${value}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return { total, ids, counts };
}
