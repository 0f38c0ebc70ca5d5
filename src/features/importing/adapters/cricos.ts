import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { MnqfLevel } from "#catalogue/course.ts";
import { htmlFromText } from "#platform/html.ts";
import type {
  CategoryInput,
  ContactInput,
  CourseInput,
  InstitutionInput,
} from "../importing.schema.ts";
import {
  type Adapter,
  type AdapterOptions,
  type Note,
  type SourceRecord,
  type SourceRecords,
  UnreadableFileError,
} from "../importing.ts";
import { type CsvRow, readCsv } from "./source-file.ts";

/** The Australian register of courses for overseas students; its rules are in docs/importing.md. */
export const cricos: Adapter = {
  name: "cricos",
  describe: "The Australian register CRICOS, one snapshot of its four CSV files (or .csv.gz).",
  usage:
    "<folder, or its courses-*.csv(.gz)> [--snapshot 2022-10-04]; the newest snapshot unless told",
  read: async (path, options) => readSnapshot(await snapshotFiles(path, options)),
};

type Files = Record<"courses" | "institutions" | "locations" | "course_locations", string>;

async function snapshotFiles(path: string, { snapshot }: AdapterOptions): Promise<Files> {
  if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
  const courses = statSync(path).isDirectory() ? await coursesFile(path, snapshot) : path;
  const sibling = (table: string) =>
    join(dirname(courses), basename(courses).replace(/^courses/, table));
  return {
    courses,
    institutions: sibling("institutions"),
    locations: sibling("locations"),
    course_locations: sibling("course_locations"),
  };
}

async function coursesFile(folder: string, snapshot: string | undefined): Promise<string> {
  const found = (await readdir(folder))
    .filter((name) => /^courses.*\.csv(\.gz)?$/.test(name))
    .filter((name) => snapshot === undefined || name.includes(snapshot))
    .sort()
    .at(-1);
  if (!found) {
    const which = snapshot === undefined ? "courses-*.csv" : `courses-${snapshot}.csv`;
    throw new UnreadableFileError(`${folder} holds no ${which} or ${which}.gz.`);
  }
  return join(folder, found);
}

async function readSnapshot(files: Files): Promise<SourceRecords> {
  const provider = "CRICOS Provider Code";
  const [courses, institutions, locations, courseLocations] = await Promise.all([
    readCsv(files.courses, COURSE_COLUMNS),
    readCsv(files.institutions, [provider, "Institution Name", "Trading Name", "Website"]),
    readCsv(files.locations, [provider, "Location Name", "Address Line 1", "City", "State"]),
    readCsv(files.course_locations, [provider, "CRICOS Course Code", "Location Name"]),
  ]);
  const tally = new Tally();
  const campuses = campusesByProvider(locations.rows, tally);
  const names = institutionNames(institutions.rows);
  const fields = new FieldsOfEducation(courses.rows);
  const places = placesByCourse(courseLocations.rows, campuses, tally);
  const records = {
    institutions: institutions.rows.map((row) =>
      recordOf(row, institutionOf(row, names, campuses, tally)),
    ),
    categories: fields.categories.map((value, index) => ({ line: index + 1, value })),
    courses: courses.rows.map((row) => recordOf(row, courseOf(row, fields, places, tally))),
  };
  return { ...records, notes: tally.notes(), categoriesStay: true };
}

const COURSE_COLUMNS = [
  "CRICOS Provider Code",
  "CRICOS Course Code",
  "Course Name",
  "Course Level",
  "Course Language",
  "Duration (Weeks)",
  "Tuition Fee",
  "Non Tuition Fee",
  "Expired",
  "Field of Education 1 Broad Field",
  "Field of Education 1 Narrow Field",
];

function recordOf({ line, problem }: CsvRow, value: unknown): SourceRecord {
  return problem === undefined ? { line, value } : { line, value, problem };
}

const cell = ({ cells }: CsvRow, column: string) =>
  (cells[column] ?? "").trim().replace(/\s+/g, " ");
const stated = (text: string) => (text === "" ? null : text);

/** A whole number above 0, or null: the register writes 0 where it has no figure. */
function figure(row: CsvRow, column: string): number | null {
  const number = Number(cell(row, column).replace(/,/g, ""));
  return Number.isFinite(number) && number > 0 ? Math.round(number) : null;
}

// Institutions and campuses

function campusesByProvider(rows: CsvRow[], tally: Tally): Map<string, Map<string, ContactInput>> {
  const campuses = new Map<string, Map<string, ContactInput>>();
  for (const row of rows) {
    const provider = cell(row, "CRICOS Provider Code");
    const ofProvider = campuses.get(provider) ?? new Map<string, ContactInput>();
    campuses.set(provider, ofProvider);
    const name = cell(row, "Location Name");
    if (ofProvider.has(name)) tally.add("campuses of one name at one institution taken as one");
    else ofProvider.set(name, campusOf(row, name));
  }
  return campuses;
}

function campusOf(row: CsvRow, name: string): ContactInput {
  const lines = ["2", "3", "4"].map((number) => cell(row, `Address Line ${number}`));
  const city = placeName(cell(row, "City"));
  const state = [cell(row, "State"), cell(row, "Postcode")].filter(Boolean).join(" ");
  return {
    name,
    address_line1: stated(cell(row, "Address Line 1")),
    address_line2: stated(lines.filter(Boolean).join(", ")),
    island_city: stated([city, state].filter(Boolean).join(", ")),
    country: "Australia",
  };
}

/** "NORTH RYDE" is written "North Ryde"; what has small letters stays. */
function placeName(city: string): string {
  return /[a-z]/.test(city)
    ? city
    : city.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * Names by provider code. Where providers share the registered name each is shown with its trading
 * name, its town or, at last, its code: a filter names an institution by its name.
 */
function institutionNames(rows: CsvRow[]): Map<string, string> {
  const candidates: ((row: CsvRow) => string)[] = [
    (row) => cell(row, "Institution Name"),
    (row) => tradingName(row) ?? cell(row, "Institution Name"),
    (row) => `${cell(row, "Institution Name")} (${placeName(cell(row, "Postal Address City"))})`,
    (row) => `${cell(row, "Institution Name")} (${cell(row, "CRICOS Provider Code")})`,
  ];
  const names = new Map<string, string>();
  let open = rows;
  for (const candidate of candidates) {
    const taken = new Set([...names.values()].map((name) => name.toLowerCase()));
    const groups = Map.groupBy(open, (row) => candidate(row).toLowerCase());
    open = [];
    for (const [name, group] of groups) {
      const [row] = group;
      if (group.length > 1 || taken.has(name)) open.push(...group);
      else if (row) names.set(cell(row, "CRICOS Provider Code"), candidate(row));
    }
  }
  return names;
}

function tradingName(row: CsvRow): string | null {
  const name = cell(row, "Trading Name");
  return name === "" || /^(n\/?a|nil|none|-)$/i.test(name) ? null : name;
}

function institutionOf(
  row: CsvRow,
  names: Map<string, string>,
  campuses: Map<string, Map<string, ContactInput>>,
  tally: Tally,
): InstitutionInput {
  const code = cell(row, "CRICOS Provider Code");
  const website = websiteOf(row, tally);
  const own = [...(campuses.get(code)?.values() ?? [])];
  return {
    ref: code,
    name: names.get(code) ?? cell(row, "Institution Name"),
    overview: overviewOf(row, names.get(code) ?? ""),
    campuses: own.map((campus) => ({
      ...campus,
      is_main: own.length === 1,
      link_website: website,
    })),
  };
}

function overviewOf(row: CsvRow, shown: string): string | null {
  const others = [tradingName(row), cell(row, "Institution Name")];
  const [other] = others.filter((name) => name && name.toLowerCase() !== shown.toLowerCase());
  const address = ["Line 1", "Line 2", "Line 3", "Line 4", "City", "State", "Postcode"].map(
    (part) => cell(row, `Postal Address ${part}`),
  );
  const sentences = [
    other ? `Also registered or trading as ${other}.` : "",
    address.some(Boolean)
      ? `Postal address: ${address.filter(Boolean).join(", ")}, Australia.`
      : "",
  ];
  return stated(htmlFromText(sentences.filter(Boolean).join("\n\n")));
}

/** The register writes addresses without a scheme; what is no web address is left out. */
function websiteOf(row: CsvRow, tally: Tally): string | null {
  const text = cell(row, "Website");
  if (text === "") return null;
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (URL.canParse(address) && new URL(address).hostname.includes(".") && !/\s/.test(text)) {
    return address;
  }
  tally.add("websites left out that are no web address");
  return null;
}

function placesByCourse(
  rows: CsvRow[],
  campuses: Map<string, Map<string, ContactInput>>,
  tally: Tally,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const row of rows) {
    const name = cell(row, "Location Name");
    if (!campuses.get(cell(row, "CRICOS Provider Code"))?.has(name)) {
      tally.add("places of courses left out that are no campus of the institution");
      continue;
    }
    const course = cell(row, "CRICOS Course Code");
    const ofCourse = places.get(course);
    if (ofCourse) ofCourse.push(name);
    else places.set(course, [name]);
  }
  return places;
}

// Fields of education

/** The broad and narrow fields as groups and subcategories, by the names that the register gives. */
class FieldsOfEducation {
  readonly categories: CategoryInput[] = [];
  private readonly names = new Map<string, string>();

  constructor(rows: CsvRow[]) {
    const broad = new Set<string>();
    const narrow = new Map<string, string>();
    for (const row of rows) {
      for (const number of [1, 2]) {
        const [group, field] = fieldsOf(row, number);
        if (group) broad.add(group);
        if (group && field && field !== group) narrow.set(`${group}\n${field}`, field);
      }
    }
    const taken = new Set(broad);
    this.categories.push(...[...broad].sort().map((name) => ({ name })));
    for (const [key, field] of [...narrow].sort()) {
      const [group = ""] = key.split("\n");
      const name = taken.has(field) ? `${field} (${group})` : field;
      taken.add(name);
      this.names.set(key, name);
      this.categories.push({ name, parent: group });
    }
  }

  /** Categories of a course: its narrow fields, or the broad one where the narrow bears its name. */
  of(row: CsvRow): string[] {
    return [1, 2].flatMap((number) => {
      const [group, field] = fieldsOf(row, number);
      return group ? [this.names.get(`${group}\n${field}`) ?? group] : [];
    });
  }
}

/** "10 - Creative Arts" is written without its number. */
function fieldsOf(row: CsvRow, number: number): [group: string, field: string] {
  const name = (level: string) =>
    cell(row, `Field of Education ${number} ${level} Field`).replace(/^\d+\s*-\s*/, "");
  return [name("Broad"), name("Narrow")];
}

// Courses

/** Australian levels on the Maldivian framework (README of the data). */
const LEVELS: Record<string, MnqfLevel> = {
  "Certificate I": "1",
  "Certificate II": "2",
  "Certificate III": "3",
  "Certificate IV": "4",
  Diploma: "5",
  "Advanced Diploma": "6",
  "Associate Degree": "6",
  "Bachelor Degree": "7",
  "Bachelor Honours Degree": "7",
  "Graduate Certificate": "8",
  "Graduate Diploma": "8",
  "Masters Degree (Coursework)": "9",
  "Masters Degree (Research)": "9",
  "Masters Degree (Extended)": "9",
  "Doctoral Degree": "10",
  "Non AQF Award": "NA",
  "Senior Secondary Certificate of Education": "NA",
  "Junior Secondary Studies": "NA",
  "Primary School Studies": "NA",
  "Kindergarten Studies": "NA",
};

function courseOf(
  row: CsvRow,
  fields: FieldsOfEducation,
  places: Map<string, string[]>,
  tally: Tally,
): CourseInput {
  const ref = cell(row, "CRICOS Course Code");
  const level = cell(row, "Course Level");
  if (level && !LEVELS[level]) tally.add(`levels kept as text: ${level}`);
  const expired = cell(row, "Expired") === "Yes";
  if (expired) tally.add("expired courses hidden");
  return {
    ref,
    institution: cell(row, "CRICOS Provider Code"),
    name: cell(row, "Course Name"),
    awarding_body_type: "international",
    awarding_body_country: "Australia",
    ...durationOf(row),
    mnqf_level: LEVELS[level] ?? null,
    languages: languagesOf(row),
    categories: fields.of(row),
    campuses: places.get(ref) ?? [],
    fees: feesOf(row, tally),
    general_notes: notesOf(row),
    is_published: !expired,
  };
}

function durationOf(row: CsvRow): Pick<CourseInput, "duration_text" | "duration_months"> {
  const weeks = figure(row, "Duration (Weeks)");
  if (weeks === null) return {};
  return {
    duration_text: weeks === 1 ? "1 week" : `${weeks} weeks`,
    duration_months: (weeks * 12) / 52,
  };
}

/** "Chinese (NFD)" and "(NEC)" say "not further defined" and "not elsewhere classified". */
function languagesOf(row: CsvRow): string[] {
  const language = cell(row, "Course Language").replace(/\s*\((NFD|NEC)\)$/, "");
  return language === "" ? [] : [language];
}

function feesOf(row: CsvRow, tally: Tally): CourseInput["fees"] {
  const tuition = figure(row, "Tuition Fee");
  if (tuition === null) {
    tally.add("courses whose tuition fee is 0 or empty: not stated");
    return [];
  }
  const other = figure(row, "Non Tuition Fee");
  const remarks = other === null ? null : `Beside it AUD ${grouped(other)} of other fees`;
  return [{ type: "Total Fee", currency: "AUD", fee_start: tuition, remarks }];
}

function notesOf(row: CsvRow): string | null {
  const other = figure(row, "Non Tuition Fee");
  const sentences = [
    `Level on the Australian framework: ${cell(row, "Course Level") || "not stated"}.`,
    figure(row, "Tuition Fee") === null && other !== null
      ? `Fees beside tuition: AUD ${grouped(other)}.`
      : "",
    workComponent(row),
    cell(row, "Dual Qualification") === "Yes" ? "Leads to two qualifications." : "",
    cell(row, "Foundation Studies") === "Yes" ? "Foundation studies." : "",
    cell(row, "VET National Code")
      ? `Australian training code: ${cell(row, "VET National Code")}.`
      : "",
  ];
  return stated(htmlFromText(sentences.filter(Boolean).join("\n\n")));
}

function workComponent(row: CsvRow): string {
  if (cell(row, "Work Component") !== "Yes") return "";
  const hours = figure(row, "Work Component Hours/Week");
  const weeks = figure(row, "Work Component Weeks");
  const total = figure(row, "Work Component Total Hours");
  const parts = [
    hours === null ? "" : `${hours} hours a week`,
    weeks === null ? "" : `${weeks} weeks`,
    total === null ? "" : `${total} hours in total`,
  ].filter(Boolean);
  return parts.length
    ? `Includes work experience: ${parts.join(", ")}.`
    : "Includes work experience.";
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

/** Counts what was done to the data, by what it was. */
class Tally {
  private readonly counts = new Map<string, number>();

  add(text: string): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
  }

  notes(): Note[] {
    return [...this.counts].map(([text, count]) => ({ text, count }));
  }
}
