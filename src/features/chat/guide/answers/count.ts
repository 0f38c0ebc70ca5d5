import { noFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { counted } from "../wording.ts";

/** How large the catalogue is. */
export async function answerCount({ directory, names, memory }: Context): Promise<Reply> {
  const { meta } = await directory.search(noFilters(), { page: 1, limit: 1 });
  return say(
    `The catalogue has ${counted(meta.total, "course")} at ${counted(names.institutions.length, "institution")}.`,
    [
      ask("What should I study?"),
      ask("Which institutions are there?"),
      { label: "Browse all courses", link: paths.courses() },
    ],
    memory,
  );
}
