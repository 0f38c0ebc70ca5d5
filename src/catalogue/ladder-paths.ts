import { counted } from "./counted.ts";
import type { CourseSummary, Nullable } from "./course.ts";
import type { WhatIHave } from "./entry.ts";
import { type EntryAnswer, entryAnswer, joined } from "./entry-words.ts";
import { formatRange } from "./fees.ts";
import { isFirstDegreeFor, type LadderPath, type PathKind, withQualification } from "./ladder.ts";
import { levelGiven } from "./ladder-column.ts";
import { GENERAL_PREPARATION } from "./ladder-parts.ts";
import { lengthWords } from "./length-limits.ts";
import { mnqfLabel } from "./levels.ts";
import { netCost } from "./net-cost.ts";
import type { Basis, OperatorData } from "./operator.ts";
import { type CostAmount, costInMvr, HOME_CURRENCY } from "./total-cost.ts";

/** One course of a path. */
export interface LadderStep {
  course: CourseSummary;
  /** Who may enter: with what the person has, and the qualifications of the steps before. */
  answer: EntryAnswer;
  /** True where the qualification of the step before it opens it. */
  needsStepBefore: boolean;
  /** Its fields, where none is of the course that the path ends in; else empty. */
  outside: readonly string[];
  cost: Nullable<StepCost>;
}

/** What a step costs in rufiyaa: after the first-degree scheme where it covers the person. */
interface StepCost extends CostAmount {
  /** Name of the scheme that is taken off; null for none. */
  scheme: Nullable<string>;
}

/** A path with its figures. What is not stated of a step is counted, and never taken for 0. */
export interface PathFigures {
  kinds: PathKind[];
  /** How often it leads into another field that no route names; see `LadderPath`. */
  leaps: number;
  steps: LadderStep[];
  /** Months of study of the steps whose length is stated, without waiting between them. */
  months: number;
  /** How many steps do not state their length. */
  lengthsMissing: number;
  /** Cost of the steps whose cost is known, in rufiyaa. */
  cost: CostAmount;
  costsMissing: number;
}

/** A path as people read it: each course with how it is entered, and what all of it takes. */
export function pathFigures(
  { kinds, leaps, courses }: Omit<LadderPath, "courses"> & { courses: readonly CourseSummary[] },
  have: WhatIHave,
  fieldsOf: (course: CourseSummary) => string[],
  { operator }: Basis,
): PathFigures {
  let held = have;
  const ofGoal = [GENERAL_PREPARATION, ...courses.slice(-1).flatMap(fieldsOf)];
  const steps = courses.map((course) => {
    const fields = fieldsOf(course);
    const outside = fields.some((field) => ofGoal.includes(field)) ? [] : fields;
    const step = { ...stepOf(course, { have, held, operator }), outside };
    held = withQualification(held, levelGiven(course), fields);
    return step;
  });
  const months = steps.flatMap(({ course }) => course.duration_months ?? []);
  const costs = steps.flatMap(({ cost }) => cost ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    kinds,
    leaps,
    steps,
    months: sum(months),
    lengthsMissing: steps.length - months.length,
    cost: {
      currency: HOME_CURRENCY,
      from: sum(costs.map(({ from }) => from)),
      to: sum(costs.map(({ to }) => to)),
    },
    costsMissing: steps.length - costs.length,
  };
}

function stepOf(
  course: CourseSummary,
  { have, held, operator }: { have: WhatIHave; held: WhatIHave; operator: OperatorData },
): Omit<LadderStep, "outside"> {
  const own = entryAnswer(course.entry_routes, have);
  const answer = entryAnswer(course.entry_routes, held);
  return {
    course,
    answer,
    needsStepBefore: own.verdict !== answer.verdict,
    cost: stepCost(course, have, operator),
  };
}

/** Null where the total is not known in rufiyaa. */
function stepCost(
  course: CourseSummary,
  have: WhatIHave,
  operator: OperatorData,
): Nullable<StepCost> {
  const net = isFirstDegreeFor(have, levelGiven(course)) ? netCost(course, operator) : null;
  if (net) return net;
  const gross = costInMvr(course, operator);
  return gross && { ...gross, scheme: null };
}

const KIND_WORDS: Readonly<Record<PathKind, string>> = {
  quickest: "quickest",
  cheapest: "cheapest",
  priced: "cheapest with every cost stated",
  nearest: "nearest",
};

/** "quickest and cheapest with every cost stated" */
export function kindWords(kinds: readonly PathKind[]): string {
  const said = kinds.filter((kind) => kind !== "cheapest" || !kinds.includes("priced"));
  return joined(
    said.map((kind) => KIND_WORDS[kind]),
    "and",
  );
}

/** What is said of a path that leads through another field; null for one that does not. */
export function leapWords({ leaps }: Pick<PathFigures, "leaps">): Nullable<string> {
  return leaps === 0
    ? null
    : "This path leaps from one field into another. Each step is open by what the courses state, but ask the institution first whether it helps you.";
}

/** "3 years 6 months"; with lengths missing "3 years 6 months, and 1 step of unstated length". */
export function pathLengthWords({ months, lengthsMissing, steps }: PathFigures): string {
  const known = lengthWords(months);
  if (lengthsMissing === 0) return known;
  if (lengthsMissing === steps.length) return "Length not stated";
  return `${known}, and ${counted(lengthsMissing, "step")} of unstated length`;
}

/** "MVR 45,500"; with costs missing "MVR 45,500, and 1 step whose cost is not stated". */
export function pathCostWords({ cost, costsMissing, steps }: PathFigures): string {
  const known = formatRange(cost.currency, cost.from, cost.to);
  if (costsMissing === 0) return known;
  if (costsMissing === steps.length) return "Cost not stated";
  return `${known}, and ${counted(costsMissing, "step")} whose cost is not stated`;
}

/** How a step is entered: "With the Diploma of step 1, after an interview". */
export function stepEntryWords(steps: readonly LadderStep[], at: number): string {
  const { answer, needsStepBefore } = steps[at]!;
  const before = steps[at - 1]?.course.mnqf_level ?? null;
  const by =
    needsStepBefore && before !== null
      ? `With the ${mnqfLabel(before)} of step ${at}`
      : "With what you have";
  return answer.later.length === 0 ? by : `${by}, after ${joined(answer.later, "and")}`;
}

/** What is said of a step outside the field of the goal; null for one within. */
export function outsideWords({ outside }: Pick<LadderStep, "outside">): Nullable<string> {
  return outside.length === 0
    ? null
    : `Another field: ${joined(outside, "and")}. What follows takes it.`;
}

/** What a step costs: "MVR 500 with the Bachelor's Degree Grant Scheme". */
export function stepCostWords({ cost }: LadderStep): string {
  if (cost === null) return "Cost not stated";
  const figure = formatRange(cost.currency, cost.from, cost.to);
  return cost.scheme === null ? figure : `${figure} with the ${cost.scheme}`;
}
