import { z } from "zod";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { deadlineWords, startWords, upcomingStarts } from "#catalogue/intakes.ts";
import { paths } from "#web/paths.ts";
import { answerCourse } from "../answer.schema.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { courseCard } from "./course-card.ts";
import { lookUp } from "./look-up.ts";
import { type Asked, inWords, queryOf, wish } from "./wish.ts";

const input = wish.extend({
  course_ids: z.array(z.int()).max(20).default([]).describe("Only these, instead of a search"),
  by: z.enum(["start", "deadline"]).default("start").describe("Which date comes first"),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullable()
    .default(null)
    .describe("Only dates of this month, such as 2027-01"),
  until: z.iso.date().nullable().default(null).describe("Only dates up to this day"),
});

const dated = z.object({
  course: answerCourse,
  start: z.string(),
  deadline: z.string().nullable().describe("What the last day to apply means today"),
  last_day: z.string().nullable(),
  apply_url: z.string().nullable(),
});

/** Starts that one can still apply for, and their last days to apply. */
export const dates = lookUp({
  about: "When courses start next and by when to apply: of some courses, or of a whole search.",
  input,
  output: z.object({
    today: z.string(),
    total: z.int().describe("Dates in all"),
    dates: z.array(dated),
    link: z.string().describe("The calendar"),
    missing: z.array(z.string()),
  }),
  find: ({ course_ids, by, month, until, ...wished }, records) => {
    const { catalogue } = records;
    const { query } = queryOf(wished, records);
    const { filters } = query;
    const cards =
      course_ids.length > 0
        ? course_ids.flatMap((id) => catalogue.course(id) ?? [])
        : allOf(catalogue, query);
    const starts = cards.flatMap((card) =>
      upcomingStarts(card, catalogue.today).map((start) => ({ card, start })),
    );
    const dayOf = ({ start }: (typeof starts)[number]) =>
      by === "start" ? start.on : start.intake.deadline;
    const met = starts
      .filter((one) => dayOf(one)?.startsWith(month ?? "") && (!until || dayOf(one)! <= until))
      .sort((a, b) => (dayOf(a)! < dayOf(b)! ? -1 : Number(dayOf(a)! > dayOf(b)!)));
    const unstated = cards.filter((card) => upcomingStarts(card, catalogue.today).length === 0);
    return {
      today: catalogue.today,
      total: met.length,
      dates: met.slice(0, MAX_SHOWN_COURSES).map(({ card, start }) => ({
        course: courseCard(card, catalogue.operator, { extra: ["intakes"], have: wished.have }),
        start: startWords(start),
        deadline: deadlineWords(start.intake, catalogue.today),
        last_day: start.intake.deadline && dateWords(start.intake.deadline),
        apply_url: start.intake.apply_url,
      })),
      link: paths.calendar(course_ids.length > 0 ? {} : inWords(filters), month ?? ""),
      missing:
        unstated.length > 0
          ? [`Of ${counted(unstated.length, "course")} no start is known that one can apply for.`]
          : [],
    };
  },
});

/** Every course that a query finds. */
function allOf(catalogue: Catalogue, query: Asked) {
  const page = (limit: number) =>
    catalogue.searchCourses({ ...query, page: 1, limit, order: "DESC" });
  return page(Math.max(1, page(1).meta.total)).courses;
}
