import {
  ENGLISH_TESTS,
  type Exam,
  type Grade,
  type SchoolSubject,
  SUBJECTS,
  type WhatIHave,
} from "#catalogue/entry.ts";
import { phrase, type Reader } from "./message.ts";

/** School subjects as people write them beside their results. */
const SUBJECT_WORDS: ReadonlyMap<string, SchoolSubject> = new Map([
  ...SUBJECTS.map(({ value, label }) => [label.toLowerCase(), value] as const),
  ...SUBJECTS.map(({ value }) => [value, value] as const),
  ...Object.entries({
    mathematics: "maths,math",
    computer_science: "computer,ict,computer studies",
    combined_science: "science,general science",
    islam: "islamic studies,islamic",
    tourism: "travel",
    biology: "bio",
    chemistry: "chem",
    physics: "phy,phys",
    economics: "econ,eco",
    accounting: "acc,accounts,accountancy",
    business: "commerce,business studies,bus",
    geography: "geo",
    literature: "lit",
    marine_science: "fisheries,fisheries science,marine science",
  } satisfies Partial<Record<SchoolSubject, string>>).flatMap(([subject, words]) =>
    words.split(",").map((word) => [word, subject as SchoolSubject] as const),
  ),
]);
const WORDS = [...SUBJECT_WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const SUBJECT = `(?<!further )(?:${WORDS})`;
const SUBJECTS_SAID = `${SUBJECT}(?: (?:(?:and|or|n) )?(?:in )?${SUBJECT}){0,6}`;
const NAMED = new RegExp(`\\b(?<!further )(${WORDS})\\b`, "g");

/** The school subjects that a text names. */
export function subjectsIn(text: string): SchoolSubject[] {
  const found = [...text.matchAll(NAMED)].flatMap(([, word]) => SUBJECT_WORDS.get(word!) ?? []);
  return [...new Set(found)];
}

const GRADE_LETTER = "(a\\*|[a-g])";
const GRADED = new RegExp(
  `\\b(${SUBJECT}) (?:(?:is|was|with|grade|an?) ){0,2}${GRADE_LETTER}(?![\\w*])`,
  "g",
);
/** "C in English and maths". */
const GRADED_BEFORE = new RegExp(
  `\\b${GRADE_LETTER}(?: grade)?s? (?:in|for) ((?:(?:both|and|n|in) )?${SUBJECTS_SAID})(?! (?:is |was |grade )?[a-g]\\b)`,
  "g",
);
/** A grade or a subject; a single "a" may be no grade. */
const TOLD = new RegExp(`\\b(?:(a\\*|[b-g]|a(?= in ))|(${SUBJECT}))(?![\\w*])`, "g");
/** What was passed with a grade that is not said. */
const PASSED = new RegExp(
  `\\bpass(?:ed)? (?:(?:only|just|in|my|\\d|one|two|three|subjects?|[oa] levels?) ){0,3}${SUBJECTS_SAID}\\b`,
);
const SURE = { grade: "C" as const };

/** The subjects of a text with their grades. */
export function gradesIn(text: string): { subject: SchoolSubject; grade: Grade }[] {
  const pairs = gradesFirst(text) ?? [
    ...[...text.matchAll(GRADED)].map(([, names, letter]) => ({ names, letter })),
    ...[...text.matchAll(GRADED_BEFORE)].map(([, letter, names]) => ({ names, letter })),
  ];
  const found = pairs.flatMap(({ names = "", letter = "" }) =>
    subjectsIn(names).map((subject) => ({ subject, grade: letter.toUpperCase() as Grade })),
  );
  const passed = subjectsIn(PASSED.exec(text)?.[0] ?? "").map((subject) => ({ subject, ...SURE }));
  return [...new Map([...passed, ...found].map((one) => [one.subject, one])).values()];
}

/** "C in English, C business, D maths": where each grade stands before its subjects. */
function gradesFirst(text: string) {
  const told = [...text.matchAll(TOLD)].map(([, letter, names]) => ({ letter, names }));
  if (!told[0]?.letter || !told.at(-1)!.names) return null;
  let last: string | undefined;
  return told.map(({ letter, names }) => {
    last = letter ?? last;
    return { letter: last, names };
  });
}

/** True for a text of nothing but grades and their subjects. */
export function isResult(text: string): boolean {
  const left = text.replace(TOLD, "").replace(/\b(?:and|in|for|a|is|got|i|with|grade|only)\b/g, "");
  return left.trim() === "" && gradesIn(text).length > 0;
}

const FAILED = new RegExp(
  `\\b(?:failed?|did not pass|failing|without|no) (?:in |my )?(${SUBJECT})\\b`,
  "g",
);

/** The subjects that were not passed. */
export function failedIn(text: string): SchoolSubject[] {
  return [...text.matchAll(FAILED)].flatMap(([, name = ""]) => subjectsIn(name));
}

const TEST = "(ielts|toefl|pte)(?: (?:ibt|academic))?";
const SCORE = "(\\d+(?:\\.\\d)?)";
const SCORE_SAID = `(?:${TEST}(?: (?:is|of|with|band|score|overall|was|an?)){0,4} ${SCORE}(?= |$)|${SCORE} (?:band |overall |score )?(?:in|on|for) (?:my |the )?${TEST}\\b)`;
const SCORED = new RegExp(`\\b${SCORE_SAID}`, "g");

/** The tests of English that a text tells of, each with its score. */
export function englishIn(text: string): WhatIHave["english"] {
  return [...text.matchAll(SCORED)].flatMap(([, first, after, before, last]) => {
    const test = ENGLISH_TESTS.find(({ value }) => value.startsWith((first ?? last)!));
    const score = Number(after ?? before);
    return test && score > 0 && score <= test.max ? [{ test: test.value, score }] : [];
  });
}

/** The examination that a text names; null for none. */
export function examIn(text: string): Exam | null {
  if (/\b(?:a levels?|hsc|grade 12|higher secondary)\b/.test(text)) return "a_level";
  return /\b(?:o levels?|ssc|igcse|grade 10)\b/.test(text) ? "o_level" : null;
}

/** "A level", "a course" and their like are no grade A. */
const GRADE =
  "(?:a\\*|[b-gu]|a(?! (?:levels?|course|class|diploma|degree|certificate|beginner|bit|job|teacher|career|student|good|short|new|part|full|few|little|lot)))";
/** Subjects that no course asks for are results, too. */
const TAKEN = `(?:${SUBJECT}|quran|islamic|further maths|statistics|history|arabic)`;
const ALL_TAKEN = `${TAKEN}(?: (?:(?:and|or|n) )?${TAKEN})*`;

const RESULTS = [
  `(?:a\\*|[b-g])(?: in)? ${TAKEN}(?: (?:and )?(?:a\\*|[a-g])(?: in)? ${TAKEN})+`,
  `${TAKEN} (?:(?:is|was|with|grade|i|got|only|an?) ){0,3}${GRADE}(?: grade)?`,
  `(?:an? |grade )*${GRADE} (?:grade )?(?:in|for) ${ALL_TAKEN}`,
  `(?:passed|pass|passes|fail|fails|failed|failing|flunked|sat|results?|stream|did well|did badly)(?: (?:only|just|in|my|the|o levels?|a levels?|ssc|hsc|exams?|was|were|with))* ${ALL_TAKEN}`,
  `(?:have|has|had|got|scored|my|passed)(?: (?:an?|my|only|already|score|band|of)){0,3} ${SCORE_SAID}`,
  `${ALL_TAKEN} (?:stream|students?|results?|passe[ds]|pass|failed|fail)(?! (?:course|class))`,
].map((source) => phrase(source));

/** Takes the subjects of results: what somebody passed at school is no wish. */
export function takeResults(reader: Reader): void {
  for (const pattern of RESULTS) reader.takeAll(pattern);
}
