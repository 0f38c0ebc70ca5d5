/** The face of the engine: nothing outside src/engine imports any other file of it (README.md). */
export { ColumnsBuilder, type PackedColumns } from "./facets/columns.ts";
export { FacetCounter } from "./facets/facet-counts.ts";
export { type OpenColumns, openColumns } from "./facets/open-columns.ts";
export { intersectParts, type Part, Selecting } from "./facets/selection.ts";
export { DOCUMENT_LIMIT, fairOrder, Order, ranksOf } from "./orders.ts";
export { addToSet, type Bitset, emptySet, fullSet, has, wordsFor } from "./sets/bitset.ts";
export { type Narrow, NumberList, narrowArray } from "./sets/number-list.ts";
export { lowerBound, NumberLists, Uniting } from "./sets/number-lists.ts";
export type { Correction } from "./text/correction.ts";
export type { FieldSource } from "./text/field.ts";
export type {
  Language,
  Meaning,
  QueryWord,
  SynonymPhrase,
  Synonyms,
  TextLine,
  Typed,
  WordSpan,
} from "./text/language.ts";
export { piecesBetweenSpaces } from "./text/query.ts";
export { type Hit, QUALITY } from "./text/ranking.ts";
export type { Among } from "./text/shelf.ts";
export { type PackedText, TextBuilder } from "./text/text-builder.ts";
export type { TextColumn } from "./text/text-column.ts";
export { type Asked, TextIndex } from "./text/text-index.ts";
