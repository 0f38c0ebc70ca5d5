import { AWARDING_BODY_EXPLANATION, AWARDING_TYPES, typesMet } from "./awarding.ts";
import type { CourseSummary } from "./course.ts";
import { FIRST_DEGREE, firstDegree } from "./first-degree.ts";
import { LEVELS, MNQF_EXPLANATION } from "./levels.ts";
import { MODALITIES } from "./modalities.ts";

/**
 * Everything that a filter is, one row each, in the order in which addresses write them. Types,
 * schemas, the API's description and refusals, counting, the filter panel, titles and the page cache
 * take theirs from here (docs/architecture.md, "A filter").
 */

/** One thing that a facet lets people choose. */
export interface Choice {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** Other spellings of the value that addresses may use. */
  aliases?: readonly string[];
}

interface FacetRow {
  /** Its parameter in the address and its field in the API. */
  key: string;
  /** What people read for it beside one chosen value: "Level" in "Level: Diploma". */
  label: string;
  /** Its values say little without the label: "Yes", "Local". */
  valuesNeedLabel?: boolean;
  /** What the API's description says of its values. */
  api: string;
  /** Commas separate values too, beside colons. */
  commas?: boolean;
  panel: Panel;
  title: TitlePart;
}

/** Where the filter panel shows it, and how. */
interface Panel {
  /** Lower ones stand first. */
  place: number;
  title: string;
  /** Unfolded at the start. */
  open?: boolean;
  /**
   * All its choices; those of "many" in part until somebody looks for one; those of "groups" folded
   * under their parents; of a "switch" only the choice "yes", as one box.
   */
  shows: "all" | "many" | "groups" | "switch";
  /** What people look for among many: "institutions", or one of a group: "category". */
  noun?: string;
  help?: Help;
  /** What stands behind the label of a value; null for nothing. */
  note?: (value: string) => string | null;
}

/** What its words mean, for whoever asks. */
export interface Help {
  question: string;
  text?: string;
  terms: readonly { value: string; label: string; explanation: string }[];
}

/** What chosen values add to the title of a listing. */
interface TitlePart {
  /** Lower ones stand first; those below 0 before the word "courses". */
  place: number;
  /** @param labels Those of the chosen values: "Diploma or Bachelor's Degree". */
  words: (labels: string, values: readonly string[]) => string;
}

/** The same choices in every catalogue; the API refuses other values. */
interface FixedRow extends FacetRow {
  from: "list";
  choices: readonly Choice[];
  /** The choices that a course answers to; empty where it does not state any. */
  valuesOf: (course: CourseSummary) => readonly string[];
}

/** What courses state, and a list of what they may be asked for in any case. */
interface StatedRow extends FacetRow {
  from: "courses";
  listed: ListName;
  /** What a course states; empty for nothing. */
  valuesOf: (course: CourseSummary) => readonly string[];
}

/** The names of records of the directory. */
interface RecordsRow extends FacetRow {
  from: "records";
  records: RecordsFacetKind;
  /** The records have parents: a course of one answers to its parent too. */
  grouped: boolean;
  /** Ids of a course's records: it may name them as they were called when it was read. */
  valuesOf: (course: CourseSummary) => readonly number[];
}

/** Long lists, which `vocabulary.ts` holds: browsers load this table with every page. */
export type ListName = "languages";

/** Records that the directory holds beside courses. */
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
      place: 20,
      title: "Level of Qualification (MNQF)",
      open: true,
      shows: "all",
      help: { question: "What is the MNQF?", text: MNQF_EXPLANATION, terms: LEVELS },
      note: (level) => (level === "NA" ? null : `Level ${level}`),
    },
    title: { place: -10, words: (labels) => labels },
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
    commas: true,
    panel: { place: 10, title: "Categories", open: true, shows: "groups", noun: "category" },
    title: { place: 10, words: (labels) => `in ${labels}` },
  },
  {
    key: "gov_first_degree",
    label: "Government First Degree Scheme",
    valuesNeedLabel: true,
    from: "list",
    choices: FIRST_DEGREE,
    valuesOf: (course) => firstDegree(course.gov_first_degree_text),
    api: "yes or no.",
    panel: { place: 30, title: "Government First Degree Scheme", shows: "switch" },
    title: {
      place: 40,
      words: (_, values) =>
        values.length === 1
          ? `${values[0] === "yes" ? "in" : "outside"} the Government First Degree Scheme`
          : "",
    },
  },
] as const satisfies readonly (FixedRow | StatedRow | RecordsRow)[];

type AnyRow = (typeof ROWS)[number];

export type FacetKey = AnyRow["key"];
/** Facets whose choices stand under parents. */
export type GroupedKey = Extract<AnyRow, { grouped: true }>["key"];
/** Facets whose choices are one list. */
export type FlatKey = Exclude<FacetKey, GroupedKey>;
/** Facets of so many choices that a page carries a part of them. */
export type ManyKey = Extract<AnyRow, { panel: { shows: "many" } }>["key"];

export type Facet = (FixedRow | StatedRow | RecordsRow) & { key: FacetKey };

export const FACETS: readonly Facet[] = ROWS;

/** Something for each facet, by its key. */
export function byFacet<T>(make: (facet: Facet) => T): Record<FacetKey, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet.key, make(facet)])) as Record<FacetKey, T>;
}

const BY_KEY = byFacet((facet) => facet);

/** The row of a key. */
export function facetOf(key: FacetKey): Facet {
  return BY_KEY[key];
}

/** The keys of facets whose choices stand under parents. */
export const GROUPED_KEYS = keysWhere(isGrouped) as readonly GroupedKey[];

export const MANY_KEYS = keysWhere(isMany) as readonly ManyKey[];

/** True for a facet of which a page carries a part of the choices. */
export function isMany(facet: Facet): facet is Facet & { key: ManyKey } {
  return facet.panel.shows === "many";
}

/** True for a facet whose choices stand under parents. */
export function isGrouped(facet: Facet): facet is Facet & { key: GroupedKey } {
  return facet.from === "records" && facet.grouped;
}

/** The key that asks for records of the directory by their names. */
export function keyOfRecords(records: RecordsFacetKind): FacetKey {
  return FACETS.find((facet) => facet.from === "records" && facet.records === records)!.key;
}

function keysWhere(test: (facet: Facet) => boolean): FacetKey[] {
  return FACETS.filter(test).map(({ key }) => key);
}
