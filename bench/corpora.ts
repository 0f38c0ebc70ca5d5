import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { gunzipSync } from "node:zlib";
import type { DirectoryParts } from "#catalogue/catalogue-builder.ts";
import type { IndexedCourse } from "#catalogue/course.ts";
import { mqa } from "#features/importing/adapters/mqa.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { JsonLists, readAllCourses } from "#features/publishing/course-rows.repository.server.ts";
import { readDirectoryParts } from "#features/publishing/published.repository.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { readCricos } from "./cricos/cricos.ts";
import { generateDirectory } from "./generator.ts";

/** A directory to be searched, the same in every run. */
export interface Directory {
  parts: DirectoryParts;
  /** All courses; each call starts again from the first. */
  courses(): Iterable<IndexedCourse>;
}

/** Where courses come from. */
export const CORPORA = {
  sample: "the fictional directory that Magu starts with",
  registers: "the registers CRICOS, MQA and DfE joined, repeated with a number behind the name",
  generated:
    "names of made-up words, drawn by Zipf's law; 168 categories, 12 to 5,000 institutions",
} as const;

export type CorpusName = keyof typeof CORPORA;

export interface Corpus {
  name: CorpusName;
  /** Number of courses. */
  size: number;
  /** What was read of a database; null for a generated one. */
  file: string | null;
}

/** The registers, stored outside the repository. */
const REGISTERS = resolve(import.meta.dirname, "../../shared/data");

/**
 * Brings a corpus into a form that each engine's process can open. The sample and the registers go
 * through the importer and a database, as they do in the product.
 *
 * @param size Number of courses; the sample has its own.
 * @param folder Where it may store a file.
 * @returns null for the registers where they are not on this machine.
 */
export async function prepareCorpus(
  name: CorpusName,
  size: number,
  folder: string,
): Promise<Corpus | null> {
  if (name === "generated") return { name, size, file: null };
  if (name === "registers" && !existsSync(REGISTERS)) return null;
  const stored = await imported(name === "sample" ? loadSampleData : importRegisters);
  const file = join(folder, `${name}.v8`);
  writeFileSync(file, serialize(stored));
  return { name, size: name === "sample" ? stored.courses.length : size, file };
}

export function openCorpus({ size, file }: Corpus): Directory {
  if (file === null) return generateDirectory(size);
  const { parts, courses }: Stored = deserialize(readFileSync(file));
  return { parts, courses: () => repeated(courses, size) };
}

interface Stored {
  parts: DirectoryParts;
  courses: IndexedCourse[];
}

async function imported(fill: (storage: Storage) => Promise<unknown>): Promise<Stored> {
  const dataDir = await mkdtemp(join(tmpdir(), "magu-bench-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  try {
    await fill(storage);
    const parts = await readDirectoryParts(storage.db);
    const byId = <T extends { id: number }>(rows: readonly T[]) =>
      new Map(rows.map((row) => [row.id, row]));
    const refs = {
      institutions: byId(parts.institutions.map(({ id, name, logo }) => ({ id, name, logo }))),
      categories: byId(parts.categories.map(({ id, name }) => ({ id, name }))),
      lists: new JsonLists(),
    };
    const courses: IndexedCourse[] = [];
    for await (const batch of readAllCourses(storage.db, refs)) courses.push(...batch.courses);
    return { parts, courses };
  } finally {
    await storage.close();
    await rm(dataDir, { recursive: true });
  }
}

async function importRegisters(storage: Storage): Promise<void> {
  const sources = {
    mqa: await mqa.read(join(REGISTERS, "mv-mqa-register")),
    cricos: await readCricos(join(REGISTERS, "cricos")),
    dfe: teacherTraining(),
  };
  for (const [source, records] of Object.entries(sources)) {
    await importRecords(storage, { source, fileName: source, records, dryRun: false });
  }
}

/** The teacher training courses of the DfE, for which the product has no adapter. */
function teacherTraining(): SourceRecords {
  const file = join(REGISTERS, "dfe-teacher-training/courses.ndjson.gz");
  const rows = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  const courses = rows.map((row) => JSON.parse(row) as TrainingCourse);
  const providers = new Map(courses.map(({ trainingProvider: one }) => [one.name, one.name]));
  const subjects = new Set(courses.flatMap(subjectsOf));
  const numbered = (values: Iterable<unknown>) =>
    Array.from(values, (value, at) => ({ line: at + 1, value }));
  return {
    institutions: numbered(Array.from(providers, ([ref, name]) => ({ ref, name }))),
    categories: numbered(Array.from(subjects, (name) => ({ name }))),
    courses: numbered(courses.map(trainingRecord)),
    notes: [],
    categoriesStay: true,
  };
}

interface TrainingCourse {
  id: string;
  name: string;
  subjects?: { name: string }[];
  trainingProvider: { name: string };
  accreditedBody?: { name?: string };
  studyMode: string;
  howSchoolPlacementsWork?: string;
}

const STUDY_MODES = new Map([
  ["F", "Full-time"],
  ["P", "Part-time"],
  ["B", "Full-time or part-time"],
]);

function subjectsOf({ subjects = [] }: TrainingCourse): string[] {
  return subjects.map(({ name }) => name);
}

function trainingRecord(course: TrainingCourse) {
  return {
    ref: course.id,
    institution: course.trainingProvider.name,
    name: course.name,
    awarding_body: course.accreditedBody?.name ?? null,
    mnqf_level: "8",
    mode_of_study_text: STUDY_MODES.get(course.studyMode) ?? null,
    languages: ["English"],
    categories: subjectsOf(course),
    modules: course.howSchoolPlacementsWork ?? null,
  };
}

/** Courses again and again up to a number of them, from the second time on "Diploma in Law 2". */
function* repeated(courses: readonly IndexedCourse[], size: number): Generator<IndexedCourse> {
  const next = Math.max(...courses.map(({ id }) => id)) + 1;
  for (let at = 0; at < size; at++) {
    const course = courses[at % courses.length]!;
    const round = Math.floor(at / courses.length);
    if (round === 0) yield course;
    else yield { ...course, id: course.id + round * next, name: `${course.name} ${round + 1}` };
  }
}
