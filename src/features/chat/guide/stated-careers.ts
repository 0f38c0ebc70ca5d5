import { noFilters } from "#catalogue/filters.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import type { Directory, DirectoryNames } from "./directory.ts";
import { CAREER_WORDS } from "./words/careers.ts";

/** Courses that are read for each way to name a career. */
const MOST_LOOKED_AT = 60;

const known = new WeakMap<DirectoryNames["institutions"], Map<string, Promise<Set<number>>>>();

/** Ids of courses that name one of the careers among those they lead to; read once for each version. */
export async function coursesStating(
  careers: readonly string[],
  { institutions }: DirectoryNames,
  directory: Directory,
): Promise<ReadonlySet<number>> {
  const read = known.get(institutions) ?? new Map<string, Promise<Set<number>>>();
  known.set(institutions, read);
  const all = careers.map((career) => {
    const stating = read.get(career) ?? findStating(career, directory);
    read.set(career, stating);
    return stating;
  });
  return new Set((await Promise.all(all)).flatMap((one) => [...one]));
}

async function findStating(career: string, directory: Directory): Promise<Set<number>> {
  const stating = new Set<number>();
  for (const word of wordsFor([career])) {
    const page = { page: 1, limit: MOST_LOOKED_AT };
    const { courses } = await directory.search({ ...noFilters(), name: word }, page);
    for (const { id } of courses) {
      const course = await directory.course(id);
      if (course?.careers && namesWord(course.careers, word)) stating.add(id);
    }
  }
  return stating;
}

function wordsFor(careers: readonly string[]): string[] {
  const keys = CAREERS.filter(({ name }) => careers.includes(name)).map(({ key }) => key);
  return keys.flatMap((key) => CAREER_WORDS.get(key)?.words ?? []);
}

function namesWord(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, "iu").test(text);
}
