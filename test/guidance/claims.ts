import { formatTotalCost } from "#catalogue/total-cost.ts";
import type { ChatReply } from "#features/chat/answer.ts";
import { everything, folded } from "./reading.ts";
import type { TrueCourse, Truth } from "./truth.ts";

const AMOUNT = /(?:MVR|Rf|rufiyaa)\.? ?(\d[\d,]*)(?: ?(?:-|–|to|and) ?(\d[\d,]*))?/gi;
const AMOUNT_BEFORE = /(\d[\d,]*) ?(?:MVR|rufiyaa)\b/gi;

/**
 * What an answer claims although the directory does not hold it: courses, institutions, figures on
 * cards, levels and amounts of money. Amounts that the visitor named are no claims.
 *
 * @param said the visitor's messages so far
 */
export function falseClaims(answer: ChatReply, truth: Truth, said: readonly string[]): string[] {
  return [
    ...answer.parts.flatMap((part) => {
      if (part.kind === "courses") return part.courses.flatMap((one) => claimsOfCard(one, truth));
      if (part.kind === "comparison") return part.courses.flatMap((one) => nameClaims(one, truth));
      if (part.kind === "institutions") {
        const known = new Map(truth.institutions.map(({ id, name }) => [id, name]));
        return part.institutions.flatMap(({ id, name }) =>
          known.get(id) === name ? [] : [`institution ${id} ${name}`],
        );
      }
      return [];
    }),
    ...amountClaims(answer, truth, said),
    ...levelClaims(answer, said),
  ];
}

interface Named {
  id: number;
  name: string;
  link: string;
}

function nameClaims({ id, name, link }: Named, truth: Truth): string[] {
  const course = truth.courses.get(id);
  if (course?.name !== name) return [`course ${id} ${name}`];
  return link.includes(`/courses/${id}/`) ? [] : [`link ${link} of course ${id}`];
}

function claimsOfCard(
  card: Named & { institution: string; facts: { field: string; value: string }[] },
  truth: Truth,
): string[] {
  const course = truth.courses.get(card.id);
  if (!course) return nameClaims(card, truth);
  const where = course.institution.name === card.institution ? [] : [`at ${card.institution}`];
  const facts = card.facts.filter((fact) => !isTrue(fact, course));
  return [
    ...nameClaims(card, truth),
    ...where,
    ...facts.map(({ field, value }) => `${field} ${value} of course ${card.id}`),
  ];
}

function isTrue({ field, value }: { field: string; value: string }, course: TrueCourse): boolean {
  const said = folded(value);
  switch (field) {
    case "total_cost": {
      const wording = course.total_cost === null ? course.fee_text : null;
      const stated = [formatTotalCost(course.total_cost), wording ?? []].flat();
      return stated.some((text) => said.includes(folded(text)));
    }
    case "duration_text":
      return said.includes(folded(course.duration_text ?? "Not stated"));
    case "mnqf_level":
      return course.mnqf_level === null
        ? /not stated/i.test(said)
        : course.mnqf_level === "NA" || new RegExp(`\\b${course.mnqf_level}\\b`).test(said);
    default:
      return true;
  }
}

function amountClaims(answer: ChatReply, truth: Truth, said: readonly string[]): string[] {
  const text = everything(answer);
  const claimed = [...text.matchAll(AMOUNT), ...text.matchAll(AMOUNT_BEFORE)].flatMap(
    ([, ...numbers]) => numbers.filter((number) => number !== undefined).map(asNumber),
  );
  const allowed = new Set([
    ...knownAmounts(truth),
    ...said.flatMap(numbersIn),
    answer.memory.slots.budget ?? 0,
  ]);
  return [...new Set(claimed)].filter((one) => !allowed.has(one)).map((one) => `MVR ${one}`);
}

const KNOWN = new WeakMap<Truth, readonly number[]>();

function knownAmounts(truth: Truth): readonly number[] {
  const known = KNOWN.get(truth) ?? [...truth.courses.values()].flatMap(amountsOf);
  KNOWN.set(truth, known);
  return known;
}

function amountsOf(course: TrueCourse): number[] {
  const fees = course.fees.flatMap(({ fee_start, fee_end }) => [fee_start, fee_end]);
  const { total_cost, total_cost_mvr, cost_per_month, cost_spread_per_month, net_cost } = course;
  const sums = [total_cost, total_cost_mvr, cost_per_month, cost_spread_per_month, net_cost];
  const costs = sums.flatMap((cost) => (cost ? [cost.from, cost.to] : []));
  const texts = [course.gov_first_degree_text, course.fee_text, course.general_notes];
  return [
    ...[...fees, ...costs].filter((amount) => amount !== null),
    ...texts.flatMap((text) => numbersIn(text ?? "")),
  ];
}

function levelClaims(answer: ChatReply, said: readonly string[]): string[] {
  const levels = [...everything(answer).matchAll(/\blevel (\d+)\b/gi)].map(([, level]) => level!);
  const asked = new Set(said.flatMap(numbersIn));
  return levels
    .filter((level) => Number(level) < 1 || Number(level) > 10)
    .filter((level) => !asked.has(Number(level)))
    .map((level) => `level ${level}`);
}

/** Numbers as they stand in a message: "25,000", "50k", "1.5 lakh" is left to the slots. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(k\b)?/gi)].map(
    ([, number, thousand]) => asNumber(number!) * (thousand ? 1_000 : 1),
  );
}

function asNumber(written: string): number {
  return Number(written.replaceAll(",", ""));
}
