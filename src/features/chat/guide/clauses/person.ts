import type { MnqfLevel } from "#catalogue/course.ts";
import { type Exam, NOTHING_YET, type SchoolSubject, type WhatIHave } from "#catalogue/entry.ts";
import { NO_SCHOOL_A } from "../reading/levels.ts";
import { NUMBER, numberOf } from "../reading/numbers.ts";
import { englishIn, examIn, failedIn, gradesIn } from "../reading/results.ts";

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
  const isWithoutA = NO_SCHOOL_A.test(` ${text} `) && !/\b(?:results?|yet)\b/.test(text);
  const exam = isWithoutA ? "o_level" : (examIn(text) ?? before);
  const isResult =
    isOwn || /\b(?:[oa] levels?|grades?|results?|passe[sd]|ssc|hsc|igcse)\b/.test(text);
  const failed = failedIn(text);
  const grades = isResult ? gradesIn(text) : [];
  const named = grades.filter(({ subject }) => !failed.some((one) => one === subject));
  const passes = count(text.match(PASSES)?.[1]) ?? (isOwn ? bareCount(text) : null);
  const none = isOwn && passes === null && named.length === 0 && NO_PASS.test(text) ? 0 : null;
  const { age, rest } = ageIn(text, isOwn);
  const said = count(
    (rest.match(WORK) ?? rest.match(WORKED) ?? (isOwn ? rest.match(LONG) : null))?.[1],
  );
  const years = said !== null && said < 1 ? null : said;
  return {
    have: {
      ...NOTHING_YET,
      [exam]: named,
      age,
      work: years === null ? [] : [{ years, field }],
      school: schoolIn(text, exam, named.length > 0 || passes !== null),
      english: isOwn ? englishIn(text) : [],
    },
    unnamed: {
      ...((passes ?? none) !== null && { [exam]: passes ?? none }),
      ...(isWithoutA && { a_level: 0 }),
    },
    failed,
    prepared: isOwn && PREPARED.test(text),
  };
}

/** What a programme that prepares for a degree is called in entry requirements. */
export const PREPARED =
  /\b(?:preparation|preparatory|foundation|bridging) (?:programme|course|year)\b/i;

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
const TENS = "twenty|thirty|forty|fifty|sixty";
const AGED = `(\\d\\d|(?:six|seven|eigh|nine)teen|(?:${TENS})(?: (?:one|two|three|four|five|six|seven|eight|nine))?)\\b`;
const NO_AGE =
  "(?! (?:months?|weeks?|days?|passes|subjects|minutes|km|percent|mvr|hundred|thousand|k|lakh|million|years? (?:in|of (?!age)|as|at|on|into|work|experience)))";
/** Where an age ends what is said of somebody, or where such a saying begins with it. */
const WHO = "from|female|male|single|married|living|mother|mum|father|man|woman|girl|boy|guy|lady";
/** How an age is said, wherever it stands, and where nothing is told but the person. */
const AGES = [
  `(?<!\\b(?:before|until|till|time) )\\b(?:i am|my age is|at the age of|^aged?) (?:(?:only|just|already|about|around|over|above|now) ){0,2}${AGED}${NO_AGE}(?: years?(?: old)?)?`,
  "\\b(\\d\\d?) years? (?:old|of age|child|boy|girl|son|daughter)\\b",
  `\\b(?:in|into) (?:my|his|her|their) (?:early |mid |middle |late )?((?:twen|thir|for|fif|six)ties|\\d0s)\\b`,
].map((source) => new RegExp(source));
const OWN_AGES = [
  ...AGES,
  ...[
    `(?<!\\b(?:before|until|till|time) )\\b(?:am|aged?|now|turned|is) (?:is )?${AGED}${NO_AGE}`,
    `^${AGED}(?: years?)?(?= (?:${WHO})\\b|$)`,
    `\\b(?:from \\S+(?: \\S+)?|${WHO}) ${AGED}(?: years?)?$`,
  ].map((source) => new RegExp(source)),
];
/** An age that is still to come. */
const COMING = new RegExp(
  `\\b(?:turn|turning|be|becoming|almost|nearly|about to be) ${AGED}${NO_AGE}`,
);
const SCHOOL =
  /(?<!\b(?:teach|teacher|teaching|taught|of|for|in charge of) (?:at |in |to )?)\bgrade (\d+)\b/;

/** The age that a text tells, and the text without it: years of age are none of work. */
function ageIn(text: string, isOwn: boolean): { age: number | null; rest: string } {
  const coming = COMING.exec(text);
  const told = (isOwn ? OWN_AGES : AGES).map((pattern) => pattern.exec(text));
  const found = coming ?? told.find((match) => match !== null);
  const age = yearsOf(found?.[1] ?? "") - (coming ? 1 : 0);
  const isAge = age >= YOUNGEST && age < 100;
  return { age: isAge ? age : null, rest: isAge ? text.replace(found![0], " ") : text };
}

/** Of who is in the forties nothing is sure but 40. */
function yearsOf(text: string): number {
  return numberOf(text.replace(/ties$/, "ty").replace(/s$/, "")) ?? 0;
}

function schoolIn(text: string, exam: Exam, hasResults: boolean): number | null {
  const grade = Number(SCHOOL.exec(text)?.[1] ?? 0);
  if (grade >= 5 && grade <= 12) return /\b(?:left|dropped|drop)\b/.test(text) ? grade - 1 : grade;
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
export const EXAM_GRADE = 10;
/** Who finished it has sat A levels. */
export const LAST_GRADE = 12;

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
