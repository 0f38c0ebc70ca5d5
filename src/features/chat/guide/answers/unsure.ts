import { paths } from "#web/paths.ts";
import { ask, type Context, type Reply, say } from "../context.ts";

/** Instead of an answer that could not be held against the directory. */
export function answerUnsure({ memory }: Context): Reply {
  const unsure = say(
    "I am not sure enough of my answer to give it. Please look at the courses themselves, or ask me in other words.",
    [
      { label: "Browse courses", link: paths.courses() },
      ask("What should I study?"),
      ask("Start over"),
    ],
    { ...memory, asked: null },
  );
  return { ...unsure, isUnanswered: true };
}
