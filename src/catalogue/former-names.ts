import { byFacet, keyOfRecords, type RecordsFacetKind } from "./facets.ts";
import { readFilters } from "./filter-reading.ts";
import { writeFilters } from "./filters.ts";
import { type KnownValues, knownValues } from "./known-values.ts";
import { foldName } from "./names.ts";
import { type VocabularyRecord, vocabulariesOf } from "./vocabulary.ts";

type NamedRecord = Pick<VocabularyRecord, "name" | "former_names">;

/** Folded names that no record has any more, with the record that each leads to. */
export function formerNames<Named extends NamedRecord>(
  records: readonly Named[],
): ReadonlyMap<string, Named> {
  const living = new Set(records.map(({ name }) => foldName(name)));
  return new Map(
    records.flatMap((record) =>
      (record.former_names ?? []).flatMap((name): [string, Named][] => {
        const folded = foldName(name);
        return living.has(folded) ? [] : [[folded, record]];
      }),
    ),
  );
}

/** Tells addresses that name a category or an institution by a name that it no longer has. */
export function formerNameReader(
  source: Record<RecordsFacetKind, readonly NamedRecord[]>,
  known: KnownValues,
): (parameters: URLSearchParams) => boolean {
  const kinds = (["categories", "institutions"] as const).map((kind) => ({
    key: keyOfRecords(kind),
    former: formerNames(source[kind]),
  }));
  return (parameters) =>
    kinds.some(({ key, former }) => {
      if (former.size === 0 || parameters.get(key) === null) return false;
      let isRead = false;
      const find: KnownValues["find"] = (asked, text) => {
        if (asked === key && former.has(foldName(text))) isRead = true;
        return known.find(asked, text);
      };
      readFilters(parameters, { ...known, find });
      return isRead;
    });
}

/**
 * Puts the names of today into the query string of filters, as `writeFilters` writes it. All other
 * filters stay as they are.
 *
 * @param records every record of the kind.
 */
export function queryRenamer(
  kind: RecordsFacetKind,
  records: readonly VocabularyRecord[],
): (query: string) => string {
  const key = keyOfRecords(kind);
  const known = knownRecords(kind, records);
  const isFormer = formerNameReader({ ...NO_RECORDS, [kind]: records }, known);
  return (query) => {
    const asked = new URLSearchParams(query).get(key);
    const own = new URLSearchParams(`${key}=${encodeURIComponent(asked ?? "")}`);
    if (asked === null || !isFormer(own)) return query;
    const written = writeFilters(readFilters(own, known));
    const parts = query.split("&");
    return parts.map((part) => (part.startsWith(`${key}=`) ? written : part)).join("&");
  };
}

/** Reads which of these records the query string of filters asks for, by any of their names. */
export function recordsIn<Named extends VocabularyRecord>(
  kind: RecordsFacetKind,
  records: readonly Named[],
): (query: string) => readonly Named[] {
  const key = keyOfRecords(kind);
  const known = knownRecords(kind, records);
  return (query) => {
    const asked = new Set(readFilters(new URLSearchParams(query), known)[key]);
    return records.filter(({ name }) => asked.has(name));
  };
}

/** The values of a filter by all names of its records. */
function knownRecords(kind: RecordsFacetKind, records: readonly VocabularyRecord[]): KnownValues {
  const vocabularies = vocabulariesOf({ ...NO_RECORDS, [kind]: records, stated: () => [] });
  return knownValues(byFacet(({ key }) => vocabularies[key].choices));
}

const NO_RECORDS: Record<RecordsFacetKind, readonly VocabularyRecord[]> = {
  institutions: [],
  categories: [],
};
