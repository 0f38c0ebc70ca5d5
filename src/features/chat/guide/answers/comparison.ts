import type { Course, MnqfLevel } from "#catalogue/course.ts";
import { mnqfLabel } from "#catalogue/levels.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { totalCost } from "#catalogue/total-cost.ts";
import { paths } from "#web/paths.ts";
import { canBeJudged } from "../clauses/person.ts";
import { comparisonPart } from "../comparing.ts";
import { cheapestOf, shortestOf } from "../contest.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { findCourses } from "../finding.ts";
import { speakingOf } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { counted, listed } from "../wording.ts";
import { entryNote } from "./conclusion.ts";

/** Sets courses side by side. */
export async function answerComparison(context: Context, ids: readonly number[]): Promise<Reply> {
  const { directory, memory } = context;
  const found = await Promise.all(
    [...new Set(ids)].slice(0, SHORTLIST_LIMIT).map((id) => directory.course(id)),
  );
  const courses = found.filter((course) => course !== null);
  if (courses.length < 2) return askWhich(context);
  return {
    parts: [{ kind: "text", text: verdict(context, courses) }, comparisonPart(courses)],
    chips: [
      ask("Tell me more about the first one"),
      ask("Tell me more about the second one"),
      ask("Start over"),
    ],
    memory: speakingOf(memory, courses),
  };
}

/** Compares the first course of each field, level or institution, where several were named. */
export async function answerCompared(context: Context): Promise<Reply | null> {
  const { directory, names, now, wishes, memory } = context;
  const { slots } = wishes;
  const key = (["fields", "institutions", "levels"] as const).find((one) => slots[one].length > 1);
  if (key === undefined || (key === "levels" && !hasSubject(slots))) return null;
  const firsts = await Promise.all(
    slots[key].slice(0, SHORTLIST_LIMIT).map(async (value) => {
      const wanted = { ...slots, [key]: [value], order: slots.order };
      const person = memory.person;
      const found = await findCourses(directory, wanted, { names, now, skipped: 0, person });
      return { value, found };
    }),
  );
  const some = firsts.filter(({ found }) => found.total > 0);
  const shown = some.flatMap(({ found }) => found.courses.slice(0, 1).map(({ id }) => id));
  if (new Set(shown).size < 2) return null;
  const counts = some.map(
    ({ value, found }) =>
      `${counted(found.total, "course")} for ${key === "levels" ? mnqfLabel(value as MnqfLevel) : value}`,
  );
  const reply = await answerComparison({ ...context, memory: { ...memory, slots, shown } }, shown);
  const lead = `The catalogue has ${listed(counts)}. Which suits you better depends on what you like to do; as an example I compare one course of each.`;
  return { ...reply, parts: [{ kind: "text", text: lead }, ...reply.parts] };
}

/** Asks for the courses, where fewer than two are meant. */
export function askWhich({ memory }: Context): Reply {
  return say(
    `Which courses shall I compare? Tell me what you look for, then say “compare the first two”. On the site you can also shortlist up to ${SHORTLIST_LIMIT} courses and compare them.`,
    [ask("What should I study?"), { label: "Compare your shortlist", link: paths.compare() }],
    { ...memory, asked: memory.asked },
  );
}

/** What speaks for which, first what the person can enter. */
function verdict({ memory: { person } }: Context, courses: readonly Course[]): string {
  const cheapest = cheapestOf(courses);
  const shortest = shortestOf(courses);
  const priced = courses.filter((course) => totalCost(course) !== null);
  const same = cheapest !== null && cheapest.id === shortest?.id;
  const reasons = [
    ...(canBeJudged(person) ? courses.map((course) => entryNote(person, course, courses)) : []),
    priced.length === 1 ? `Only ${nameOf(priced[0]!)} states its total cost.` : null,
    same ? `${nameOf(cheapest)} has the lowest stated total cost and is the shortest.` : null,
    cheapest && !same ? `${nameOf(cheapest)} has the lowest stated total cost.` : null,
    shortest && !same ? `${nameOf(shortest)} is the shortest.` : null,
  ].filter((reason) => reason !== null);
  return reasons.length > 0
    ? `${reasons.join(" ")} Here they are side by side.`
    : "By what they state, neither cost nor length sets one apart, so place, level and way of study decide. Here they are side by side.";
}

function nameOf({ name, institution }: Course): string {
  return `${name} (${institution.name})`;
}
