import { counted } from "#catalogue/counted.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";
import {
  type CourseRead,
  confirmRoutes,
  readRoutes,
} from "#features/importing/routes/routes.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { noWords, runOneOf } from "./operator-command.ts";

const USAGE = `Usage: npm run routes -- <command> [options]

Reads entry routes from the requirement texts of courses that have none, for a person to confirm.
Nothing is published that nobody confirmed; what is read wrongly is written in the office instead.

  list                          shows what is read, courses with the same routes under their pattern;
                                  --json as JSON
  confirm PATTERN --by NAME     publishes the routes of all courses of a pattern
  confirm PATTERN ID ... --by NAME
                                publishes them for these; the numbers are those of their pages
`;

await runOneOf({
  usage: USAGE,
  options: { by: { type: "string" }, json: { type: "boolean", default: false } },
  open: ({ storage }) => storage,
  commands: {
    list: {
      takes: noWords,
      run: async (storage, { json }) => {
        const courses = await readRoutes(storage);
        if (json) return JSON.stringify(courses, null, 2);
        if (courses.length === 0) return "No routes are read from the texts of any course.";
        return [...Map.groupBy(courses, ({ pattern }) => pattern).values()]
          .sort((a, b) => b.length - a.length)
          .map(patternLines)
          .join("\n\n");
      },
    },
    confirm: {
      takes: ([pattern, ...ids]) =>
        pattern !== undefined && ids.every((id) => /^[1-9]\d{0,8}$/.test(id)),
      run: async (storage, { by }, [pattern = "", ...ids]) => {
        if (by === undefined) throw new InvalidInputError({ by: "Say who confirms: --by NAME." });
        const choice = { pattern, ids: ids.map(Number), by, now: new Date() };
        const done = await confirmRoutes(storage, choice);
        return `The routes of ${counted(done.length, "course")} were confirmed: ${done.join(", ")}.`;
      },
    },
  },
});

/** Courses with the same routes: the routes with their sentences, then the courses. */
function patternLines(courses: CourseRead[]): string {
  const [{ pattern, routes, sentences, understood }] = courses as [CourseRead];
  const whole =
    understood === sentences
      ? ""
      : `, ${sentences - understood} of ${counted(sentences, "sentence")} in part or whole to be checked`;
  return [
    `${pattern}  ${counted(courses.length, "course")}${whole}`,
    ...routes.flatMap(routeLines),
    ...courses.map(({ id, name, institution, source }) => {
      return `  ${String(id).padStart(6)}  ${name}, ${institution} (${source})`;
    }),
  ].join("\n");
}

function routeLines({ conditions, source_text }: EntryRoute, at: number): string[] {
  const demands = conditions.map(
    (one) => `${one.kind === "text" ? "check: " : ""}${conditionText(one)}`,
  );
  return [
    `  ${at === 0 ? "   " : "or "}${demands.length === 0 ? "nothing is asked" : demands.join("; ")}`,
    `       “${source_text}”`,
  ];
}
