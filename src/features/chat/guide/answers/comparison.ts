import { compareCourses } from "#catalogue/compare.ts";
import { type Course, type CourseSummary, type MnqfLevel, NOT_STATED } from "#catalogue/course.ts";
import { LEVELS, mnqfLabel } from "#catalogue/levels.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { paths } from "#web/paths.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged, type Person } from "../clauses/person.ts";
import { comparisonPart } from "../comparing.ts";
import { ask, type Context, coursesPart, type Reply, say, textPart } from "../context.ts";
import { factOf } from "../facts.ts";
import { type Finding, findCourses, MOST_READ } from "../finding.ts";
import { speakingOf } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { counted, titled } from "../wording.ts";
import { entryNote } from "./conclusion.ts";
import { factCourse } from "./course-list.ts";

/** Sets courses side by side. */
export async function answerComparison(context: Context, ids: readonly number[]): Promise<Reply> {
  const { directory, memory } = context;
  const found = await Promise.all(
    [...new Set(ids)].slice(0, SHORTLIST_LIMIT).map((id) => directory.course(id)),
  );
  const courses = found.filter((course) => course !== null);
  if (courses.length < 2) return askWhich(context);
  return {
    parts: [textPart(verdict(context, courses)), comparisonPart(courses)],
    chips: [
      ask("Tell me more about the first one"),
      ask("Tell me more about the second one"),
      ask("Start over"),
    ],
    memory: speakingOf(memory, courses),
  };
}

/** One side of a choice: what is wished, and what there is of it. */
interface Side {
  name: string;
  found: Finding;
}

/** What each of several fields, levels or institutions gives, where they are set against each other. */
export async function answerCompared(context: Context): Promise<Reply | null> {
  const { directory, names, now, memory } = context;
  const { person } = memory;
  const sides: Side[] = [];
  for (const { name, wanted } of sidesOf(context).slice(0, SHORTLIST_LIMIT)) {
    const options = { names, now, skipped: 0, person, shown: MOST_READ };
    const found = await findCourses(directory, wanted, options);
    if (found.total > 0) sides.push({ name, found });
  }
  if (sides.length < 2) return null;
  const examples: CourseSummary[] = [];
  for (const { found } of sides) {
    const own = found.courses.find((card) => !examples.some(({ name }) => name === card.name));
    if (own) examples.push(own);
  }
  const courses = await Promise.all(examples.map(({ id }) => directory.course(id)));
  const shown = courses.filter((course) => course !== null);
  const lead = `Neither is better for everybody. ${context.reader.has(PAY) ? `${NO_PAY} ` : ""}This is what the catalogue has of each, and one course as an example:`;
  return {
    parts: [
      textPart([lead, ...sides.map((side) => sideText(context, side))].join("\n")),
      coursesPart(shown.map((course) => factCourse(course, EXAMPLE_FIELDS))),
      textPart(asksBack(person)),
    ],
    chips: [
      ...sides.slice(0, 2).map(({ name }) => ask(`Show me ${name} courses`)),
      ask("Compare the first two"),
    ],
    memory: { ...speakingOf(memory, shown), slots: { ...context.wishes.slots, fields: [] } },
  };
}

const EXAMPLE_FIELDS = [
  "mnqf_level",
  "duration_text",
  "total_cost",
  "delivery_modalities",
  "careers",
  "admission_general_requirements",
] as const;

/** Fields, institutions or levels that are set against each other, or a field against a level. */
function sidesOf({ wishes }: Context): { name: string; wanted: Slots }[] {
  const { slots } = wishes;
  const { fields, levels } = slots;
  const levelSide = (level: MnqfLevel, wanted: Slots) => ({
    name: mnqfLabel(level),
    wanted: { ...wanted, levels: [level] },
  });
  if (fields.length > 1)
    return fields.map((name) => ({ name, wanted: { ...slots, fields: [name] } }));
  if (slots.institutions.length > 1)
    return slots.institutions.map((name) => ({ name, wanted: { ...slots, institutions: [name] } }));
  if (levels.length > 1 && hasSubject(slots)) return levels.map((one) => levelSide(one, slots));
  const [field] = fields;
  if (field !== "Foundation Studies" || levels.length === 0) return [];
  return [
    { name: field, wanted: { ...slots, levels: [] } },
    ...levels.map((one) => levelSide(one, { ...slots, fields: [] })),
  ];
}

/** How much there is of one side: levels, ways of study, and whom it takes. */
function sideText({ memory: { person } }: Context, { name, found }: Side): string {
  const { courses, total, verdicts } = found;
  const levels = courses.map((card) => Number(card.mnqf_level ?? NaN)).filter((one) => one > 0);
  const ends = [Math.min(...levels), Math.max(...levels)].map((level) => `Level ${level}`);
  const span = ends[0] === ends[1] ? `at ${ends[0]}` : `from ${ends[0]} to ${ends[1]}`;
  const online = courses.filter((card) => card.delivery_modalities.includes("online")).length;
  const open = verdicts?.get("meets") ?? 0;
  const check = verdicts?.get("check") ?? 0;
  const part = check > 0 ? `, and for ${check} part of it has to be checked` : "";
  const explanation = LEVELS.find(({ label }) => label === name)?.explanation;
  return [
    `${name}: ${counted(total, "course")}${levels.length > 0 ? `, ${span}` : ", outside the levels"}`,
    online > 0 ? `, ${online} of them online` : "",
    canBeJudged(person) ? `; you can enter ${open} with what you told me${part}` : "",
    `.${name === "Foundation Studies" ? " It prepares for a higher course and is no qualification in itself." : ""}`,
    explanation ? ` ${explanation}` : "",
  ].join("");
}

/** The question whose answer would decide. */
function asksBack(person: Person): string {
  return canBeJudged(person)
    ? "Which of them is nearer to the work that you would like to do every day?"
    : "Which is nearer to the work that you would like to do every day, and what have you finished so far?";
}

const PAY = / (?:money|pay|paid|pays|salary|salaries|earn|earns|earning|income|rich|jobs?|work) /;
const NO_PAY =
  "What a job pays and who finds one is not recorded in the catalogue, so I cannot say which is better for that.";

/** Asks for the courses, where fewer than two are meant. */
export function askWhich({ memory }: Context): Reply {
  return say(
    `Which courses shall I compare? Tell me what you look for, then say “compare the first two”. On the site you can also shortlist up to ${SHORTLIST_LIMIT} courses and compare them.`,
    [ask("What should I study?"), { label: "Compare your shortlist", link: paths.compare() }],
    { ...memory, asked: memory.asked },
  );
}

/** What speaks for which, first what the person can enter. */
function verdict({ memory: { person }, reader }: Context, courses: readonly Course[]): string {
  const best = compareCourses(courses);
  const onlyOne = (ids: readonly number[]) =>
    ids.length === 1 ? (courses.find(({ id }) => id === ids[0]) ?? null) : null;
  const [cheapest, shortest] = [onlyOne(best.cheapest), onlyOne(best.shortest)];
  const priced = courses.filter((course) => factOf(course, "total_cost").value !== NOT_STATED);
  const same = cheapest !== null && cheapest.id === shortest?.id;
  const reasons = [
    reader.has(PAY) ? NO_PAY : null,
    ...(canBeJudged(person) ? courses.map((course) => entryNote(person, course, courses)) : []),
    priced.length === 1 ? `Only ${titled(priced[0]!)} states its total cost.` : null,
    same ? `${titled(cheapest)} has the lowest stated total cost and is the shortest.` : null,
    cheapest && !same ? `${titled(cheapest)} has the lowest stated total cost.` : null,
    shortest && !same ? `${titled(shortest)} is the shortest.` : null,
  ].filter((reason) => reason !== null);
  return reasons.length > 0
    ? `${reasons.join(" ")} Here they are side by side.`
    : "By what they state, neither cost nor length sets one apart, so place, level and way of study decide. Here they are side by side.";
}
