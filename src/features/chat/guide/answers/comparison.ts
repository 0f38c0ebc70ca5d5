import type { Course } from "#catalogue/course.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { comparisonPart } from "../comparing.ts";
import { cheapestOf, shortestOf } from "../contest.ts";
import { ask, type Context, type Reply, say } from "../context.ts";

/** Sets courses side by side. */
export async function answerComparison(context: Context, ids: readonly number[]): Promise<Reply> {
  const { directory, memory } = context;
  const found = await Promise.all(
    [...new Set(ids)].slice(0, SHORTLIST_LIMIT).map((id) => directory.course(id)),
  );
  const courses = found.filter((course) => course !== null);
  if (courses.length < 2) return askWhich(context);
  return {
    parts: [
      { kind: "text", text: `Here they are side by side. ${verdict(courses)}`.trim() },
      comparisonPart(courses),
    ],
    chips: [
      ask("Tell me more about the first one"),
      ask("Tell me more about the second one"),
      ask("Start over"),
    ],
    memory: { ...memory, about: null, asked: null },
  };
}

/** Asks for the courses, where fewer than two are meant. */
export function askWhich({ memory }: Context): Reply {
  return say(
    `Which courses shall I compare? Tell me what you look for, then say “compare the first two”. On the site you can also shortlist up to ${SHORTLIST_LIMIT} courses and compare them.`,
    [ask("What should I study?"), { label: "Compare your shortlist", link: paths.compare() }],
    { ...memory, asked: memory.asked },
  );
}

function verdict(courses: readonly Course[]): string {
  const cheapest = cheapestOf(courses);
  const shortest = shortestOf(courses);
  const same = cheapest !== null && cheapest.id === shortest?.id;
  if (same) return `${nameOf(cheapest)} has the lowest stated total cost and is the shortest.`;
  return [
    cheapest && `${nameOf(cheapest)} has the lowest stated total cost.`,
    shortest && `${nameOf(shortest)} is the shortest.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function nameOf({ name, institution }: Course): string {
  return `${name} (${institution.name})`;
}
