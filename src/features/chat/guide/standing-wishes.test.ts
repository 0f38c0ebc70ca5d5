import { describe, expect, it } from "vitest";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import type { IndexedCourse } from "#catalogue/course.ts";
import { blankCourse, blankFee, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { type ChatReply, newMemory } from "../answer.ts";
import { createGuide } from "./guide.ts";

const COLLEGE = { id: 1, name: "Noor College", logo: null };
const COOKING = { id: 1, name: "Culinary Arts" };
const BUSINESS = { id: 2, name: "Business, Management and Administration" };

const SOURCE: CatalogueSource = {
  version: 1,
  institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé"] })],
  categories: [
    { ...COOKING, parent: null },
    { ...BUSINESS, parent: null },
  ],
  courses: [
    course(1, "Master of Business Administration", 90_000, {
      mnqf_level: "9",
      mode_of_study_text: "Full-time",
    }),
    course(2, "MBA in Finance", 80_000, { mnqf_level: "9" }),
    course(3, "Certificate III in Culinary Arts", 9_000, {
      mnqf_level: "3",
      categories: [COOKING],
      mode_of_study_text: "Evening classes",
    }),
    course(4, "Bachelor of Commerce", 60_000, { mnqf_level: "7", categories: [BUSINESS] }),
    course(5, "Diploma in Commerce", 20_000, { mnqf_level: "5", categories: [BUSINESS] }),
    course(6, "ACCA Applied Knowledge", 9_000, {}),
  ],
};

function course(id: number, name: string, cost: number, given: Partial<IndexedCourse>) {
  const fees = [blankFee({ type: "Total Fee", fee_start: cost })];
  return blankCourse({ id, name, institution: COLLEGE, fees, ...given });
}

/** Says the messages one after the other; gives the last answer. */
async function talk(...messages: string[]): Promise<ChatReply> {
  const guide = createGuide(directoryOf(SOURCE), { now: () => new Date("2026-11-21T00:00:00Z") });
  let answer: ChatReply = { text: "", parts: [], chips: [], memory: newMemory() };
  for (const message of messages) {
    answer = await guide.answer(message, { memory: answer.memory, turns: [] });
  }
  return answer;
}

function ids({ parts }: ChatReply): number[] {
  return parts.flatMap((part) => (part.kind === "courses" ? part.courses.map(({ id }) => id) : []));
}

describe("words that courses hold, with a demand that none of them meets", () => {
  it("gives up the demand, not the words, and counts what is not stated", async () => {
    const answer = await talk("evening MBA");
    expect(ids(answer).sort()).toEqual([1, 2]);
    expect(answer.text).toContain("There are 2 at other times of the day or week");
    expect(answer.text).toContain("1 course left out for not stating the mode of study");
    expect(answer.text).not.toContain("could not find");
  });

  it("gives up several demands where no single one helps, and no more than it must", async () => {
    const answer = await talk("evening MBA within 2 years under MVR 85,000");
    expect(ids(answer)).toEqual([2]);
    expect(answer.text).toContain(
      "There is 1 of more months, or of no stated length, or at other times",
    );
  });

  it("gives up such words beside a field, and says so", async () => {
    const answer = await talk("cooking acca");
    expect(ids(answer)).toEqual([3]);
    expect(answer.text).toContain("No course has “acca” together with the rest");
  });
});

describe("a sum that is no budget for a whole course", () => {
  it.each([
    ["business courses under MVR 1,500 per month", "per month"],
    ["business courses, 500 rufiyaa weekly", "per week"],
    ["business courses, budget MVR -5", "no course could cost that"],
    ["business courses, budget 9999999999999999999", "no course could cost that"],
  ])("is left out of %s with a word", async (message, said) => {
    const answer = await talk(message);
    expect(answer.text).toContain("I did not use");
    expect(answer.text).toContain(said);
    expect(answer.memory.slots).toMatchObject({ budget: null, fields: [BUSINESS.name] });
    expect(ids(answer).sort()).toEqual([4, 5]);
  });

  it("is answered where nothing else was said, and not asked of times a week", async () => {
    expect((await talk("i can pay 2000 a month")).text).toContain("total costs");
    expect((await talk("business courses 3 times a week")).text).not.toContain("did not use");
  });
});

describe("wishes of an earlier topic", () => {
  it("are dropped by a message that asks for courses in a field of its own", async () => {
    const answer = await talk("bachelor degree up to MVR 70,000", "business courses");
    expect(answer.memory.slots).toMatchObject({ levels: [], budget: null });
    expect(ids(answer).sort()).toEqual([4, 5]);
  });

  it("are kept beside a field and a condition that are only named", async () => {
    const answer = await talk("bachelor degree up to MVR 70,000", "business. in malé");
    expect(answer.memory.slots).toMatchObject({ levels: ["7"], budget: 70_000 });
  });

  it("are those of courses that were set side by side", async () => {
    const answer = await talk(
      "compare bachelor of commerce and diploma in commerce",
      "i have 2 a level passes",
    );
    expect(answer.memory.slots.fields).toEqual([BUSINESS.name]);
  });

  it("are said, with chips to drop them, where they still hold", async () => {
    const answer = await talk("bachelor degree up to MVR 70,000", "business");
    expect(ids(answer)).toEqual([4]);
    expect(answer.text).toContain(
      "As you said before, only bachelor's degrees and for up to MVR 70,000.",
    );
    expect(answer.chips.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Any level", "Any price"]),
    );
  });
});
