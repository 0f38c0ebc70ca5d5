import type { Catalogue } from "#catalogue/catalogue.ts";
import { dateWords } from "#catalogue/dates.ts";
import { CALENDAR_FACETS } from "#catalogue/facets.ts";
import { type Filters, isUnfiltered, withSort } from "#catalogue/filters.ts";
import { type PageMeta, pageMetaOf, pageSlice } from "#catalogue/pagination.ts";
import { paths } from "#web/paths.ts";
import {
  type CourseDate,
  courseDates,
  eventWords,
  MAX_DATED_COURSES,
  monthOf,
} from "./calendar.ts";

/** Dates on one page of the calendar. */
const DATES_ON_PAGE = 60;

/** A date as its page shows it: all text. */
export interface ListedDate {
  key: string;
  words: string;
  isDeadline: boolean;
  course: { id: number; name: string };
  institution: string;
  /** Address of the file with this intake alone. */
  file: string;
}

/** A month that has dates. */
interface CalendarMonth {
  month: string;
  label: string;
  count: number;
  address: string;
}

/** The data of the calendar's page. */
export interface CalendarPage {
  filters: Filters;
  /** Null where no course has a date. */
  shown: CalendarMonth | null;
  months: CalendarMonth[];
  dates: ListedDate[];
  /** Which of the month's dates these are. */
  meta: PageMeta;
  /** Courses that the filters leave, and how many of them were looked through. */
  courses: { total: number; looked: number };
  asked: { key: string; label: string; without: string }[];
  choices: {
    key: (typeof CALENDAR_FACETS)[number]["key"];
    label: string;
    values: CalendarChoice[];
  }[];
  /** Address of the feed of these filters, and the same for calendar programs to subscribe to. */
  feed: string;
  subscription: string;
  publicUrl: string;
}

interface CalendarChoice {
  value: string;
  label: string;
  count: number;
}

/** The courses of filters that start soonest, at most `MAX_DATED_COURSES`, and how they were read. */
export function soonestCourses(catalogue: Catalogue, filters: Filters) {
  const understood = catalogue.understand(filters);
  const found = catalogue.searchCourses({
    filters: withSort(understood.filters, "start"),
    page: 1,
    limit: MAX_DATED_COURSES,
    order: "DESC",
  });
  return { understood, ...found };
}

interface CalendarQuery {
  filters: Filters;
  /** YYYY-MM. */
  month: string | null;
  /** From 1; one that the month does not reach is its last. */
  page: number;
  publicUrl: string;
}

/** A page of a month's dates; the nearest month that has any where none or another is asked for. */
export function calendarPage(
  catalogue: Catalogue,
  { filters, month, page, publicUrl }: CalendarQuery,
): CalendarPage {
  const { understood, courses, meta, facets } = soonestCourses(catalogue, filters);
  const byMonth = Map.groupBy(courseDates(courses, catalogue.today), ({ on }) => monthOf(on));
  const months = [...byMonth].map(([of, dates]) => ({
    month: of,
    label: dateWords(of),
    count: dates.length,
    address: paths.calendar(filters, of),
  }));
  const shown = months.find((one) => one.month === month) ?? months[0] ?? null;
  const all = shown ? byMonth.get(shown.month)! : [];
  const { last_page } = pageMetaOf(all.length, 1, DATES_ON_PAGE);
  const { rows, meta: shownPart } = pageSlice(all, {
    page: Math.min(page, last_page),
    limit: DATES_ON_PAGE,
  });
  const feed = paths.calendarFile(isUnfiltered(filters) ? {} : { filters });
  const values = (choices: CalendarChoice[]) => choices.filter(({ count }) => count > 0);
  return {
    filters,
    shown,
    months,
    dates: rows.map(listedDate),
    meta: shownPart,
    courses: { total: meta.total, looked: courses.length },
    asked: catalogue
      .activeFilters(filters, understood)
      .map(({ key, value, keyLabel, label, without }) => ({
        key: `${key} ${value}`,
        label: `${keyLabel}: ${label}`,
        without: paths.calendar(without),
      })),
    choices: CALENDAR_FACETS.map(({ key, label }) => ({ key, label, values: values(facets[key]) })),
    feed,
    subscription: (publicUrl + feed).replace(/^https?:/, "webcal:"),
    publicUrl,
  };
}

function listedDate(date: CourseDate, at: number): ListedDate {
  const { course, start, kind, on } = date;
  return {
    key: `${course.id} ${start.on} ${kind} ${on} ${at}`,
    words: eventWords(date),
    isDeadline: kind === "deadline",
    course: { id: course.id, name: course.name },
    institution: course.institution.name,
    file: paths.calendarFile({ ids: [course.id], on: start.on }),
  };
}
