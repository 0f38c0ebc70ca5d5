import { describe, expect, it } from "vitest";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import type { IndexedCourse } from "#catalogue/course.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { blankCourse, blankFee, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { type ChatReply, newMemory, noSlots } from "../answer.ts";
import { entryLines } from "./answers/entry.ts";
import { NOBODY, readPerson } from "./clauses/person.ts";
import type { Directory } from "./directory.ts";
import { findCourses } from "./finding.ts";
import { checkGrounding } from "./grounding.ts";
import { createGuide } from "./guide.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const COLLEGE = { id: 1, name: "Noor College", logo: null };
const LAW = { id: 1, name: "Law" };
const PASSES: EntryRoute = {
  conditions: [{ kind: "passes", exam: "o_level", count: 2, grade: "C", subjects: [] }],
};
const IN_USD = [blankFee({ type: "Total Fee", currency: "USD", fee_start: 3_000 })];

const SOURCE: CatalogueSource = {
  version: 1,
  institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé"] })],
  categories: [{ ...LAW, parent: null }],
  courses: [
    course(1, { fees: IN_USD, entry_routes: [PASSES], intakes: ["Every month"] }),
    course(2, {
      fees: [blankFee({ type: "Total Fee", fee_start: 20_000 })],
      entry_routes: [{ conditions: [...PASSES.conditions, { kind: "interview" }] }],
    }),
    course(3, { fee_text: "Free for Maldivian students" }),
    course(4, { fee_text: "Contact the institution" }),
  ],
};
const DIRECTORY = directoryOf(SOURCE, {
  courses: {
    1: {
      general_notes: "<p>Separate classes are held for women.</p>",
      admission_general_requirements: "<p>O level English with grade C; a police report</p>",
      study_options: "<p>Credit for up to half of the course</p>",
    },
  },
});

function course(id: number, given: Partial<IndexedCourse>): IndexedCourse {
  return blankCourse({
    id,
    name: `Diploma in Law ${id}`,
    institution: COLLEGE,
    categories: [LAW],
    ...given,
  });
}

/** Says the messages one after the other; gives the last answer, which has to be grounded. */
async function talk(...messages: string[]): Promise<ChatReply> {
  return await talkIn(DIRECTORY, ...messages);
}

async function talkIn(directory: Directory, ...messages: string[]): Promise<ChatReply> {
  const guide = createGuide(directory, { now: () => NOW });
  let answer: ChatReply = { text: "", parts: [], chips: [], memory: newMemory() };
  for (const message of messages) {
    answer = await guide.answer(message, { memory: answer.memory, turns: [] });
  }
  expect(await checkGrounding(answer, directory)).toEqual([]);
  return answer;
}

describe("costs", () => {
  it("compares a total in dollars in rufiyaa, at the operator's rate", async () => {
    const names = await DIRECTORY.names();
    const find = async (slots: object) =>
      await findCourses(DIRECTORY, { ...noSlots(), ...slots }, { names, now: NOW, skipped: 0 });
    const ids = async (slots: object) => (await find(slots)).courses.map(({ id }) => id);
    expect(await ids({ order: "dearest" })).toEqual([1, 2, 3, 4]);
    expect(await ids({ order: "cheapest" })).toEqual([3, 2, 1, 4]);
    expect((await ids({ budget: 50_000 })).toSorted()).toEqual([1, 2, 3]);
  });

  it("counts as not stated what no record says, in figures or in words", async () => {
    const names = await DIRECTORY.names();
    const slots = { ...noSlots(), budget: 30_000 };
    const { unstated } = await findCourses(DIRECTORY, slots, { names, now: NOW, skipped: 0 });
    expect(unstated).toEqual([{ what: "total cost", count: 1 }]);
    expect((await talk("law courses cheapest first")).text).toContain("1 course does not state it");
    const { text } = await talk("law courses", "how much are they");
    expect(text).toContain("does not state the total cost of 1 of the 4");
    expect((await talk("how much is Diploma in Law 4")).text).toContain("not state the total cost");
  });

  it("says what is recorded where no total can be reckoned, and who studies free", async () => {
    expect((await talk("how much is Diploma in Law 3")).text).toContain(
      "Total cost: Free for Maldivian students",
    );
    expect((await talk("is there any course that is free of charge")).text).toContain(
      "Yes: 1 course is stated to cost nothing, for whom its record says.",
    );
    const told = "i have 5 o level passes. is anything free";
    expect((await talk(told)).text).toContain("stated to be free");
  });
});

describe("what a record writes in its own words", () => {
  it.each([
    ["are there separate classes for women", "“Separate classes are held for women.”"],
    ["do they ask for a police report", "a police report”"],
    ["do they give credit transfer for my old diploma", "“Credit for up to half of the course”"],
    ["before eid or after", "Every month"],
  ])("is quoted before it is said not to be recorded: %s", async (message, said) => {
    expect((await talk("tell me about Diploma in Law 1", message)).text).toContain(said);
  });

  it("is asked which of the shown courses need a school subject", async () => {
    const { text } = await talk("law", "Which of these don't need English pass");
    expect(text).toMatch(/The record of Diploma in Law 1\b.* names English/);
    expect(text).toMatch(/there is a way into Diploma in Law 2\b.* that does not name English/);
    expect(text).not.toMatch(/^(?:Yes|No):/);
  });

  it("has no answer to what it does not speak of", async () => {
    const { text } = await talk("tell me about Diploma in Law 1", "who looks after him there");
    expect(text).toMatch(/^I find no answer to that in the record of .*Please ask Noor College:/);
  });
});

describe("what institutions write of themselves", () => {
  const overview = "<p>Students swim in our swimming lagoon.</p>";
  const withOverviews = (speaker: number) => {
    const other = blankInstitution({ id: 2, name: "Sun Institute" });
    const directory = directoryOf({ ...SOURCE, institutions: [...SOURCE.institutions, other] });
    return {
      ...directory,
      async institution(id: number) {
        const found = await directory.institution(id);
        return found && { ...found, overview: id === speaker ? overview : null };
      },
    };
  };

  it("is asked of the institutions of the shown courses, and of no other", async () => {
    const ask = "who is the dean of the swimming lagoon";
    expect((await talkIn(withOverviews(1), "law", ask)).text).toContain("Noor College says:");
    const { text } = await talkIn(withOverviews(2), "law", ask);
    expect(text).not.toContain("Sun Institute");
    expect(text).toMatch(/I find no answer to that in|The catalogue does not state that/);
  });
});

describe("what is sure", () => {
  const person = { ...NOBODY, unnamed: { o_level: 4 } };

  it("is said apart from what hangs on something still to come", () => {
    const [one, two] = SOURCE.courses as never[];
    expect(entryLines(person, [one!, two!])[0]).toBe(
      "What you told me is enough for all 2, as far as it is recorded. 1 of these hangs on an interview, a test or a check that is still to come.",
    );
  });

  it("is nothing for a child, whose age is no time at work", async () => {
    const child = readPerson("my 9 year child", { field: null, isOwn: true, exam: "o_level" });
    expect(child.have).toMatchObject({ age: 9, work: [] });
    expect((await talk("my 9 years old son wants to learn law")).text).not.toContain("can enter");
  });
});
