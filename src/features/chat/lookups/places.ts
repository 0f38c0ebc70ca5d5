import { z } from "zod";
import type { Facets } from "#catalogue/catalogue-answers.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { type InhabitedIsland, ISLANDS, islandByCode, nameOfPlace } from "#catalogue/islands.ts";
import { foldName } from "#catalogue/names.ts";
import { kmTo, nearnessOf, withoutMoving } from "#catalogue/nearness.ts";
import { placesMet } from "#catalogue/places.ts";
import { paths } from "#web/paths.ts";
import { answerCourse } from "../answer.schema.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { courseCard } from "./course-card.ts";
import { lookUp } from "./look-up.ts";
import { inWords, queryOf, wish } from "./wish.ts";

const input = wish.extend({
  island: z.string().max(100).describe("Name or code of the island that is home"),
  course_ids: z.array(z.int()).max(20).default([]).describe("Only these, instead of a search"),
});

const output = z.object({
  island: z.string().nullable(),
  total: z.int(),
  without_moving: z.int().describe("Of them those on the island, within a day's way, or online"),
  link: z.string().nullable().describe("Those without moving in the list"),
  courses: z.array(z.object({ course: answerCourse, from_home: z.string() })),
  missing: z.array(z.string()),
});

/** How far courses are from home; of a whole search the nearest. */
export const nearest = lookUp({
  about: "How far courses are from an island, and the nearest ones of a whole search.",
  input,
  output,
  find: ({ island: said, course_ids, ...wished }, records) => {
    const home = islandOf(said);
    if (home === null) {
      const missing = [`One island is meant by a name that stands once; “${said}” is none.`];
      return { island: null, total: 0, without_moving: 0, link: null, courses: [], missing };
    }
    const { catalogue } = records;
    const { query } = queryOf(wished, records);
    const { filters } = query;
    const found = (place: readonly string[], limit: number) =>
      catalogue.searchCourses({
        ...query,
        filters: { ...filters, place: [...place] },
        page: 1,
        limit,
        order: "DESC",
      });
    const all = found([], 1);
    const stay = { ...filters, place: withoutMoving(home.code) };
    const cards =
      course_ids.length > 0
        ? course_ids.flatMap((id) => catalogue.course(id) ?? [])
        : nearestCards(home, all.facets, (place) => found([place], MAX_SHOWN_COURSES).courses);
    return {
      island: nameOfPlace(home.code),
      total: all.meta.total,
      without_moving: found(stay.place, 1).meta.total,
      link: wished.have ? null : paths.courses(inWords(stay)),
      courses: cards.map((card) => ({
        course: courseCard(card, catalogue.operator, {
          extra: ["delivery_modalities"],
          have: wished.have,
        }),
        from_home: nearnessOf(home, placesMet(card))?.words ?? "Its place is not stated",
      })),
      missing: course_ids
        .filter((id) => !catalogue.course(id))
        .map((id) => `No course with the id ${id} is published.`),
    };
  },
});

/** An island by its code, or by its name where only one has it: "S. Hithadhoo", "Hithadhoo". */
function islandOf(said: string): InhabitedIsland | null {
  const byCode = islandByCode(said.trim());
  if (byCode) return byCode;
  const wanted = foldName(said);
  const isCalled = ({ code, name }: InhabitedIsland) =>
    [name, nameOfPlace(code)].some((own) => foldName(own) === wanted);
  const [only, ...others] = ISLANDS.filter(isCalled);
  return only && others.length === 0 ? only : null;
}

/** The first courses of the nearest places, each once. */
function nearestCards(
  home: InhabitedIsland,
  facets: Facets,
  at: (place: string) => readonly CourseSummary[],
): CourseSummary[] {
  const near = new Map<number, CourseSummary>();
  for (const place of placesByWay(home, facets)) {
    if (near.size >= MAX_SHOWN_COURSES) break;
    for (const card of at(place)) near.set(card.id, card);
  }
  return [...near.values()].slice(0, MAX_SHOWN_COURSES);
}

/** Values of the filter by place that some course has, the nearest first. */
function placesByWay(home: InhabitedIsland, { place }: Facets): string[] {
  return place
    .flatMap((group) => (group.subcategories.length > 0 ? group.subcategories : [group]))
    .filter(({ count }) => count > 0)
    .map(({ value }) => ({ value, km: kmTo(home, [value]) }))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))
    .map(({ value }) => value);
}
