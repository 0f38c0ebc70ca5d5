import { z } from "zod";
import { ENTRY_VERDICTS } from "#catalogue/entry.ts";
import { PATH_KINDS } from "#catalogue/ladder.ts";
import { HOME_CURRENCY } from "#catalogue/total-cost.ts";
import { rowNumber, sentObject } from "#platform/http/calls.schema.ts";
import { whatIHaveBody } from "#records/entry.schema.ts";

/** A search for paths in the public API, and its answer. */

const goal = z
  .strictObject({
    course: rowNumber("course must be the id of a course")
      .optional()
      .meta({ description: "Id of a course." }),
    level: z.int().min(1).max(10).optional().meta({ description: "An MNQF level." }),
    category: z.string().trim().min(1).optional().meta({
      description: "Name of a category, to go with the level.",
    }),
  })
  .refine(({ course, level }) => (course === undefined) !== (level === undefined), {
    error: "goal must have either a course or a level",
  })
  .refine(({ course, category }) => course === undefined || category === undefined, {
    error: "goal.category goes with a level, not with a course",
    path: ["category"],
  });

export const pathwaysQuery = sentObject("PathsQuery", {
  what_i_have: whatIHaveBody,
  goal,
  island: z.string().nullable().default(null).meta({
    description: "Code of an island of `/api/v1/p/places`; null for no nearest path.",
  }),
}).strict();

const pathAmount = {
  currency: z.literal(HOME_CURRENCY),
  from: z.number(),
  to: z.number().meta({ description: "The same as `from` where the cost is one pathAmount." }),
};

const step = z
  .object({
    course: z.object({
      id: z.int(),
      name: z.string(),
      url: z.string().meta({ description: "Address of the course's page." }),
      institution: z.object({ id: z.int(), name: z.string() }),
      mnqf_level: z.string().nullable(),
      duration_months: z.number().nullable(),
      place_codes: z.array(z.string()),
      sample: z.boolean(),
    }),
    entry: z.object({
      answer: z.enum(ENTRY_VERDICTS).meta({
        description: "`meets`, or `check` where part of what is asked cannot be judged.",
      }),
      check: z.array(z.string()).meta({ description: "What the institution has to be asked." }),
      later: z.array(z.string()).meta({ description: "What follows the application." }),
    }),
    needs_step_before: z.boolean().meta({
      description: "True where the qualification of the step before opens it.",
    }),
    cost: z
      .object({
        ...pathAmount,
        scheme: z.string().nullable().meta({ description: "The scheme that is taken off." }),
      })
      .nullable(),
  })
  .meta({ id: "PathStep" });

export const pathwaysAnswer = z.object({
  data: z.array(
    z
      .object({
        kinds: z.array(z.enum(PATH_KINDS)).meta({
          description:
            "What it is the best of; `priced` is the cheapest whose every cost is stated.",
        }),
        leaps: z.int().meta({
          description:
            "How often it leads from one field into another that no way in names, which is open and seldom of use. Above 0 only where its kind has no path without.",
        }),
        months: z.number().meta({ description: "Of study, as far as lengths are stated." }),
        lengths_missing: z.int().meta({ description: "Steps that do not state their length." }),
        cost: z.object(pathAmount).meta({ description: "As far as costs are known." }),
        costs_missing: z.int().meta({ description: "Steps whose cost is not known." }),
        steps: z.array(step),
      })
      .meta({ id: "Path" }),
  ),
});

export type PathwaysQuery = z.infer<typeof pathwaysQuery>;
export type PathwaysAnswer = z.infer<typeof pathwaysAnswer>;
