import type { EntryCondition, EntryRoute, Exam, Grade, SchoolSubject } from "#catalogue/entry.ts";
import type { AwardCode } from "../programme.ts";
import { htmlList, paragraph } from "./html.ts";
import type { Offer } from "./offer.ts";

/** A sentence of the requirements, and the conditions that it states. */
type Requirement = readonly [text: string, ...conditions: EntryCondition[]];

interface Entry {
  general: readonly (readonly Requirement[])[];
  alternative: readonly Requirement[];
}

const passes = (
  exam: Exam,
  count: number,
  grade: Grade | null,
  ...subjects: SchoolSubject[]
): EntryCondition & { kind: "passes" } => ({ kind: "passes", exam, count, grade, subjects });

/** Stands for the field's related subjects in a sentence, and for its related fields. */
const FIELD = "{field}";

const level = (number: number, ...fields: string[]) =>
  ({ kind: "level", level: number, fields }) as const;
const work = (years: number, ...fields: string[]) => ({ kind: "work", years, fields }) as const;
const age = (years: number) => ({ kind: "age", years }) as const;
const school = (grade: number) => ({ kind: "school", grade }) as const;
const ielts = (score: number) => ({ kind: "english", test: "ielts", score }) as const;
/** What no rule judges stays in the words of its sentence. */
const words = (text: string) => ({ kind: "text", text }) as const;
const formality = (text: string) => ({ kind: "formality", text }) as const;
const test = (name: string) => ({ kind: "test", name }) as const;
const INTERVIEW = { kind: "interview" } as const;

type Part = Extract<EntryCondition, { kind: "any" }>["of"][number];
const any = (...of: Part[]): EntryCondition => ({ kind: "any", of });

const MATURE: Requirement = [
  "20 years of age or over, completion of secondary school, and a completed university preparation programme",
  age(20),
  school(10),
  words("a completed university preparation programme"),
];

/** Entry by award; "{field}" stands for the field's related subjects. */
const ENTRY: Record<AwardCode, Entry> = {
  C1: {
    general: [
      [["No formal qualification is needed"], ["Applicants are at least 16 years old", age(16)]],
      [["Open to everyone aged 15 or over", age(15)]],
    ],
    alternative: [],
  },
  C2: {
    general: [
      [["The ability to read and write", words("the ability to read and write")]],
      [["Completion of grade 7, or a Level 1 certificate", any(school(7), level(1))]],
    ],
    alternative: [["Six months of work in {field}", work(0.5, FIELD)]],
  },
  C3: {
    general: [
      [["Completion of lower secondary school (grade 10)", school(10)]],
      [["Completion of Level 2 qualification in {field}", level(2, FIELD)]],
      [
        [
          "1 pass at O level with grade D or above, or completion of a Level 2 qualification",
          any(passes("o_level", 1, "D"), level(2)),
        ],
      ],
    ],
    alternative: [
      ["18 years of age or over and two years of work in {field}", age(18), work(2, FIELD)],
      ["A pass in the placement interview", INTERVIEW],
    ],
  },
  C4: {
    general: [
      [["2 passes at O level with grade C or above", passes("o_level", 2, "C")]],
      [
        [
          "3 passes at O level with grade C or above, one of them in a subject related to {field}",
          passes("o_level", 3, "C"),
          words("one pass in a subject related to {field}"),
        ],
      ],
      [["Completion of Level 3 qualification in {field}", level(3, FIELD)]],
    ],
    alternative: [
      [
        "Completion of Level 3 qualification in {field} and two years of related work",
        level(3, FIELD),
        work(2, FIELD),
      ],
      ["20 years of age or over and three years of related work", age(20), work(3, FIELD)],
    ],
  },
  D: {
    general: [
      [["2 passes at A level", passes("a_level", 2, null)]],
      [["Completion of Level 4 qualification in {field}", level(4, FIELD)]],
      [
        [
          "2 passes at A level with grade E or above, or completion of a Level 4 qualification",
          any(passes("a_level", 2, "E"), level(4)),
        ],
        ["A pass in mathematics at O level", passes("o_level", 1, null, "mathematics")],
      ],
    ],
    alternative: [
      MATURE,
      ["20 years of age or over and two years of work in {field}", age(20), work(2, FIELD)],
    ],
  },
  AD: {
    general: [
      [["2 passes at A level with grade D or above", passes("a_level", 2, "D")]],
      [["Completion of Level 4 qualification in a related field", level(4, FIELD)]],
      [
        [
          "Completion of Level 5 qualification in {field} (entry to the second year)",
          level(5, FIELD),
        ],
      ],
    ],
    alternative: [MATURE],
  },
  B: {
    general: [
      [
        [
          "3 passes at A level, or 2 passes with grade C or above",
          any(passes("a_level", 3, null), passes("a_level", 2, "C")),
        ],
      ],
      [
        [
          "2 passes at A level with grade D or above, one of them in a subject related to {field}",
          passes("a_level", 2, "D"),
          words("one pass in a subject related to {field}"),
        ],
      ],
      [["Completion of Level 5 qualification in {field}", level(5, FIELD)]],
    ],
    alternative: [
      MATURE,
      [
        "Completion of Level 4 qualification in {field} with an average of 65 per cent",
        level(4, FIELD),
        words("an average of 65 per cent"),
      ],
      ["25 years of age or over and five years of work in {field}", age(25), work(5, FIELD)],
    ],
  },
  BH: {
    general: [
      [["3 passes at A level with grade C or above", passes("a_level", 3, "C")]],
      [
        ["2 passes at A level with grade C or above", passes("a_level", 2, "C")],
        [
          "A pass in English at O level with grade C or above",
          passes("o_level", 1, "C", "english"),
        ],
      ],
      [["Completion of Level 5 or Level 6 qualification in {field}", level(5, FIELD)]],
    ],
    alternative: [
      MATURE,
      ["Completion of Level 6 qualification in {field} (entry to the third year)", level(6, FIELD)],
    ],
  },
  PC: {
    general: [
      [["A bachelor's degree (Level 7) in any field", level(7)]],
      [["A bachelor's degree (Level 7) in {field}", level(7, FIELD)]],
    ],
    alternative: [
      ["Level 6 qualification and five years of work in {field}", level(6), work(5, FIELD)],
    ],
  },
  PD: {
    general: [
      [["A bachelor's degree (Level 7) in {field}", level(7, FIELD)]],
      [
        ["A bachelor's degree (Level 7) in any field", level(7)],
        ["One year of related work", work(1, FIELD)],
      ],
    ],
    alternative: [
      [
        "Level 6 qualification and five years of work at supervisory level",
        level(6),
        work(5),
        words("work at supervisory level"),
      ],
    ],
  },
  M: {
    general: [
      [["A bachelor's degree (Level 7) in {field}", level(7, FIELD)]],
      [
        [
          "A bachelor's degree (Level 7) with an average of 60 per cent",
          level(7),
          words("an average of 60 per cent"),
        ],
      ],
      [
        ["A bachelor's degree or a postgraduate diploma in {field}", level(7, FIELD)],
        [
          "Two years of work after the degree",
          work(2),
          words("the two years of work came after the degree"),
        ],
      ],
    ],
    alternative: [
      ["Level 8 qualification in {field}", level(8, FIELD)],
      [
        "A professional qualification equal to Level 7 and five years of work",
        words("a professional qualification equal to Level 7"),
        work(5),
      ],
    ],
  },
  P: {
    general: [
      [
        [
          "A master's degree (Level 9) in {field} with a dissertation",
          level(9, FIELD),
          words("the master's degree had a dissertation"),
        ],
        [
          "A research proposal of up to 3,000 words",
          formality("a research proposal of up to 3,000 words"),
        ],
        ["Agreement of a supervisor", words("agreement of a supervisor")],
      ],
    ],
    alternative: [
      [
        "A master's degree by coursework and two published papers",
        level(9),
        words("two published papers"),
      ],
    ],
  },
  S: {
    general: [
      [["Open to everyone"]],
      [["No entry requirement; places are given in the order of application"]],
    ],
    alternative: [],
  },
  F: {
    general: [
      [["Completion of secondary school", school(10)]],
      [
        ["3 passes at O level, in any grade", passes("o_level", 3, "G")],
        ["Applicants are at least 17 years old", age(17)],
      ],
    ],
    alternative: [["20 years of age or over and two years of work", age(20), work(2)]],
  },
  X: {
    general: [
      [
        [
          "Registration for the examination with the examining body",
          formality("registration for the examination with the examining body"),
        ],
      ],
      [
        [
          "The earlier part of the examination, where there is one",
          words("the earlier part of the examination, where there is one"),
        ],
      ],
    ],
    alternative: [],
  },
};

/**
 * Fields whose qualifications and work count as "{field}", as the field's sentence names them; the
 * field itself always does.
 */
const RELATED_FIELDS = new Map<string, readonly string[]>([
  [
    "Accounting and Finance",
    ["Business, Management and Administration", "Science and Mathematics"],
  ],
  [
    "Environment and Sustainability",
    ["Science and Mathematics", "Engineering, Manufacturing and Construction"],
  ],
  ["Health and Welfare", ["Science and Mathematics"]],
  ["Information and Communication Technology", ["Science and Mathematics"]],
  ["Languages and Linguistics", ["Education and Teaching"]],
  ["Marketing", ["Business, Management and Administration", "Social Sciences and Journalism"]],
  ["Security and Public Safety", ["Shariáh and Law"]],
  ["Social Sciences and Journalism", ["Education and Teaching"]],
  ["Sport and Recreation", ["Health and Welfare", "Education and Teaching"]],
  ["Travel, Tourism and Hospitality", ["Business, Management and Administration"]],
  [
    "Aviation and Transport",
    ["Engineering, Manufacturing and Construction", "Travel, Tourism and Hospitality"],
  ],
]);

/** Courses that build on a qualification, which their names say, have no other way in. */
const ENTRY_BY_NAME: readonly (readonly [RegExp, Requirement])[] = [
  [
    /\(Conversion for Diploma Nurses\)/,
    [
      "A diploma in nursing (Level 5) and registration as a nurse",
      level(5, "Health and Welfare"),
      words("the diploma is in nursing"),
      words("registration as a nurse"),
    ],
  ],
  [/\(Top-up\)/, ["Completion of Level 6 qualification in {field}", level(6, FIELD)]],
];

const namedEntry = ({ ownName }: Offer): Requirement | undefined =>
  ENTRY_BY_NAME.find(([pattern]) => ownName && pattern.test(ownName))?.[1];

/** Requirements of fields that are more than something to bring along. */
const FIELD_CONDITIONS = new Map<string, EntryCondition>([
  [
    "A pass in mathematics at O level or its equal",
    any(
      passes("o_level", 1, null, "mathematics"),
      words("what is equal to a pass in mathematics at O level"),
    ),
  ],
  ["The ability to read the Quran, heard in a short interview", INTERVIEW],
]);

/** Awards whose fields' own requirement, such as a medical check, is stated. */
const PRACTICAL: readonly AwardCode[] = ["C2", "C3", "C4", "D", "AD", "B", "BH", "PD"];

function filled(text: string, offer: Offer): string {
  return text.replaceAll(FIELD, offer.field.related);
}

function filledConditions(conditions: readonly EntryCondition[], offer: Offer): EntryCondition[] {
  const fields = [offer.field.name, ...(RELATED_FIELDS.get(offer.field.name) ?? [])];
  // The preparation programme's related subject is "any subject".
  const isAny = offer.field.related === "any subject";
  return conditions.map((condition) => {
    if (condition.kind === "text") return { ...condition, text: filled(condition.text, offer) };
    if (condition.kind !== "level" && condition.kind !== "work") return condition;
    return condition.fields.includes(FIELD)
      ? { ...condition, fields: isAny ? [] : fields }
      : condition;
  });
}

function generalOf(offer: Offer): readonly Requirement[] {
  const choose = offer.choose("admission");
  if (choose.chance(offer.code === "S" ? 0.5 : 0.09)) return [];
  const named = namedEntry(offer);
  const lines = named ? [named] : choose.pick(ENTRY[offer.code].general);
  const extra = offer.field.requirement;
  const whole = extra && PRACTICAL.includes(offer.code) && choose.chance(0.7);
  if (!whole) return lines;
  return [...lines, [extra, FIELD_CONDITIONS.get(extra) ?? formality(lowered(extra))]];
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function alternativeOf(offer: Offer): readonly Requirement[] {
  const choose = offer.choose("admission/alternative");
  const { alternative } = ENTRY[offer.code];
  if (namedEntry(offer) || alternative.length === 0 || choose.chance(0.35)) return [];
  return choose.some(alternative, alternative.length > 1 && choose.chance(0.4) ? 2 : 1);
}

/** General entry requirements as HTML; null where they are not stated. */
export function generalRequirements(offer: Offer): string | null {
  const lines = generalOf(offer).map(([text]) => filled(text, offer));
  return lines.length === 0 ? null : htmlList(lines);
}

/** Alternative entry requirements as HTML; null where there are none or they are not stated. */
export function alternativeRequirements(offer: Offer): string | null {
  const lines = alternativeOf(offer).map(([text]) => filled(text, offer));
  if (lines.length === 0) return null;
  return lines.length === 1 ? paragraph(`${lines[0]}.`) : htmlList(lines);
}

/**
 * The routes that the texts state: the general one, and each alternative, all with the requirement
 * in the language. None where the general requirements are not stated; an eighth of the courses have
 * texts that nobody has read into routes yet.
 */
export function entryRoutes(offer: Offer, languages: readonly string[]): EntryRoute[] {
  const general = generalOf(offer);
  if (general.length === 0 || offer.choose("admission/routes").chance(0.12)) return [];
  const language = languageOf(offer, languages);
  return [general, ...alternativeOf(offer).map((line) => [line])].map((lines) => {
    const whole = language ? [...lines, language] : lines;
    return {
      conditions: whole.flatMap(([, ...conditions]) => filledConditions(conditions, offer)),
      source_text: whole.map(([text]) => sentence(filled(text, offer))).join(" "),
    };
  });
}

const sentence = (text: string) => (text.endsWith(".") ? text : `${text}.`);

const english = (grade: Grade) => passes("o_level", 1, grade, "english");
const PLACEMENT = test("the placement test in English");

const ENGLISH: Partial<Record<AwardCode, readonly Requirement[]>> = {
  C4: [
    [
      "O level English with grade D or above, or a pass in the placement test.",
      any(english("D"), PLACEMENT),
    ],
  ],
  D: [
    [
      "O level English with grade C or above, IELTS 5.0, or a pass in the placement test.",
      any(english("C"), ielts(5), PLACEMENT),
    ],
  ],
  AD: [["O level English with grade C or above, or IELTS 5.0.", any(english("C"), ielts(5))]],
  B: [["O level English with grade C or above, or IELTS 5.5.", any(english("C"), ielts(5.5))]],
  BH: [
    ["O level English with grade B or above, or IELTS 6.0.", any(english("B"), ielts(6))],
    ["O level English with grade C or above, or IELTS 5.5.", any(english("C"), ielts(5.5))],
  ],
  PC: [
    ["IELTS 6.0, or earlier study in English.", any(ielts(6), words("earlier study in English"))],
  ],
  PD: [
    ["IELTS 6.0, or earlier study in English.", any(ielts(6), words("earlier study in English"))],
  ],
  M: [
    [
      "IELTS 6.5 with no part below 6.0, or a degree that was taught in English.",
      any(words("IELTS 6.5 with no part below 6.0"), words("a degree that was taught in English")),
    ],
  ],
  P: [
    [
      "IELTS 7.0, or a master's degree that was taught in English.",
      any(ielts(7), words("a master's degree that was taught in English")),
    ],
  ],
  F: [["A placement test in English decides the group."]],
};

const OTHER_LANGUAGES = new Map<string | undefined, Requirement>([
  [
    "Dhivehi",
    ["O level or SSC Dhivehi with grade C or above.", passes("o_level", 1, "C", "dhivehi")],
  ],
  [
    "Arabic",
    [
      "A Level 3 certificate in Arabic, or a pass in the Arabic placement test.",
      any(words("a Level 3 certificate in Arabic"), test("the placement test in Arabic")),
    ],
  ],
]);

function languageOf(offer: Offer, languages: readonly string[]): Requirement | null {
  const choose = offer.choose("admission/language");
  const longer = ENGLISH[offer.code];
  if (!longer || choose.chance(0.3)) return null;
  if (languages[0] === "English") return choose.pick(longer);
  return OTHER_LANGUAGES.get(languages[0]) ?? null;
}

/** Requirements in the language of instruction; null where there are none or they are not stated. */
export function languageRequirements(offer: Offer, languages: readonly string[]): string | null {
  const requirement = languageOf(offer, languages);
  return requirement && paragraph(requirement[0]);
}
