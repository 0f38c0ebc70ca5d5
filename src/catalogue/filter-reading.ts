import { readSort } from "./course-sort.ts";
import type { FacetKey } from "./facets.ts";
import {
  COMMA_KEY,
  FILTER_KEYS,
  type Filters,
  noFilters,
  tidySearchText,
  VALUES_LIMIT,
} from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import { foldName } from "./names.ts";

/** Values that mean no filter (specification, 7). */
const NO_FILTER = new Set(["", "all", "any"]);

/** A part of a parameter between separators. */
interface Piece {
  text: string;
  /** The separator before it; empty for the first piece. */
  separator: string;
}

/**
 * Reads filters from an address; parameters of other names are ignored.
 *
 * Values are separated by colons, and by commas where the facet allows it. Values may also contain
 * these signs unescaped, as the required client sends them: pieces that together form a known value
 * are read as that value, the longest first. Values come in the order of their facet, each once;
 * unknown ones are kept at the end, and the first `VALUES_LIMIT` of all.
 */
export function readFilters(parameters: URLSearchParams, known: KnownValues): Filters {
  const filters = noFilters();
  for (const key of FILTER_KEYS) filters[key] = readValues(key, parameters.getAll(key), known);
  filters.name = parameters.getAll("name").map(tidySearchText).find(Boolean) ?? "";
  filters.sort = parameters.getAll("sort").map(readSort).find(Boolean) ?? null;
  return filters;
}

function readValues(key: FacetKey, texts: readonly string[], known: KnownValues): string[] {
  const values = new Map<string, string>();
  for (const value of texts.flatMap((text) => splitValues(key, text, known))) {
    const same = known.find(key, value) ?? (foldName(value) || value);
    if (!values.has(same)) values.set(same, value);
  }
  return [...values.values()]
    .sort((a, b) => known.position(key, a) - known.position(key, b))
    .slice(0, VALUES_LIMIT);
}

function splitValues(key: FacetKey, text: string, known: KnownValues): string[] {
  const pieces = splitPieces(text, key === COMMA_KEY);
  const values: string[] = [];
  let unknown: string | null = null;
  const endUnknown = () => {
    const value = unknown?.trim() ?? "";
    if (!NO_FILTER.has(value.toLowerCase())) values.push(value);
    unknown = null;
  };
  for (let start = 0; start < pieces.length; ) {
    const { value, length } = longestKnown(key, pieces, start, known);
    const { text: piece, separator } = pieces[start]!;
    if (value !== undefined || separator !== ",") endUnknown();
    if (value !== undefined) values.push(value);
    // Unknown text keeps its commas: it is more likely one name than several.
    else unknown = unknown === null ? piece : unknown + separator + piece;
    start += length;
  }
  endUnknown();
  return values;
}

/** Splits at separators that no backslash escapes, and removes the escaping backslashes. */
function splitPieces(text: string, atCommas: boolean): Piece[] {
  const signs = atCommas ? /\\[\\:,]|[:,]/g : /\\[\\:]|:/g;
  const pieces: Piece[] = [{ text: "", separator: "" }];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    pieces.at(-1)!.text += text.slice(from, index);
    if (sign.length === 2) pieces.at(-1)!.text += sign[1];
    else pieces.push({ text: "", separator: sign });
    from = index + sign.length;
  }
  pieces.at(-1)!.text += text.slice(from);
  return pieces;
}

function longestKnown(key: FacetKey, pieces: readonly Piece[], start: number, known: KnownValues) {
  const longest = Math.min(known.separators(key) + 1, pieces.length - start);
  for (let length = longest; length > 0; length--) {
    const run = pieces.slice(start, start + length);
    const value = known.find(key, join(run));
    if (value !== undefined && !isList(key, run, known)) return { value, length };
  }
  return { value: undefined, length: 1 };
}

function join(run: readonly Piece[]): string {
  return run.map(({ text, separator }, index) => (index === 0 ? text : separator + text)).join("");
}

/**
 * True for known values joined with unescaped colons, which is how `writeFilters` writes several
 * values.
 */
function isList(key: FacetKey, run: readonly Piece[], known: KnownValues): boolean {
  const starts = run.flatMap(({ separator }, index) =>
    index > 0 && separator === ":" ? index : [],
  );
  if (starts.length === 0) return false;
  const parts = [0, ...starts].map((from, n) => join(run.slice(from, starts[n] ?? run.length)));
  return parts.every((part) => part === part.trim() && known.find(key, part) !== undefined);
}
