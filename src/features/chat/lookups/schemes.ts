import { z } from "zod";
import { dateWords } from "#catalogue/dates.ts";
import { noFilters } from "#catalogue/filters.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { netCostText, paymentWords, supportFor } from "#catalogue/net-cost.ts";
import { paths } from "#web/paths.ts";
import { lookUp, noSuch } from "./look-up.ts";

const scheme = z.object({
  name: z.string(),
  kind: z.enum(["grant", "scholarship", "loan"]),
  pays: z.string().nullable().describe("Null: a course says it itself, or nobody states it"),
  not_for: z.array(z.string()),
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  stated: z.string().nullable(),
});

const covered = noFilters();
covered.gov_first_degree = ["yes"];

/** Schemes, scholarships and loans: all that are known, or those for one course. */
export const schemes = lookUp({
  about: "Schemes, scholarships and loans that are known, or those for one course.",
  input: z.object({ course_id: z.int().nullable().default(null) }),
  output: z.object({
    schemes: z.array(scheme),
    for_course: z.string().nullable().describe("What the first-degree scheme leaves to pay of it"),
    courses: z.int().describe(`Courses that the ${GRANT_SCHEME} covers`),
    link: z.string().describe("They in the list"),
    missing: z.array(z.string()),
  }),
  find: ({ course_id }, { catalogue }) => {
    const { operator } = catalogue;
    const card = course_id === null ? undefined : catalogue.course(course_id);
    const found = card ? supportFor(card, operator) : course_id === null ? operator.support : [];
    const missing = [
      course_id !== null && !card && noSuch("course", course_id),
      found.length === 0 && "No scheme, scholarship or loan is stated.",
      ...found.map(({ name, pays }) => pays === null && `What the ${name} pays differs by course.`),
    ];
    return {
      schemes: found.map((one) => ({
        name: one.name,
        kind: one.kind,
        pays: paymentWords(one),
        not_for: [...one.not_for],
        source: one.source,
        stated: one.stated_on && dateWords(one.stated_on),
      })),
      for_course: card ? netCostText(card, operator) : null,
      courses: catalogue.searchCourses({ filters: covered, page: 1, limit: 1, order: "DESC" }).meta
        .total,
      link: paths.courses(covered),
      missing: missing.filter((line) => line !== false),
    };
  },
});
