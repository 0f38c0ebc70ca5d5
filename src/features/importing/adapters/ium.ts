import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import type { CourseInput, FeeRecord } from "#records/record.schema.ts";
import {
  foldRecordName,
  type SourceRecord,
  type SourceRecords,
  UnreadableFileError,
} from "#records/source-records.ts";
import type { Adapter } from "../importing.ts";
import { parsedJson } from "./json-parsing.ts";
import { categoriesOf, categoryRecords } from "./mqa/categories.ts";
import { readWholeText } from "./source-file.ts";
import { ImportTally } from "./tally.ts";

/** Programmes of the Islamic University of Maldives, from its website; rules in docs/importing.md. */
export const ium: Adapter = {
  name: "ium",
  describe: "Programmes of the Islamic University of Maldives as its website lists them, as JSON.",
  usage: "<courses.json, or the folder that holds it>",
  files: "courses.json",
  read: async (path) => iumRecords(await programmesIn(fileOf(path))),
};

/** Date of the website's state in the file, which contains no date itself. */
const IUM_STATED_ON = "2023-12-20";

const INSTITUTION = "ium";

/**
 * What the website states. Entry requirements, semesters, session and campus are the same
 * placeholder text for all programmes, and are not read.
 */
const programme = z.object({
  name: z.string(),
  mnqfLevel: z.string(),
  duration: z.string(),
  medium: z.string(),
  fee: z.string(),
  center: z.string(),
  _source_file: z.string(),
});
type Programme = z.infer<typeof programme>;

function fileOf(path: string): string {
  if (!existsSync(path)) throw new UnreadableFileError(`${path} does not exist.`);
  return statSync(path).isDirectory() ? join(path, "courses.json") : path;
}

async function programmesIn(path: string): Promise<Programme[]> {
  const name = basename(path);
  const text = await readWholeText(path);
  try {
    return z.array(programme).parse(parsedJson(text));
  } catch {
    throw new UnreadableFileError(`${name} is not the list of programmes of this website.`);
  }
}

function iumRecords(programmes: Programme[]): SourceRecords {
  const tally = new ImportTally();
  const faculties = new Set(programmes.map(({ center }) => facultyName(center)));
  const courses = programmes.map((each, index) => ({
    line: index + 1,
    ...iumCourse(each, faculties, tally),
  }));
  const used = new Set(courses.flatMap(({ value }) => (value as CourseInput).categories ?? []));
  return {
    institutions: [
      {
        line: 1,
        value: {
          ref: INSTITUTION,
          name: "Islamic University of Maldives",
          faculties: [...faculties].sort().map((name) => ({ name })),
        },
      },
    ],
    categories: categoryRecords(used).map((value, index) => ({ line: index + 1, value })),
    courses,
    notes: tally.notes(),
    categoriesStay: true,
    statedOn: IUM_STATED_ON,
  };
}

function iumCourse(
  { name: written, mnqfLevel, duration, medium, fee, center, _source_file }: Programme,
  faculties: ReadonlySet<string>,
  tally: ImportTally,
): Omit<SourceRecord, "line"> {
  const name = tidyText(written);
  const page = basename(_source_file).replace(/_data\.js$/, "");
  const value: CourseInput = {
    ref: `${page}/${foldRecordName(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")}`,
    institution: INSTITUTION,
    name,
    mnqf_level: (/\d+/.exec(mnqfLevel)?.[0] ?? null) as CourseInput["mnqf_level"],
    ...iumDuration(duration),
    languages: iumLanguages(medium),
    ...iumCost(fee, tally),
    categories: categoriesOf(name),
    general_notes: `<p>Faculty: ${facultyName(center).replace("&", "&amp;")}.</p>`,
  };
  if (!faculties.has(name)) return { value };
  return { value, problem: "bears the name of a faculty, not of a programme" };
}

const tidyText = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();

/** The website spells one faculty in two ways. */
const facultyName = (center: string) =>
  tidyText(center).replace(/^Cent(?:er|re) For\b/i, "Centre for");

/** "0.5 Years" is half a year; durations below a year are stated in months. */
function iumDuration(written: string): Pick<CourseInput, "duration_text" | "duration_months"> {
  const [, amount, unit] = /^([\d.]+)\s*(year|month)s?$/i.exec(written.trim()) ?? [];
  if (!amount || !unit) return { duration_text: written || null };
  const months = Number(amount) * (unit.toLowerCase() === "year" ? 12 : 1);
  const [count, name] = months < 12 ? [months, "month"] : [months / 12, "year"];
  return { duration_text: `${count} ${name}${count === 1 ? "" : "s"}`, duration_months: months };
}

const TAUGHT_LANGUAGES = ["Dhivehi", "English", "Arabic"];

function iumLanguages(medium: string): string[] {
  const text = medium.replace("Dhievehi", "Dhivehi");
  return TAUGHT_LANGUAGES.filter((language) => text.includes(language));
}

/**
 * Amounts are in rufiyaa with a thousands separator, sometimes the Arabic comma. The website does
 * not say what the fee covers, so it is not a total.
 */
function iumCost(written: string, tally: ImportTally): Pick<CourseInput, "fee_text" | "fees"> {
  const text = written.replace("ރ", "").replaceAll("،", ",").trim();
  if (/^free$/i.test(text)) return { fee_text: "Free" };
  if (/^\d{1,3}(,\d{3})*$/.test(text)) {
    const fee: Pick<FeeRecord, "type" | "currency" | "fee_start"> = {
      type: "Course Fee",
      currency: "MVR",
      fee_start: Number(text.replaceAll(",", "")),
    };
    return { fees: [fee] };
  }
  tally.add("fees that are no amount: not stated");
  return {};
}
