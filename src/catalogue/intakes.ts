import { type CourseSummary, type IntakeDetails, NOT_STATED, type Nullable } from "./course.ts";
import { dateWords, daysBetween, MONTH_NAMES } from "./dates.ts";

/** The fields of a course that intakes are read from. */
export type Starting = Pick<CourseSummary, "intakes" | "intake_details">;

/** One time at which a course can be started, as far as it is known. */
export type Intake = IntakeDetails;

/** The start of an intake that can still be applied for. */
export interface NextStart {
  intake: Intake;
  /** YYYY-MM-DD, or YYYY-MM where no day is stated; today where one can begin at any time. */
  on: string;
}

/** What a wording says of the time; several where it names several months. */
type TimeRead = Pick<Intake, "year" | "month" | "day" | "all_year">;

/** A deadline at most so many days away is counted in days. */
const MAX_COUNTED_DAYS = 60;

/**
 * A course's intakes: what is stated of each beside its wording, and what the wording says without
 * any doubt. A wording that is not understood stays a label without a time.
 */
export function intakesOf({ intakes, intake_details }: Starting): Intake[] {
  const stated = new Map(intake_details.map((details) => [details.label, details]));
  return [...new Set(intakes)].flatMap((label) => {
    const details = stated.get(label) ?? {
      ...UNKNOWN_TIME,
      label,
      deadline: null,
      apply_url: null,
    };
    if (details.month !== null || details.all_year) return [details];
    const read = readIntake(label);
    return read.length === 0 ? [details] : read.map((reading) => ({ ...details, ...reading }));
  });
}

const UNKNOWN_TIME: TimeRead = { year: null, month: null, day: null, all_year: null };
const ALL_YEAR: TimeRead = { ...UNKNOWN_TIME, all_year: true };

const ALL_YEAR_WORDS =
  /^(?:(?:open|starts?|enrolment) )?(?:all (?:the )?year(?: round)?|throughout the year|year[ -]round|any ?time(?: of the year)?|every month|monthly|rolling)(?: (?:intakes?|enrolment|admission))?$/;

/** Months by the names and letters that people write, from 1 on. */
export const MONTH_OF_WORD: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((name, at) => {
    const word = name.toLowerCase();
    const shorter = word === "september" ? ["sep", "sept"] : [word.slice(0, 3)];
    return [word, ...shorter].map((spelling) => [spelling, at + 1] as const);
  }),
);

const DAY_PART = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const MONTH_PART = "(?<month>[a-z]+)\\.?";
const YEAR_PART = "(?<year>20\\d{2})";

/** The whole wording must be of one of these shapes. */
const WORDING_SHAPES = [
  new RegExp(`^(?:${DAY_PART}(?: of)? )?${MONTH_PART}(?:,? ${YEAR_PART})?$`),
  new RegExp(`^${MONTH_PART} ${DAY_PART},? ${YEAR_PART}$`),
  new RegExp(`^${YEAR_PART}-(?<month>0[1-9]|1[0-2])(?:-(?<day>\\d{2}))?$`),
];

/** Digits and signs alone ("03/04/2028", "46846"), or a short month between them ("28-Jan"). */
const DATE_IN_DIGITS = /^(?:\d[\d\s./-]*|\d{1,2}[-/.][a-z]{3,9}|[a-z]{3,9}[-/.]\d{1,2})$/i;
const YEARS = /^20\d{2}(?:[-/](?:20)?\d{2})?$/;

/** True for a date that a program wrote in its own way, and that is not read without any doubt. */
export const isUnclearDate = (label: string): boolean =>
  DATE_IN_DIGITS.test(label.trim()) && !YEARS.test(label.trim()) && readIntake(label).length === 0;

/**
 * The times that a wording names: "January 2027", "9 January 2027", "January and July", "Open all
 * year". Nothing where any part of it is not understood, or where a year may belong to one month or
 * to several ("November and January 2027").
 */
export function readIntake(label: string): TimeRead[] {
  const text = label
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^every (?=[a-z]+$)(?!month$)/, "");
  if (ALL_YEAR_WORDS.test(text)) return [ALL_YEAR];
  const plain = text.replace(/ intakes?$/, "").replace(/^([a-z]{3,9}) (?:every|each) year$/, "$1");
  const whole = readTime(plain);
  if (whole) return [whole];
  const times = plain.split(/ ?(?:,|\/|&|\band\b) ?/).map(readTime);
  const known = times.filter((time) => time !== null);
  const areAlike = known.every(({ year }) => (year === null) === (known[0]?.year === null));
  return known.length === times.length && areAlike ? distinctTimes(known) : [];
}

/** "January and Jan" names one time. */
function distinctTimes(times: readonly TimeRead[]): TimeRead[] {
  const key = ({ year, month, day }: TimeRead) => `${year} ${month} ${day}`;
  return [...new Map(times.map((time) => [key(time), time])).values()];
}

function readTime(text: string): Nullable<TimeRead> {
  for (const shape of WORDING_SHAPES) {
    const named = shape.exec(text)?.groups;
    if (!named) continue;
    const month = MONTH_OF_WORD.get(named.month ?? "") ?? (Number(named.month) || null);
    const year = named.year === undefined ? null : Number(named.year);
    const day = named.day === undefined ? null : Number(named.day);
    if (month !== null && isDayOf(day, month, year)) return { year, month, day, all_year: false };
  }
  return null;
}

/** True for a day that the month has; without a year a leap day counts. */
export function isDayOf(day: Nullable<number>, month: number, year: Nullable<number>): boolean {
  return (
    day === null || (day >= 1 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate())
  );
}

type Time = Pick<Intake, "year" | "month" | "day">;

/**
 * The last day on which an intake can have begun, YYYY-MM-DD: nobody can apply after it. Of several
 * times the last, of a month its end; null where a time has no year, or none is known.
 */
export function lastStart(times: readonly Time[]): Nullable<string> {
  const days = times.map(({ year, month, day }) => {
    if (year === null || month === null) return null;
    return isoDate(year, month, day ?? new Date(Date.UTC(year, month, 0)).getUTCDate());
  });
  return days.includes(null) ? null : (days.sort().at(-1) ?? null);
}

/** What is wrong with a last day to apply, and what would be right; null for nothing. */
export function lateDeadline(deadline: Nullable<string>, times: readonly Time[]): Nullable<string> {
  const last = deadline === null ? null : lastStart(times);
  return last !== null && deadline! > last
    ? `must not be after the intake begins: ${dateWords(last)} or before`
    : null;
}

/** When an intake begins next, from `today` (YYYY-MM-DD) on; null where it is past or not known. */
function startOf(intake: Intake, today: string): Nullable<string> {
  if (intake.all_year) return today;
  if (intake.month === null) return null;
  const inYear = (year: number) => isoDate(year, intake.month!, intake.day);
  const thisYear = Number(today.slice(0, 4));
  const years = intake.year === null ? [thisYear, thisYear + 1] : [intake.year];
  return years.map(inYear).find((on) => today.slice(0, on.length) <= on) ?? null;
}

function isoDate(year: number, month: number, day: Nullable<number>): string {
  return [year, month, ...(day === null ? [] : [day])]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** True where the last day to apply has gone by; never where none is stated. */
function isClosed({ deadline }: Intake, today: string): boolean {
  return deadline !== null && deadline < today;
}

/** The first start that can still be applied for; null where none is known. */
export function nextStart(course: Starting, today: string): Nullable<NextStart> {
  return upcomingStarts(course, today)[0] ?? null;
}

/** The starts that can still be applied for, by date; of each intake the next one. */
export function upcomingStarts(course: Starting, today: string): NextStart[] {
  return intakesOf(course)
    .flatMap((intake) => {
      const on = isClosed(intake, today) ? null : startOf(intake, today);
      return on === null ? [] : [{ intake, on }];
    })
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

/**
 * The institution's own form for the next intake that has one and can still be applied for; one whose
 * time is not known comes last. Null where none is stated.
 */
export function applicationForm(course: Starting, today: string): Nullable<string> {
  const starts = upcomingStarts(course, today).map(({ intake }) => intake);
  const timeless = intakesOf(course).filter(
    (intake) => intake.month === null && !intake.all_year && !isClosed(intake, today),
  );
  return [...starts, ...timeless].find(({ apply_url }) => apply_url !== null)?.apply_url ?? null;
}

/** A start for people: "January 2027", "9 January 2027", "Any time". */
export function startWords({ intake, on }: NextStart): string {
  return intake.all_year ? "Any time" : dateWords(on);
}

/**
 * What an intake's deadline means today: "Closes in 12 days", "Closes today", "Apply by 3 March
 * 2027", "Applications closed on 3 March 2026"; null where none is stated.
 */
export function deadlineWords({ deadline }: Intake, today: string): Nullable<string> {
  if (deadline === null) return null;
  const days = daysBetween(today, deadline);
  if (days < 0) return `Applications closed on ${dateWords(deadline)}`;
  if (days > MAX_COUNTED_DAYS) return `Apply by ${dateWords(deadline)}`;
  if (days === 0) return "Closes today";
  return days === 1 ? "Closes tomorrow" : `Closes in ${days} days`;
}

/** A deadline at most so many days away stands on cards. */
const MAX_SOON_DAYS = 30;

/**
 * "Closes in 12 days" of the next start; null where its deadline is far or not stated, and without a
 * day to count from.
 */
export function closingSoon(course: Starting, today: string): Nullable<string> {
  const intake = nextStart(course, today)?.intake;
  if (!intake?.deadline) return null;
  return daysBetween(today, intake.deadline) <= MAX_SOON_DAYS ? deadlineWords(intake, today) : null;
}

/**
 * When it starts next and by when to apply, as dates, because it is printed and saved too: "January
 * 2027, apply by 5 December 2026"; "Not stated".
 */
export function nextStartText(course: Starting, today: string): string {
  const start = nextStart(course, today);
  if (!start) return NOT_STATED;
  const { deadline } = start.intake;
  return deadline === null
    ? startWords(start)
    : `${startWords(start)}, apply by ${dateWords(deadline)}`;
}

/**
 * Each of a course's wordings, with the day to apply by: "Apply by 3 March 2027", "Applications
 * closed on 3 March 2026".
 */
export function intakeLines(
  course: Starting,
  today: string,
): { label: string; deadline: Nullable<string> }[] {
  const details = new Map(course.intake_details.map((each) => [each.label, each]));
  return [...new Set(course.intakes)].map((label) => {
    const intake = details.get(label);
    if (!intake?.deadline) return { label, deadline: null };
    const day = dateWords(intake.deadline);
    const words = isClosed(intake, today) ? "Applications closed on" : "Apply by";
    return { label, deadline: `${words} ${day}` };
  });
}
