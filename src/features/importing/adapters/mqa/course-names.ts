import { titleCase } from "./title-case.ts";

/** A course name of the register, taken apart. */
export interface CourseName {
  name: string;
  awardingBody: string | null;
  awardingCountry: string | null;
  /** What the register notes behind the name: former names, dates, temporary approval. */
  remarks: string | null;
}

/** Countries as the register writes them behind an awarding body. */
const COUNTRIES: Record<string, string> = {
  uk: "United Kingdom",
  "united kingdom": "United Kingdom",
  england: "United Kingdom",
  malaysia: "Malaysia",
  india: "India",
  srilanka: "Sri Lanka",
  "sri lanka": "Sri Lanka",
  australia: "Australia",
  maldives: "Maldives",
};

/** "(Awarded by X)", "- AWARDING BODY (X)", "(University of Bedfordshire)", "- UNIVERSITY OF BEDFORDSHIRE". */
const AWARDED = [
  /[\s(–-]*\(?\b(?:awarded|awarding\s+body)\b\s*(?:by|from)?[\s:(–-]*(?<body>[^()]+?)\s*(?:\)+|(?=\s+-\s+name\s+change)|$)/i,
  /\s*(?:\((?<body>university of [^()]+)\)|-\s+(?<body2>university of [^()-]+))/i,
];

/** Where the remarks behind a name begin. */
const REMARKS =
  /[\s–-]*\(?\s*(?:previously\b|(?:programme\s+)?name\s+change[sd]?\b|programme\s+details\s+changed|changes\s+effective|temporary\s+approval|\d\d\.\d\d\.\d{4}|NCS\s+-)/i;

/** Bodies abroad whose qualifications begin with their name; the register often adds no more. */
const BODIES_BY_FIRST_WORD = new Map([
  ["AAT", "AAT"],
  ["ABE", "ABE"],
  ["ACCA", "ACCA"],
  ["BTEC", "Edexcel"],
  ["CIMA", "CIMA"],
  ["CTH", "Confederation of Tourism and Hospitality"],
  ["EDEXCEL", "Edexcel"],
  ["IAB", "IAB"],
]);

/** Takes a name of the register apart; what stands behind it is kept as remarks. */
export function readCourseName(written: string): CourseName {
  const text = written.replace(/\s+/g, " ").trim();
  const award = AWARDED.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const named = award
    ? `${text.slice(0, award.index)} ${text.slice(award.index + award[0].length)}`
    : text;
  const [name, remarks] = splitRemarks(named.replace(/\s+/g, " ").trim());
  const body = award?.groups?.body ?? award?.groups?.body2;
  return { name: titleCase(name), remarks, ...(body ? readBody(body) : bodyByFirstWord(name)) };
}

function splitRemarks(text: string): [name: string, remarks: string | null] {
  const found = REMARKS.exec(text);
  if (!found) return [tidyEnds(text), null];
  const remarks = text.slice(found.index).replace(/^[\s–-]+/, "");
  const sentence = titleCase(balanced(remarks));
  return [
    tidyEnds(text.slice(0, found.index)),
    sentence.charAt(0).toUpperCase() + sentence.slice(1),
  ];
}

const tidyEnds = (text: string) => text.replace(/[\s–-]+$/, "").trim();

/** Takes off a bracket around the whole, closes what stays open, and drops a stray end. */
function balanced(text: string): string {
  const closed = text + ")".repeat(Math.max(0, bracketsOpen(text)));
  const tidy = bracketsOpen(closed) < 0 ? closed.replace(/\)$/, "") : closed;
  const inner = tidy.slice(1, -1);
  const wraps = tidy.startsWith("(") && tidy.endsWith(")") && !/^[^(]*\)/.test(inner);
  return wraps && bracketsOpen(inner) === 0 ? inner : tidy;
}

const bracketsOpen = (text: string) => text.split("(").length - text.split(")").length;

function readBody(written: string): Pick<CourseName, "awardingBody" | "awardingCountry"> {
  const text = written.replace(/\s+/g, " ").trim();
  const [, body = text, place = ""] = /^(.+?)\s*(?:,|\/|\s-)\s*([^,/-]+)$/.exec(text) ?? [];
  const country = COUNTRIES[place.trim().toLowerCase()];
  const whole = country ? body : text.replace(/\bheriot\s*-\s*watt\b/i, "HERIOT-WATT");
  const lastWord = whole.split(" ").at(-1)?.toLowerCase() ?? "";
  return {
    awardingBody: titleCase(whole.replace(/\bheriot watt\b/i, "HERIOT-WATT")),
    awardingCountry: country ?? COUNTRIES[lastWord] ?? null,
  };
}

function bodyByFirstWord(name: string): Pick<CourseName, "awardingBody" | "awardingCountry"> {
  const word = name.split(/[\s-]/, 1)[0]?.toUpperCase() ?? "";
  return { awardingBody: BODIES_BY_FIRST_WORD.get(word) ?? null, awardingCountry: null };
}
