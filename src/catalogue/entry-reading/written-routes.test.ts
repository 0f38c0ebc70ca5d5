import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Exam, Grade, SimpleCondition } from "../entry.ts";
import { knownFields } from "./fields-of-study.ts";
import { type RequirementTexts, readRequirements } from "./requirements.ts";

// Routes are made first and then written down, so that what a text says is known. What is read of it
// may be less, in words or nothing; it is never another thing.

const fields = knownFields(["Health and Welfare", "Nursing"], ["Health and Welfare"]);

/** A demand as it is written, and what it says. */
interface Written {
  text: string;
  /** Null where no rule can judge it. */
  says: SimpleCondition | null;
  /** What must be left to people where it is not part of `says`. */
  beside: string | null;
  /** What is enough instead. */
  instead?: SimpleCondition;
}

const RUNS = 300;

const pick = fc.constantFrom;
const small = fc.integer({ min: 1, max: 6 });
const NUMBER_NAMES = ["one", "two", "three", "four", "five", "six"];
const numbered = (count: number) => pick(String(count), NUMBER_NAMES[count - 1]!);

const EXAM_SPELLINGS = new Map<Exam, readonly string[]>([
  ["o_level", ["O level", "O/L", "O' Level", "GCE O Level", "SSC"]],
  ["a_level", ["A level", "A/L", "A' Level", "GCE A/L", "HSC"]],
]);
const anyExam = pick<Exam>("o_level", "a_level");
const spelled = (exam: Exam) => pick(...EXAM_SPELLINGS.get(exam)!);
const anyGrade = pick<Grade | null>(null, "B", "C", "D");

const graded = (grade: Grade | null) =>
  grade === null
    ? pick("")
    : pick(
        ` (grade ${grade} or above)`,
        ` (${grade} & above)`,
        ` with grade ${grade} or above`,
        ` at ${grade} or better`,
        ` at grade ${grade} or above`,
      );

const passes = fc.tuple(anyExam, small, anyGrade).chain(([exam, count, grade]) =>
  fc.tuple(numbered(count), spelled(exam), graded(grade), pick(0, 1)).map(
    ([number, name, lowest, order]): Written => ({
      text:
        order === 0 ? `${number} ${name} passes${lowest}` : `${number} passes at ${name}${lowest}`,
      says: { kind: "passes", exam, count, grade, subjects: [] },
      beside: null,
    }),
  ),
);

const SUBJECT_SPELLINGS = [
  ["english", ["English", "Eng", "English Language"]],
  ["mathematics", ["Mathematics", "Maths"]],
  ["biology", ["Biology"]],
] as const;

const subjectPass = fc
  .tuple(anyExam, pick(...SUBJECT_SPELLINGS), anyGrade)
  .chain(([exam, [subject, names], grade]) =>
    fc.tuple(pick(...names), spelled(exam), graded(grade), pick(0, 1, 2)).map(
      ([name, where, lowest, order]): Written => ({
        text: [
          `${where} ${name}${lowest}`,
          `a pass in ${where} ${name}${lowest}`,
          `${where} ${name} pass${lowest}`,
        ][order]!,
        says: { kind: "passes", exam, count: 1, grade, subjects: [subject] },
        beside: null,
      }),
    ),
  );

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
const FIELDS = ["", "", " in any field", " (any field)", " in nursing", " in a related field"];
const level = fc.tuple(fc.integer({ min: 2, max: 6 }), pick(...FIELDS)).chain(([number, field]) =>
  pick(
    `Level ${number} qualification`,
    `MNQF Level ${number} qualification`,
    `MNQF L${number}`,
    `a qualification at level ${number}`,
    ...(number > 4
      ? []
      : [`Certificate ${ROMAN[number - 1]}`, `Cert ${number}`, `Level ${number} certificate`]),
  ).map(
    (name): Written => ({
      text: name + field,
      says: { kind: "level", level: number, fields: [] },
      beside: /nursing|related/.exec(field)?.[0] ?? null,
    }),
  ),
);

const PLACES = ["", "", " in a resort", " in the tourism industry", " in a related field"];
const work = fc.tuple(small, pick(...PLACES)).chain(([years, place]) =>
  fc
    .tuple(
      numbered(years),
      pick(
        "years of work",
        "years' experience",
        "yrs exp.",
        "years of work experience",
        "yrs job experience",
      ),
    )
    .map(
      ([number, unit]): Written => ({
        text: `${number} ${years === 1 ? unit.replace("years", "year").replace("yrs", "yr") : unit}${place}`,
        says: { kind: "work", years, fields: [] },
        beside: /resort|tourism|related/.exec(place)?.[0] ?? null,
      }),
    ),
);

const age = fc
  .integer({ min: 16, max: 30 })
  .chain((years) =>
    pick(
      `${years} years of age or over`,
      `age ${years}`,
      `age ${years} and more`,
      `aged ${years} or above`,
      `minimum age ${years}`,
      `min. ${years} yrs`,
      `at least ${years} years old`,
    ).map((text): Written => ({ text, says: { kind: "age", years }, beside: null })),
  );

const score = pick(5, 5.5, 6).chain((ielts) =>
  pick(`IELTS ${ielts.toFixed(1)}`, `an overall IELTS score of ${ielts.toFixed(1)}`).map(
    (text): Written => ({
      text,
      says: { kind: "english", test: "ielts", score: ielts },
      beside: null,
    }),
  ),
);
const toefl = pick(60, 75).map(
  (points): Written => ({
    text: `TOEFL iBT ${points}`,
    says: { kind: "english", test: "toefl_ibt", score: points },
    beside: null,
  }),
);

const eitherScore = fc.tuple(score, toefl, pick(" or ", " / ")).map(
  ([one, other, or]): Written => ({
    ...one,
    text: `${one.text}${or}${other.text}`,
    instead: other.says!,
  }),
);

const written = (text: string, says: SimpleCondition | null): Written => ({
  text,
  says,
  beside: null,
});
const later = pick(
  written("an interview", { kind: "interview" }),
  written("interview", { kind: "interview" }),
  written("a placement test", { kind: "test", name: null }),
  written("police report", { kind: "formality", text: "" }),
  written("a medical check", { kind: "formality", text: "" }),
);
const unread = pick(
  written("a portfolio of drawings", null),
  written("membership of the guild", null),
  written("good command of Arabic", null),
  written("ability to swim 50 m", null),
);

const main = fc.oneof(
  { weight: 3, arbitrary: passes },
  { weight: 3, arbitrary: level },
  { weight: 1, arbitrary: work },
  { weight: 1, arbitrary: age },
);
const aside = fc.oneof(work, age, subjectPass, score, toefl, eitherScore, later, unread);
const forAll = fc.oneof(subjectPass, score, eitherScore, later, age, work, unread);

/** One way in: all of these. */
const way = fc
  .tuple(main, fc.array(aside, { maxLength: 2 }))
  .map(([first, more]) => [first, ...more])
  .filter((all) => new Set(all.map(matter)).size === all.length);

const matter = ({ says, text }: Written) =>
  says === null ? text : says.kind === "passes" ? `${says.exam}${says.subjects}` : says.kind;

const AND = [" and ", " plus ", " + ", " together with ", " with "];

/** Joined within one clause. */
const oneClause = (all: readonly Written[], seed: number) =>
  all.map(({ text }) => text).join(AND[seed % AND.length]!);

/** Joined within a sentence of its own. */
const together = (all: readonly Written[], seed: number): string => {
  const texts = all.map(({ text }) => text);
  if (texts.length < 3 || seed % 3 === 0) return oneClause(all, seed);
  return `${texts.slice(0, -1).join(", ")}${seed % 2 === 0 ? " and " : ", and "}${texts.at(-1)}`;
};

const sentence = (text: string) => capital(text.endsWith(".") ? text : `${text}.`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const item = (text: string) => ({ text, isItem: true });
const paragraph = (text: string) => ({ text, isItem: false });

/** Some offices write all of it large, or small. */
const inCase = (text: string, seed: number) =>
  seed % 7 === 0 ? text.toUpperCase() : seed % 7 === 1 ? text.toLowerCase() : text;

interface Plan {
  ways: Written[][];
  common: Written[];
  seed: number;
}

type Block = ReturnType<typeof item>;

/** Ways of writing routes down; each says what the plan says. */
const LAYOUTS = new Map<string, (plan: Plan) => Block[]>([
  [
    "a list below a heading",
    ({ ways, common, seed }) => [
      paragraph("Any one of the following:"),
      ...ways.map((all) => item(capital(together(all, seed)))),
      ...common.map(({ text }) => paragraph(sentence(`All applicants must have ${text}`))),
    ],
  ],
  [
    "a list below a heading that demands something, too",
    ({ ways, common, seed }) => [
      paragraph(
        capital(`${common.map(({ text }) => `${text} and `).join("")}one of the following:`),
      ),
      ...ways.map((all) => item(capital(together(all, seed)))),
    ],
  ],
  [
    "a list with joining words as entries",
    ({ ways, common, seed }) => [
      paragraph("Candidates should have:"),
      ...ways.flatMap((all, at) => [
        item(
          together(all, seed) + (at < ways.length - 1 ? [", OR", "; or", " or"][seed % 3]! : ""),
        ),
      ]),
      ...(common.length === 0 ? [] : [seed % 2 === 0 ? paragraph("and") : item("AND")]),
      ...common.map(({ text }) => item(text)),
    ],
  ],
  [
    "entries with “or” between them",
    ({ ways, common, seed }) => [
      ...common.map(({ text }) => paragraph(sentence(`All applicants must have ${text}`))),
      ...ways.flatMap((all, at) => [
        ...(at === 0 ? [] : [paragraph(seed % 2 === 0 ? "OR" : "or")]),
        ...all.map(({ text }) => item(capital(text))),
      ]),
    ],
  ],
  [
    "named ways in lines",
    ({ ways, common, seed }) => [
      ...ways.map((all, at) =>
        paragraph(sentence(`${nameOf(at, seed)} ${capital(together(all, seed))}`)),
      ),
      ...commonSentence(common, "All routes:"),
    ],
  ],
  [
    "named ways in one paragraph",
    ({ ways, common, seed }) => [
      paragraph(
        [
          ...ways.map((all, at) => sentence(`${nameOf(at, seed)} ${capital(together(all, seed))}`)),
          ...commonSentence(common, "In all cases,").map(({ text }) => text),
        ].join(" "),
      ),
    ],
  ],
  [
    "numbered ways in one sentence",
    ({ ways, common, seed }) => [
      paragraph(
        sentence(
          `Either ${ways.map((all, at) => `${numberOf(at, seed)} ${together(all, seed)}`).join([", or ", "; or ", " or "][seed % 3])}`,
        ),
      ),
      ...commonSentence(common, "In all cases:"),
    ],
  ],
  [
    "one sentence",
    ({ ways, common, seed }) => [
      paragraph(
        sentence(
          `${seed % 2 === 0 ? "" : "Either "}${ways.map((all) => oneClause(all, seed)).join([" or ", ", or ", "; or ", " OR ", ", or else "][seed % 5])}`,
        ),
      ),
      ...commonSentence(common, "All applicants must have"),
    ],
  ],
  [
    "one sentence with what is asked of all behind it",
    ({ ways, common, seed }) => {
      const [or, and] = [
        [" or ", " and "],
        [" or ", ", and "],
        [" or ", "; "],
        [", or ", "; "],
        [", or ", "; and "],
        ["; or ", "; and "],
      ][seed % 6]!;
      const own = ways.map((all) => oneClause(all, seed)).join(or);
      return [paragraph([own, ...common.map(({ text }) => text)].join(and))];
    },
  ],
  [
    "sentences that begin with “or”",
    ({ ways, common, seed }) => [
      paragraph(
        [
          ...ways.map((all, at) =>
            sentence(
              `${at === 0 ? "" : seed % 2 === 0 ? "or " : "alternatively, "}${together(all, seed)}`,
            ),
          ),
          ...common.map(({ text }) => sentence(`Applicants must have ${text}`)),
        ].join(" "),
      ),
    ],
  ],
  [
    "a list of alternatives with commas",
    ({ ways, common, seed }) => {
      const texts = ways.map((all) => oneClause(all, seed));
      const list = [texts.slice(0, -1).join(", "), texts.at(-1)].join(
        seed % 2 === 0 ? " or " : ", or ",
      );
      return [paragraph(sentence(list)), ...commonSentence(common, "In all cases:")];
    },
  ],
]);

const NAMES = [
  ["Route 1:", "Route 2:", "Route 3:"],
  ["Option A -", "Option B -", "Option C -"],
  ["Normal entry:", "Mature entry:", "Alternative entry:"],
  ["Pathway 1:", "Pathway 2:", "Pathway 3:"],
];
const nameOf = (at: number, seed: number) => NAMES[seed % NAMES.length]![at]!;
const NUMBERS = [
  ["(i)", "(ii)", "(iii)"],
  ["1)", "2)", "3)"],
  ["(a)", "(b)", "(c)"],
];
const numberOf = (at: number, seed: number) => NUMBERS[seed % NUMBERS.length]![at]!;

const commonSentence = (common: readonly Written[], begin: string) =>
  common.length === 0
    ? []
    : [paragraph(sentence(`${begin} ${common.map(({ text }) => text).join(" and ")}`))];

/** A condition without what the writing leaves open. */
const bare = (one: SimpleCondition) =>
  JSON.stringify(["test", "formality"].includes(one.kind) ? one.kind : one);

const plan: fc.Arbitrary<Plan> = fc
  .record({
    ways: fc.array(way, { minLength: 1, maxLength: 3 }),
    common: fc.array(forAll, { maxLength: 2 }),
    seed: fc.nat(10_000),
  })
  .filter(({ ways }) => new Set(ways.map(([first]) => bare(first!.says!))).size === ways.length)
  .filter(({ ways, common }) =>
    ways.every((all) => {
      const matters = [...all, ...common].map(matter);
      return new Set(matters).size === matters.length;
    }),
  );

interface ReadRoute {
  judged: Set<string>;
  words: string;
}

/** Routes that were read, each of several simple demands of which one is enough as its own. */
function readRoutes(texts: RequirementTexts): ReadRoute[] | null {
  const routes = readRequirements(texts, fields)?.routes;
  if (!routes) return null;
  return routes.flatMap(({ conditions }) =>
    conditions
      .reduce<SimpleCondition[][]>(
        (all, one) =>
          all.flatMap((before) =>
            (one.kind === "any" ? one.of : [one]).map((part) => [...before, part]),
          ),
        [[]],
      )
      .map((simple) => ({
        judged: new Set(simple.filter(({ kind }) => kind !== "text").map(bare)),
        words: plain(simple.flatMap((one) => (one.kind === "text" ? one.text : [])).join(" | ")),
      })),
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[.;,]/g, "");

/** True where the read route asks it, or leaves it to people. */
const isKept = ({ says, text, beside }: Written, { judged, words }: ReadRoute) =>
  words.includes(plain(text)) ||
  (says !== null &&
    judged.has(bare(says)) &&
    (beside === null || words.includes(beside.toLowerCase())));

/** True where everything that the read route judges is asked by the way as it was written. */
const isAsked = (all: readonly Written[], { judged }: ReadRoute) => {
  const said = new Set(all.flatMap(({ says }) => (says === null ? [] : weaker(says))));
  return [...judged].every((one) => said.has(one));
};

/** The ways in that a way is where something else is enough instead of a demand. */
function eachChoice(all: readonly Written[]): Written[][] {
  return all.reduce<Written[][]>(
    (ways, one) =>
      ways.flatMap((before) => [
        [...before, one],
        ...(one.instead === undefined ? [] : [[...before, { ...one, says: one.instead }]]),
      ]),
    [[]],
  );
}

/** A demand, and those that everybody meets who meets it. */
function weaker(one: SimpleCondition): string[] {
  if (one.kind === "passes") return [bare(one), bare({ ...one, grade: null })];
  if (one.kind !== "level") return [bare(one)];
  return Array.from({ length: one.level }, (_, at) => bare({ ...one, level: at + 1 }));
}

const HEDGES = [
  "Applications are considered case by case.",
  "Exceptions are made at the discretion of the Dean.",
  "Other applicants may be admitted.",
  "Mature applicants are accepted without these.",
  "This is not asked of anybody except new applicants.",
];

/** The blocks as the general requirements of a course. */
const inGeneral = (blocks: readonly Block[]): RequirementTexts => ({
  general: blocks,
  alternative: [],
  language: [],
});

/**
 * Holds what is read against what was written.
 *
 * @returns false where nothing is read.
 */
function expectAsWritten(texts: RequirementTexts, made: Plan): boolean {
  const read = readRoutes(texts);
  if (read === null) return false;
  const ways = made.ways.flatMap((all) => eachChoice([...all, ...made.common]));
  const shown = JSON.stringify([texts, read.map(({ judged, words }) => [...judged, words])]);
  for (const route of read) {
    const isWritten = ways.some((all) => all.every((one) => isKept(one, route)));
    expect([isWritten, shown]).toEqual([true, shown]);
  }
  for (const all of ways)
    expect([read.some((route) => isAsked(all, route)), shown]).toEqual([true, shown]);
  return true;
}

/** Runs the property, and sees that it is not about texts that are all left to people. */
function checkPlans(write: (made: Plan) => RequirementTexts): void {
  let understood = 0;
  fc.assert(
    fc.property(plan, (made) => {
      if (expectAsWritten(write(made), made)) understood += 1;
    }),
    { numRuns: RUNS },
  );
  expect(understood).toBeGreaterThan(RUNS / 10);
}

describe.each([...LAYOUTS])("routes written as %s", (_, write) => {
  it("are read as no others, with all their conditions", () => {
    checkPlans((made) =>
      inGeneral(write(made).map(({ text, isItem }) => ({ text: inCase(text, made.seed), isItem }))),
    );
  });

  it("are left to people where something is said that takes them back", () => {
    fc.assert(
      fc.property(plan, pick(...HEDGES), (made, hedge) => {
        expect(readRoutes(inGeneral([...write(made), paragraph(hedge)]))).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

it("leaves a way in to people that is asked of some, or not always", () => {
  const hedged = pick(
    (text: string) => `Applicants normally have ${text}.`,
    (text: string) => `Applicants with ${text} may be considered.`,
    (text: string) => `${capital(text)}, at the discretion of the Dean.`,
    (text: string) => `${capital(text)} unless the Dean agrees otherwise.`,
    (text: string) => `${capital(text)}, except for mature applicants.`,
    (text: string) => `${capital(text)}, case by case.`,
  );
  fc.assert(
    fc.property(way, fc.nat(10_000), hedged, (all, seed, hedge) => {
      expect(readRoutes(inGeneral([paragraph(hedge(together(all, seed)))]))).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

it("reads routes as no others where the texts of a course part them", () => {
  checkPlans(({ ways: [first, ...others], common, seed }) => ({
    general: first!.map(({ text }) => item(capital(text))),
    alternative: others.map((all) => item(together(all, seed))),
    language: common.map(({ text }) => item(text)),
  }));
});
