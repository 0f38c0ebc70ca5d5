import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { CourseInput, FeeRecord } from "../importing.schema.ts";
import {
  type Adapter,
  foldName,
  type SourceRecord,
  type SourceRecords,
  UnreadableFileError,
} from "../importing.ts";
import { categoriesOf, categoryRecords } from "./mqa/categories.ts";
import { Tally } from "./tally.ts";

/** Programmes of the Islamic University of Maldives, from its website; rules in docs/importing.md. */
export const ium: Adapter = {
  name: "ium",
  describe: "Programmes of the Islamic University of Maldives as its website lists them, as JSON.",
  usage: "<courses.json, or the folder that holds it>",
  read: async (path) => recordsOf(await programmesIn(fileOf(path))),
};

/** The state of the website that the file holds: it bears no date itself. */
const STATED_ON = "2023-12-20";

/** Reference of the one institution. */
const INSTITUTION = "ium";

/**
 * What the website states. Entry requirements, semesters, session and campus are one placeholder of
 * its author for all programmes, and are not read.
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
  const text = await readFile(path, "utf8").catch(() => {
    throw new UnreadableFileError(`${path} cannot be read.`);
  });
  try {
    return z.array(programme).parse(JSON.parse(text));
  } catch {
    throw new UnreadableFileError(`${name} is not the list of programmes of this website.`);
  }
}

function recordsOf(programmes: Programme[]): SourceRecords {
  const tally = new Tally();
  const faculties = new Set(programmes.map(({ center }) => facultyName(center)));
  const courses = programmes.map((each, index) => ({
    line: index + 1,
    ...courseOf(each, faculties, tally),
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
    statedOn: STATED_ON,
  };
}

function courseOf(
  { name: written, mnqfLevel, duration, medium, fee, center, _source_file }: Programme,
  faculties: ReadonlySet<string>,
  tally: Tally,
): Omit<SourceRecord, "line"> {
  const name = tidy(written);
  const page = basename(_source_file).replace(/_data\.js$/, "");
  const value: CourseInput = {
    ref: `${page}/${foldName(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")}`,
    institution: INSTITUTION,
    name,
    mnqf_level: (/\d+/.exec(mnqfLevel)?.[0] ?? null) as CourseInput["mnqf_level"],
    ...durationOf(duration),
    languages: languagesOf(medium),
    ...costOf(fee, tally),
    categories: categoriesOf(name),
    general_notes: `<p>Faculty: ${facultyName(center).replace("&", "&amp;")}.</p>`,
  };
  if (!faculties.has(name)) return { value };
  return { value, problem: "bears the name of a faculty, not of a programme" };
}

const tidy = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();

/** One faculty is written in two ways. */
const facultyName = (center: string) => tidy(center).replace(/^Cent(?:er|re) For\b/i, "Centre for");

/** "0.5 Years" is half a year; what is below a year is said in months. */
function durationOf(written: string): Pick<CourseInput, "duration_text" | "duration_months"> {
  const [, amount, unit] = /^([\d.]+)\s*(year|month)s?$/i.exec(written.trim()) ?? [];
  if (!amount || !unit) return { duration_text: written || null };
  const months = Number(amount) * (unit.toLowerCase() === "year" ? 12 : 1);
  const [count, name] = months < 12 ? [months, "month"] : [months / 12, "year"];
  return { duration_text: `${count} ${name}${count === 1 ? "" : "s"}`, duration_months: months };
}

const LANGUAGES = ["Dhivehi", "English", "Arabic"];

function languagesOf(medium: string): string[] {
  const text = medium.replace("Dhievehi", "Dhivehi");
  return LANGUAGES.filter((language) => text.includes(language));
}

/**
 * Amounts are in rufiyaa, their thousands behind a comma, which is Arabic in some. The website does
 * not say what the fee is for, so that it is no total.
 */
function costOf(written: string, tally: Tally): Pick<CourseInput, "fee_text" | "fees"> {
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
