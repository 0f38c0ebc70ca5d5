import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import {
  ENTRY_VERDICTS,
  type EntryRoute,
  type EntryVerdict,
  type Exam,
  entryVerdict,
  type Grade,
  isBetter,
  NOTHING_YET,
  type SchoolSubject,
  SUBJECTS,
  type WhatIHave,
} from "#catalogue/entry.ts";
import { type EntryAnswer, entryAnswer } from "#catalogue/entry-words.ts";
import { NUMBER, numberOf } from "../reading/numbers.ts";

/** What somebody says of the person who is to study. */
export interface Person {
  have: WhatIHave;
  /** Passes of which only the number was said, beside those of `have`. */
  unnamed: Partial<Record<Exam, number>>;
  /** Subjects that were not passed. */
  failed: SchoolSubject[];
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

/** The examination that a text names; null for none. */
export function examIn(text: string): Exam | null {
  if (/\b(?:a levels?|hsc|grade 12|higher secondary)\b/.test(text)) return "a_level";
  return /\b(?:o levels?|ssc|igcse|grade 10)\b/.test(text) ? "o_level" : null;
}

/** What a text says of a person. */
export function readPerson(text: string, { field, isOwn, exam: before }: TellingOf): Person {
  const exam = examIn(text) ?? before;
  const isResult =
    isOwn || /\b(?:[oa] levels?|grades?|results?|passe[sd]|ssc|hsc|igcse)\b/.test(text);
  const failed = [...text.matchAll(FAILED)].flatMap(([, name]) => subjectOf(name) ?? []);
  const grades = isResult ? gradesIn(text) : [];
  const named = grades.filter(({ subject }) => !failed.some((one) => one === subject));
  const passes = count(text.match(PASSES)?.[1]) ?? (isOwn ? bareCount(text) : null);
  const none = isOwn && passes === null && named.length === 0 && NO_PASS.test(text) ? 0 : null;
  const years = count(
    (text.match(WORK) ?? text.match(WORKED) ?? (isOwn ? text.match(LONG) : null))?.[1],
  );
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

const SUBJECT_WORDS: ReadonlyMap<string, SchoolSubject> = new Map([
  ...SUBJECTS.map(({ value, label }) => [label.toLowerCase(), value] as const),
  ...SUBJECTS.map(({ value }) => [value, value] as const),
  ...Object.entries({
    mathematics: "maths math",
    computer_science: "computer ict",
    combined_science: "science",
    islam: "islamic",
    tourism: "travel",
    biology: "bio",
    chemistry: "chem",
    physics: "phy phys",
    economics: "econ eco",
    accounting: "acc accounts accountancy",
    business: "commerce",
    geography: "geo",
    literature: "lit",
    marine_science: "fisheries",
  } satisfies Partial<Record<SchoolSubject, string>>).flatMap(([subject, words]) =>
    words.split(" ").map((word) => [word, subject as SchoolSubject] as const),
  ),
]);
const SUBJECT = `(?<!further )(${[...SUBJECT_WORDS.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const GRADE_LETTER = "(a\\*|[a-g])";
const GRADED = new RegExp(
  `\\b${SUBJECT} (?:(?:is|was|with|grade|an?) ){0,2}${GRADE_LETTER}(?![\\w*])`,
  "g",
);
/** "C in English and maths". */
const GRADED_BEFORE = new RegExp(
  `\\b${GRADE_LETTER}(?: grade)?s? (?:in|for) ((?:(?:both|and|n|in) )?${SUBJECT}(?: (?:(?:and|n) )?(?:in )?${SUBJECT}){0,4})(?! (?:is |was |grade )?[a-g]\\b)`,
  "g",
);
const NAMED_SUBJECT = new RegExp(`\\b${SUBJECT}\\b`, "g");
/** What was passed with a grade that is not said. */
const PASSED = new RegExp(
  `\\bpass(?:ed)? (?:(?:only|just|in|my|${NUMBER}|subjects?|[oa] levels?) ){0,3}${SUBJECT}(?: (?:(?:and|n) )?${SUBJECT}){0,6}\\b`,
);
const SURE = { grade: "C" as const };
const LETTERS = /\b(\d) (?:a\*?|[bc])s?\b(?! levels?)/g;
/** "A, B, B", of which no subject is said; a D or an E is no sure pass. */
const GRADES_ALONE = /(?:^| )((?:(?:a\*?|[b-g]|and) ){2,8}(?:a\*?|[b-g]))(?= |$)/;
/** "I have only 2", of passes that were spoken of. */
const ONLY = new RegExp(`^(?:i |he |she )?(?:have |has |got )?(?:only|just) (${NUMBER})$`);
const FAILED = new RegExp(
  `\\b(?:failed?|did not pass|failing|without|no) (?:in |my )?${SUBJECT}\\b`,
  "g",
);
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
  `(?<!\\b(?:within|under|than|takes?|in|after|last|clean|sober|married|next) (?:an? |for )?)\\b(${NUMBER}) years?\\b(?! (?:old|child|boy|girl|son|daughter|ago|left|more|long|back|to|in (?:jail|prison)|clean|sober|later|after|degree|diploma|course|programme|certificate))(?<!\\bclean .{0,20})`,
);
const WORKED = new RegExp(
  `\\b(?:work\\w*|been|drive|driven|teach|taught)\\b(?: \\S+){0,7} for (?:over |about )?(${NUMBER}) years?`,
);
const AGE =
  /\b(?:i am|aged?|now|turned|is) (\d\d)\b(?! (?:months?|weeks?|years? of|passes))|\b(\d\d?) years? (?:old|child|boy|girl|son|daughter)\b/;
const OWN_AGE =
  /\bi am (?:only )?(\d\d)(?= |$)(?! (?:months?|weeks?|years? of|passes|minutes|km))|\b(\d\d?) years? old/;
const SCHOOL =
  /(?<!\b(?:teach|teacher|teaching|taught|of|for|in charge of) (?:at |in |to )?)\bgrade (\d+)\b/;

function schoolIn(text: string, exam: Exam, hasResults: boolean): number | null {
  const grade = Number(SCHOOL.exec(text)?.[1] ?? 0);
  if (grade >= 5 && grade <= 12) return /\b(?:left|dropped|drop)\b/.test(text) ? grade - 1 : grade;
  if (/\bno a levels?\b/.test(text)) return 10;
  return hasResults || /\b[oa] levels?\b/.test(text) ? (exam === "a_level" ? 12 : 10) : null;
}

function gradesIn(text: string): WhatIHave["o_level"] {
  const found = [
    ...[...text.matchAll(GRADED)].map(([, name = "", letter]) => ({ names: name, letter })),
    ...[...text.matchAll(GRADED_BEFORE)].map(([, letter, names = ""]) => ({ names, letter })),
  ].flatMap(({ names, letter = "" }) => {
    const grade = letter.toUpperCase() as Grade;
    return subjectsIn(names).map((subject) => ({ subject, grade }));
  });
  const passed = subjectsIn(PASSED.exec(text)?.[0] ?? "").map((subject) => ({ subject, ...SURE }));
  return [...new Map([...passed, ...found].map((one) => [one.subject, one])).values()];
}

/** "2 B 2 C 1 D", "A, B, B": the passes of which the grade is sure to count. */
function bareCount(text: string): number | null {
  const counts = [...text.matchAll(LETTERS)].map(([, number]) => Number(number));
  if (counts.length > 0) return counts.reduce((sum, one) => sum + one, 0);
  const sure = GRADES_ALONE.exec(text)?.[1]?.match(/\b[abc]\b/g)?.length;
  return sure ?? count(ONLY.exec(text)?.[1]);
}

function subjectOf(word: string | undefined): SchoolSubject | undefined {
  return SUBJECT_WORDS.get(word ?? "");
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
    prepared: (one.prepared || other.prepared) ?? false,
    ...((other.home ?? one.home) && { home: other.home ?? one.home! }),
  };
}

/** Who left school before this grade has no O levels. */
const EXAM_GRADE = 10;

/** A younger one is a child: whether a course takes children is for its institution to say. */
export const NO_CHILD = 14;
/** A smaller number is no age. */
const YOUNGEST = 4;

/** True where enough is known to judge who may enter: results, a qualification or work. */
export function canBeJudged({ have, unnamed }: Person): boolean {
  const { o_level, a_level, levels, work, age } = have;
  if (age !== null && age < NO_CHILD) return false;
  const leftEarly = have.school !== null && have.school < EXAM_GRADE;
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
 * Judges courses for a person. Passes without a name are taken for two sets of subjects that share
 * none, and the worse answer holds: what is said is true whichever subjects they are. Where O levels
 * were passed over by who has more, a course that hangs on them is to be checked.
 */
export function judgeFor(person: Person): (card: CourseSummary) => EntryVerdict {
  const haves = [filled(person, false), filled(person, true)];
  const hopes = saysNoOLevel(person) ? haves.map((have) => ({ ...have, o_level: ALL_O })) : haves;
  const seen = new Map<object, EntryVerdict>();
  return ({ entry_routes: stated }) => {
    const known = seen.get(stated);
    if (known !== undefined) return known;
    const routes = waysFor(person, stated);
    const worst = (list: readonly WhatIHave[]) =>
      Math.max(...list.map((have) => ENTRY_VERDICTS.indexOf(entryVerdict(routes, have))));
    const [least, most] = [worst(haves), worst(hopes)];
    const verdict = most < least && most <= CHECK ? "check" : ENTRY_VERDICTS[least]!;
    seen.set(stated, verdict);
    return verdict;
  };
}

/** What a course asks of a person, with the reasons of the verdict of `judgeFor`. */
export function entryFor(person: Person, card: CourseSummary): EntryAnswer {
  const verdict = judgeFor(person)(card);
  const routes = waysFor(person, card.entry_routes);
  const hoped = saysNoOLevel(person)
    ? entryAnswer(routes, { ...filled(person, false), o_level: ALL_O })
    : null;
  if (verdict === "check" && hoped?.verdict === "meets" && hoped.route !== null)
    return { ...entryAnswer([routes[hoped.route]!], filled(person, false)), verdict };
  const [one, other] = [false, true].map((end) => entryAnswer(routes, filled(person, end)));
  const [least, most] = isBetter(one!.verdict, other!.verdict) ? [other!, one!] : [one!, other!];
  // What is missing with the one choice of subjects and not with the other hangs on the subjects.
  const hanging =
    least.route === most.route ? most.missing.filter((text) => !least.missing.includes(text)) : [];
  return { ...least, check: [...new Set([...least.check, ...hanging])], verdict };
}

/** What a programme that prepares for a degree is called in entry requirements. */
const PREPARED = /\b(?:preparation|preparatory|foundation|bridging) (?:programme|course|year)\b/i;

/** The ways in that are open to somebody who would have told of a programme that prepares for one. */
function waysFor({ prepared }: Person, routes: readonly EntryRoute[]): readonly EntryRoute[] {
  const open = routes.filter(
    ({ conditions }) => !conditions.some((one) => one.kind === "text" && PREPARED.test(one.text)),
  );
  return prepared || open.length === 0 ? routes : open;
}

/** The school subjects that a text names. */
export function subjectsIn(text: string): SchoolSubject[] {
  const found = [...text.matchAll(NAMED_SUBJECT)].flatMap(([, word]) => subjectOf(word) ?? []);
  return [...new Set(found)];
}

const CHECK = ENTRY_VERDICTS.indexOf("check");
const ALL_O = SUBJECTS.map(({ value: subject }) => ({ subject, grade: "A*" as const }));

/** True for who has more than O levels and says nothing of them. */
function saysNoOLevel({ have, unnamed }: Person): boolean {
  const more = have.a_level.length > 0 || unnamed.a_level !== undefined || have.levels.length > 0;
  return more && have.o_level.length === 0 && unnamed.o_level === undefined;
}

/** What the person has, with unnamed passes as grade C in subjects of one end of the list. */
export function filled({ have, unnamed, failed }: Person, fromEnd: boolean): WhatIHave {
  const whole = { ...have };
  for (const exam of ["o_level", "a_level"] as const) {
    const said = unnamed[exam] ?? 0;
    const named = new Set([...have[exam].map(({ subject }) => subject), ...failed]);
    const others = SUBJECTS.map(({ value }) => value).filter((value) => !named.has(value));
    if (fromEnd) others.reverse();
    const missing = Math.max(0, said - have[exam].length);
    const more = others.slice(0, missing).map((subject) => ({ subject, grade: "C" as const }));
    whole[exam] = [...have[exam], ...more];
  }
  return whole;
}
