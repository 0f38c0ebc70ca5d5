import { openSearch } from "#catalogue/catalogue.ts";
import { CatalogueBuilder, type PackedCatalogue } from "#catalogue/catalogue-builder.ts";
import { FILTER_KEYS } from "#catalogue/filters.ts";
import { COURSES, type Document } from "#catalogue/search/directory-search.ts";
import { type Engine, type Loaded, PAGE, SUGGESTIONS } from "../engine.ts";

/** The catalogue of this repository, used as its services use it. */
export const magu: Engine = {
  name: "Magu",
  package: null,
  most: 1_000_000,
  load(directory) {
    const builder = new CatalogueBuilder(directory.parts);
    for (const course of directory.courses()) builder.add(course);
    const packed = builder.pack();
    return { ...open(packed), bytes: bytesOf({ ...packed, cards: null, ladder: null }) };
  },
};

function open(packed: PackedCatalogue): Loaded {
  const { courseSearch, directory: search } = openSearch(packed);
  const ids = (documents: readonly Document[]) =>
    documents.map(({ kind, document }) => (kind === COURSES ? packed.ids[document]! : -document));
  const lineOf = ({ kind, document }: Document) => `${kind} ${document}`;
  const page = { page: 1, limit: PAGE, order: "DESC" } as const;
  const text = (typed: string) => {
    const { documents, total } = search.spotlight(typed, 1, PAGE);
    return { total, ids: ids(documents) };
  };
  return {
    a: (filters) => courseSearch.search({ filters, ...page }),
    b: text,
    c: text,
    d: (filters) => courseSearch.search({ filters, ...page }),
    e: (typed) => {
      const documents = search.suggest(typed, SUGGESTIONS, lineOf);
      return { total: documents.length, ids: ids(documents) };
    },
    f: ({ have, filters }) =>
      courseSearch.search({ filters, entry: { have, verdicts: ["meets"] }, ...page }),
    countsOf: (counts) => named(packed, counts as Uint32Array),
  };
}

function named({ choices }: PackedCatalogue, counts: Uint32Array): Map<string, number> {
  const named = new Map<string, number>();
  let next = 0;
  for (const key of FILTER_KEYS) {
    for (const { value } of choices[key]) {
      const count = counts[next++]!;
      if (count > 0) named.set(`${key}: ${value}`, count);
    }
  }
  return named;
}

/** Bytes of all columns; a text counts one byte per character. */
function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0);
}
