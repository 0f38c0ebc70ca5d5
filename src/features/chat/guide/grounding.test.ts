import { describe, expect, it } from "vitest";
import { blankCourse, blankFee, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import type { AnswerPart } from "../answer.schema.ts";
import { type ChatReply, newMemory } from "../answer.ts";
import { checkGrounding } from "./grounding.ts";
import { createGuide } from "./guide.ts";

const LAW = { id: 1, name: "Law" };
const COLLEGE = { id: 1, name: "Noor College", logo: null };
const DIRECTORY = directoryOf({
  version: 1,
  institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé"] })],
  categories: [{ ...LAW, parent: null }],
  courses: [
    blankCourse({
      id: 1,
      name: "Diploma in Law",
      institution: COLLEGE,
      mnqf_level: "5",
      categories: [LAW],
      duration_text: "1 year",
      fees: [blankFee({ type: "Total Fee", fee_start: 45_000 })],
    }),
    blankCourse({
      id: 2,
      name: "Bachelor of Law",
      institution: COLLEGE,
      mnqf_level: "7",
      categories: [LAW],
      duration_text: "3 years",
      fees: [blankFee({ type: "Total Fee", fee_start: 90_000 })],
    }),
  ],
});

async function say(...messages: string[]): Promise<ChatReply> {
  const guide = createGuide(DIRECTORY);
  let answer: ChatReply = { text: "", parts: [], chips: [], memory: newMemory() };
  for (const message of messages) {
    answer = await guide.answer(message, { memory: answer.memory, turns: [] });
  }
  return answer;
}

/** The answer with every occurrence of a text replaced, in parts and text alike. */
function altered(answer: ChatReply, from: string | RegExp, to: string): ChatReply {
  const changed = JSON.parse(
    JSON.stringify(answer).replaceAll(new RegExp(from, "g"), to),
  ) as ChatReply;
  expect(changed).not.toEqual(answer);
  return changed;
}

function inText(text: string): ChatReply {
  return { text, parts: [{ kind: "text", text }], chips: [], memory: newMemory() };
}

const kindsIn = async (answer: ChatReply) =>
  (await checkGrounding(answer, DIRECTORY)).map(({ kind }) => kind);

describe("checkGrounding", () => {
  it("passes what the guide says", async () => {
    for (const talk of [
      ["law courses"],
      ["law courses", "compare the first two"],
      ["contact of Noor"],
    ]) {
      expect(await kindsIn(await say(...talk))).toEqual([]);
    }
  });

  it.each([
    ["fee", "45,000", "4,500", "fee"],
    ["name", "Diploma in Law", "Diploma in Medicine", "course"],
    ["institution", "Noor College", "Harvard College", "institution"],
    ["level", "Level 5: Diploma", "Level 6: Diploma", "level"],
    ["duration", "1 year", "6 months", "fact"],
    ["address", "/courses/1/", "/courses/7/", "link"],
  ])("catches an altered %s in cards", async (_, from, to, kind) => {
    expect(await kindsIn(altered(await say("law courses"), from, to))).toContain(kind);
  });

  it.each([
    ["fee", "90,000", "9,000", "fee"],
    ["name", "Bachelor of Law", "Bachelor of Nursing", "course"],
    ["level", "Level 7: Bachelor's Degree", "Level 9: Bachelor's Degree", "level"],
  ])("catches an altered %s in a comparison", async (_, from, to, kind) => {
    const answer = await say("law courses", "compare the first two");
    expect(await kindsIn(altered(answer, from, to))).toContain(kind);
  });

  it.each([
    ["The Diploma in Law costs MVR 45,000.", []],
    ["The Diploma in Law costs Rf 12,345.", ["fee"]],
    ["It costs 12,345 rufiyaa.", ["fee"]],
    ["It is about 45k MVR.", []],
    ["The Diploma in Law at Noor College is at Level 5: Diploma.", []],
    ["The Diploma in Law is at Level 7.", ["level"]],
    ["There is a Level 12.", ["level"]],
    ["Level 5: Bachelor's Degree is next.", ["level"]],
    ["Try the Bachelor of Medicine.", ["course"]],
    ["Try the Certificate III in Welding.", ["course"]],
    ["Villa College teaches it.", ["institution"]],
    ["The University of Nowhere teaches it.", ["institution"]],
  ])("reads %s", async (text, kinds) => {
    const cards = (await say("law courses")).parts.filter(({ kind }) => kind === "courses");
    const answer = inText(text);
    expect(await kindsIn({ ...answer, parts: [...answer.parts, ...cards] })).toEqual(kinds);
  });

  it("allows the amount that the visitor named, and no amount of a course that is not shown", async () => {
    const said = inText("You want to spend up to MVR 30,000.");
    said.memory.slots.budget = 30_000;
    expect(await kindsIn(said)).toEqual([]);
    expect(await kindsIn(inText("It costs MVR 45,000."))).toEqual(["fee"]);
  });

  it("catches claims that only the plain text makes", async () => {
    const answer = await say("law courses");
    expect(await kindsIn({ ...answer, text: `${answer.text}\nIt costs MVR 1,234.` })).toEqual([
      "fee",
    ]);
  });

  it("refuses helplines that nobody verified, and addresses of other sites", async () => {
    const contacts: AnswerPart = {
      kind: "contacts",
      contacts: [{ name: "Helpline", telephone: "7771234", note: "" }],
    };
    const chips = [{ label: "More", link: "https://example.com/" }];
    const answer = { ...inText("Call them."), chips };
    expect(await kindsIn({ ...answer, parts: [...answer.parts, contacts] })).toEqual([
      "contact",
      "link",
    ]);
  });

  it("refuses a course that is not published", async () => {
    const answer = await say("law courses");
    expect(await kindsIn(altered(answer, '"id":1,', '"id":99,'))).toContain("course");
  });
});
