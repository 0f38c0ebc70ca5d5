import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { recordNumbers } from "#platform/record-number.ts";

/** Maximum length of the search text for another course, in characters. */
const ADD_LIMIT = 200;

/** The parameters of a comparison's address. */
export interface ComparisonAddress {
  /** Courses of a shared comparison; empty for the visitor's own shortlist. */
  ids: number[];
  /**
   * True when the address names more courses than can be compared; only the first ones are
   * compared.
   */
  hasSurplus: boolean;
  /** Text to search another course by; empty for no search. */
  add: string;
}

/** Reads `ids=1,2,3`, also as `ids=1&ids=2` from a form, and `add`. */
export function readComparison(parameters: URLSearchParams): ComparisonAddress {
  const ids = recordNumbers(parameters.getAll("ids").join(","));
  return {
    ids: ids.slice(0, SHORTLIST_LIMIT),
    hasSurplus: ids.length > SHORTLIST_LIMIT,
    add: (parameters.get("add") ?? "").trim().slice(0, ADD_LIMIT),
  };
}

/** True when only the rows with differences are shown. */
export function readDifferences(parameters: URLSearchParams): boolean {
  return parameters.get("differences") === "1";
}

/** True when two addresses need the same data and differ only in display. */
export function asksTheSame(one: URLSearchParams, other: URLSearchParams): boolean {
  return JSON.stringify(readComparison(one)) === JSON.stringify(readComparison(other));
}
