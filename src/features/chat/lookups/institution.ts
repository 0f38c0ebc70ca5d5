import { z } from "zod";
import { blacklistLine } from "#catalogue/approval.ts";
import { atInstitution } from "#catalogue/filters.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { answerInstitution } from "../answer.schema.ts";
import { contactFacts, facultyFacts } from "./institution-facts.ts";
import { lookUp, noSuch } from "./look-up.ts";

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
    const { name, places, sample } = found;
    const filters = atInstitution(name);
    const { meta, facets } = records.catalogue.searchCourses({
      filters,
      page: 1,
      limit: 1,
      order: "DESC",
    });
    return {
      institution: {
        id,
        name,
        places,
        sample,
        link: paths.institution(id),
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
      missing: places.length === 0 ? ["Its places are not stated."] : [],
    };
  },
});
