import type { MnqfLevel, Nullable } from "./course.ts";
import data from "./operator.json" with { type: "json" };

/**
 * Facts that belong to no course and no institution, and that the operator keeps: `operator.json`,
 * dated as a whole, with the source of each. What has no source yet is null or empty there, and says
 * nothing on any page.
 */
export interface OperatorData {
  /** Day of the last change, YYYY-MM-DD. */
  dated: string;
  exchange_rates: readonly ExchangeRate[];
  support: readonly Support[];
  level_entry: LevelEntry;
}

/** What the framework asks of who enters a level; levels without a rule have no source yet. */
interface LevelEntry {
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

/** The price of the course: all of it, or at most an amount in rufiyaa for each year. */
export type Payment = { part: "tuition" } | { part: "year"; most: number };

export const OPERATOR = data as OperatorData;
