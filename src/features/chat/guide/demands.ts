import type { CourseSummary } from "#catalogue/course.ts";
import { MONTH_NAMES } from "#catalogue/dates.ts";
import { intakesOf, nextStart } from "#catalogue/intakes.ts";
import { costInMvr } from "#catalogue/total-cost.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { Slots } from "../answer.ts";
import { isFreeForSome, isStatedFree, paidInMvr } from "../lookups/facts.ts";
import type { Directory } from "./directory.ts";

/** What the guide filters for itself. */
export type Unstated =
  | "total cost"
  | "duration"
  | "mode of study"
  | "intakes"
  | "start or the length"
  | "campus";

/** A demand on a course beyond the filters: met, missed, or the course does not say. */
export interface Demand {
  what: Unstated;
  verdict(card: CourseSummary): "met" | "missed" | "unstated";
}

/** Stands among the places of who can study at home, too. */
export const ONLINE = "online";

export function isOnline({ delivery_modalities }: CourseSummary): boolean {
  return delivery_modalities.includes("online");
}

/**
 * What the slots demand of a course beyond the filters of the listing.
 *
 * @param now From when an end is reckoned; without it none is demanded.
 */
export async function demandsOf(slots: Slots, directory: Directory, now?: Date): Promise<Demand[]> {
  const demands: Demand[] = [];
  if (slots.budget !== null || slots.budgetFrom !== null) demands.push(budgetDemand(slots));
  if (slots.months !== null) demands.push(durationDemand(slots.months));
  if (slots.studyMode !== null) demands.push(modeDemand(slots));
  if (slots.intake !== null) demands.push(intakeDemand(slots.intake, now));
  if (slots.until !== null && now) demands.push(endDemand(slots.until, now));
  if (slots.places.length > 0) {
    const there = await directory.coursesAt(slots.places);
    const orOnline = slots.places.includes(ONLINE);
    demands.push({
      what: "campus",
      verdict: (card) => (there.has(card.id) || (orOnline && isOnline(card)) ? "met" : "missed"),
    });
  }
  if (slots.excluded.places.length > 0) {
    const away = await directory.coursesAt(slots.excluded.places);
    demands.push({ what: "campus", verdict: ({ id }) => (away.has(id) ? "missed" : "met") });
  }
  return demands;
}

/** A course within a range of prices is met where its whole range is: nobody pays more than said. */
function budgetDemand({ budget, budgetFrom }: Slots): Demand {
  return {
    what: "total cost",
    verdict: (card) => {
      if (budget === 0 && isStatedFree(card)) return "met";
      const cost = paidInMvr(card);
      if (!cost) return "unstated";
      if (!costInMvr(card) && isFreeForSome(card)) return "missed";
      const isMet = cost.to <= (budget ?? Infinity) && cost.from >= (budgetFrom ?? 0);
      return isMet ? "met" : "missed";
    },
  };
}

function durationDemand(months: number): Demand {
  return {
    what: "duration",
    verdict: ({ duration_months }) =>
      duration_months === null ? "unstated" : duration_months <= months ? "met" : "missed",
  };
}

const MODE_TEXTS: Record<NonNullable<Slots["studyMode"]>, RegExp> = {
  "full-time": /full[- ]?time/i,
  "part-time": /part[- ]?time/i,
  evening: /evening/i,
  weekend: /weekend/i,
  "off-hours": /evening|weekend|part[- ]?time|own pace/i,
};

function modeDemand({ studyMode, orOnline }: Slots): Demand {
  const wanted = MODE_TEXTS[studyMode!];
  return {
    what: "mode of study",
    verdict: (card) => {
      const text = card.mode_of_study_text;
      if (orOnline && isOnline(card)) return "met";
      return text === null ? "unstated" : wanted.test(text) ? "met" : "missed";
    },
  };
}

/** A start in the month that can still be applied for, as far as a last day is stated. */
function intakeDemand(month: string, now?: Date): Demand {
  const number = MONTH_NAMES.indexOf(month) + 1;
  const today = now ? maldivesDay(now) : "";
  return {
    what: "intakes",
    verdict: (card) => {
      if (card.intakes.length === 0) return "unstated";
      const isOpen = intakesOf(card).some(
        ({ all_year, month: starts, deadline }) =>
          (all_year === true || starts === number) && (deadline === null || deadline >= today),
      );
      return isOpen ? "met" : "missed";
    },
  };
}

/** Begun at its next start, a course ends in time. */
function endDemand(until: string, now: Date): Demand {
  return {
    what: "start or the length",
    verdict: (card) => {
      const start = nextStart(card, maldivesDay(now))?.on;
      if (start === undefined || card.duration_months === null) return "unstated";
      const end = Date.parse(start) + card.duration_months * MS_OF_MONTH;
      return end <= Date.parse(until) ? "met" : "missed";
    },
  };
}

const MS_OF_MONTH = 30.4375 * 86_400_000;
