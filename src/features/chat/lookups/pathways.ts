import { z } from "zod";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { islandByCode } from "#catalogue/islands.ts";
import { PATH_KINDS } from "#catalogue/ladder.ts";
import {
  leapWords,
  pathCostWords,
  pathLengthWords,
  stepCostWords,
  stepEntryWords,
} from "#catalogue/ladder-paths.ts";
import { whatIHaveBody } from "#records/entry.schema.ts";
import { paths as addresses } from "#web/paths.ts";
import { answerCourse } from "../answer.schema.ts";
import { courseCard } from "./course-card.ts";
import { lookUp, noSuch } from "./look-up.ts";

const input = z.object({
  have: whatIHaveBody.default(NOTHING_YET),
  goal: z.union([
    z.object({ course: z.int() }),
    z.object({
      level: z.int().min(1).max(10),
      category: z.string().nullable().describe("Name of a category of the list; null for any"),
    }),
  ]),
  island: z.string().nullable().default(null).describe("Code of the island that is home"),
});

const path = z.object({
  kinds: z.array(z.enum(PATH_KINDS)).describe("What it is best in"),
  steps: z.array(z.object({ course: answerCourse, entry: z.string(), cost: z.string() })),
  leap: z.string().nullable().describe("Said of a path that leaps into another field"),
  length: z.string(),
  cost: z.string(),
});

/** Courses one after another that lead from what a person has to a goal. */
export const paths = lookUp({
  about: "Paths of courses, at most four, from what a person has to a course or a level.",
  input,
  output: z.object({
    paths: z.array(path),
    link: z.string().describe("The page that finds paths"),
    missing: z.array(z.string()),
  }),
  find: ({ have, goal, island }, { catalogue }) => {
    const unknown = [
      "course" in goal && !catalogue.course(goal.course) && noSuch("course", goal.course),
      "level" in goal &&
        goal.category !== null &&
        !catalogue.categories.some(({ name }) => name === goal.category) &&
        `The directory has no category “${goal.category}”.`,
      island !== null && !islandByCode(island) && `No island has the code ${island}.`,
    ].filter((line) => line !== false);
    const found = unknown.length > 0 ? [] : catalogue.pathsTo({ have, goal, island });
    return {
      paths: found.map((one) => ({
        kinds: one.kinds,
        leap: leapWords(one),
        steps: one.steps.map((step, at) => ({
          course: courseCard(step.course, catalogue.operator),
          entry: stepEntryWords(one.steps, at),
          cost: stepCostWords(step),
        })),
        length: pathLengthWords(one),
        cost: pathCostWords(one),
      })),
      link: addresses.pathways(
        "course" in goal
          ? goal
          : {
              level: String(goal.level),
              ...(goal.category !== null && { category: goal.category }),
            },
      ),
      missing:
        unknown.length > 0 || found.length > 0
          ? unknown
          : ["No path to this goal is known from here."],
    };
  },
});
