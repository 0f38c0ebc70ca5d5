import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { atInstitution, atLevelOf, inCategory } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { NotFoundError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { FiguresAnswer, FiguresQuery, Numbers } from "./figures.schema.ts";
import { type FigureStep, medianOf, stepsOf } from "./figures.ts";
import { MEASURES, type Measure } from "./measures.ts";
import { type RecordCounts, readRecordCounts } from "./record-counts.repository.server.ts";

interface FiguresParts {
  storage: Storage;
  published: Published;
  /** Institutions that a person answers for; null for all. @throws DomainError 403 for none. */
  institutionsOf: (me: SignedIn) => Promise<number[] | null>;
  now?: () => Date;
}

/** How often an institution's courses are seen and used, for those who answer for it. */
export function createFigures({
  storage,
  published,
  institutionsOf,
  now = () => new Date(),
}: FiguresParts) {
  return {
    /**
     * Numbers of an institution, or of one course of it, up to today.
     *
     * @throws NotFoundError for one that is not on the site or that somebody else answers for;
     *   DomainError 403 for who answers for none.
     */
    of: async (me: SignedIn, query: FiguresQuery): Promise<FiguresAnswer> => {
      const own = await institutionsOf(me);
      const catalogue = published.current();
      const institution = catalogue.institutions.find(({ id }) => id === query.institution);
      if (!institution || (own && !own.includes(institution.id))) {
        throw new NotFoundError("Institution");
      }
      const ids = catalogue.courseIds(atInstitution(institution.name));
      const courses = ids
        .flatMap((id) => catalogue.course(id) ?? [])
        .filter((course) => course.institution.id === institution.id);
      const chosen = courses.find(({ id }) => id === query.course);
      if (query.course !== undefined && !chosen) throw new NotFoundError("Course");
      const steps = stepsOf(query.days, maldivesDay(now()));
      const from = steps[0]?.from ?? "";
      return await storage.snapshot(async (db) => {
        const read = (kind: RecordCounts["kind"], of: readonly number[]) =>
          readRecordCounts(db, kind, { ids: of, from });
        const rows = await read(
          "course",
          courses.map(({ id }) => id),
        );
        const profile = await read("institution", [institution.id]);
        const others = chosen ? similarIds(catalogue, chosen) : [];
        const similar = chosen ? similarTo(others, await read("course", others), steps) : null;
        const counted = chosen
          ? rows.filter(({ record_id }) => record_id === chosen.id)
          : [...rows, ...profile];
        return {
          data: { ...answerOf(counted, steps), ...byCourse(courses, rows, profile), similar },
        };
      });
    },
  };
}

export type FiguresService = ReturnType<typeof createFigures>;

function numbersOf(rows: readonly RecordCounts[]): Numbers {
  const sums = MEASURES.map((measure) => [
    measure,
    rows.reduce((sum, row) => sum + row[measure], 0),
  ]);
  return Object.fromEntries(sums) as Record<Measure, number>;
}

const rowsWithin = (rows: readonly RecordCounts[], { from, to }: FigureStep) =>
  rows.filter(({ day }) => day >= from && day <= to);

function answerOf(rows: readonly RecordCounts[], steps: readonly FigureStep[]) {
  return {
    total: numbersOf(rows),
    steps: steps.map((step) => ({ ...step, ...numbersOf(rowsWithin(rows, step)) })),
  };
}

function byCourse(
  courses: readonly CourseSummary[],
  rows: readonly RecordCounts[],
  profile: readonly RecordCounts[],
) {
  const of = Map.groupBy(rows, ({ record_id }) => record_id);
  return {
    profile: numbersOf(profile),
    courses: courses
      .map(({ id, name }) => ({ id, name, ...numbersOf(of.get(id) ?? []) }))
      .sort((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1)),
  };
}

/** Others of a course's first category and its level, as its page names them similar. */
function similarIds(catalogue: Catalogue, course: CourseSummary): number[] {
  const [category] = course.categories;
  if (!category || course.mnqf_level === null) return [];
  const ids = catalogue.courseIds(atLevelOf(inCategory(category.name), course));
  return ids.filter((id) => id !== course.id);
}

/** A course that was never counted counts as 0: it was there to be seen. */
function similarTo(
  ids: readonly number[],
  rows: readonly RecordCounts[],
  steps: readonly FigureStep[],
): FiguresAnswer["data"]["similar"] {
  const of = Map.groupBy(rows, ({ record_id }) => record_id);
  const each = ids.map((id) => of.get(id) ?? []);
  const sums = each.map(numbersOf);
  const views = steps.map((step) =>
    medianOf(each.map((own) => numbersOf(rowsWithin(own, step)).views)),
  );
  const medians = MEASURES.map(
    (measure) => [measure, medianOf(sums.map((sum) => sum[measure]))] as const,
  );
  const isKnown = medians.every(([, median]) => median !== null);
  return {
    courses: ids.length,
    median: isKnown ? (Object.fromEntries(medians) as Numbers) : null,
    views: isKnown ? views.map((median) => median ?? 0) : null,
  };
}
