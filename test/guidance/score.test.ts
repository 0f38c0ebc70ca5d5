import { describe, expect, test } from "vitest";
import type { AnswerPart } from "#features/chat/answer.schema.ts";
import { type ChatReply, newMemory, type Responder } from "#features/chat/answer.ts";
import { type Expectation, guidanceCase } from "./guidance.ts";
import { type Scoring, scoreGuidance } from "./score.ts";
import { smallTruth } from "./small-truth.ts";

describe("an answer is right where it does what is expected, and wrong where it does not", () => {
  const nursing = courses(1);
  const farming = courses(2);
  const rows: [string, Expectation, ChatReply, ChatReply][] = [
    ["a field", { courses: { every: { field: "Health" } } }, nursing, farming],
    ["a subcategory", { courses: { every: { field: "Nursing" } } }, nursing, farming],
    ["a level", { courses: { every: { level: "7" } } }, nursing, farming],
    ["a place", { courses: { every: { place: "Hithadhoo" } } }, nursing, farming],
    ["an institution", { courses: { every: { institution: "South" } } }, nursing, farming],
    ["a modality", { courses: { every: { modality: "online" } } }, farming, nursing],
    ["a modality ruled out", { courses: { every: { notModality: "online" } } }, nursing, farming],
    ["a language", { courses: { every: { language: "Dhivehi" } } }, farming, nursing],
    ["awarding", { courses: { every: { awarding: "international" } } }, nursing, farming],
    ["the scheme", { courses: { every: { scheme: true } } }, nursing, farming],
    ["a budget", { courses: { every: { total_cost_at_most: 5_000 } } }, farming, nursing],
    [
      "dollars in rufiyaa",
      { courses: { every: { total_cost_at_most: 16_000 } } },
      courses(4),
      nursing,
    ],
    [
      "dollars too many",
      { courses: { every: { total_cost_at_most: 5_000 } } },
      farming,
      courses(4),
    ],
    ["a cost in words", { courses: { every: { total_cost_at_most: 5_000 } } }, farming, courses(3)],
    ["a duration", { courses: { every: { months_at_most: 6 } } }, farming, nursing],
    ["an intake", { courses: { every: { intake: "January" } } }, nursing, farming],
    ["a study mode", { courses: { every: { study_mode: "evening" } } }, farming, nursing],
    ["how many", { courses: { atLeast: 2 } }, courses(1, 2), courses(1)],
    ["some", { courses: { some: { name: /nursing/i } } }, courses(2, 1), farming],
    ["the order", { courses: { sortedBy: "total_cost" } }, courses(2, 1), courses(1, 2)],
    ["unstated last", { courses: { sortedBy: "duration" } }, courses(2, 1, 3), courses(3, 2, 1)],
    ["none", { none: { level: "10" } }, text("I found no such courses."), text("Here you are.")],
    ["one question", { asks: true }, text("What do you like?"), text("What? Which?")],
    ["words", { says: [/Male/] }, text("It is in Malé."), text("It is in Addu.")],
    ["words kept back", { saysNot: [/hacked/i] }, text("No."), text("HACKED")],
    ["a part", { part: "courses" }, nursing, text("Nursing")],
    ["declining", { refuses: true }, text("Sorry, I can only help with courses."), text("42")],
    ["contacts", { contacts: true }, contacts(), text("Call somebody.")],
    ["a slot", { slots: { levels: ["5", "7"] } }, levels("7", "5"), levels("7")],
    ["one of two", { slots: { levels: { oneOf: [["5"], ["7"]] } } }, levels("7"), levels("6")],
    [
      "institutions",
      { institutions: { includes: ["South"] } },
      text("South teaches it."),
      text("North teaches it."),
    ],
    ["a comparison", { compares: [one(1), one(2)] }, comparison(1, 2), comparison(1, 3)],
    ["a course", { about: one(1) }, nursing, farming],
  ];

  test.each(rows)("%s", async (_, expects, right, wrong) => {
    expect((await score(expects, right)).failures).toEqual([]);
    expect((await score(expects, wrong)).failures).toHaveLength(1);
  });
});

describe("a statement about a course is held against the directory", () => {
  const rows: [NonNullable<Expectation["states"]>[number], number, string, string][] = [
    ["total_cost", 1, "It costs MVR 120,000 in total.", "It costs MVR 12,000 in total."],
    ["total_cost", 3, "Its cost is not stated.", "It costs MVR 120,000."],
    ["total_cost", 3, "It is free for teachers.", "It is free for everybody."],
    ["total_cost", 4, "It costs USD 1,000.", "It costs MVR 3,000."],
    ["duration", 1, "It takes 3 years.", "It takes 2 years."],
    ["intakes", 1, "It starts in January 2027.", "It starts in July 2027."],
    ["intakes", 3, "When it starts is not stated.", "It starts in July 2027."],
    ["level", 1, "It is on level 7.", "It is on level 8."],
    ["languages", 2, "Taught in Dhivehi.", "Taught in English."],
    ["modalities", 2, "It is online.", "It is face to face."],
    ["requirements", 1, "You need: 2 passes at A level", "You need nothing."],
    ["modules", 1, "Modules: Anatomy", "Modules: Law"],
    ["awarding_body", 1, "Awarded by Northmoor University.", "Awarded by South."],
    ["timings", 2, "Evenings", "Mornings"],
    ["campuses", 1, "In Hithadhoo.", "In Maafushi."],
    ["scheme", 1, "Yes, it is eligible.", "It has nothing to do with that."],
    ["scheme", 2, "No, it is not in the scheme.", "Yes, the scheme has it."],
    ["contact", 1, "Call +960 300 0001.", "Call +960 300 0002."],
    ["credits", 1, "It has 360 credits.", "It has 36 credits."],
    ["careers", 1, "Nurse", "Lawyer"],
  ];

  test.each(rows)("%s of course %i", async (statement, id, right, wrong) => {
    const { name } = smallTruth().courses.get(id)!;
    const expects = { about: { course: name }, states: [statement] };
    expect((await score(expects, text(`${name}. ${right}`))).failures).toEqual([]);
    expect((await score(expects, text(`${name}. ${wrong}`))).failures).toHaveLength(1);
  });
});

describe("claims that the directory does not hold", () => {
  const card = (given: object) => cardOf(1, given);
  const cardOf = (id: number, given: object): ChatReply => {
    const [part] = courses(id).parts;
    if (part?.kind !== "courses") throw new Error("No list of courses");
    return answer([{ ...part, courses: part.courses.map((one) => ({ ...one, ...given })) }]);
  };
  const fact = (field: string, value: string) => ({ facts: [{ label: field, field, value }] });
  test.each<[string, ChatReply]>([
    ["a course's name", card({ name: "Diploma in Magic" })],
    ["its institution", card({ institution: "North" })],
    ["its link", card({ link: "/courses/2/magic" })],
    ["its cost", card(fact("total_cost", "MVR 1"))],
    ["a cost in the words of no record", cardOf(3, fact("total_cost", "Free for everybody"))],
    ["words where a total is stated", cardOf(1, fact("total_cost", "Free for teachers"))],
    ["dollars as rufiyaa", cardOf(4, fact("total_cost", "MVR 1,000"))],
    ["its duration", card(fact("duration_text", "1 day"))],
    ["its level", card(fact("mnqf_level", "Level 9: Master's Degree"))],
    ["a course", courses(99)],
    ["an amount", text("It costs MVR 77,777.")],
    ["the end of a range", text("It costs MVR 120,000 - 130,001.")],
    ["an amount with its currency behind", text("Only 77777 rufiyaa.")],
    ["a level", text("It is on level 11.")],
  ])("%s", async (_, wrong) => {
    expect((await score({}, wrong)).claims).not.toEqual([]);
  });

  test.each<[string, ChatReply]>([
    ["a whole card", courses(1, 2, 3)],
    ["a cost in the record's own words", cardOf(3, fact("total_cost", "Free for teachers"))],
    ["dollars", cardOf(4, fact("total_cost", "USD 1,000"))],
    ["what the visitor named", text("Nothing below MVR 500, and nothing on level 12.")],
    ["an amount of the directory", text("It costs MVR 120,000.")],
  ])("are not: %s", async (_, right) => {
    expect((await score({}, right)).claims).toEqual([]);
  });

  test("come from the guide's own checker as well", async () => {
    const { claims } = await score({}, text("Hello."), async () => [{ name: "Magic" }]);
    expect(claims).toEqual([{ id: "site/it", turn: 1, claim: '{"name":"Magic"}' }]);
  });
});

test("a case is right when all its turns are, and the shares are by kind", async () => {
  const cases = [
    conversation("a", [{ says: [/yes/] }, { says: [/no/] }]),
    conversation("b", [{ says: [/yes/] }]),
  ];
  const result = await scoreGuidance({
    cases,
    responder: always(text("yes")),
    truth: smallTruth(),
  });
  expect(result).toMatchObject({ cases: 2, turns: 3, right: 1, accuracy: 0.5 });
  expect(result.kinds).toEqual([{ kind: "site", cases: 2, right: 1, accuracy: 0.5 }]);
  expect(result.failures).toMatchObject([{ id: "a", turn: 2 }]);
});

test("a position counts in the newest answer that showed courses, and memory goes on", async () => {
  const cases = [conversation("a", [{}, {}, { about: { shown: 2 }, states: ["duration"] }])];
  const heard: number[] = [];
  const answers = [
    courses(2, 1),
    text("You are welcome."),
    text("The Degree in Nursing takes 3 years."),
  ];
  const responder: Responder = {
    async answer(_, { turns, memory }) {
      heard.push(turns.length);
      const next = answers[turns.length / 2]!;
      return { ...next, memory: { ...memory, passed: memory.passed + 1 } };
    },
  };
  const { failures } = await scoreGuidance({ cases, responder, truth: smallTruth() });
  expect(failures).toEqual([]);
  expect(heard).toEqual([0, 2, 4]);
});

function one(id: number): { course: string } {
  return { course: smallTruth().courses.get(id)?.name ?? "" };
}

async function score(
  expects: Expectation,
  given: ChatReply,
  checkGrounding?: NonNullable<Scoring["checkGrounding"]>,
) {
  return await scoreGuidance({
    cases: [conversation("site/it", [expects])],
    responder: always(given),
    truth: smallTruth(),
    ...(checkGrounding && { checkGrounding }),
  });
}

function conversation(id: string, expectations: readonly Expectation[]) {
  const says = "under 500 rufiyaa, level 12";
  const turns = expectations.map((expects) => ({ says, expects }));
  return guidanceCase.parse({ id, kind: "site", turns });
}

function always(given: ChatReply): Responder {
  return { answer: async () => given };
}

function answer(parts: AnswerPart[]): ChatReply {
  return {
    text: parts.map((part) => (part.kind === "text" ? part.text : "")).join("\n"),
    parts,
    chips: [{ label: "Search", link: "/courses" }],
    memory: newMemory(),
  };
}

function text(said: string): ChatReply {
  return answer([{ kind: "text", text: said }]);
}

function courses(...ids: number[]): ChatReply {
  const cards = ids.map((id) => {
    const course = smallTruth().courses.get(id);
    return {
      id,
      name: course?.name ?? "Diploma in Magic",
      institution: course?.institution.name ?? "South",
      link: `/courses/${id}/slug`,
      facts: [],
    };
  });
  return answer([{ kind: "courses", courses: cards, total: cards.length, link: null }]);
}

function comparison(...ids: number[]): ChatReply {
  const columns = ids.map((id) => ({ id, name: one(id).course, link: `/courses/${id}/slug` }));
  return answer([{ kind: "comparison", courses: columns, rows: [], link: "/compare" }]);
}

function contacts(): ChatReply {
  return answer([{ kind: "contacts", contacts: [{ name: "Help", telephone: "1", note: "" }] }]);
}

function levels(...wanted: ("5" | "6" | "7")[]): ChatReply {
  const memory = newMemory();
  return { ...text("Fine."), memory: { ...memory, slots: { ...memory.slots, levels: wanted } } };
}
