import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type CsvRow, readCsv } from "#features/importing/adapters/csv-table.ts";
import { ImportTally } from "#features/importing/adapters/tally.ts";
import {
  type SourceRecord,
  type SourceRecords,
  UnreadableFileError,
} from "#records/source-records.ts";
import { COURSE_COLUMNS, cricosCourse } from "./courses.ts";
import { FieldsOfEducation } from "./fields-of-education.ts";
import {
  campusesByProvider,
  cricosInstitution,
  institutionNames,
  placesByCourse,
} from "./institutions.ts";

type Files = Record<"courses" | "institutions" | "locations" | "course_locations", string>;

/**
 * Reads a state of the Australian register of courses for overseas students, as it was published.
 *
 * @param snapshot the date in the names of its four files; the newest unless told.
 */
export async function readCricos(folder: string, snapshot?: string): Promise<SourceRecords> {
  const courses = await coursesFile(folder, snapshot);
  const sibling = (table: string) =>
    join(dirname(courses), basename(courses).replace(/^courses/, table));
  return readSnapshot({
    courses,
    institutions: sibling("institutions"),
    locations: sibling("locations"),
    course_locations: sibling("course_locations"),
  });
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
    readCsv(files.courses, { required: COURSE_COLUMNS }),
    readCsv(files.institutions, {
      required: [provider, "Institution Name", "Trading Name", "Website"],
    }),
    readCsv(files.locations, {
      required: [provider, "Location Name", "Address Line 1", "City", "State"],
    }),
    readCsv(files.course_locations, {
      required: [provider, "CRICOS Course Code", "Location Name"],
    }),
  ]);
  const tally = new ImportTally();
  const campuses = campusesByProvider(locations, tally);
  const names = institutionNames(institutions);
  const fields = new FieldsOfEducation(courses);
  const places = placesByCourse(courseLocations, campuses, tally);
  const records = {
    institutions: institutions.map((row) =>
      cricosRecord(row, cricosInstitution(row, names, campuses, tally)),
    ),
    categories: fields.categories.map((value, index) => ({ line: index + 1, value })),
    courses: courses.map((row) => cricosRecord(row, cricosCourse(row, fields, places, tally))),
  };
  const statedOn = /\d{4}-\d{2}-\d{2}/.exec(basename(files.courses))?.[0] ?? null;
  return { ...records, notes: tally.notes(), categoriesStay: true, statedOn };
}

function cricosRecord({ line, problem }: CsvRow, value: unknown): SourceRecord {
  return problem === undefined ? { line, value } : { line, value, problem };
}
