import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AwardingBodyType, MnqfLevel } from "#catalogue/course.ts";
import { htmlFromText } from "#platform/html.ts";
import type { CourseInput } from "#records/record.schema.ts";
import {
  foldRecordName,
  type SourceRecords,
  UnreadableFileError,
} from "#records/source-records.ts";
import { MAX_REGISTER_VALUE } from "../import-limits.ts";
import type { Adapter } from "../importing.ts";
import { type CsvRow, readCsv } from "./csv-table.ts";
import { categoriesOf, categoryRecords } from "./mqa/categories.ts";
import { type CourseName, readCourseName } from "./mqa/course-names.ts";
import { mergeDuplicates } from "./mqa/duplicates.ts";
import { readDuration } from "./mqa/durations.ts";
import {
  datedApproval,
  type Institute,
  type Institutes,
  readInstitutes,
} from "./mqa/institutes.ts";
import { readStudyModes } from "./mqa/study-modes.ts";
import { titleCase } from "./mqa/title-case.ts";
import { ImportTally } from "./tally.ts";

/** The Maldivian register of approved courses; its rules are in docs/importing.md. */
export const mqa: Adapter = {
  name: "mqa",
  describe: "The Maldives Qualifications Authority's register of approved courses, as CSV.",
  usage: "<folder that holds courses.csv and institutes.csv>",
  files: "courses.csv and institutes.csv, both",
  read: async (path) => {
    const folder = folderOf(path);
    const institutes = await readInstitutes(join(folder, "institutes.csv"));
    const rows = await readCsv(join(folder, "courses.csv"), {
      required: MQA_COLUMNS,
      maxLength: MAX_REGISTER_VALUE,
    });
    return mqaRecords(rows, institutes);
  },
};

/** Date of the register's state in the files, which contain no date themselves. */
const MQA_STATED_ON = "2021-03";

const MQA_COLUMNS = [
  "id",
  "name",
  "credits",
  "duration",
  "modality",
  "delivery",
  "mnqf_level",
  "mnqf_title",
  "institute_id",
];

function folderOf(path: string): string {
  if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
  return statSync(path).isDirectory() ? path : dirname(path);
}

interface CourseEntry {
  line: number;
  value: CourseInput;
  /** Faculty and title: rows with the same name that differ in these are different courses. */
  instituteId: string;
  title: string;
  problem?: string;
}

function mqaRecords(rows: CsvRow[], institutes: Institutes): SourceRecords {
  const tally = new ImportTally();
  tally.add("rows in the register", rows.length);
  const countries = knownCountries(rows);
  const entries = rows.map((row) => mqaEntry(row, institutes, countries, tally));
  const {
    rows: courses,
    merged,
    kept,
  } = mergeDuplicates(entries, ({ value, instituteId, title }) =>
    JSON.stringify([instituteId, foldRecordName(value.name), title, value.awarding_body]),
  );
  tally.add("rows that repeat another and were merged into it", merged);
  tally.add(
    "rows kept beside others of the same name, because they state other terms",
    kept.length,
  );
  for (const { value } of kept) {
    value.general_notes += `<p>The register approves this name more than once, on different terms; this is its entry ${value.ref}.</p>`;
  }
  tally.add(
    "courses hidden because the institute's approvals were cancelled",
    courses.filter(({ value }) => value.is_published === false).length,
  );
  tally.add("courses whose name speaks for no category", courses.filter(isUncategorised).length);
  const used = new Set(courses.flatMap(({ value }) => value.categories ?? []));
  return {
    institutions: institutes.records,
    categories: categoryRecords(used).map((value, index) => ({ line: index + 1, value })),
    courses: courses.map(({ line, value, problem }) =>
      problem === undefined ? { line, value } : { line, value, problem },
    ),
    notes: tally.notes(),
    categoriesStay: true,
    statedOn: MQA_STATED_ON,
  };
}

const isUncategorised = ({ value }: CourseEntry) => !value.categories?.length;

/** Countries of awarding bodies that some rows state and others leave out. */
function knownCountries(rows: CsvRow[]): Map<string, string> {
  const names = rows.map(({ cells }) => readCourseName(cells.name ?? ""));
  return new Map(
    names.flatMap(({ awardingBody, awardingCountry }) =>
      awardingBody && awardingCountry
        ? [[foldRecordName(awardingBody), awardingCountry] as const]
        : [],
    ),
  );
}

function mqaEntry(
  row: CsvRow,
  institutes: Institutes,
  countries: Map<string, string>,
  tally: ImportTally,
): CourseEntry {
  const { cells, line, problem } = row;
  const instituteId = cells.institute_id ?? "";
  const institute = institutes.byId.get(instituteId);
  const name = readCourseName(cells.name ?? "");
  const modes = readStudyModes([cells.modality ?? "", cells.delivery ?? ""]);
  tally.add("values of modality and delivery kept as text", modes.unknown.length);
  const value: CourseInput = {
    ref: cells.id ?? "",
    institution: institute?.institution ?? instituteId,
    name: name.name,
    ...awardOf(name, countries),
    ...mqaApproval(institute, name.remarks),
    ...mqaDuration(cells.duration ?? "", modes.attendance, tally),
    mnqf_level: (cells.mnqf_level || null) as MnqfLevel | null,
    credits: creditsOf(cells.credits ?? "", tally),
    delivery_modalities: modes.delivery,
    mode_of_study_text: modes.attendance,
    languages: mqaLanguages(name.remarks),
    categories: categoriesOf(name.name),
    general_notes: mqaNotes(cells.mnqf_title ?? "", institute, [name.remarks, ...modes.unknown]),
    is_published: !institute?.cancelled,
  };
  if (name.remarks) tally.add("remarks behind the name moved to the general notes");
  const entry = { line, value, instituteId, title: cells.mnqf_title ?? "" };
  return problem === undefined ? entry : { ...entry, problem };
}

/** A course of the register is awarded in the Maldives unless its name names another body. */
function awardOf(
  { awardingBody, awardingCountry, fromAbroad }: CourseName,
  countries: Map<string, string>,
): Pick<CourseInput, "awarding_body" | "awarding_body_type" | "awarding_body_country"> {
  const country = awardingBody
    ? (awardingCountry ?? countries.get(foldRecordName(awardingBody)) ?? null)
    : null;
  const local = awardingBody === null ? !fromAbroad : country === "Maldives";
  const type: AwardingBodyType = local ? "local" : "international";
  return { awarding_body: awardingBody, awarding_body_type: type, awarding_body_country: country };
}

/** "Conducting in Dhivehi and English language" is the register's only statement on languages. */
function mqaLanguages(remarks: string | null): string[] {
  const named = /^conducting in (.+?) languages?$/i.exec(remarks ?? "")?.[1];
  return named?.split(/,| and /i).map((language) => language.trim()) ?? [];
}

function mqaApproval(
  institute: Institute | undefined,
  remarks: string | null,
): Pick<CourseInput, "mqa_approved" | "approval_status" | "facts"> {
  if (institute?.cancelled) {
    const facts = datedApproval(institute.cancelledOn);
    return { mqa_approved: false, approval_status: "withdrawn", facts };
  }
  const isTemporary = /\btemporary approval\b/i.test(remarks ?? "");
  return { mqa_approved: true, approval_status: isTemporary ? "temporary" : "approved" };
}

function mqaDuration(
  written: string,
  attendance: string | null,
  tally: ImportTally,
): Pick<CourseInput, "duration_text" | "duration_months" | "duration_remarks"> {
  const duration = readDuration(written, attendance === "Full-time or part-time");
  if (!duration.understood) tally.add("durations kept as text");
  return {
    duration_text: duration.text,
    duration_months: duration.months,
    duration_remarks: duration.remarks,
  };
}

/** The register writes 0 for "not stated". */
function creditsOf(written: string, tally: ImportTally): number | null {
  const text = written.trim();
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  if (text !== "") tally.add("credits that are no number above 0: not stated");
  return null;
}

function mqaNotes(
  title: string,
  institute: Institute | undefined,
  kept: (string | null)[],
): string {
  const sentences = [
    title ? `Qualification on the register: ${titleCase(title)}.` : "",
    institute?.faculty ? `Faculty: ${titleCase(institute.faculty)}.` : "",
    ...kept
      .filter((text) => text !== null)
      .map((text) => `The register notes: ${titleCase(text)}.`),
  ];
  return htmlFromText(sentences.filter(Boolean).join("\n\n"));
}
