import {
  ENGLISH_TESTS,
  EXAMS,
  type Exam,
  GRADES,
  type Grade,
  NOTHING_YET,
  PASSED_SUBJECTS,
  type WhatIHave,
} from "./entry.ts";

/**
 * What a person has as fields of a form, which are also the code that carries it to another phone:
 * `school=10&o_en=B&level_1=5&level_1_field=Law`. One reading for both.
 */

/** Rows of the form for qualifications and for work. */
export const HAVE_ROWS = 2;

/** The last grade of school that can be said, and the least and greatest age and years of work. */
export const HAVE_RANGES = {
  school: { min: 5, max: 12 },
  age: { min: 10, max: 99 },
  level: { min: 1, max: 10 },
  work: { min: 0.5, max: 50 },
} as const;

/** Name of a subject's field: `o_en` for English at O level. */
export function subjectField(exam: Exam, code: string): string {
  return `${exam[0]}_${code}`;
}

/** The fields of a form or a code; values that are none of the choices are left out. */
export function readHave(fields: URLSearchParams): WhatIHave {
  const number = (name: string, { min, max }: { min: number; max: number }) => {
    const text = fields.get(name)?.trim() ?? "";
    const value = Number(text);
    return text !== "" && value >= min && value <= max ? value : null;
  };
  const whole = (name: "school" | "age") => {
    const value = number(name, HAVE_RANGES[name]);
    return value === null ? null : Math.floor(value);
  };
  const rows = <Row>(read: (name: string) => Row | null) =>
    Array.from({ length: HAVE_ROWS }, (_, at) => read(`_${at + 1}`)).filter((row) => row !== null);
  const fieldOf = (name: string) => fields.get(name)?.trim() || null;
  const [o_level, a_level] = EXAMS.map((exam) =>
    PASSED_SUBJECTS.flatMap(({ value, code }) => {
      const grade = fields.get(subjectField(exam, code)) as Grade | null;
      return grade !== null && GRADES.includes(grade) ? [{ subject: value, grade }] : [];
    }),
  );
  return {
    school: whole("school"),
    age: whole("age"),
    o_level: o_level!,
    a_level: a_level!,
    levels: rows((row) => {
      const level = number(`level${row}`, HAVE_RANGES.level);
      return level === null ? null : { level, field: fieldOf(`level${row}_field`) };
    }),
    work: rows((row) => {
      const years = number(`work${row}`, HAVE_RANGES.work);
      return years === null ? null : { years, field: fieldOf(`work${row}_field`) };
    }),
    english: ENGLISH_TESTS.flatMap(({ value, max, step }) => {
      const score = number(value, { min: step, max });
      return score === null ? [] : [{ test: value, score }];
    }),
  };
}

/** The fields of what a person has, without those that are empty. */
export function haveFields(have: WhatIHave): URLSearchParams {
  const { school, age, levels, work, english } = have;
  const fields = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) fields.append(name, String(value));
  };
  add("school", school);
  add("age", age);
  for (const exam of EXAMS)
    for (const { subject, grade } of have[exam])
      add(subjectField(exam, CODES_BY_SUBJECT.get(subject)!), grade);
  for (const [at, { level, field }] of levels.entries()) {
    add(`level_${at + 1}`, level);
    add(`level_${at + 1}_field`, field);
  }
  for (const [at, { years, field }] of work.entries()) {
    add(`work_${at + 1}`, years);
    add(`work_${at + 1}_field`, field);
  }
  for (const { test, score } of english) add(test, score);
  return fields;
}

const CODES_BY_SUBJECT: ReadonlyMap<string, string> = new Map(
  PASSED_SUBJECTS.map(({ value, code }) => [value, code]),
);

/** The code of what a person has; empty where it is nothing. */
export function haveCode(have: WhatIHave): string {
  return haveFields(have).toString();
}

/** What a code holds; null where it holds nothing that can be read. */
export function haveOfCode(code: string): WhatIHave | null {
  const have = readHave(new URLSearchParams(code.slice(0, MAX_CODE)));
  return haveCode(have) === haveCode(NOTHING_YET) ? null : have;
}

/** Longest code that is read; one with every field filled in has half of that. */
const MAX_CODE = 2_000;
