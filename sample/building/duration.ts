import type { AwardCode } from "../programme.ts";
import { isFirstDegree, type Offer } from "./offer.ts";

/** Whether a programme is followed full-time, part-time or either way. */
type Study = "full" | "part" | "either";

export interface Duration {
  text: string;
  /** The shortest duration in months. */
  months: number;
  study: Study;
}

/** A day in months. Below a month lengths are exact, so that two days come before three. */
const DAY = 12 / 365;

const row = (text: string, months: number, study: Study): Duration => ({ text, months, study });

const DURATIONS: Record<AwardCode, readonly Duration[]> = {
  C1: [row("4 weeks", 1, "full"), row("6 weeks", 1.5, "part"), row("8 weeks", 2, "part")],
  C2: [
    row("12 weeks", 3, "full"),
    row("15 weeks", 3.5, "part"),
    row("4 months", 4, "part"),
    row("3 months full-time / 5 months part-time", 3, "either"),
  ],
  C3: [
    row("5 months", 5, "full"),
    row("6 months", 6, "part"),
    row("20 weeks", 5, "full"),
    row("6 months full-time / 9 months part-time", 6, "either"),
  ],
  C4: [
    row("1 year", 12, "full"),
    row("1 year", 12, "part"),
    row("40 weeks", 10, "full"),
    row("1 year full-time / 18 months part-time", 12, "either"),
  ],
  D: [
    row("1 year", 12, "full"),
    row("1 year full-time / 2 years part-time", 12, "either"),
    row("18 months", 18, "part"),
    row("1 year / 18 months", 12, "either"),
  ],
  AD: [
    row("2 years", 24, "full"),
    row("2 years full-time / 3 years part-time", 24, "either"),
    row("2 years 6 months", 30, "part"),
  ],
  B: [
    row("3 years", 36, "full"),
    row("3 years full-time / 4.5 years part-time", 36, "either"),
    row("3 years full-time / 6 years part-time", 36, "either"),
    row("4 years", 48, "part"),
  ],
  BH: [row("3 years", 36, "full"), row("3 years full-time / 5 years part-time", 36, "either")],
  PC: [row("6 months", 6, "part"), row("20 weeks", 5, "part"), row("8 months", 8, "part")],
  PD: [row("1 year", 12, "part"), row("1 year full-time / 2 years part-time", 12, "either")],
  M: [
    row("1 year", 12, "full"),
    row("18 months", 18, "part"),
    row("1 year full-time / 2 years part-time", 12, "either"),
    row("2 years full-time / 4 years part-time", 24, "either"),
    row("2 years", 24, "part"),
  ],
  P: [
    row("3 years full-time / 6 years part-time", 36, "either"),
    row("4 years full-time", 48, "full"),
    row("3 to 7 years", 36, "either"),
  ],
  S: [
    row("2 days", 2 * DAY, "full"),
    row("3 days", 3 * DAY, "full"),
    row("1 week", 7 * DAY, "full"),
    row("5 evenings", 7 * DAY, "part"),
    row("4 weeks", 1, "part"),
    row("6 weeks", 1.5, "part"),
    row("8 weekends", 2, "part"),
  ],
  F: [row("6 months", 6, "full"), row("1 year", 12, "full"), row("9 months", 9, "full")],
  X: [row("10 weeks", 2.5, "part"), row("4 months", 4, "part"), row("6 months", 6, "part")],
};

/** Lengths that a course's own name states. */
const NAMED: readonly [RegExp, Duration][] = [
  [/Twelve-week/, row("12 weeks", 3, "part")],
  [/Four Weekends/, row("4 weekends", 1, "part")],
  [/Ten Weeks/, row("10 weeks", 2.5, "full")],
  [/Ten Evenings/, row("10 evenings", 14 * DAY, "part")],
  [/Five Evenings/, row("5 evenings", 7 * DAY, "part")],
  [/Four Weeks/, row("4 weeks", 1, "part")],
  [/Six Weeks/, row("6 weeks", 1.5, "part")],
  [/in a Week/, row("1 week", 7 * DAY, "full")],
  [/Forty Lessons/, row("40 lessons over 4 months", 4, "part")],
  [/Eleven Days/, row("11 days", 11 * DAY, "full")],
  [/Weekend\b/, row("1 weekend", 2 * DAY, "full")],
  [/Camp\b/, row("1 week", 7 * DAY, "full")],
  [/Day$/, row("1 day", DAY, "full")],
  [/Ramazan/, row("4 weeks", 1, "part")],
  [/First Aid|Fire Safety|Barista|Working at Height/, row("2 days", 2 * DAY, "full")],
  [/\(STCW\)|Forklift/, row("2 weeks", 14 * DAY, "full")],
  [/Scuba Instructor/, row("6 weeks", 1.5, "full")],
  [/Tajweed Online|Qur'an Reading|Conversation Club|Young Learners/, row("10 weeks", 2.5, "part")],
  [/for Beginners|Foreign Residents|Mandarin|Russian|in Italian/, row("8 weeks", 2, "part")],
  [/Bridging|Arabic for Prayer|Hindi for|at the Counter/, row("6 weeks", 1.5, "part")],
  [/Top-up/, row("1 year full-time / 18 months part-time", 12, "either")],
  [/Conversion/, row("2 years", 24, "part")],
  [/Placement Year/, row("4 years", 48, "full")],
];

/** Duration of a course. */
export function duration(offer: Offer): Duration {
  const { code, subject, ownName } = offer;
  const named = NAMED.find(([pattern]) => ownName && pattern.test(ownName));
  if (named) return named[1];
  if (code === "BH" && subject.honoursYears === 4) {
    return offer.field.byDay || offer.choose("duration").chance(0.5)
      ? row("4 years", 48, "full")
      : row("4 years full-time / 6 years part-time", 48, "either");
  }
  const byDay = offer.field.byDay && isFirstDegree(code);
  const lengths = DURATIONS[code].filter(({ study }) => !byDay || study === "full");
  return offer.choose("duration").pick(lengths);
}

/** A remark on practice within the duration, or on how long one may take. */
export function durationRemarks(offer: Offer, length: Duration): string | null {
  const choose = offer.choose("duration_remarks");
  const practical = isFirstDegree(offer.code) || offer.code === "C4" || offer.code === "C3";
  if (practical && offer.field.placement && choose.chance(0.5)) return offer.field.placement;
  if (length.months >= 12 && length.study === "either" && choose.chance(0.35)) {
    return "One may pause for up to two terms and continue later.";
  }
  return null;
}

/** Credit points: about 120 for a year of full-time study; null where they are not stated. */
export function credits(offer: Offer, length: Duration): number | null {
  const choose = offer.choose("credits");
  const small: Partial<Record<AwardCode, readonly number[]>> = {
    C1: [10, 12, 15],
    C2: [20, 24, 30],
    C3: [40, 48, 60],
    PC: [60],
    PD: [120],
    M: [180, 180, 240],
    P: [360],
    F: [60, 80],
  };
  if (offer.code === "S" || offer.code === "X" || choose.chance(0.14)) return null;
  const stated = small[offer.code];
  if (stated) return choose.pick(stated);
  const years = { C4: 1, D: 1, AD: 2 }[offer.code as "C4" | "D" | "AD"];
  return 120 * (years ?? Math.min(4, Math.round(length.months / 12)));
}
