import { expect, it } from "vitest";
import { blankCourse, blankFee, blankInstitution } from "../../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../../test/guide-directory.ts";
import { type ChatReply, type Memory, newMemory } from "../../answer.ts";
import { checkGrounding } from "../grounding.ts";
import { createGuide } from "../guide.ts";

const LAW = { id: 1, name: "Law" };
const COLLEGE = { id: 1, name: "Noor College", logo: null };
const PASSES = (count: number) => [
  {
    conditions: [
      {
        kind: "passes" as const,
        exam: "o_level" as const,
        count,
        grade: "C" as const,
        subjects: [],
      },
      { kind: "interview" as const },
    ],
  },
];

const DIRECTORY = directoryOf(
  {
    version: 1,
    institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé", "S. Hithadhoo"] })],
    categories: [{ ...LAW, parent: null }],
    courses: [
      {
        id: 1,
        name: "Certificate III in Law",
        mnqf_level: "3" as const,
        cost: 5_000,
        count: 1,
        at: "K. Malé",
      },
      {
        id: 2,
        name: "Diploma in Law",
        mnqf_level: "5" as const,
        cost: 30_000,
        count: 9,
        at: "S. Hithadhoo",
      },
      {
        id: 3,
        name: "Bachelor of Law",
        mnqf_level: "7" as const,
        cost: 90_000,
        count: 12,
        at: "K. Malé",
      },
    ].map(({ cost, count, at, ...course }) =>
      blankCourse({
        ...course,
        institution: COLLEGE,
        categories: [LAW],
        duration_months: 12,
        duration_text: "1 year",
        fees: [blankFee({ type: "Total Fee", fee_start: cost })],
        places: [at],
        entry_routes: PASSES(count),
      }),
    ),
  },
  {
    courses: {
      2: {
        campuses: [
          { id: 9, name: "Addu Campus", island_city: "S. Hithadhoo", place_code: "LD1004" },
        ],
      },
    },
  },
);
const guide = createGuide(DIRECTORY, { now: () => new Date("2026-11-21T00:00:00Z") });

async function talk(messages: readonly string[], given: Partial<Memory> = {}): Promise<ChatReply> {
  let memory: Memory = { ...newMemory(), ...given };
  let answer: ChatReply | null = null;
  for (const message of messages) {
    answer = await guide.answer(message, { memory, turns: [] });
    memory = answer.memory;
    expect(await checkGrounding(answer, DIRECTORY)).toEqual([]);
  }
  return answer!;
}

it("says first what is out of reach and what it asks for, then what can be entered now", async () => {
  const { text, parts } = await talk(["I have 2 O level passes. Can I study law?"]);
  expect(text).toMatch(/^Not yet for a diploma or a degree in it/);
  expect(text).toMatch(
    /The nearest is Diploma in Law \(Noor College\): .*and then comes an interview\./,
  );
  expect(text).toContain("you can enter 1 of the 3 courses in Law");
  const [first] = parts.filter(({ kind }) => kind === "courses");
  expect(first).toMatchObject({ courses: [{ id: 1 }] });
});

it.each(["which one do employers like", "is it hard", "what if i fail"])(
  "says of what was shown that no record answers %j",
  async (question) => {
    const { text } = await talk(["law courses", question]);
    expect(text).toContain("I will not guess: ask ");
    expect(text).not.toContain("There are 3 courses");
  },
);

it("sums what the steps of a way take and cost, for who asks for all of it", async () => {
  const { text } = await talk(["how long and how much is that altogether"], {
    shown: [1, 2, 3],
    about: { courses: [1, 2, 3], isWay: true },
  });
  expect(text).toContain("the 3 steps");
  expect(text).toContain("cost MVR 125,000");
  expect(text).toContain("take 3 years of study");
});

it("stays on the island of who cannot leave it", async () => {
  const { text } = await talk([
    "my mother is sick so i cant leave hithadhoo but want to study law",
  ]);
  expect(text).toContain("There is 1 course in Law in Hithadhoo");
  expect(text).toMatch(/elsewhere or online, so you may have to move or travel/);
});

it("shows what is at somebody's home, and does not only count it", async () => {
  const { text, parts } = await talk(["I have 2 O level passes. I am from hithadhoo. law courses"]);
  expect(text).toContain("1 of them is in Hithadhoo");
  const shown = parts.flatMap((part) => (part.kind === "courses" ? part.courses : []));
  expect(shown.map(({ id }) => id)).toEqual([1, 2]);
});
