import { compareCourses } from "#catalogue/compare.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import { noSlots } from "../../answer.ts";
import { factOf } from "../../lookups/facts.ts";
import { canBeJudged } from "../clauses/person.ts";
import { comparisonPart } from "../comparing.ts";
import { ask, type Context, type Reply, say, textPart } from "../context.ts";
import { speakingOf } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { titled } from "../wording.ts";
import { entryNote } from "./verdict.ts";

/** Sets courses side by side. */
export async function answerComparison(context: Context, ids: readonly number[]): Promise<Reply> {
  const { directory, memory, wishes } = context;
  const { fields, careers, focus } = wishes.slots;
  const found = await Promise.all(
    [...new Set(ids)].slice(0, SHORTLIST_LIMIT).map((id) => directory.course(id)),
  );
  const courses = found.filter((course) => course !== null);
  if (courses.length < 2) return askWhich(context);
  return {
    parts: [
      textPart(`${differences(context, courses)}\nHere they are side by side.`),
      comparisonPart(courses),
    ],
    chips: [
      ask("Tell me more about the first one"),
      ask("Tell me more about the second one"),
      ask("Start over"),
    ],
    memory: {
      ...speakingOf(memory, courses),
      asked: "results",
      ...(hasSubject(wishes.slots) && { slots: { ...noSlots(), fields, careers, focus } }),
    },
  };
}

const PAY = / (?:money|pay|paid|pays|salary|salaries|earn|earns|earning|income|rich|jobs?|work) /;
const NO_PAY =
  "What a job pays and who finds one is not recorded in the catalogue, so I cannot say which is better for that.";

const NOTHING_APART =
  "By what they state, neither cost nor length sets one apart, so place, level and way of study decide.";

/** Asks for the courses, where fewer than two are meant. */
export function askWhich({ memory }: Context): Reply {
  return say(
    `Which courses shall I compare? Tell me what you look for, then say “compare the first two”. On the site you can also shortlist up to ${SHORTLIST_LIMIT} courses and compare them.`,
    [ask("What should I study?"), { label: "Compare your shortlist", link: paths.compare() }],
    { ...memory, asked: memory.asked },
  );
}

/** What speaks for which, first what the person can enter. */
export function differences({ memory: { person }, reader }: Context, courses: readonly Course[]) {
  const best = compareCourses(courses);
  const onlyOne = (ids: readonly number[]) =>
    ids.length === 1 ? (courses.find(({ id }) => id === ids[0]) ?? null) : null;
  const [cheapest, shortest] = [onlyOne(best.cheapest), onlyOne(best.shortest)];
  const priced = courses.filter((course) => factOf(course, "total_cost").value !== NOT_STATED);
  const same = cheapest !== null && cheapest.id === shortest?.id;
  const apart = [
    priced.length === 1 ? `Only ${titled(priced[0]!)} states its total cost.` : null,
    same
      ? `${titled(cheapest)} has the lowest stated total cost and the shortest stated duration.`
      : null,
    cheapest && !same ? `${titled(cheapest)} has the lowest stated total cost.` : null,
    shortest && !same ? `${titled(shortest)} has the shortest stated duration.` : null,
  ].filter((reason) => reason !== null);
  return [
    ...(reader.has(PAY) ? [NO_PAY] : []),
    ...(canBeJudged(person) ? courses.map((course) => entryNote(person, course, courses)) : []),
    ...(apart.length > 0 ? apart : [NOTHING_APART]),
  ].join("\n");
}
