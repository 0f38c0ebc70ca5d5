import type { MnqfLevel } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { mnqfLabel } from "#catalogue/levels.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import type { Slots } from "../answer.ts";
import { ONLINE } from "./demands.ts";

/** "a, b and c". */
export function listed(values: readonly string[], joint = "and"): string {
  if (values.length <= 1) return values[0] ?? "";
  return `${values.slice(0, -1).join(", ")} ${joint} ${values.at(-1)}`;
}

/** With a capital at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 course", "12 courses". */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en-GB")} ${word}${count === 1 ? "" : "s"}`;
}

/** An amount as the catalogue writes it: "MVR 45,000". */
function rufiyaa(amount: number): string {
  return `MVR ${amount.toLocaleString("en-GB", { maximumFractionDigits: 0 })}`;
}

/** "18 months", "2 years", "3 weeks". */
function monthsText(months: number): string {
  if (months < 1) return counted(Math.max(1, Math.round(months * 4)), "week");
  if (months >= 12 && months % 12 === 0) return counted(months / 12, "year");
  return months % 1 === 0 ? counted(months, "month") : `${months} months`;
}

/** A place without the letter of its atoll: "Hithadhoo". */
export function island(place: string): string {
  return place.replace(/^\p{L}{1,3}\.\s*/u, "");
}

const MODE: Record<NonNullable<Slots["studyMode"]>, string> = {
  "full-time": "full-time",
  "part-time": "part-time",
  evening: "in the evenings",
  weekend: "at weekends",
  "off-hours": "beside work (in the evenings, at weekends or part-time)",
};

/** One thing that was asked for, as an answer says it, with the slot that holds it. */
export interface SaidSlot {
  key: keyof Slots;
  text: string;
}

/** What the slots ask for, each in words that stand behind "courses": "in Hithadhoo". */
export function saidSlots(slots: Slots): SaidSlot[] {
  const { fields, careers, institutions, languages, modalities, awarding, scheme } = slots;
  const said: Partial<Record<keyof Slots, string>> = {
    levels: slots.levels.length > 0 ? levelNouns(slots.levels, 2) : "",
    fields: fields.length > 0 ? `in ${listed(fields, "or")}` : "",
    careers: fields.length === 0 && careers.length > 0 ? careersText(careers) : "",
    text: slots.text === null ? "" : `on “${slots.text}”`,
    places: slots.places.length > 0 ? placesText(slots.places) : "",
    institutions: institutions.length > 0 ? `at ${listed(institutions, "or")}` : "",
    modalities: listed(
      modalities.map((value) => modalityLabel(value).toLowerCase()),
      "or",
    ),
    studyMode: slots.studyMode ? MODE[slots.studyMode] + (slots.orOnline ? " or online" : "") : "",
    languages: languages.length > 0 ? `taught in ${listed(languages, "or")}` : "",
    awarding: awarding === null ? "" : AWARDED[awarding],
    scheme: scheme === null ? "" : `${scheme ? "in" : "outside"} the First Degree Scheme`,
    budget: budgetText(slots),
    months: slots.months === null ? "" : `of at most ${monthsText(slots.months)}`,
    intake: slots.intake ? `starting in ${slots.intake}` : "",
    until: slots.until === null ? "" : `ending by ${dateWords(slots.until)}`,
    excluded: excludedText(slots),
  };
  return SAYING_ORDER.flatMap((key) => (said[key] ? { key, text: said[key] } : []));
}

const SAYING_ORDER = [
  "levels",
  "fields",
  "careers",
  "text",
  "institutions",
  "places",
  "modalities",
  "studyMode",
  "languages",
  "awarding",
  "scheme",
  "budget",
  "months",
  "intake",
  "until",
  "excluded",
] as const satisfies readonly (keyof Slots)[];
const AWARDED = { local: "awarded locally", international: "awarded by a body abroad" };

/** Slots whose words stand directly behind the noun; a comma comes before all others. */
const BESIDE_NOUN: readonly (keyof Slots)[] = [
  "fields",
  "careers",
  "text",
  "institutions",
  "places",
];

/** What leaves courses out beyond the slots. */
export interface Narrowing {
  /** The words of the subject of which each course has one in its name; none for all courses. */
  words: readonly string[];
  /** The level that somebody has, above which all are; 0 for none. */
  above: number;
  /** The age of a child for which all are named; null where they are not. */
  age: number | null;
}

const NOT_NARROWED: Narrowing = { words: [], above: 0, age: null };

/** More words than this are not named. */
const MAX_NAMED = 3;

/** "with “cabin” or “crew” in the name", "above level 5". */
function narrowingTexts({ words, above, age }: Narrowing): string[] {
  const named =
    words.length > MAX_NAMED
      ? "a word of what you asked for"
      : listed(
          words.map((word) => `“${word}”`),
          "or",
        );
  return [
    ...(words.length > 0 ? [`with ${named} in the name`] : []),
    ...(above > 0 ? [`above level ${above}`] : []),
    ...(age === null ? [] : [`for the age of ${age}`]),
  ];
}

/** What is looked for as one phrase: "diplomas in Accounting in Malé, in the evenings". */
export function sought(slots: Slots, count = 2, narrowing = NOT_NARROWED): string {
  const noun = slots.levels.length > 0 ? levelNouns(slots.levels, count) : plural("course", count);
  const said = saidSlots(slots).filter(({ key }) => key !== "levels");
  const beside = said.filter(({ key }) => BESIDE_NOUN.includes(key));
  const others = said.filter((one) => !beside.includes(one)).map(({ text }) => text);
  const near = [noun, ...beside.map(({ text }) => text), ...narrowingTexts(narrowing)].join(" ");
  return others.length > 0 ? `${near}, ${listed(others)}` : near;
}

/** "1 diploma in Law", "12 courses in Malé". */
export function soughtCount(slots: Slots, count: number, narrowing = NOT_NARROWED): string {
  return `${count.toLocaleString("en-GB")} ${sought(slots, count, narrowing)}`;
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`;
}

const LEVEL_NOUNS: Readonly<Record<MnqfLevel, string>> = {
  "1": "certificate",
  "2": "certificate",
  "3": "certificate",
  "4": "certificate",
  "5": "diploma",
  "6": "advanced diploma",
  "7": "bachelor's degree",
  "8": "postgraduate diploma",
  "9": "master's degree",
  "10": "doctorate",
  NA: "course outside the levels",
};
const LAST_CERTIFICATE = 4;

/** "diplomas or bachelor's degrees", "certificates at level 3 or 4". */
function levelNouns(levels: readonly MnqfLevel[], count: number): string {
  const isCertificate = (level: MnqfLevel) => Number(level) <= LAST_CERTIFICATE;
  const certificates = levels.filter(isCertificate);
  const nouns = [
    ...(certificates.length > 0
      ? [
          certificates.length === LAST_CERTIFICATE
            ? plural("certificate", count)
            : `${plural("certificate", count)} at level ${listed(certificates, "or")}`,
        ]
      : []),
    ...levels
      .filter((level) => !isCertificate(level))
      .map((level) =>
        level === "NA"
          ? `${plural("course", count)} outside the levels`
          : plural(LEVEL_NOUNS[level], count),
      ),
  ];
  return listed(nouns, "or");
}

/** "in fields around work as a nurse": few of their courses name the work. */
function careersText(careers: readonly string[]): string {
  const names = careers.map((name) => {
    const small = name.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
    return `${/^[aeiou]/i.test(small) ? "an" : "a"} ${small}`;
  });
  return `in fields around work as ${listed(names, "or")}`;
}

/** "in Gan or Fonadhoo", "in Hithadhoo or online". */
function placesText(places: readonly string[]): string {
  const islands = places.filter((place) => place !== ONLINE).map(island);
  const there = `in ${listed([...new Set(islands)], "or")}`;
  return islands.length < places.length ? `${there} or online` : there;
}

function budgetText({ budget, budgetFrom }: Slots): string {
  if (budget !== null && budgetFrom !== null) {
    return `for ${rufiyaa(budgetFrom)} to ${rufiyaa(budget)}`;
  }
  if (budget === 0) return "stated to be free";
  if (budget !== null) return `for up to ${rufiyaa(budget)}`;
  return budgetFrom === null ? "" : `for ${rufiyaa(budgetFrom)} or more`;
}

function excludedText({ excluded }: Slots): string {
  const away = excluded.places.map(island);
  const out = [
    ...excluded.fields,
    ...excluded.levels.map(mnqfLabel),
    ...excluded.institutions,
    ...excluded.modalities.map((value) => modalityLabel(value).toLowerCase()),
    ...excluded.languages,
    ...excluded.words.map((word) => `“${word}”`),
  ];
  const texts = [
    ...(away.length > 0 ? [`outside ${listed(away, "and")}`] : []),
    ...(out.length > 0 ? [`without ${listed(out, "or")}`] : []),
  ];
  return listed(texts);
}

/** A course with its institution: "Diploma in Law (Noor College)". */
export function titled({ name, institution }: { name: string; institution: { name: string } }) {
  return `${name} (${institution.name})`;
}
