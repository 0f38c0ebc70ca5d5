import { z } from "zod";
import { noFilters } from "#catalogue/filters.ts";
import { LEVELS, levelTitle, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { lookUp } from "./look-up.ts";

const level = z.object({
  level: z.enum(LEVELS.map(({ value }) => value)),
  name: z.string(),
  explanation: z.string(),
  asks: z.array(z.string()).describe("What the framework asks of who enters; one is enough"),
  courses: z.int(),
});

/** The ten levels of the framework, and what is outside it. */
export const levels = lookUp({
  about:
    "The levels of the Maldives National Qualifications Framework, what each asks for, courses.",
  input: z.object({}),
  output: z.object({
    about: z.string(),
    levels: z.array(level),
    source: z.object({ name: z.string(), url: z.string() }),
    link: z.string(),
    missing: z.array(z.string()),
  }),
  find: (_, { catalogue }) => {
    const { facets } = catalogue.searchCourses({
      filters: noFilters(),
      page: 1,
      limit: 1,
      order: "DESC",
    });
    const counts = new Map(facets.mnqf_level.map(({ value, count }) => [value, count]));
    const { rules, source } = catalogue.operator.level_entry;
    const asks = new Map(rules.map((rule) => [rule.level, rule.asks]));
    const silent = LEVELS.filter(({ value }) => value !== "NA" && !asks.has(value));
    return {
      about: MNQF_EXPLANATION,
      levels: LEVELS.map(({ value, label, explanation }) => ({
        level: value,
        name: levelTitle(value) ?? label,
        explanation,
        asks: [...(asks.get(value) ?? [])],
        courses: counts.get(value) ?? 0,
      })),
      source,
      link: paths.levels(),
      missing: silent.map(({ value }) => `What level ${value} asks for has no source yet.`),
    };
  },
});
