import { counted } from "#catalogue/counted.ts";
import { ENGLISH_TESTS, type WhatIHave } from "#catalogue/entry.ts";

/** What a person has in one line: "Grade 10, 4 subjects at O level or SSC, level 5 in Law". */
export function haveWords(have: WhatIHave): string {
  const { school, age, o_level, a_level, levels, work, english } = have;
  const inField = (field: string | null) => (field === null ? "" : ` in ${field}`);
  const parts = [
    school !== null && `grade ${school}`,
    age !== null && `age ${age}`,
    o_level.length > 0 && `${counted(o_level.length, "subject")} at O level or SSC`,
    a_level.length > 0 && `${counted(a_level.length, "subject")} at A level or HSC`,
    ...levels.map(({ level, field }) => `level ${level}${inField(field)}`),
    ...work.map(({ years, field }) => `${counted(years, "year")} of work${inField(field)}`),
    ...english.map(
      ({ test, score }) => `${ENGLISH_TESTS.find(({ value }) => value === test)!.label} ${score}`,
    ),
  ];
  const words = parts.filter(Boolean).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
