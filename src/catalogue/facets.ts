import { AWARDING_BODY_EXPLANATION, AWARDING_TYPES, typesMet } from "./awarding.ts";
import { costLabel, isAmount, MAX_COSTS } from "./cost-limits.ts";
import type { CourseSummary } from "./course.ts";
import type { CourseFigures } from "./course-figures.ts";
import { dateWords } from "./dates.ts";
import { isFreeForSome } from "./fees.ts";
import { FIRST_DEGREE, firstDegree, GRANT_SCHEME } from "./first-degree.ts";
import { isLength, lengthLabel, MAX_MONTHS } from "./length-limits.ts";
import { LEVELS, levelsInTitle, MNQF_EXPLANATION } from "./levels.ts";
import { MODALITIES } from "./modalities.ts";
import { placesInTitle, placesMet } from "./places.ts";
import { STUDY_MODES } from "./study-modes.ts";

/**
 * Every filter, one row each, in the order in which addresses list them. Types, schemas, the API's
 * description and refusals, counting, the filter panel, titles and the page cache derive from this
 * table (docs/architecture.md, "One table of filters").
 */

/** One choice of a facet. */
export interface Choice {
  /** The value in the address. */
  value: string;
  label: string;
  /** Other spellings of the value that addresses may use. */
  aliases?: readonly string[];
}

interface FacetRow {
  /** Its parameter in the address and its field in the API. */
  key: string;
  /** Its label beside a chosen value: "Level" in "Level: Diploma". */
  label: string;
  /** Its values mean little without the label: "Yes", "Local". */
  valuesNeedLabel?: boolean;
  /** Description of its values in the API's documentation. */
  api: string;
  /**
   * Its values are many and vary with those of other facets, so it shares no column of codes with
   * them (FACET_COLUMNS).
   */
  variesMuch?: boolean;
  /** What it is called where it reads costs as what the scheme leaves to pay. */
  underScheme?: { label: string; title: string };
  panel: Panel;
  title: TitlePart;
}

/** Where and how the filter panel shows it. */
interface Panel {
  /** Sort order; lower comes first. */
  place: number;
  title: string;
  /** Open at the start. */
  open?: boolean;
  /**
   * "all" shows all choices; "many" shows part of them until the visitor searches; "groups" folds
   * them under their parents; "switch" shows only the choice "yes", as one checkbox.
   */
  shows: "all" | "many" | "groups" | "switch";
  /** Noun for searching among many choices: "institutions", or for one of a group: "category". */
  noun?: string;
  help?: Help;
  /** Text after the label of a value; null for none. */
  note?: (value: string) => string | null;
}

/** Explanation of its terms. */
export interface Help {
  question: string;
  text?: string;
  terms?: readonly { value: string; label: string; explanation: string }[];
  /** The page that says more. */
  page?: "levels";
}

/** How chosen values appear in the title of a listing. */
interface TitlePart {
  /** Sort order; values below 0 come before the word "courses". */
  place: number;
  /** @param labels Labels of the chosen values: "Diploma or Bachelor's Degree". */
  words: (labels: string, values: readonly string[]) => string;
}

/** The same choices in every catalogue; the API refuses other values. */
interface FixedRow extends FacetRow {
  from: "list";
  choices: readonly Choice[];
  /** True for a value that is not listed and means something nevertheless. */
  allows?: (value: string) => boolean;
  /** The label of such a value. */
  labelOf?: (value: string) => string;
  /** The choices that a course matches; empty where the course does not state any. */
  valuesOf: (course: CourseSummary, figures: CourseFigures) => readonly string[];
}

/** Choices come from what courses state, and from a list that is always offered. */
interface StatedRow extends FacetRow {
  from: "courses";
  listed: ListName;
  /** What a course states; empty for nothing. */
  valuesOf: (course: CourseSummary, figures: CourseFigures) => readonly string[];
  /** The label of a value; the value itself unless given. */
  labelOf?: (value: string) => string;
}

/** Choices are names of directory records. */
interface RecordsRow extends FacetRow {
  from: "records";
  records: RecordsFacetKind;
  /** The records have parents; a course of a record matches the parent too. */
  grouped: boolean;
  /** Ids of a course's records. Ids, because the course may still carry an older name. */
  valuesOf: (course: CourseSummary) => readonly number[];
}

/** Choices are the atolls with the islands that courses are taught on, "online", and the rest. */
interface PlacesRow extends FacetRow {
  from: "places";
  grouped: true;
  valuesOf: (course: CourseSummary) => readonly string[];
}

/** Long lists, held in `vocabulary.ts`, because browsers load this table with every page. */
export type ListName = "languages" | "none";

/** Kinds of directory records besides courses. */
export type RecordsFacetKind = "institutions" | "categories";

const ROWS = [
  {
    key: "mnqf_level",
    label: "Level",
    from: "list",
    choices: LEVELS,
    valuesOf: ({ mnqf_level: level }) => (level === null ? [] : [level]),
    api: "1 to 10 or NA. Several: `5:6`.",
    panel: {
      place: 10,
      title: "Level of Qualification (MNQF)",
      open: true,
      shows: "all",
      help: { question: "What is the MNQF?", text: MNQF_EXPLANATION, page: "levels" },
      note: (level) => (level === "NA" ? null : `Level ${level}`),
    },
    title: { place: -10, words: levelsInTitle },
  },
  {
    key: "delivery_modality",
    label: "Delivery",
    from: "list",
    choices: MODALITIES,
    valuesOf: (course) => course.delivery_modalities,
    api: "f2f, online, blended.",
    panel: {
      place: 40,
      title: "Delivery Modality",
      open: true,
      shows: "all",
      help: { question: "What does blended mean?", terms: MODALITIES },
    },
    title: { place: -30, words: (labels) => labels.toLowerCase() },
  },
  {
    key: "place",
    label: "Place",
    from: "places",
    grouped: true,
    valuesOf: placesMet,
    api: "Code of an island or atoll (`/api/v1/p/places`), `online`, or `elsewhere` for none of these.",
    panel: { place: 45, title: "Where", shows: "groups", noun: "place" },
    title: { place: 15, words: placesInTitle },
  },
  {
    key: "awarding_body_type",
    label: "Awarding body",
    valuesNeedLabel: true,
    from: "list",
    choices: AWARDING_TYPES,
    valuesOf: (course) => typesMet(course.awarding_body_type),
    api: "local, international, both. A course of both also counts as local and as international.",
    panel: {
      place: 60,
      title: "Awarding Bodies",
      shows: "all",
      help: {
        question: "What is an awarding body?",
        text: AWARDING_BODY_EXPLANATION,
        terms: AWARDING_TYPES,
      },
    },
    title: { place: -20, words: (labels) => `${labels} award`.toLowerCase() },
  },
  {
    key: "language",
    label: "Language",
    from: "courses",
    listed: "languages",
    valuesOf: (course) => course.languages,
    api: "Name of a language of instruction.",
    panel: { place: 70, title: "Language of Instruction", shows: "many", noun: "languages" },
    title: { place: 30, words: (labels) => `taught in ${labels}` },
  },
  {
    key: "institutions",
    label: "Institution",
    from: "records",
    records: "institutions",
    grouped: false,
    valuesOf: ({ institution }) => [institution.id],
    api: "Name of an institution; a colon within one stands after a backslash.",
    panel: { place: 50, title: "Institutions", shows: "many", noun: "institutions" },
    title: { place: 20, words: (labels) => `at ${labels}` },
  },
  {
    key: "category",
    label: "Category",
    from: "records",
    records: "categories",
    grouped: true,
    valuesOf: ({ categories }) => categories.map(({ id }) => id),
    api: "Name of a category; a group stands for all below it. Commas also separate.",
    panel: { place: 25, title: "Categories", open: true, shows: "groups", noun: "category" },
    title: { place: 10, words: (labels) => `in ${labels}` },
  },
  {
    key: "study_mode",
    label: "Study mode",
    variesMuch: true,
    from: "list",
    choices: STUDY_MODES,
    valuesOf: (course) => course.study_modes,
    api: "full-time, part-time, evenings, weekends, block: what the text of the mode of study names, and evenings and weekends that the class timings show.",
    panel: { place: 35, title: "Study Mode", shows: "all" },
    // "evening or weekend courses"
    title: {
      place: -25,
      words: (_, values) => values.map((value) => value.replace(/s$/, "")).join(" or "),
    },
  },
  {
    key: "max_cost",
    label: "Total cost",
    variesMuch: true,
    from: "list",
    choices: MAX_COSTS.map((most) => ({
      value: String(most),
      label: costLabel(String(most)),
    })),
    valuesOf: (course, { cost }) =>
      MAX_COSTS.filter(
        (most) => (cost?.to ?? Infinity) <= most || (most === 0 && isFreeForSome(course)),
      ).map(String),
    allows: isAmount,
    labelOf: costLabel,
    api: `Total cost in whole rufiyaa, at most: ${MAX_COSTS.join(", ")}, or any other amount. Of several the highest counts. 0 also finds what is free for some, as its fee in words says.`,
    underScheme: { label: "You pay", title: "What You Pay" },
    panel: { place: 15, title: "Total Cost", open: true, shows: "all" },
    title: {
      place: 50,
      words: (labels) => labels.replace("Up", "up").replace("Free", "that are free"),
    },
  },
  {
    key: "max_months",
    label: "Duration",
    variesMuch: true,
    from: "list",
    choices: MAX_MONTHS.map((most) => ({ value: String(most), label: lengthLabel(String(most)) })),
    valuesOf: ({ duration_months: months }) =>
      MAX_MONTHS.filter((most) => months !== null && months <= most).map(String),
    allows: isLength,
    labelOf: lengthLabel,
    api: `Shortest stated duration in months, at most: ${MAX_MONTHS.join(", ")}, or any other number, such as 0.5. Of several the highest counts.`,
    panel: { place: 37, title: "Duration", shows: "all" },
    title: {
      place: 55,
      words: (labels) => `that take ${labels.replace(/^./, (first) => first.toLowerCase())}`,
    },
  },
  {
    key: "starts_by",
    label: "Starts by",
    valuesNeedLabel: true,
    variesMuch: true,
    from: "courses",
    listed: "none",
    valuesOf: (_, { startsBy }) => startsBy,
    labelOf: dateWords,
    api: "A month from this one on, such as 2027-03: courses whose next start that can still be applied for is then or before.",
    panel: { place: 47, title: "Starts By", shows: "all" },
    title: { place: 60, words: (labels) => `starting by ${labels}` },
  },
  {
    key: "gov_first_degree",
    label: GRANT_SCHEME,
    valuesNeedLabel: true,
    from: "list",
    choices: FIRST_DEGREE,
    valuesOf: (course) => firstDegree(course.gov_first_degree_text),
    api: "yes or no.",
    panel: { place: 20, title: GRANT_SCHEME, shows: "switch" },
    title: {
      place: 40,
      words: (_, values) =>
        values.length === 1 ? `${values[0] === "yes" ? "in" : "outside"} the ${GRANT_SCHEME}` : "",
    },
  },
] as const satisfies readonly (FixedRow | StatedRow | RecordsRow | PlacesRow)[];

type AnyRow = (typeof ROWS)[number];

export type FacetKey = AnyRow["key"];
/** Facets whose choices are grouped under parents. */
export type GroupedKey = Extract<AnyRow, { grouped: true }>["key"];
/** Facets whose choices are one flat list. */
export type FlatKey = Exclude<FacetKey, GroupedKey>;
/** Facets with so many choices that a page carries only part of them. */
export type ManyKey = Extract<AnyRow, { panel: { shows: "many" } }>["key"];

export type Facet = (FixedRow | StatedRow | RecordsRow | PlacesRow) & { key: FacetKey };

export const FACETS: readonly Facet[] = ROWS;

/** An object with one entry for each facet. */
export function byFacet<T>(make: (facet: Facet) => T): Record<FacetKey, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet.key, make(facet)])) as Record<FacetKey, T>;
}

/** Label of a key beside one chosen value: "Level: Diploma". */
export const FILTER_LABELS: Readonly<Record<FacetKey | "name" | "sort", string>> = {
  ...byFacet(({ label }) => label),
  name: "Search",
  sort: "Order",
};

const BY_KEY = byFacet((facet) => facet);

/** The filters that read costs. */
export const COST_KEYS = keysWhere(({ underScheme }) => underScheme !== undefined);

/** What a course states of a filter that no figure is worked out for; empty for records and places. */
export function valuesStated(key: FacetKey, course: CourseSummary): readonly string[] {
  const facet = BY_KEY[key];
  const isPlain = facet.from === "list" && key !== "max_cost";
  return isPlain ? facet.valuesOf(course, NO_FIGURES) : [];
}

const NO_FIGURES: CourseFigures = { cost: null, schemeCost: null, start: null, startsBy: [] };

/** The filters that people narrow dates by, and what the calendar calls them. */
export const CALENDAR_FACETS = [
  { key: "category", label: "Field of study" },
  { key: "mnqf_level", label: "Level" },
  { key: "place", label: "Place" },
  { key: "study_mode", label: "Study mode" },
] as const satisfies readonly { key: FacetKey; label: string }[];

/** The row of a key. */
export function facetOf(key: FacetKey): Facet {
  return BY_KEY[key];
}

/** The keys of facets whose choices are grouped under parents. */
export const GROUPED_KEYS = keysWhere(isGrouped) as readonly GroupedKey[];

/** True for a facet of which a page carries only part of the choices. */
export function isMany(facet: Facet): facet is Facet & { key: ManyKey } {
  return facet.panel.shows === "many";
}

/** True for a facet whose choices are grouped under parents. */
export function isGrouped(facet: Facet): facet is Facet & { key: GroupedKey } {
  return "grouped" in facet && facet.grouped;
}

/** The key that filters by this kind of directory records. */
export function keyOfRecords(records: RecordsFacetKind): FacetKey {
  return FACETS.find((facet) => facet.from === "records" && facet.records === records)!.key;
}

/**
 * Those with few values share a column of the index, so that few combinations of them occur; those
 * that vary much share another, and records and places have one each. By place in FACETS.
 */
export const FACET_COLUMNS: readonly number[] = columnsOf();

function columnsOf(): number[] {
  let last = 1;
  return FACETS.map(({ from, variesMuch }) => {
    if (from === "records" || from === "places") return ++last;
    return variesMuch ? 1 : 0;
  });
}

/** The column of the index that holds a facet. */
export function columnOf(key: FacetKey): number {
  return FACET_COLUMNS[FACETS.indexOf(facetOf(key))]!;
}

function keysWhere(test: (facet: Facet) => boolean): FacetKey[] {
  return FACETS.filter(test).map(({ key }) => key);
}
