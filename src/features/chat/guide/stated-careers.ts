import type { Filters } from "#catalogue/filters.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import type { Directory } from "./directory.ts";
import { CAREER_WORDS } from "./words/careers.ts";

/** Courses that are read for each way to name a career. */
const MOST_LOOKED_AT = 20;

/** Ids of courses with these filters that name one of the careers among those they lead to. */
export async function coursesStating(
  careers: readonly string[],
  filters: Filters,
  directory: Directory,
): Promise<ReadonlySet<number>> {
  const stating = new Set<number>();
  for (const word of wordsFor(careers)) {
    const page = { page: 1, limit: MOST_LOOKED_AT };
    const { courses } = await directory.search({ ...filters, name: word }, page);
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
