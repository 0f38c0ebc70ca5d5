import { z } from "zod";
import { counted } from "#catalogue/counted.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { formatRange } from "#catalogue/fees.ts";
import {
  costPerMonth,
  netCost,
  netCostText,
  spreadPerMonth,
  spreadWords,
  supportFor,
} from "#catalogue/net-cost.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import {
  type CostAmount,
  costInMvr,
  HOME_CURRENCY,
  inMvr,
  type Rates,
  totalCost,
  totalCostText,
} from "#catalogue/total-cost.ts";
import { lookUp, noSuch } from "./look-up.ts";

const amount = z.object({
  currency: z.string(),
  from: z.number(),
  to: z.number(),
  words: z.string(),
});
type Amount = z.output<typeof amount>;

const courseCost = z.object({
  course_id: z.int(),
  total: z.string(),
  in_mvr: amount.nullable(),
  per_month: amount.nullable().describe("The instalment a month that the institution states"),
  spread: z
    .string()
    .nullable()
    .describe("Our own sum by month, which no institution offers; say so"),
  after_scheme: amount.nullable().describe("What is left with the Bachelor's Degree Grant Scheme"),
  scheme: z.string().describe("The same in words, also where nothing can be said of it"),
  support: z.array(z.string()).describe("Schemes, scholarships and loans that are for it"),
});

const input = z.object({
  course_ids: z.array(z.int()).min(1).max(6),
  months: z
    .number()
    .positive()
    .max(600)
    .nullable()
    .default(null)
    .describe("To spread the sums over"),
});

/** Sums of what courses cost: of each, together, by month, and after the scheme. */
export const cost = lookUp({
  about: "What courses cost: each, all together, a month, and what a scheme leaves to pay.",
  input,
  output: z.object({
    courses: z.array(courseCost),
    together: amount.nullable().describe("Null where the cost of one is not known in rufiyaa"),
    together_per_month: amount
      .nullable()
      .describe("Our own sum: over the months that were asked for, or at once"),
    together_after_scheme: amount.nullable(),
    missing: z.array(z.string()),
  }),
  find: ({ course_ids, months }, { catalogue }) => {
    const { operator } = catalogue;
    const asked = [...new Set(course_ids)];
    const cards = asked.flatMap((id) => catalogue.course(id) ?? []);
    const totals = cards.map((card) => costInMvr(card, operator));
    const together = sum(totals);
    const monthly = cards.map((card) => perMonthInMvr(card, operator));
    const perMonth = months === null ? sum(monthly) : together && over(together, months);
    const costless = totals.filter((one) => one === null).length;
    return {
      courses: cards.map((card) => costOf(card, operator)),
      together: worded(together),
      together_per_month: worded(perMonth),
      together_after_scheme: worded(
        sum(cards.map((card, at) => netCost(card, operator) ?? totals[at]!)),
      ),
      missing: [
        ...asked.filter((id) => !catalogue.course(id)).map((id) => noSuch("course", id)),
        ...(costless > 0 ? [`The total cost of ${counted(costless, "course")} is not known.`] : []),
      ],
    };
  },
});

function costOf(card: CourseSummary, operator: OperatorData): z.output<typeof courseCost> {
  return {
    course_id: card.id,
    total: totalCostText(totalCost(card), operator),
    in_mvr: worded(costInMvr(card, operator)),
    per_month: worded(costPerMonth(card)),
    spread: spreadWords(card, operator),
    after_scheme: worded(netCost(card, operator)),
    scheme: netCostText(card, operator),
    support: supportFor(card, operator).map(({ name }) => name),
  };
}

function perMonthInMvr(card: CourseSummary, rates: Rates): CostAmount | null {
  const monthly = costPerMonth(card) ?? spreadPerMonth(card);
  return monthly && inMvr(monthly, rates);
}

/** Null where one of them is not known: an unknown cost is not 0. */
function sum(amounts: readonly (CostAmount | null)[]): CostAmount | null {
  const known = amounts.filter((one) => one !== null);
  if (known.length === 0 || known.length < amounts.length) return null;
  const of = (end: "from" | "to") => known.reduce((all, one) => all + one[end], 0);
  return { currency: HOME_CURRENCY, from: of("from"), to: of("to") };
}

function over({ currency, from, to }: CostAmount, months: number): CostAmount {
  return { currency, from: Math.round(from / months), to: Math.round(to / months) };
}

function worded(of: CostAmount | null): Amount | null {
  if (!of) return null;
  const { currency, from, to } = of;
  return { currency, from, to, words: formatRange(currency, from, to) };
}
