import { type Award, bodyOfName, readBody } from "./awarding-bodies.ts";
import { spelled } from "./spellings.ts";
import { titleCase } from "./title-case.ts";

/** The parts of a course name in the register. */
export interface CourseName extends Award {
  name: string;
  /** Remarks after the name: former names, dates, temporary approval. */
  remarks: string | null;
}

/** "(Awarded by X)", "- AWARDING BODY (X)", "(University of Bedfordshire)", "- UNIVERSITY OF BEDFORDSHIRE". */
const AWARDED = [
  /(?<![ (–-])[ (–-]*\b(?:awarded|awarding body)\b ?(?:by|from)?[ :(–-]*(?<body>[^() :–-][^()]*?) ?(?:\)+|(?= - name change)|$)/i,
  / ?(?:\((?<body>university of [^()]+)\)|- (?<body2>university of [^()-]+))/i,
];

/** Start of the remarks after a name. */
const REMARKS =
  /(?<![ –-])[ –-]*\(? ?(?:previously\b|also presented as\b|conducting in\b|(?:programme )?name change[sd]?\b|programme details changed|changes effective|temporary approval|\d\d\.\d\d\.\d{4}|NCS -)/i;

/** Splits a name of the register; the text after the name becomes remarks. */
export function readCourseName(written: string): CourseName {
  const text = spelled(written.replace(/\s+/g, " ").trim());
  const award = AWARDED.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const named = award
    ? `${text.slice(0, award.index)} ${text.slice(award.index + award[0].length)}`
    : text;
  const [name, remarks] = splitCourseRemarks(named.replace(/\s+/g, " ").trim());
  const body = award?.groups?.body ?? award?.groups?.body2;
  return { name: titleCase(name), remarks, ...(body ? readBody(body) : bodyOfName(name)) };
}

function splitCourseRemarks(text: string): [name: string, remarks: string | null] {
  const found = REMARKS.exec(text);
  if (!found) return [tidyEnds(text), null];
  const remarks = text.slice(found.index).replace(/^[\s–-]+/, "");
  const sentence = titleCase(balanced(remarks));
  return [
    tidyEnds(text.slice(0, found.index)),
    sentence.charAt(0).toUpperCase() + sentence.slice(1),
  ];
}

/** Also adds a space before a bracket that follows a word, and removes one before a colon. */
const tidyEnds = (text: string) =>
  text
    .replace(/(?<![\s–-])[\s–-]+$/, "")
    .replace(/(?<=[\p{L})])\(/gu, " (")
    .replace(/ (?=[:;,])/g, "")
    .trim();

/** Removes brackets around the whole text, closes open ones, and drops stray closing ones. */
function balanced(text: string): string {
  const closed = text + ")".repeat(Math.max(0, bracketsOpen(text)));
  const tidy = bracketsOpen(closed) < 0 ? closed.replace(/\)$/, "") : closed;
  const inner = tidy.slice(1, -1);
  const wraps = tidy.startsWith("(") && tidy.endsWith(")") && !/^[^(]*\)/.test(inner);
  return wraps && bracketsOpen(inner) === 0 ? inner : tidy;
}

const bracketsOpen = (text: string) => text.split("(").length - text.split(")").length;
