import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import {
  type EntryRoute,
  type EntryVerdict,
  EXAMS,
  type Exam,
  entryVerdict,
  NOTHING_YET,
  type SchoolSubject,
  SUBJECT_LABELS,
  SUBJECTS,
  SURE_PASS,
  type WhatIHave,
} from "#catalogue/entry.ts";
import { entryDistance } from "#catalogue/entry-distance.ts";
import { type EntryAnswer, entryAnswer } from "#catalogue/entry-words.ts";
import { type Held, levelsAfter } from "../reading/levels.ts";
import { NUMBER, numberOf } from "../reading/numbers.ts";
import { examIn, failedIn, gradesIn } from "../reading/results.ts";

/** What somebody says of the person who is to study. */
export interface Person {
  have: WhatIHave;
  /** Passes of which only the number was said, beside those of `have`. */
  unnamed: Partial<Record<Exam, number>>;
  /** Subjects that were not passed. */
  failed: SchoolSubject[];
  /** True where work was told of. */
  works?: boolean;
  /** True where a programme that prepares for a degree was told of. */
  prepared?: boolean;
  /** Where the person lives or is from, as campuses write places. */
  home?: string[];
}

export const NOBODY: Person = { have: NOTHING_YET, unnamed: {}, failed: [] };

/** What is known beside a text that tells of a person. */
export interface TellingOf {
  /** Top-level category of the text's subject. */
  field: string | null;
  /** True where the text tells of nothing but the person. */
  isOwn: boolean;
  /** The examination that was named before. */
  exam: Exam;
}

/** What a text says of a person. */
export function readPerson(text: string, { field, isOwn, exam: before }: TellingOf): Person {
  const exam = examIn(text) ?? before;
  const isResult =
    isOwn || /\b(?:[oa] levels?|grades?|results?|passe[sd]|ssc|hsc|igcse)\b/.test(text);
  const failed = failedIn(text);
  const grades = isResult ? gradesIn(text) : [];
  const named = grades.filter(({ subject }) => !failed.some((one) => one === subject));
  const passes = count(text.match(PASSES)?.[1]) ?? (isOwn ? bareCount(text) : null);
  const none = isOwn && passes === null && named.length === 0 && NO_PASS.test(text) ? 0 : null;
  const said = count(
    (text.match(WORK) ?? text.match(WORKED) ?? (isOwn ? text.match(LONG) : null))?.[1],
  );
  const years = said !== null && said < 1 ? null : said;
  const age = count(
    text
      .match(isOwn ? AGE : OWN_AGE)
      ?.slice(1)
      .find(Boolean),
  );
  return {
    have: {
      ...NOTHING_YET,
      [exam]: named,
      age: age !== null && age >= YOUNGEST && age < 100 ? age : null,
      work: years === null ? [] : [{ years, field }],
      school: schoolIn(text, exam, named.length > 0 || passes !== null),
    },
    unnamed: (passes ?? none) === null ? {} : { [exam]: passes ?? none },
    failed,
    prepared: isOwn && PREPARED.test(text),
  };
}

const LETTERS = /\b(\d) (?:a\*?|[bc])s?\b(?! levels?)/g;
/** "A, B, B", of which no subject is said; a D or an E is no sure pass. */
const GRADES_ALONE = /(?:^| )((?:(?:a\*?|[b-g]|and) ){2,8}(?:a\*?|[b-g]))(?= |$)/;
/** "I have only 2", of passes that were spoken of. */
const ONLY = new RegExp(`^(?:i |he |she )?(?:have |has |got )?(?:only|just) (${NUMBER})$`);
const PASSES = new RegExp(
  `\\b(${NUMBER}) (?:(?:other|more|good|gce|[oa] levels?) ){0,2}(?:passes|pass|subjects|[oa] levels)\\b`,
);
/** Who passed nothing can be judged: what asks for no pass is open. */
const NO_PASS =
  /\b(?:no|not (?:a single|any|one)|without(?: any)?|zero|0) (?:passes|pass|o levels?)\b|\bfailed (?:all|everything|every subject)\b/;
const WORK = new RegExp(
  `(?<!\\b(?:within|under|than|takes?|in|for) (?:an? )?)\\b(${NUMBER}) years? (?:of )?(?:work\\w*|experience|in )`,
);
/** In what is told of a person years that are nothing else are years of work. */
const LONG = new RegExp(
  `(?<!\\b(?:within|under|than|takes?|in|after|last|clean|sober|married|next) (?:an? |for )?)\\b(${NUMBER}) years?\\b(?! (?:old|child|boy|girl|son|daughter|ago|left|more|long|back|to|of (?!work|service|experience)|in (?:jail|prison)|clean|sober|later|after|degree|diploma|course|programme|certificate))(?<!\\bclean .{0,20})`,
);
const WORKED = new RegExp(
  `\\b(?:work\\w*|been|drive|driven|teach|taught)\\b(?: \\S+){0,7} for (?:over |about )?(${NUMBER}) years?`,
);
const AGE =
  /(?<!\b(?:before|until|till|time) )\b(?:i am|aged?|now|turned|is) (\d\d)\b(?! (?:months?|weeks?|years? of|passes))|\b(\d\d?) years? (?:old|child|boy|girl|son|daughter)\b/;
const OWN_AGE =
  /(?<!\b(?:before|until|till|time) )\bi am (?:only )?(\d\d)(?= |$)(?! (?:months?|weeks?|years? of|passes|minutes|km))|\b(\d\d?) years? old/;
const SCHOOL =
  /(?<!\b(?:teach|teacher|teaching|taught|of|for|in charge of) (?:at |in |to )?)\bgrade (\d+)\b/;

function schoolIn(text: string, exam: Exam, hasResults: boolean): number | null {
  const grade = Number(SCHOOL.exec(text)?.[1] ?? 0);
  if (grade >= 5 && grade <= 12) return /\b(?:left|dropped|drop)\b/.test(text) ? grade - 1 : grade;
  if (/\bno a levels?\b/.test(text)) return 10;
  return hasResults || /\b[oa] levels?\b/.test(text) ? (exam === "a_level" ? 12 : 10) : null;
}

/** "2 B 2 C 1 D", "A, B, B": the passes of which the grade is sure to count. */
function bareCount(text: string): number | null {
  const counts = [...text.matchAll(LETTERS)].map(([, number]) => Number(number));
  if (counts.length > 0) return counts.reduce((sum, one) => sum + one, 0);
  const sure = GRADES_ALONE.exec(text)?.[1]?.match(/\b[abc]\b/g)?.length;
  return sure ?? count(ONLY.exec(text)?.[1]);
}

function count(text: string | undefined): number | null {
  return text === undefined ? null : numberOf(text);
}

/** What two clauses say of one person, the later in doubt. */
export function both(one: Person, other: Person): Person {
  const [a, b] = [one.have, other.have];
  const grades = (exam: Exam) => [
    ...new Map([...a[exam], ...b[exam]].map((own) => [own.subject, own])).values(),
  ];
  const distinct = <T>(list: readonly T[]) => [
    ...new Map(list.map((row) => [JSON.stringify(row), row])).values(),
  ];
  return {
    have: {
      school: b.school ?? a.school,
      age: b.age ?? a.age,
      o_level: grades("o_level"),
      a_level: grades("a_level"),
      levels: distinct([...a.levels, ...b.levels]),
      work: distinct([...a.work, ...b.work]),
      english: [...a.english, ...b.english],
    },
    unnamed: { ...one.unnamed, ...other.unnamed },
    failed: distinct([...one.failed, ...other.failed]),
    works: (one.works || other.works) ?? false,
    prepared: (one.prepared || other.prepared) ?? false,
    ...((other.home ?? one.home) && { home: other.home ?? one.home! }),
  };
}

/** Who left school before this grade has no O levels. */
const EXAM_GRADE = 10;
/** Who finished it has sat A levels. */
const LAST_GRADE = 12;

/** A younger one is a child: whether a course takes children is for its institution to say. */
export const CHILD = 16;
/** A smaller number is no age. */
const YOUNGEST = 4;

/** True where enough is known to judge who may enter: results, a qualification or work. */
export function canBeJudged({ have, unnamed }: Person): boolean {
  const { o_level, a_level, levels, work, age } = have;
  const isChild = age !== null && age < CHILD;
  const leftEarly = have.school !== null && have.school < EXAM_GRADE && !isChild;
  return (
    leftEarly ||
    [o_level, a_level, levels, work, Object.keys(unnamed)].some((list) => list.length > 0)
  );
}

/** The highest level that the person has finished; 0 for none. */
export function highestLevel({ have }: Person): number {
  return Math.max(0, ...have.levels.map(({ level }) => level));
}

/** Adds a finished level; the field is the name of a top-level category. */
export function withLevel(person: Person, level: MnqfLevel, field: string | null): Person {
  const levels = [{ level: Number(level), field }];
  return both(person, { ...NOBODY, have: { ...NOTHING_YET, levels } });
}

/**
 * Judges courses for a person by the worst and the best that what was said may mean: passes without a
 * name may be in the subjects that a course asks for or in none of them, and examinations and work of
 * which no results and no years were told may be enough. What only that hangs on is to be checked.
 */
export function judgeFor(person: Person): (card: CourseSummary) => EntryVerdict {
  const seen = new Map<object, EntryVerdict>();
  return ({ entry_routes: stated }) => {
    const known = seen.get(stated);
    if (known !== undefined) return known;
    const routes = waysFor(person, stated);
    const [sure, best] = [false, true].map((isBest) =>
      entryVerdict(routes, filled(person, routes, isBest)),
    );
    const verdict = between(sure!, best!);
    seen.set(stated, verdict);
    return verdict;
  };
}

/** What is at best so good, and for sure only so good. */
function between(sure: EntryVerdict, best: EntryVerdict): EntryVerdict {
  if (sure === best) return sure;
  return best === "meets" ? "check" : best;
}

/** What a course asks of a person, by the nearest of its routes, with the verdict of `judgeFor`. */
export function entryFor(person: Person, { entry_routes: stated }: CourseSummary): EntryAnswer {
  const routes = waysFor(person, stated);
  const [have, hope] = [false, true].map((isBest) => filled(person, routes, isBest));
  const sure = entryAnswer(routes, have!);
  const best = entryAnswer(routes, hope!);
  const verdict = between(sure.verdict, best.verdict);
  if (verdict === sure.verdict || best.route === null) return sure;
  const told = entryAnswer([routes[best.route]!], have!);
  const open = told.missing.filter((text) => !best.missing.includes(text));
  return { ...best, check: [...new Set([...told.check, ...best.check, ...open])], verdict };
}

/** How near a course is: open, to be checked, a step away, or asking for more. */
export const [OPEN, UNSURE, NEARLY, SHUT] = [0, 1, 2, 3] as const;
const NEARNESS: Readonly<Record<EntryVerdict, number>> = {
  meets: OPEN,
  check: UNSURE,
  not_stated: UNSURE,
  nearly: NEARLY,
  does_not: SHUT,
};

/**
 * How near courses are to a person. Where nobody can judge one, it has to be asked, unless its level
 * is above those that usually come next.
 */
export function nearnessFor(person: Person): (card: CourseSummary) => number {
  const judge = judgeFor(person);
  const next = levelsAfter(schoolOr(person)).map(Number);
  return (card) => {
    const verdict = judge(card);
    const isAbove = verdict === "not_stated" && Number(card.mnqf_level ?? NaN) > Math.max(...next);
    return isAbove ? SHUT : NEARNESS[verdict];
  };
}

/** The highest of what somebody has finished. */
function schoolOr({ have, unnamed }: Person): Held {
  const highest = Math.max(0, ...have.levels.map(({ level }) => level));
  const hasPasses = (exam: Exam) => have[exam].length + (unnamed[exam] ?? 0) > 0;
  if (highest > A_LEVEL_EQUAL) return String(highest) as Held;
  if (hasPasses("a_level") || (have.school ?? 0) >= LAST_GRADE) return "a-level";
  if (highest > 2) return String(highest) as Held;
  return hasPasses("o_level") ? "o-level" : "none";
}

/** A levels lead as far as a qualification at this level. */
const A_LEVEL_EQUAL = 4;

/** How much a person lacks for a course, in figures that only serve to compare. */
export function distanceFor(person: Person): (card: CourseSummary) => number {
  return ({ entry_routes: stated }) => {
    const routes = waysFor(person, stated);
    return entryDistance(routes, filled(person, routes, true));
  };
}

/** What a programme that prepares for a degree is called in entry requirements. */
const PREPARED = /\b(?:preparation|preparatory|foundation|bridging) (?:programme|course|year)\b/i;
/** "One pass in a subject related to business or management". */
const RELATED = /\bpass in a subject related to /i;

/**
 * The ways in that are open to somebody who would have told of a programme that prepares for one,
 * without what the passes that were told meet.
 */
function waysFor({ prepared, have }: Person, routes: readonly EntryRoute[]): EntryRoute[] {
  const passed = EXAMS.flatMap((exam) =>
    have[exam].filter(({ grade }) => grade <= SURE_PASS[exam] || grade === "A*"),
  ).flatMap(({ subject }) => SUBJECT_LABELS.get(subject as SchoolSubject)?.toLowerCase() ?? []);
  const isTold = (text: string) =>
    RELATED.test(text) && passed.some((label) => text.toLowerCase().includes(label.split(" ")[0]!));
  const open = routes.filter(
    ({ conditions }) => !conditions.some((one) => one.kind === "text" && PREPARED.test(one.text)),
  );
  return (prepared || open.length === 0 ? routes : open).map(({ conditions, ...route }) => ({
    ...route,
    conditions: conditions.filter((one) => one.kind !== "text" || !isTold(one.text)),
  }));
}

/** Of an examination that was sat everything, of work all that is asked: what may be, untold. */
const ALL_PASSED = SUBJECTS.map(({ value: subject }) => ({ subject, grade: "A*" as const }));
const ALL_WORK = [{ years: 50, field: null }];

/** The examinations that somebody must have sat, and says nothing of. */
function untold({ have, unnamed }: Person): Exam[] {
  const isSilent = (exam: Exam) => have[exam].length === 0 && unnamed[exam] === undefined;
  const beyond = !isSilent("a_level") || have.levels.length > 0 || (have.school ?? 0) >= EXAM_GRADE;
  return [
    ...(beyond && isSilent("o_level") ? (["o_level"] as const) : []),
    ...((have.school ?? 0) >= LAST_GRADE && isSilent("a_level") ? (["a_level"] as const) : []),
  ];
}

/**
 * What the person has, with passes without a name as grade C: at best in the subjects that routes
 * name, else in others; at best, too, with what was not told.
 */
export function filled(
  person: Person,
  routes: readonly EntryRoute[] = [],
  isBest = false,
): WhatIHave {
  const { have, unnamed, failed, works } = person;
  const parts = routes.flatMap(({ conditions }) =>
    conditions.flatMap((one) => (one.kind === "any" ? one.of : one)),
  );
  const asked = new Set(parts.flatMap((one) => (one.kind === "passes" ? one.subjects : [])));
  const whole = { ...have };
  for (const exam of EXAMS) {
    const missing = Math.max(0, (unnamed[exam] ?? 0) - have[exam].length);
    if (missing === 0) continue;
    const named = new Set([...have[exam].map(({ subject }) => subject), ...failed]);
    const others = SUBJECTS.map(({ value }) => value)
      .filter((value) => !named.has(value))
      .sort(
        (one, other) => (Number(asked.has(other)) - Number(asked.has(one))) * (isBest ? 1 : -1),
      );
    const more = others.slice(0, missing).map((subject) => ({ subject, grade: "C" as const }));
    whole[exam] = [...have[exam], ...more];
  }
  if (!isBest) return whole;
  for (const exam of untold(person)) whole[exam] = ALL_PASSED;
  return works && have.work.length === 0 ? { ...whole, work: ALL_WORK } : whole;
}
