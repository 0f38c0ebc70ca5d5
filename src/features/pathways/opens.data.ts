import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary, MnqfLevel, Nullable } from "#catalogue/course.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { COURSE_PAGE_SIZE, type PageMeta, pageSlice } from "#catalogue/pagination.ts";

/** The courses of one level that name the qualification of a course as a way in. */
export interface OpenedPage {
  /** Every level with such courses, lowest first; empty where no course names it. */
  levels: { level: string; title: string; total: number }[];
  /** The level that is shown: the one that was asked for where it has courses. */
  shown: string;
  courses: CourseSummary[];
  meta: PageMeta;
}

/** @param page From 1; a page past the end is an empty list. */
export function opensPage(
  catalogue: Pick<Catalogue, "openedBy" | "course">,
  of: CourseSummary,
  { level, page }: { level: Nullable<string>; page: number },
): OpenedPage {
  const opened = catalogue.openedBy(of);
  const shown = opened.find((one) => String(one.level) === level) ?? opened[0];
  const { rows, meta } = pageSlice(shown?.courses ?? [], { page, limit: COURSE_PAGE_SIZE });
  return {
    levels: opened.map((one) => ({
      level: String(one.level),
      title: levelTitle(String(one.level) as MnqfLevel) ?? "",
      total: one.courses.length,
    })),
    shown: String(shown?.level ?? ""),
    courses: rows.map((id) => catalogue.course(id)!),
    meta,
  };
}
