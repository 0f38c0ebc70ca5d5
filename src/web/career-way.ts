import type { Catalogue } from "#catalogue/catalogue.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { recommend } from "#catalogue/guide.ts";
import { readAnswers } from "#catalogue/guide-answers.ts";
import { careerNamed } from "#catalogue/guide-careers.ts";
import { guideQuestions } from "#catalogue/guide-questions.ts";
import { type RandomNumber, shuffled } from "#catalogue/shuffle.ts";
import { type ListedCourse, listedCourse } from "./listed-course.ts";

/** Courses that stand for all that lead to a career. */
const MOST_SHOWN = 3;

/** The career that a text names, with what the guide answers for it. */
export interface CareerWay {
  key: string;
  name: string;
  total: number;
  courses: ListedCourse[];
}

/** The way to the career that a text names; null where it names none, or no course leads there. */
export function careerWay(
  catalogue: Catalogue,
  text: string,
  { entry, random }: { entry?: EntryFilter | null | undefined; random: RandomNumber },
): CareerWay | null {
  const career = careerNamed(text);
  if (!career) return null;
  const asked = new URLSearchParams({ career: career.key });
  const answers = readAnswers(asked, guideQuestions(catalogue));
  if (answers.career.length === 0) return null;
  const searchCourses: Catalogue["searchCourses"] = (query) =>
    catalogue.searchCourses({ ...query, entry: entry ?? null });
  const { total, recommendations } = recommend({ ...catalogue, searchCourses }, answers);
  if (total === 0) return null;
  const courses = shuffled(recommendations, random).slice(0, MOST_SHOWN);
  return {
    ...career,
    total,
    courses: courses.map(({ course }) => listedCourse(course, catalogue)),
  };
}
