import { describe, expect, it } from "vitest";
import { blankInstitution } from "../../../../../test/catalogue-source.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { DHIVEHI } from "../words/dhivehi.ts";
import { buildLexicon } from "./lexicon.ts";
import { isDhivehi, Reader, wordsOf } from "./message.ts";
import { readWishes } from "./wishes.ts";

const LEXICON = buildLexicon({
  version: 1,
  institutions: [
    blankInstitution({
      id: 1,
      name: "University of the Atolls",
      places: ["K. Malé", "S. Hithadhoo"],
    }),
    blankInstitution({ id: 2, name: "Dhekunu College of Health Sciences", places: ["S. Meedhoo"] }),
  ],
  categories: [
    { id: 1, name: "Health and Welfare", parent: null },
    { id: 2, name: "Nursing and Midwifery", parent: { id: 1, name: "Health and Welfare" } },
    { id: 3, name: "Marketing", parent: null },
    { id: 4, name: "Information and Communication Technology", parent: null },
    { id: 5, name: "Education and Teaching", parent: null },
    { id: 6, name: "English", parent: null },
    { id: 7, name: "Early Childhood Education", parent: null },
  ],
});
const NOW = new Date("2026-11-21T00:00:00Z");

/** What a message asks for, without what it does not; the words of its subject beside it. */
function readWhole(message: string) {
  const { slots, rare } = readWishes(new Reader(wordsOf(message, LEXICON)), LEXICON, NOW);
  const { focus, ...others } = slots;
  return { slots: others, focus, rare };
}

function read(message: string): Partial<Slots> {
  const { slots } = readWhole(message);
  const none = noSlots();
  const said = Object.entries(slots).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(none[key as keyof Slots]),
  );
  return Object.fromEntries(said);
}

describe("words of the subject", () => {
  it.each([
    ["nursing", "nursing"],
    ["i want to take care of sick people as a nurse aide", "nursing"],
    ["teach small kids", "early"],
    ["my english is weak, i want to speak better english", "english"],
  ])("%s", (message, word) => {
    expect(readWhole(message).focus?.split(/[ |]/)).toContain(word);
  });

  it("names what the directory may lack altogether", () => {
    expect(readWhole("i want to be a dentist").rare.map(({ rare }) => rare)).toEqual(["dentistry"]);
    expect(readWhole("i want to be a nurse").rare).toEqual([]);
  });
});

describe("what is only told beside a wish", () => {
  it.each<[string, Partial<Slots>]>([
    ["diploma in marketing, my mother is a nurse", { fields: ["Marketing"], levels: ["5"] }],
    ["nursing or marketing course", { fields: ["Nursing and Midwifery", "Marketing"] }],
    ["i passed english and want marketing", { fields: ["Marketing"] }],
    ["english B dhivehi C, want nursing", { fields: ["Nursing and Midwifery"] }],
    ["nursing, my application no UA-22918", { fields: ["Nursing and Midwifery"] }],
    ["nursing, i am free after 8pm", { fields: ["Nursing and Midwifery"], studyMode: "evening" }],
    ["nursing, i have a 5 month old baby", { fields: ["Nursing and Midwifery"] }],
    ["nursing, only friday holiday", { fields: ["Nursing and Midwifery"], studyMode: "weekend" }],
    ["marketing, i work night shift", { fields: ["Marketing"] }],
    ["marketing, my number is 7791234", { fields: ["Marketing"] }],
  ])("%s", (message, slots) => {
    expect(read(message)).toEqual(slots);
  });
});

describe("what a message asks for", () => {
  it.each<[string, Partial<Slots>]>([
    // Fields, careers, institutions
    ["nursing", { fields: ["Nursing and Midwifery"] }],
    ["nursng courses", { fields: ["Nursing and Midwifery"] }],
    ["IT courses", { fields: ["Information and Communication Technology"] }],
    ["courses in it", { fields: ["Information and Communication Technology"] }],
    ["how much is it", {}],
    ["i want to be a teacher", { careers: ["Teacher"] }],
    ["marketing at UoA", { fields: ["Marketing"], institutions: ["University of the Atolls"] }],
    ["dhekunu", { institutions: ["Dhekunu College of Health Sciences"] }],
    // Levels
    ["level 5 to 7", { levels: ["5", "6", "7"] }],
    ["certificate iii", { levels: ["3"] }],
    ["diploma or above", { levels: ["5", "6", "7", "8", "9", "10"] }],
    ["advanced diploma", { levels: ["6"] }],
    ["after o level", { levels: ["3", "4"] }],
    ["i have a diploma", { levels: ["6", "7"] }],
    ["do you have a diploma", { levels: ["5"] }],
    ["mba", { levels: ["9"], text: "mba" }],
    // Places
    ["in addu", { places: ["S. Hithadhoo", "S. Meedhoo"] }],
    ["adduga", { places: ["S. Hithadhoo", "S. Meedhoo"] }],
    ["މާލެ", { places: ["K. Malé"] }],
    ["anywhere but hithadhoo", { excluded: { ...noSlots().excluded, places: ["S. Hithadhoo"] } }],
    // Money
    ["under 50k", { budget: 50_000 }],
    ["less than fifty thousand rufiyaa", { budget: 50_000 }],
    ["max mvr 30,000", { budget: 30_000 }],
    ["between 20k and 50k", { budgetFrom: 20_000, budget: 50_000 }],
    ["i cant pay more than 1.5 lakh", { budget: 150_000 }],
    ["over 10000 mvr", { budgetFrom: 10_000 }],
    ["3000 a month", {}],
    ["in 2027", {}],
    // Time
    ["within a year", { months: 12 }],
    ["half a year", { months: 6 }],
    ["6 month course", { months: 6 }],
    ["short courses", { months: 3 }],
    ["i am 16 years old", {}],
    ["starting next month", { intake: "December" }],
    ["may intake", { intake: "May" }],
    ["may i ask", {}],
    ["exams in february, start in march", { intake: "March" }],
    // Ways of study
    [
      "marketing, not a degree",
      {
        fields: ["Marketing"],
        excluded: { ...noSlots().excluded, levels: ["7", "8", "9", "10"] },
      },
    ],
    [
      "health but not nursing",
      {
        fields: ["Health and Welfare"],
        excluded: { ...noSlots().excluded, fields: ["Nursing and Midwifery"] },
      },
    ],
    [
      "nursing not health",
      { fields: ["Nursing and Midwifery"], excluded: { ...noSlots().excluded, words: ["health"] } },
    ],
    ["marketing, something short", { fields: ["Marketing"], order: "shortest" }],
    ["marketing, i want to earn money soon", { fields: ["Marketing"], order: "shortest" }],
    ["i have ielts 6.5, marketing", { fields: ["Marketing"] }],
    ["i need marketing done by april", { fields: ["Marketing"], until: "2027-04-01" }],
    ["i need marketing done by november", { fields: ["Marketing"], until: "2027-11-01" }],
    ["marketing starting by april", { fields: ["Marketing"], intake: "April" }],
    [
      "to work in marketing one day, can i start online",
      { fields: ["Marketing"], modalities: ["online"] },
    ],
    ["a one day course in marketing", { fields: ["Marketing"], months: 0.05 }],
    ["i did not do a levels, marketing", { fields: ["Marketing"], levels: ["3", "4"] }],
    ["marketing before ramadan", { fields: ["Marketing"], until: "2027-02-08" }],
    ["not online", { excluded: { ...noSlots().excluded, modalities: ["online"] } }],
    ["face to face in the evenings", { modalities: ["f2f"], studyMode: "evening" }],
    ["weekends", { studyMode: "weekend" }],
    ["nursing taught in dhivehi", { fields: ["Nursing and Midwifery"], languages: ["Dhivehi"] }],
    [
      "nursing diploma in english",
      { fields: ["Nursing and Midwifery"], levels: ["5"], languages: ["English"] },
    ],
    ["diploma in english", { fields: ["English"], levels: ["5"] }],
    ["local awarding body", { awarding: "local" }],
    ["foreign degree", { awarding: "international", levels: ["7"] }],
    ["in the first degree scheme", { scheme: true }],
    ["not covered by the scheme", { scheme: false }],
    ["cheapest", { order: "cheapest" }],
    ["the next intake", { order: "soonest" }],
    // Chat spelling, Dhivehi
    ["pls dip in nursing 4 me", { fields: ["Nursing and Midwifery"], levels: ["5"] }],
    ["aharen kiyavan beynun narus", { careers: ["Nurse"] }],
    ["ނަރުހުންގެ ކޯސް", { fields: ["Nursing and Midwifery"] }],
    [
      "anything except nursing",
      { excluded: { ...noSlots().excluded, fields: ["Nursing and Midwifery"] } },
    ],
  ])("%s", (message, slots) => {
    expect(read(message)).toEqual(slots);
  });
});

describe("Dhivehi", () => {
  it.each([
    ["hithudhaskurumuge koheh beynunvey", "memorise course want"],
    ["ނަރުހަކަށް ވާން ބޭނުންވޭ", "nurse become want"],
    ["reygandu fahan dhaskuran beynun", "evening sewing learn want"],
    ["hileyn kiyevidhaane thaneh", "free of charge can i study place"],
  ])("%s", (message, words) => {
    expect(wordsOf(message, LEXICON).join(" ")).toBe(words);
  });

  it("is told from English with a greeting in Dhivehi", () => {
    expect(isDhivehi("aharen beynun fahan dhaskuran", LEXICON)).toBe(true);
    expect(isDhivehi("assalaamu alaikum, my daughter wants a nursing course", LEXICON)).toBe(false);
  });
});

it("reads levels, places and words where they are what they look like", () => {
  expect(read("what can i study without going to male").places).toBeUndefined();
  expect(read("marketing certificates level 3").levels).toEqual(["3"]);
  expect(read("shortest one that gives a certificate i mean").levels).toEqual(["1", "2", "3", "4"]);
  expect(read("does it need english o level").levels).toBeUndefined();
  expect(read("specialise in marketing").text).toBeUndefined();
});

it("searches for no word of Dhivehi in Latin letters", () => {
  // Names of the directory may hold the same letters, so that the word counts as known.
  const known = { ...LEXICON, isKnown: (word: string) => DHIVEHI.has(word) };
  for (const word of DHIVEHI.keys()) {
    const { text, focus } = readWishes(new Reader(wordsOf(word, known)), known, NOW).slots;
    expect([word, text, focus?.split("|")[2] ?? ""]).toEqual([word, null, ""]);
  }
});

it("reads Dhivehi in two words as one", () => {
  expect(wordsOf("kihaa vegen", LEXICON)).toEqual(["how"]);
});
