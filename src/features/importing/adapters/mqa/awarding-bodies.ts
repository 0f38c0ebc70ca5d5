import { foldRecordName } from "../../importing.ts";
import { titleCase } from "./title-case.ts";

/** Who awards a qualification, as far as its name says. */
export interface Award {
  awardingBody: string | null;
  awardingCountry: string | null;
  /** Says so where no body is named, but the name is one of qualifications from abroad. */
  fromAbroad: boolean;
}

/** Countries as the register writes them behind an awarding body. */
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

/** Where the bodies that the register names have their seat; it often leaves that out. */
const SEATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "United Kingdom": [
      ...["AAT", "ABE", "ACCA", "Cambridge International", "CIMA", "Edexcel", "IAB", "Pearson"],
      ...["Confederation of Tourism and Hospitality", "Heriot-Watt University", "NCC Education"],
      ...["Oxford Brookes University", "University of Bedfordshire"],
      "University of the West of England",
    ],
    Malaysia: [
      ...["Cyberjaya University College", "HELP University", "Open University Malaysia"],
      "International Centre for Education in Islamic Finance",
    ],
    Switzerland: ["University of Business and International Studies"],
  }).flatMap(([country, names]) => names.map((name) => [foldRecordName(name), country] as const)),
);

/** Bodies abroad whose qualifications begin with their name; the register often adds no more. */
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

/** Qualifications that only one body awards, by words of their name. */
const QUALIFICATIONS: readonly [RegExp, string][] = [
  [/\bcertified accounting technicians?\b/i, "ACCA"],
  [/\(ACCA [^()]*\)/i, "ACCA"],
  // Awarded together with the ACCA qualification, and by nobody else.
  [/\b(?:bsc|bachelor of science) \(hons\) in applied accounting\b/i, "Oxford Brookes University"],
  [/\binternational (?:advanced )?(?:certificate|diploma) in computer studies\b/i, "NCC Education"],
];

/** Names of qualifications from abroad whose body the register leaves out. */
const FROM_ABROAD = [
  /^AIBS\b/i,
  /^international (?:advanced? )?(?:certificate|diploma)\b/i,
  /^international computer driving licen[cs]e\b/i,
  // The eight levels of England's framework; the Maldivian one has no "Level 3 Diploma".
  /^level \d (?:\w+ )?diploma\b/i,
];

/** Reads what the register writes behind "Awarded by". */
export function readBody(written: string): Award {
  const text = written.replace(/\s+/g, " ").trim();
  const [, body = text, place = ""] = /^(.+)(?:,|\/| -)([^,/-]+)$/.exec(text) ?? [];
  const country = COUNTRIES.get(place.trim().toLowerCase());
  const whole = (country ? body : text)
    .replace(/\bheriot ?-? ?watt\b/i, "HERIOT-WATT")
    .replace(/ ?& ?/g, " and ");
  // The Malay universities bear the country's name; the register cuts it off.
  const cut = /^universiti\b/i.test(whole) && country === "Malaysia" && !/malaysia$/i.test(whole);
  const name = titleCase(cut ? `${whole} Malaysia` : whole);
  const lastWord = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return award(name, country ?? COUNTRIES.get(lastWord));
}

/** Reads who awards a qualification of this name. */
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
