import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";

/** Longest text that the box for another course takes, in characters. */
const ADD_LIMIT = 200;

/** What the address of a comparison asks for. */
export interface ComparisonAddress {
  /** Courses of a shared comparison; empty for the visitor's own shortlist. */
  ids: number[];
  /** True when it names more courses than can be compared; the first of them are taken. */
  hasSurplus: boolean;
  /** Text to find another course by; empty when nothing is looked for. */
  add: string;
}

/** Reads `ids=1,2,3`, also as `ids=1&ids=2` from a form, and `add`. */
export function readComparison(parameters: URLSearchParams): ComparisonAddress {
  const texts = parameters.getAll("ids").join(",").match(/\d+/g) ?? [];
  const ids = [...new Set(texts.map(Number))].filter((id) => id > 0 && Number.isSafeInteger(id));
  return {
    ids: ids.slice(0, SHORTLIST_LIMIT),
    hasSurplus: ids.length > SHORTLIST_LIMIT,
    add: (parameters.get("add") ?? "").trim().slice(0, ADD_LIMIT),
  };
}

/** True when only the rows that differ are asked for. */
export function readDifferences(parameters: URLSearchParams): boolean {
  return parameters.get("differences") === "1";
}

/** True when two addresses ask for the same data, and at most differ in how they show it. */
export function asksTheSame(one: URLSearchParams, other: URLSearchParams): boolean {
  return JSON.stringify(readComparison(one)) === JSON.stringify(readComparison(other));
}
