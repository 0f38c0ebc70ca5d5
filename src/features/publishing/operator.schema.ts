import { z } from "zod";
import type { MnqfLevel } from "#catalogue/course.ts";
import { DATE_PATTERN } from "#catalogue/dates.ts";
import { LEVELS } from "#catalogue/levels.ts";
import type { ExchangeRate, LevelEntry, Support } from "#catalogue/operator.ts";
import { MAX_INTEGER } from "#platform/record-number.ts";
import { requiredLine } from "#platform/text-field.schema.ts";

const MAX_RULE_LINE = 300;
const MAX_RULE_ROWS = 50;

const ruleLine = (what: string) =>
  requiredLine(
    { missing: `Type ${what}`, tooLong: `${what} must be at most ${MAX_RULE_LINE} characters` },
    MAX_RULE_LINE,
  );
const ruleDate = z
  .string({ error: "Type since when: a day, month or year such as 2026-11-03, 2026-11 or 2026" })
  .regex(DATE_PATTERN, {
    error: "since when must be a day, month or year such as 2026-11-03, 2026-11 or 2026",
  });
const ruleSource = z.object({
  name: ruleLine("the name of the source"),
  url: z.url({
    protocol: /^https?$/,
    error: "the source's address must be such as https://example.com",
  }),
});
const levels = LEVELS.map(({ value }) => value).filter((value) => value !== "NA") as MnqfLevel[];
const ruleLevel = z.enum(levels, { error: "a level must be 1 to 10" });
const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row).max(MAX_RULE_ROWS, { error: `at most ${MAX_RULE_ROWS}` });

const exchangeRate: z.ZodType<ExchangeRate, ExchangeRate> = z.object({
  currency: z.string({ error: "Type the currency" }).regex(/^(?!MVR)[A-Z]{3}$/, {
    error: "currency must be a code of three letters such as USD, and not MVR",
  }),
  mvr: z
    .number({ error: "Type what one unit is in rufiyaa" })
    .positive({ error: "the rate must be more than 0" })
    .max(100_000, { error: "the rate must be at most 100,000" }),
  since: ruleDate,
  source: ruleLine("the source of the rate"),
});

const support: z.ZodType<Support, Support> = z
  .object({
    key: z.string().regex(/^[a-z0-9_]{1,60}$/, {
      error: "key must be small letters, digits and underscores",
    }),
    name: ruleLine("the name of the scheme"),
    kind: z.enum(["grant", "scholarship", "loan"], {
      error: "kind must be grant, scholarship or loan",
    }),
    levels: z.array(ruleLevel).nullable(),
    pays: z
      .union(
        [
          z.object({ part: z.literal("tuition") }),
          z.object({ part: z.literal("year"), most: z.int().positive().max(MAX_INTEGER) }),
        ],
        { error: "what it pays must be the tuition, or whole rufiyaa a year" },
      )
      .nullable(),
    not_for: z.array(ruleLine("whom it leaves out")),
    source: ruleSource.nullable(),
    stated_on: ruleDate.nullable(),
  })
  .refine(({ pays, not_for, source }) => (!pays && not_for.length === 0) || source, {
    error: "a scheme that says what it pays or whom it leaves out needs a source",
    path: ["source"],
  })
  .refine(({ source, stated_on }) => !source || stated_on, {
    error: "say when the source states it",
    path: ["stated_on"],
  });

const levelEntry: z.ZodType<LevelEntry, LevelEntry> = z.object({
  source: ruleSource,
  stated_on: ruleDate,
  rules: rows(
    z.object({
      level: ruleLevel,
      asks: z.array(ruleLine("a way in")).min(1, { error: "a level needs at least one way in" }),
    }),
  ).refine((rules) => hasEachOnce(rules.map(({ level }) => level)), {
    error: "each level stands once",
  }),
});

/** The operator's facts as the office writes them; null where those that ship hold. */
export const operatorRules = z
  .object({
    exchange_rates: rows(exchangeRate)
      .refine((rates) => hasEachOnce(rates.map(({ currency }) => currency)), {
        error: "each currency stands once",
      })
      .nullable(),
    support: rows(support)
      .refine((all) => hasEachOnce(all.map(({ key }) => key)), { error: "each key stands once" })
      .nullable(),
    level_entry: levelEntry.nullable(),
  })
  .meta({ id: "OperatorRules" });
export type OperatorRules = z.infer<typeof operatorRules>;

function hasEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
