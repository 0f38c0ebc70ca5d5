import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { blankCourse, blankFee, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { newMemory, type Turn } from "../answer.ts";
import { factOf } from "../lookups/facts.ts";
import { createGuide } from "./guide.ts";
import { type FactQuestion, fieldsOf } from "./reading/fact-questions.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const LAW = { id: 1, name: "Law" };
const COLLEGE = { id: 1, name: "Noor College", logo: null };

/** How people ask for each fact of what they were shown. */
const PHRASINGS: Readonly<Partial<Record<FactQuestion, readonly string[]>>> = {
  fee: ["how much is it", "fees?", "what do they cost"],
  monthly: ["how much is that per month", "monthly fee?", "can i pay in instalments"],
  duration: ["how long are they", "how many months", "duration"],
  timings: ["what are the class hours", "how many hours a week", "which days are the classes"],
  intakes: ["when do they start", "next intake?", "start date"],
  language: ["which language are they taught in", "medium of instruction?"],
  awarding: ["who awards it", "awarding body?"],
  scheme: [
    "is it paid by the government",
    "does the government pay for it",
    "are they in the scheme",
  ],
  level: ["what level are they", "which level is it"],
  credits: ["how many credits"],
  modules: ["what modules are there", "what will i learn in it"],
  entry: ["entry requirements?", "what do i need for it"],
  careers: ["what jobs can i get after it", "careers?"],
};
const QUESTIONS = Object.keys(PHRASINGS) as FactQuestion[];

/** Questions that are no fact of a record, each with what its answer has to say. */
const KINDS: readonly (readonly [says: readonly string[], answer: RegExp])[] = [
  [["do i get a licence with it", "does it come with a permit"], /not recorded.*a licence/],
  [["will my boss accept it", "would the bank recognise it"], /not recorded.*employers/],
  [
    ["which one do most people choose", "which is the most popular"],
    /not recorded.*how many study/,
  ],
  [["how many students pass", "is it hard"], /not recorded.*how hard/],
  [
    ["does the price include the exam", "are books included in the fee"],
    /not recorded.*(?:a fee covers|given besides)/,
  ],
  [
    ["when do they give the money", "how do i apply for that money"],
    /not recorded.*money of a scheme/,
  ],
  [["what salary will i get after it", "how much do lawyers earn"], /no field for salaries/],
  [["do you have a hostel", "is there a hostel to stay"], /no field for hostels/],
  [
    ["do i apply here or at the college", "how do i put my name"],
    /apply at the institution itself/,
  ],
  [
    ["which is better", "what is the difference between them"],
    /lowest stated|neither cost nor length|states its total cost|shortest stated/,
  ],
  [["which one is free", "is anything free"], /stated to (?:be free|cost nothing)/],
  [["in which islands are they", "where are they held"], /Campuses: |Where: /],
];

const text = (value: string) => fc.constantFrom(null, `<p>${value}</p>`);
const records = fc.array(
  fc.record({
    duration_text: fc.constantFrom(null, "8 months", "2 years"),
    duration_months: fc.constant(8),
    intakes: fc.constantFrom([], ["March 2027"], ["Every Sunday"]),
    languages: fc.constantFrom([], ["English"], ["Dhivehi"]),
    awarding_body: fc.constantFrom(null, "Northmoor University"),
    gov_first_degree_text: fc.constantFrom(null, "No", "Eligible: full tuition"),
    mnqf_level: fc.constantFrom(null, "5" as const, "7" as const),
    credits: fc.constantFrom(null, 120),
    modules: text("Contracts and torts"),
    careers: text("Paralegal"),
    indicative_class_timings: text("Sunday 20:00 to 22:00"),
    admission_general_requirements: text("Two passes"),
    fees: fc.constantFrom(
      [],
      [blankFee({ type: "Total Fee", fee_start: 20_000 })],
      [
        blankFee({
          type: "Installment Fee",
          fee_start: 500,
          payment_count: 6,
          payment_frequency: "Months",
        }),
      ],
    ),
  }),
  { minLength: 2, maxLength: 4 },
);

function directoryWith(rows: readonly Partial<Course>[]) {
  const courses = rows.map((row, at) =>
    blankCourse({
      ...(row as object),
      id: at + 1,
      name: `Law for Ports ${at + 1}`,
      institution: COLLEGE,
      categories: [LAW],
    }),
  );
  const source: CatalogueSource = {
    version: 1,
    institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé"] })],
    categories: [{ ...LAW, parent: null }],
    courses,
  };
  const own = Object.fromEntries(rows.map((row, at) => [at + 1, row]));
  return directoryOf(source, { courses: own });
}

/** Says the messages one after the other; gives what was answered to each. */
async function talk(directory: ReturnType<typeof directoryOf>, messages: readonly string[]) {
  const guide = createGuide(directory, { now: () => NOW });
  let memory = newMemory();
  const turns: Turn[] = [];
  const answers: string[] = [];
  for (const message of messages) {
    const answer = await guide.answer(message, { memory, turns });
    memory = answer.memory;
    turns.push({ isUser: true, text: message }, { isUser: false, text: answer.text });
    answers.push(answer.text);
  }
  return { answers, shown: memory.shown };
}

const UNSTATED = /not state|Not stated|No monthly sum|not recorded/;

/** Each course's value of what was asked stands in the answer, or that it is not stated. */
async function expectAnswered(
  directory: ReturnType<typeof directoryOf>,
  question: FactQuestion,
  { answers, shown }: Awaited<ReturnType<typeof talk>>,
) {
  const answer = answers.at(-1)!;
  expect(shown.length).toBeGreaterThan(0);
  for (const id of shown) {
    const course = (await directory.course(id))!;
    const { value } = factOf(course, fieldsOf(question)[0]!);
    if (value === NOT_STATED) expect(answer).toMatch(UNSTATED);
    else expect(answer).toContain(value);
  }
}

/** No line stands in an answer twice, and no course is listed twice. */
function expectOnce(answer: string) {
  const lines = answer.split("\n").filter((line) => line !== "");
  expect(new Set(lines).size).toBe(lines.length);
  const listed = lines.flatMap((line) => /^\d+\. ([^.]+)\./.exec(line)?.[1] ?? []);
  expect(new Set(listed).size).toBe(listed.length);
}

const question = fc
  .constantFrom(...QUESTIONS)
  .chain((key) => fc.tuple(fc.constant(key), fc.constantFrom(...PHRASINGS[key]!)));

describe("what is asked of courses", () => {
  it("is answered of each that was shown, or said not to be stated", async () => {
    await fc.assert(
      fc.asyncProperty(records, question, async (rows, [key, said]) => {
        const directory = directoryWith(rows as never[]);
        await expectAnswered(directory, key, await talk(directory, ["law courses", said]));
      }),
      { numRuns: 50 },
    );
  });

  it("is answered beside a wish in the same message", async () => {
    await fc.assert(
      fc.asyncProperty(records, question, async (rows, [key, said]) => {
        const directory = directoryWith(rows as never[]);
        await expectAnswered(directory, key, await talk(directory, [`law courses. ${said}`]));
      }),
      { numRuns: 50 },
    );
  });

  it("is answered where two things are asked at once", async () => {
    await fc.assert(
      fc.asyncProperty(records, question, question, async (rows, [one, said], [other, also]) => {
        const directory = directoryWith(rows as never[]);
        const all = await talk(directory, ["law courses", `${said}, and ${also}`]);
        await expectAnswered(directory, one, all);
        await expectAnswered(directory, other, all);
        expectOnce(all.answers.at(-1)!);
      }),
      { numRuns: 50 },
    );
  });

  it("is answered whatever kind it is of, beside a fact or another, and beside a wish", async () => {
    const kind = fc
      .constantFrom(...KINDS)
      .chain(([says, answer]) => fc.tuple(fc.constant(answer), fc.constantFrom(...says)));
    const before = fc.constantFrom(["law courses", ""], ["", "law courses. "]);
    await fc.assert(
      fc.asyncProperty(
        records,
        before,
        kind,
        fc.oneof(kind, question),
        async (rows, [first, opening], [answer, said], [other, also]) => {
          const directory = directoryWith(rows as never[]);
          const both = `${opening}${said}. and ${also}?`;
          const all = await talk(directory, first ? [first, both] : [both]);
          expect(all.answers.at(-1)).toMatch(answer);
          if (typeof other === "string") await expectAnswered(directory, other, all);
          else expect(all.answers.at(-1)).toMatch(other);
          expectOnce(all.answers.at(-1)!);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    "is there a dress code",
    "how many students in a class",
    "dropout rate?",
    "minimum height?",
    "is there an entrance exam",
    "how many seats are left",
  ])("is said not to be recorded where no field holds it: %s", async (said) => {
    const directory = directoryWith([{}, {}]);
    const { answers } = await talk(directory, ["law courses", `${said}. and how much is it`]);
    expect(answers.at(-1)).toContain("not recorded");
    expect(answers.at(-1)).toContain("does not state the total cost");
  });
});

describe("one of those that were shown", () => {
  const directory = directoryWith([
    { mnqf_level: "5", duration_text: "8 months" },
    { mnqf_level: "3", duration_text: "6 weeks" },
  ] as never[]);

  it("is told by its level, and is a new wish where none of them has it", async () => {
    const diploma = await talk(directory, ["law courses", "how long is the diploma one"]);
    expect(diploma.answers.at(-1)).toContain("8 months");
    expect(diploma.answers.at(-1)).not.toContain("6 weeks");
    const degree = await talk(directory, ["law courses", "how long is the degree one"]);
    expect(degree.answers.at(-1)).toContain("There is no bachelor's degree in Law");
    const one = await talk(directory, [
      "law courses",
      "is the certificate one paid by the government",
    ]);
    expect(one.answers.at(-1)).toContain("Law for Ports 2");
    expect(one.answers.at(-1)).not.toContain("Law for Ports 1");
  });

  it("is begun with where somebody asks for a beginning", async () => {
    const { answers } = await talk(directory, ["law courses", "where do i start"]);
    expect(answers.at(-1)).toMatch(/1\. Law for Ports 2\b/);
    expect(answers.at(-1)).not.toContain("Campuses");
  });

  it("is summed up with what is missing named", async () => {
    const priced = directoryWith([
      { fees: [blankFee({ type: "Total Fee", fee_start: 1_000 })] },
      { fees: [blankFee({ type: "Total Fee", fee_start: 2_500 })] },
      {},
    ] as never[]);
    const { answers } = await talk(priced, ["law courses", "how much altogether"]);
    expect(answers.at(-1)).toContain(
      "Together these 3 cost MVR 3,500; for 1 of them that is not stated.",
    );
  });

  it("is paid in parts where a remark of its record says so", async () => {
    const remark = {
      type: "Total Fee",
      fee_start: 900,
      remarks: "Payable in two parts on request",
    };
    const priced = directoryWith([{ fees: [blankFee(remark)] }, {}] as never[]);
    const { answers } = await talk(priced, ["law courses", "can i pay in instalments"]);
    expect(answers.at(-1)).toMatch(/paid in parts stands among the fees of Law for Ports 1\b/);
    expect(answers.at(-1)).toMatch(/No monthly sum is stated for Law for Ports 2\b/);
  });
});

describe("a last day to apply", () => {
  it.each([
    ["law courses", "when do they start"],
    ["law courses", "what is the last day to apply"],
    ["law courses", "how do i apply"],
    ["law courses, when do they start"],
  ])("is said to be past or near where it is: %s, %s", async (...messages) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -40, max: 60 }), async (days) => {
        const deadline = maldivesDay(new Date(NOW.getTime() + days * DAY_MS));
        const intake = { ...START, deadline };
        const directory = directoryWith([{ intakes: [START.label], intake_details: [intake] }, {}]);
        const said = (await talk(directory, messages)).answers.at(-1)!;
        expect(said.includes("Applications closed on")).toBe(days < 0);
        expect(/: Closes (?:in|today|tomorrow)/.test(said)).toBe(days >= 0 && days <= 14);
      }),
      { numRuns: 30 },
    );
  });
});

const START = {
  label: "March 2027",
  year: 2027,
  month: 3,
  day: null,
  all_year: null,
  apply_url: null,
};

it("quotes what a record asks for in words that nobody has made routes of", async () => {
  const asks = { admission_general_requirements: "<p>Two A levels at grade E</p>" };
  const directory = directoryWith([asks, {}]);
  const { answers } = await talk(directory, [
    "law courses. i have 3 A level passes at C",
    "can i get into them",
  ]);
  for (const answer of answers) {
    expect(answer).toMatch(/Law for Ports 1.* its record asks for “Two A levels at grade E”/i);
    expect(answer).toMatch(/Law for Ports 2.* its record does not say whom it takes/i);
    expect(answer).not.toMatch(/cannot judge|^Yes|^No/);
  }
});

const ABSENT = ["falconry", "astrology", "beekeeping", "juggling", "puppetry", "ballet", "skiing"];
const HAVING = ["do you have", "is there any", "are there any", "do they have"];

it("says no Yes to a subject that is in no record, and names it", async () => {
  const directory = directoryWith([{}, {}]);
  const asked = fc.tuple(
    fc.constantFrom(...HAVING),
    fc.constantFrom(...ABSENT),
    fc.constantFrom(" courses", " classes"),
  );
  await fc.assert(
    fc.asyncProperty(asked, async ([have, subject, noun]) => {
      const { answers } = await talk(directory, [`${have} ${subject}${noun}`]);
      expect(answers[0]).not.toMatch(/^Yes\b/);
      expect(answers[0]!.toLowerCase()).toContain(subject);
    }),
    { numRuns: 30 },
  );
});

describe("talk that carries nothing", () => {
  const directory = directoryWith([{}, {}]);

  it.each([
    "thank u so much this helped alot bye",
    "test",
    "hello??",
    "good job bro",
    "haha u single?",
    "lol are u a robot",
    "kihineh",
    "salaam kihineh",
    "ކިހިނެއް އުޅެނީ",
    "tell me a joke",
    "ok",
    "hmm",
  ])(
    "is answered in a word, without a course or a sorry for not understanding: %s",
    async (said) => {
      for (const before of [[], ["law courses"]]) {
        const { answers } = await talk(directory, [...before, said]);
        expect(answers.at(-1)).not.toMatch(/did not understand|Law for Ports/);
      }
    },
  );

  it("is kind to who writes again after an answer in danger, and answers", async () => {
    const messages = ["i dont want to live anymore", "sorry i am ok now. law courses"];
    const { answers } = await talk(directory, messages);
    expect(answers[1]).toMatch(/^I am glad that you are here\./);
    expect(answers[1]).toContain("Law for Ports 1");
  });
});
