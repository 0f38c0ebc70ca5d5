import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { noFilters, withName, writeFilters } from "#catalogue/filters.ts";
import { openSampleRecords } from "../../../../test/sample-records.ts";
import type { AnswerPart } from "../answer.schema.ts";
import {
  type ChatReply,
  type Kept,
  NOTHING_KEPT,
  newMemory,
  type Responder,
  type Turn,
} from "../answer.ts";
import { factOf, isFactField } from "../lookups/facts.ts";
import type { Records } from "../lookups/look-up.ts";
import { LOOK_UPS } from "../lookups/lookups.ts";
import { readMessage } from "./asked.ts";
import { createDesk } from "./desk.ts";
import { careFor } from "./distress.ts";

const table = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, `../../../../test/${name}`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((cell) => cell.trim()));

const CASES = table("desk-cases.txt");
const COUNSELLING = table("counselling-cases.txt");

let sample: Awaited<ReturnType<typeof openSampleRecords>>;
let records: Records;
let desk: Responder;
beforeAll(async () => {
  sample = await openSampleRecords();
  records = sample.records();
  desk = createDesk(sample.records);
});
afterAll(() => sample.close());

/** The answers to messages, one after another. */
async function lead(messages: string, kept: Kept = NOTHING_KEPT): Promise<ChatReply[]> {
  const answers: ChatReply[] = [];
  const turns: Turn[] = [];
  for (const message of messages.split(" > ")) {
    const memory = answers.at(-1)?.memory ?? newMemory();
    const answer = await desk.answer(message, { memory, turns: [...turns], kept });
    answers.push(answer);
    turns.push({ isUser: true, text: message }, { isUser: false, text: answer.text });
  }
  return answers;
}

const kinds = (parts: readonly AnswerPart[]) => [
  ...new Set(
    parts.map(({ kind }) => kind).filter((kind) => kind !== "text" && kind !== "understood"),
  ),
];

describe("the cases", () => {
  it.each(CASES)("%s: %s", async (_, messages = "", parts, wish = "") => {
    const answer = (await lead(messages)).at(-1)!;
    const { memory } = answer;
    const filters = decodeURIComponent(writeFilters({ ...memory.wish, name: "" })).replaceAll(
      "+",
      " ",
    );
    expect(kinds(answer.parts).join("+") || "text").toBe(parts);
    expect(`${filters}${memory.order ? ` ${memory.order}` : ""}`.trim()).toBe(wish);
  });
});

describe("every answer", () => {
  const messages = [...CASES, ...COUNSELLING].map(([, said = ""]) => said);

  it("states no amount, date or count that no look-up gave", async () => {
    const results: unknown[] = [];
    for (const of of Object.values(LOOK_UPS)) {
      const find = of.find as (...given: unknown[]) => Promise<unknown>;
      vi.spyOn(of, "find").mockImplementation(async (...given: unknown[]) => {
        const found = await find(...given);
        results.push(found);
        return found as never;
      });
    }
    for (const said of messages) {
      for (const { text, parts } of await lead(said)) {
        const helplines = parts.filter(({ kind }) => kind === "contacts");
        const given = new Set(numbersIn(JSON.stringify([results, helplines, said, OWN])));
        const shown = parts.flatMap((part) => (part.kind === "courses" ? part.courses.length : []));
        const strange = numbersIn(text).filter(
          (one) => !given.has(one) && Number(one) > Math.max(0, ...shown),
        );
        expect(strange, `${said}: ${text}`).toEqual([]);
      }
      results.length = 0;
    }
    vi.restoreAllMocks();
  }, 120_000);

  it("has cards whose facts are those of the record", async () => {
    for (const said of messages) {
      const { parts } = (await lead(said)).at(-1)!;
      for (const card of parts.flatMap((part) => (part.kind === "courses" ? part.courses : []))) {
        const course = (await records.course(card.id))!;
        expect([card.name, card.institution]).toEqual([course.name, course.institution.name]);
        for (const fact of card.facts) {
          expect(isFactField(fact.field)).toBe(true);
          if (isFactField(fact.field))
            expect(fact).toEqual(factOf(course, fact.field, records.catalogue.operator));
        }
      }
    }
  }, 120_000);

  it("states no conclusion about a person, but for what it looked up by what they have", async () => {
    for (const said of messages) {
      for (const { text } of await lead(said)) {
        expect(text, said).not.toMatch(
          /\byou (?:should|must|are eligible|qualify|will (?:be|get|find)|would)\b|\bbest for you\b|\byour results (?:are|allow)\b/i,
        );
      }
    }
    const [open] = await lead("nursing courses");
    expect(open!.text).not.toContain("You can enter");
  }, 120_000);

  it("takes a few milliseconds of processor time", async () => {
    const times: number[] = [];
    for (const said of messages) {
      const start = process.cpuUsage();
      const answers = await lead(said);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1_000 / answers.length);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    expect(at(0.5)).toBeLessThan(50);
  }, 120_000);
});

/** Figures of the desk's own sentences: helplines are parts. */
const OWN = ["119"];

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => found.replace(/[,.]/g, ""));
}

describe("a wish", () => {
  const OPENINGS = readFileSync(
    join(import.meta.dirname, "../../../../test/desk-cases.txt"),
    "utf8",
  )
    .split("\n")
    .filter((line) => /^(?:find-|slips|maldivian|latin|thaana)/.test(line))
    .map((line) => line.split("|")[1] ?? "")
    .filter((said) => !said.includes(" > "));

  it("that asks for nothing else gives the filters of the list", () => {
    let same = 0;
    for (const said of OPENINGS) {
      const asked = readMessage(said, { memory: newMemory(), kept: NOTHING_KEPT, records });
      if (asked.rest !== said) continue;
      const list = records.catalogue.understand(withName(noFilters(), said)).filters;
      expect({ ...asked.understood.filters, name: "" }, said).toEqual({ ...list, name: "" });
      same++;
    }
    expect(same).toBeGreaterThan(80);
  });

  it("stands as chips, and each can be taken out", async () => {
    const [first] = await lead("evening diplomas in Malé for accounting under 60000");
    const part = first!.parts.find(({ kind }) => kind === "understood");
    const wishes = part?.kind === "understood" ? part.wishes : [];
    expect(wishes.length).toBeGreaterThan(2);
    for (const { label, message } of wishes) {
      const after = await desk.answer(message, { memory: first!.memory, turns: [] });
      const left = after.parts.find(({ kind }) => kind === "understood");
      const labels = left?.kind === "understood" ? left.wishes.map((one) => one.label) : [];
      expect(labels).toEqual(wishes.map((one) => one.label).filter((one) => one !== label));
    }
  });

  it("is kept while something else is asked", async () => {
    const said = "nursing in Addu > how do I delete my account > which is the cheapest?";
    const answers = await lead(said);
    expect(answers[1]!.memory.wish).toEqual(answers[0]!.memory.wish);
    expect(answers[2]!.text).toContain("nursing");
    expect(answers[2]!.text).toContain("Addu");
  });
});

describe("what the browser keeps", () => {
  const kept: Kept = {
    have: {
      school: 10,
      age: 20,
      o_level: [],
      a_level: [],
      levels: [{ level: 5, field: null }],
      work: [],
      english: [],
    },
    island: "LD1004",
    shortlist: [3, 4],
  };

  it("answers who can enter, how far it is and what is on the shortlist", async () => {
    const [entry] = await lead("nursing courses", kept);
    const cards = entry!.parts.flatMap((part) => (part.kind === "courses" ? part.courses : []));
    for (const { id, entry: words } of cards) {
      const found = await LOOK_UPS.entry.find({ course_id: id, have: kept.have! }, records);
      expect(words).toBe(found.words);
    }
    const [near] = await lead("what is near me", kept);
    expect(near!.text).toContain("From S. Hithadhoo");
    const [list] = await lead("compare my shortlist", kept);
    expect(list!.memory.shown).toEqual([3, 4]);
  });

  it("compares the course that is named with the same one at an institution named alone", async () => {
    for (const message of [
      "compare Diploma in Cyber Security at Dhoani and Dhathuru",
      "whats the difference between bachelor of psychology at dhekunu and university of the atolls",
    ]) {
      const [answer] = await lead(message);
      const names = answer!.memory.shown.map((id) => records.catalogue.course(id)?.name);
      expect(names).toHaveLength(2);
      expect(new Set(names.map((name) => name?.replace(" (Hons)", ""))).size, message).toBe(1);
    }
  });

  it("keeps a limit that is said with the word more", async () => {
    const [answer] = await lead("diploma in nursing, not more than 50,000 rufiyaa");
    expect(answer!.memory.wish.max_cost).toEqual(["50000"]);
  });

  it("concludes nothing of results that a message tells", async () => {
    const [answer] = await lead(
      "can I enter Advanced Certificate in Nursing with 3 o levels at C and english D",
    );
    expect(answer!.text).toContain("results I do not read here");
    expect(answer!.text).not.toMatch(/Asks for more|besides/);
    const [list] = await lead("I have 2 A levels grade C. can i do the online LLB?");
    expect(list!.text).not.toMatch(/Asks for more|Nearly/);
  });

  it("finds what was shown by its institution, and orders it", async () => {
    const [, fee] = await lead("diploma in marketing > how much is the one at hisaab?");
    expect(fee!.memory.about).toEqual({ course: 60 });
    const [, , cheapest] = await lead(
      "graphic design courses > what about online ones > which of these is cheapest",
    );
    expect(cheapest!.memory.order).toBe("cheapest");
    expect(cheapest!.memory.wish.delivery_modality).toEqual(["online"]);
  });

  it("calls a place without courses by its name, never by its code", async () => {
    for (const message of ["courses in thoddoo", "weekend classes in thinadhoo"]) {
      const [answer] = await lead(message);
      expect(answer!.text).not.toMatch(/LD\d{4}/);
    }
  });

  it("is not asked for where it is not let", async () => {
    const [near] = await lead("what is near me");
    expect(near!.text).toContain("From which island?");
  });
});

describe("a story", () => {
  it.each([
    "I am scared of the cost. My mother is a cleaner and cries when I talk about college. Should I just forget it?",
    "My uncle is a lawyer and my aunt is a teacher and both want me to follow them. I like cooking. Who should I listen to?",
    "My daughter is 17 and wants to study arts but my husband says only nursing has jobs. She faints at blood. How do we decide?",
    "I'm a dive instructor in Vaavu, 34, two ear surgeries, doctor says stop. Diving is all I am.",
    "He says online degrees are useless. Is he right?",
    "They told me online degrees are worthless. I am already in the second year of one. Did I waste my life?",
  ])("is searched by none of its words: %s", async (said) => {
    const [answer] = await lead(said);
    expect(kinds(answer!.parts)).toEqual([]);
    expect(answer!.memory.wish).toEqual(noFilters());
    expect(answer!.chips.map(({ label }) => label)).toContain("What I have");
  });

  it("is told apart from a question for one course, and from a limit", async () => {
    const [about] = await lead("Tell me about the Bachelor of Midwifery");
    expect(about!.memory.about).not.toBeNull();
    const [list] = await lead(
      "I am looking for a degree in computing that costs less than 100,000",
    );
    expect(list!.text).not.toContain("courses state:");
    const [evenings] = await lead("I can only come in the evenings, is there a business degree?");
    expect(evenings!.text).not.toContain("Nothing is listed");
  });

  it("is none where most of it is what a course is about", async () => {
    const [answer] = await lead(
      "Hi, my daughter finished A levels and wants a teaching degree somewhere in Laamu, what is there?",
    );
    expect(kinds(answer!.parts)).toEqual(["courses"]);
  });
});

describe("somebody in need", () => {
  it.each([
    "i want to die",
    "i failed my exams again and i dont want to wake up tomorrow",
    "i cant see the point of anything any more",
    "I don't want to live anymore",
    "i am going to kill myself tonight",
    "there is no reason to live",
    "everyone would be better off without me",
    "dhiriulhen beynumeh noon",
    "aharen maruvaan beynunvey",
    "މަރުވާން ބޭނުން",
    "ދިރިއުޅެން ބޭނުމެއް ނޫން",
    "my husband hits me",
    "my father beats me when he drinks",
    "i was raped",
    "firimeehaa aharen thalhaa",
    "ފިރިމީހާ އަހަރެން ގައިގައި ތަޅަނީ",
    "i feel so hopeless and alone",
  ])("%s", async (said) => {
    const [answer] = await lead(said);
    expect(kinds(answer!.parts)).toContain("contacts");
  });

  it.each([
    "i want to live in Malé and study law",
    "courses on suicide prevention counselling",
    "my phone died, can you show nursing again",
    "i am dying to become a pilot",
    "this is killing my budget",
    "dhiriulhumakah beynunvaa fenvaru",
    "aharen jahaazugai masakkaiy kuranee",
    "އަމިއްލަ ކޮލެޖެއްގައި ކިޔަވަން",
    "I hit a wall with maths",
    "end of life care course",
  ])("and who is none: %s", (said) => {
    expect(careFor(said)).toBeNull();
  });
});
