import type { MnqfLevel, Nullable } from "./course.ts";
import { GRANT_SCHEME, GRANT_SCHEME_KEY } from "./first-degree.ts";
import data from "./operator.json" with { type: "json" };

/**
 * Facts that belong to no course and no institution, and that the operator keeps, with the source of
 * each: `operator.json` ships them, dated as a whole, and what is written in the office stands in the
 * place of a list of it. What has no source yet is null or empty, and says nothing on any page.
 */
export interface OperatorData {
  /** Day of the last change, YYYY-MM-DD. */
  dated: string;
  exchange_rates: readonly ExchangeRate[];
  support: readonly Support[];
  level_entry: LevelEntry;
}

/** What the framework asks of who enters a level; levels without a rule have no source yet. */
export interface LevelEntry {
  source: { name: string; url: string };
  stated_on: string;
  /** Ways in, one of which is enough. */
  rules: readonly { level: MnqfLevel; asks: readonly string[] }[];
}

/** What one unit of a currency is in rufiyaa. */
export interface ExchangeRate {
  /** ISO 4217 code. */
  currency: string;
  mvr: number;
  /** Day, month or year from which it is the rate. */
  since: string;
  source: string;
}

/** A scheme, scholarship or loan that helps to pay for courses. */
export interface Support {
  /** "first_degree_scheme" is the scheme that courses state in `gov_first_degree_text`. */
  key: string;
  name: string;
  kind: "grant" | "scholarship" | "loan";
  /** Levels that it is for; null where it is for the courses that name it. */
  levels: Nullable<readonly MnqfLevel[]>;
  /** What it pays where a course does not say so itself; null while no source states it. */
  pays: Nullable<Payment>;
  /** Whom it leaves out, to follow "Not for". */
  not_for: readonly string[];
  source: Nullable<{ name: string; url: string }>;
  stated_on: Nullable<string>;
}

/** The schemes, that which courses state by its one name, whatever an office once called it. */
export function byTheirNames(support: readonly Support[]): Support[] {
  return support.map((one) =>
    one.key === GRANT_SCHEME_KEY ? { ...one, name: GRANT_SCHEME } : one,
  );
}

/** The price of the course: all of it, or at most an amount in rufiyaa for each year. */
export type Payment = { part: "tuition" } | { part: "year"; most: number };

export const SHIPPED_OPERATOR = data as OperatorData;

/** What the figures of courses are worked out on; a catalogue is one. */
export interface Basis {
  /** The day in the Maldives, YYYY-MM-DD; empty without one. */
  today: string;
  operator: OperatorData;
}
