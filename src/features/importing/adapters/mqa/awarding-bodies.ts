import { foldRecordName } from "#records/source-records.ts";
import { titleCase } from "./title-case.ts";

/** The awarding body of a qualification, as far as its name tells. */
export interface Award {
  awardingBody: string | null;
  awardingCountry: string | null;
  /** True where no body is named, but the qualification is one from abroad. */
  fromAbroad: boolean;
}

/** Countries as the register writes them after an awarding body. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uk: "United Kingdom",
    "united kingdom": "United Kingdom",
    england: "United Kingdom",
    malaysia: "Malaysia",
    india: "India",
    srilanka: "Sri Lanka",
    "sri lanka": "Sri Lanka",
    australia: "Australia",
    maldives: "Maldives",
  }),
);

/** Countries of the awarding bodies in the register, which often leaves them out. */
const SEATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "United Kingdom": [
      "AAT",
      "ABE",
      "ACCA",
      "Cambridge International",
      "CIMA",
      "Edexcel",
      "IAB",
      "Pearson",
      "Confederation of Tourism and Hospitality",
      "Heriot-Watt University",
      "NCC Education",
      "Oxford Brookes University",
      "University of Bedfordshire",
      "University of the West of England",
    ],
    Malaysia: [
      "Cyberjaya University College",
      "HELP University",
      "Open University Malaysia",
      "International Centre for Education in Islamic Finance",
    ],
    Switzerland: ["University of Business and International Studies"],
  }).flatMap(([country, names]) => names.map((name) => [foldRecordName(name), country] as const)),
);

/**
 * Bodies abroad whose qualifications begin with their name, which is often all that the register
 * has.
 */
const BODIES_BY_FIRST_WORD = new Map([
  ["AAT", "AAT"],
  ["ABE", "ABE"],
  ["ACCA", "ACCA"],
  ["BTEC", "Edexcel"],
  ["CAMBRIDGE", "Cambridge International"],
  ["CIMA", "CIMA"],
  ["CTH", "Confederation of Tourism and Hospitality"],
  ["EDEXCEL", "Edexcel"],
  ["IAB", "IAB"],
  ["PEARSON", "Pearson"],
]);

/** Qualifications that only one body awards, by words in their name. */
const QUALIFICATIONS: readonly [RegExp, string][] = [
  [/\bcertified accounting technicians?\b/i, "ACCA"],
  [/\(ACCA [^()]*\)/i, "ACCA"],
  // Awarded together with the ACCA qualification, and only by this body.
  [/\b(?:bsc|bachelor of science) \(hons\) in applied accounting\b/i, "Oxford Brookes University"],
  [/\binternational (?:advanced )?(?:certificate|diploma) in computer studies\b/i, "NCC Education"],
];

/** Names of qualifications from abroad for which the register has no body. */
const FROM_ABROAD = [
  /^AIBS\b/i,
  /^international (?:advanced? )?(?:certificate|diploma)\b/i,
  /^international computer driving licen[cs]e\b/i,
  // Levels of England's framework, which has eight; the Maldivian one has no "Level 3 Diploma".
  /^level \d (?:\w+ )?diploma\b/i,
];

/** Reads the register's text after "Awarded by". */
export function readBody(written: string): Award {
  const text = written.replace(/\s+/g, " ").trim();
  const [, body = text, place = ""] = /^(.+)(?:,|\/| -)([^,/-]+)$/.exec(text) ?? [];
  const country = COUNTRIES.get(place.trim().toLowerCase());
  const whole = (country ? body : text)
    .replace(/\bheriot ?-? ?watt\b/i, "HERIOT-WATT")
    .replace(/ ?& ?/g, " and ");
  // Names of Malay universities contain the country's name, which the register cuts off.
  const cut = /^universiti\b/i.test(whole) && country === "Malaysia" && !/malaysia$/i.test(whole);
  const name = titleCase(cut ? `${whole} Malaysia` : whole);
  const lastWord = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return award(name, country ?? COUNTRIES.get(lastWord));
}

/** Reads the awarding body from a qualification's name. */
export function bodyOfName(name: string): Award {
  const [word = ""] = name.toUpperCase().split(/[\s-]/, 1);
  const body =
    BODIES_BY_FIRST_WORD.get(word) ?? QUALIFICATIONS.find(([words]) => words.test(name))?.[1];
  if (body) return award(body);
  const fromAbroad = FROM_ABROAD.some((words) => words.test(name));
  return { awardingBody: null, awardingCountry: null, fromAbroad };
}

const award = (name: string, country?: string): Award => ({
  awardingBody: name,
  awardingCountry: country ?? SEATS.get(foldRecordName(name)) ?? null,
  fromAbroad: false,
});
