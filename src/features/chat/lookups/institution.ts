import { z } from "zod";
import { blacklistLine } from "#catalogue/approval.ts";
import { atInstitution } from "#catalogue/filters.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { answerInstitution } from "../answer.schema.ts";
import { contactFacts, facultyFacts } from "./institution-facts.ts";
import { lookUp, noSuch } from "./look-up.ts";
import { queryOf, unknownValues, wish } from "./wish.ts";

const output = z.object({
  institution: answerInstitution.nullable(),
  courses: z.int().describe("How many courses of it are listed"),
  levels: z.array(z.object({ level: z.string(), courses: z.int() })),
  warning: z.string().nullable().describe("What a register states against it; null for nothing"),
  link: z.string().nullable().describe("Its courses in the list"),
  missing: z.array(z.string()),
});

/** What the directory states of one institution. */
export const institution = lookUp({
  about:
    "What the directory states of one institution: places, contacts, levels, how many courses.",
  input: z.object({ institution_id: z.int() }),
  output,
  find: async ({ institution_id: id }, records) => {
    const found = await records.institution(id);
    if (!found) {
      const missing = [noSuch("institution", id)];
      return { institution: null, courses: 0, levels: [], warning: null, link: null, missing };
    }
    const filters = atInstitution(found.name);
    const { meta, facets } = records.catalogue.searchCourses({
      filters,
      page: 1,
      limit: 1,
      order: "DESC",
    });
    return {
      institution: {
        ...institutionCard(found),
        facts: [...contactFacts(found), ...facultyFacts(found)],
      },
      courses: meta.total,
      levels: facets.mnqf_level
        .filter(({ count }) => count > 0)
        .map(({ value, label, count }) => ({
          level: levelTitle(value as "1") ?? label,
          courses: count,
        })),
      warning: blacklistLine(found),
      link: paths.courses(filters),
      missing: found.places.length === 0 ? ["Its places are not stated."] : [],
    };
  },
});

const LISTED = 5;

/** Institutions that have courses for a wish, those with most of them first. */
export const institutions = lookUp({
  about: "Institutions that have courses for a wish, with how many; all of them for no wish.",
  input: wish,
  output: z.object({
    total: z.int(),
    institutions: z.array(z.object({ institution: answerInstitution, courses: z.int() })),
    link: z.string().describe("All institutions"),
    missing: z.array(z.string()),
  }),
  find: (wished, records) => {
    const { catalogue } = records;
    const { query, understood } = queryOf(wished, records);
    const { filters } = understood;
    const { facets } = catalogue.searchCourses({ ...query, page: 1, limit: 1, order: "DESC" });
    const found = facets.institutions
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .flatMap(({ value, count }) => {
        const one = catalogue.institutions.find(({ name }) => name === value);
        return one ? [{ institution: institutionCard(one), courses: count }] : [];
      });
    return {
      total: found.length,
      institutions: found.slice(0, LISTED),
      link: paths.institutions(),
      missing: [
        ...unknownValues(filters, facets, records),
        ...(found.length === 0 ? ["No institution has a course like this."] : []),
      ],
    };
  },
});

/** An institution as an answer shows it, without facts. */
export function institutionCard({ id, name, places, sample }: InstitutionSummary) {
  return { id, name, places, sample, link: paths.institution(id), facts: [] };
}
