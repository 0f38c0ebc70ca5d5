import { counted } from "#catalogue/counted.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { ENTRY_VERDICTS } from "#catalogue/entry.ts";
import { atInstitution } from "#catalogue/filters.ts";
import { MONTH_OF_WORD } from "#catalogue/intakes.ts";
import { paths } from "#web/paths.ts";
import type { AnswerCourse, Chip } from "../../answer.schema.ts";
import { newMemory } from "../../answer.ts";
import { compare } from "../../lookups/comparing.ts";
import { cost } from "../../lookups/cost.ts";
import { course } from "../../lookups/course.ts";
import { dates } from "../../lookups/dates.ts";
import { entry } from "../../lookups/entry.ts";
import type { FactField } from "../../lookups/facts.ts";
import { search } from "../../lookups/search.ts";
import { wishOf } from "../../lookups/wish.ts";
import { type Asked, over, readMessage } from "../asked.ts";
import { FACT_CUES, SITE } from "../cues.ts";
import { institutionAlone, named, pointedAt, wholeNamed } from "../meant.ts";
import { ask, coursesPart, type Reply, textPart } from "../reply.ts";
import { toldIn } from "../told.ts";
import { answerList } from "./courses.ts";
import { understoodParts } from "./wishes.ts";

/** Courses whose whole records an answer reads. */
const FEW = 3;

/** The courses that a message points at, or names whole; those that were shown for a bare question. */
export function meant(asked: Asked): CourseSummary[] {
  const pointed = pointedAt(asked);
  if (pointed.length > 0) return pointed;
  if (asked.isWish) return named(asked);
  const { shown, wish } = asked.memory;
  const cards = shown.flatMap((id) => asked.records.catalogue.course(id) ?? []);
  const whole = wholeNamed(wish.name, cards);
  return whole.length > 0 ? whole : cards;
}

/** The fields that a message asks for. */
export function askedFields({ message, asks, understood: { wordFilters } }: Asked): FactField[] {
  // What a course must be is a limit, and no question.
  const isLimit = (field: FactField) =>
    wordFilters.some(({ key }) => LIMITED.get(key)?.includes(field) === true);
  const fields = FACT_CUES.flatMap(([pattern, own]) =>
    pattern.test(message) && !own.some(isLimit) ? own : [],
  );
  if (fields.length === 0) return [];
  return [
    ...fields,
    ...(asks("dates") ? (["intakes", "intake_details"] as const) : []),
    ...(asks("entry") ? ENTRY_FIELDS : []),
  ];
}

const LIMITED: ReadonlyMap<string, readonly FactField[]> = new Map([
  ["max_cost", ["total_cost"]],
  ["max_months", ["duration_text"]],
  ["gov_first_degree", ["total_cost"]],
]);

const ENTRY_FIELDS: readonly FactField[] = [
  "admission_general_requirements",
  "admission_alternative_requirements",
  "admission_language_requirements",
];

/** What the directory states of the courses that are meant; of a wish alone, of the first that it finds. */
export async function answerFacts(
  asked: Asked,
  fields = askedFields(asked),
): Promise<Reply | null> {
  const cards = await cardsFor(asked);
  if (cards === null) return null;
  const usual: FactField[] = ["places", "total_cost", "duration_text", "mnqf_level"];
  const shown = fields.length > 0 ? fields : usual;
  const found = await Promise.all(
    cards.map(({ id }) => asked.look(course, { course_id: id, fields: [...shown] })),
  );
  const courses = found.flatMap((one) => one.course ?? []);
  const [only] = courses;
  const isOne = courses.length === 1 && only;
  const silent = found.flatMap(({ missing }) => missing);
  return {
    parts: [
      ...(asked.isWish && !isOne ? understoodParts(asked.memory, asked.records) : []),
      textPart(
        isOne ? `${only.name}, ${only.institution}.` : `What ${courses.length} courses state:`,
        isOne && only.sample && "It is fictional sample data.",
        silent.length > 0 && "What is not stated, the institution can tell you.",
      ),
      ...coursesPart(courses),
    ],
    chips: isOne ? courseChips(only) : [ask("Show courses"), ask("Compare the first two")],
    memory: isOne
      ? { ...asked.memory, about: { course: only.id } }
      : { ...asked.memory, shown: courses.map(({ id }) => id) },
  };
}

/** Null where nothing is meant and nothing wished that courses are about. */
async function cardsFor(asked: Asked): Promise<{ id: number }[] | null> {
  const cards = meant(asked);
  if (cards.length > 0) return cards.slice(0, FEW);
  if (!asked.isWish) return null;
  const found = await asked.look(search, { ...wishOf(asked.memory.wish), limit: FEW });
  return found.mentions === null && found.courses.length > 0 ? found.courses : null;
}

/** Next steps for one course. */
export function courseChips({ id, link }: AnswerCourse): Chip[] {
  return [
    { label: "Open its page", link },
    ask("What are the entry requirements?"),
    ask("When does it start?"),
    { label: "Ask the institution", link: paths.ask({ kind: "course", id }) },
  ];
}

/** Who can enter: one course for what the browser keeps or the message says, or courses that are open. */
export async function answerEntry(asked: Asked): Promise<Reply> {
  const told = toldIn(asked.message);
  const have = told?.have ?? asked.kept.have;
  const own = told && !asked.isWish && pointedAt(asked).length === 0 ? [] : meant(asked);
  const few = own.length > 0 || !asked.isWish ? [] : await onlyFew(asked);
  const cards = own.length > 0 ? own.slice(0, FEW) : few.map((id) => ({ id }));
  if (cards.length === 0 && have)
    return answerList(asked, {
      lead: told
        ? "By what you name, these ask for no more than that; results by subject I do not read here."
        : "By the results that this browser keeps.",
      entering: have,
      above: Math.max(0, ...have.levels.map(({ level }) => level)),
    });
  const fields = [...ENTRY_FIELDS];
  const ids = cards.length > 0 ? cards : ((await cardsFor(asked)) ?? []);
  if (ids.length === 0)
    return { parts: [textPart(SAY_WHAT)], chips: entryChips(null), memory: asked.memory };
  const found = await Promise.all(
    ids.map(({ id }) => asked.look(course, { course_id: id, fields })),
  );
  const answers = have
    ? await Promise.all(ids.map(({ id }) => asked.look(entry, { course_id: id, have })))
    : [];
  const courses = found.flatMap((one, at) => {
    const words = told && answers[at]?.unknown_results ? undefined : answers[at]?.words;
    return one.course ? [{ ...one.course, ...(words !== undefined && { entry: words }) }] : [];
  });
  const ways = found.length === 1 ? (found[0]?.ways_in ?? []) : [];
  const only = courses.length === 1 ? courses[0]! : null;
  return {
    parts: [
      textPart(
        ways.length > 1 && `There are ${ways.length} ways in; one is enough.`,
        ...(answers[0] && only ? reasons(answers[0], told !== null) : []),
        !have && "Say once under What I have what you have passed, and courses answer to it.",
        "The institution decides.",
      ),
      ...(ways.length > 0 ? [textPart(ways.map((way) => `- ${way}`).join("\n"))] : []),
      ...coursesPart(courses),
    ],
    chips: entryChips(only),
    memory: only
      ? { ...asked.memory, about: { course: only.id } }
      : { ...asked.memory, shown: courses.map(({ id }) => id) },
  };
}

const SAY_WHAT =
  "Entry requirements stand with each course. Name a course or a field, or say under What I have what you have passed: courses then answer to it.";

function reasons(
  answer: { lacks: string[]; check: string[]; unknown_results: boolean },
  isTold: boolean,
): string[] {
  const { lacks, check } = answer;
  return [
    ...(lacks.length > 0
      ? isTold && answer.unknown_results
        ? [
            `It asks for ${lacks.join("; ")}: results I do not read here, What I have compares yours.`,
          ]
        : [`It asks besides for ${lacks.join("; ")}.`]
      : []),
    ...(check.length > 0 ? [`Ask the institution about ${check.join("; ")}.`] : []),
  ];
}

function entryChips(only: AnswerCourse | null): Chip[] {
  return [
    { label: "What I have", link: paths.whatIHave() },
    { label: "Paths to a goal", link: paths.pathways(only ? { course: only.id } : {}) },
    ...(only
      ? [{ label: "Ask the institution", link: paths.ask({ kind: "course", id: only.id }) }]
      : []),
  ];
}

/** Two or three courses side by side: pointed at, or named one after another. */
export async function answerComparison(asked: Asked): Promise<Reply | null> {
  const pointed = pointedAt(asked);
  const each = pointed.length > 1 ? pointed : await namedApart(asked);
  const own = idsOf(each).length > 1 ? each : meant(asked);
  const ids = idsOf(own).length > 1 ? idsOf(own) : await onlyFew(asked);
  if (ids.length < 2 && SITE.test(asked.message)) return null;
  if (ids.length < 2)
    return {
      parts: [
        textPart("Which two courses? Name them, or tick them for your shortlist and compare it."),
      ],
      chips: [{ label: "Compare your shortlist", link: paths.compare() }],
      memory: asked.memory,
    };
  const found = await asked.look(compare, { course_ids: ids });
  if (!found.comparison) return null;
  const nameOf = (id: number) => {
    const card = asked.records.catalogue.course(id);
    return card ? `${card.name} at ${card.institution.name}` : "";
  };
  const least = (of: readonly number[], what: string) =>
    of.length > 0 && `${what}: ${of.map(nameOf).join("; ")}.`;
  return {
    parts: [
      textPart(
        least(found.cheapest, "Lowest total cost"),
        least(found.shortest, "Shortest"),
        /\b(?:better|best)\b/i.test(asked.message) &&
          "Which is better for you I do not say: the table shows where they differ.",
        ...found.missing,
      ),
      found.comparison,
    ],
    chips: [{ label: "Open the comparison", link: found.comparison.link }],
    memory: { ...asked.memory, shown: ids, about: null },
  };
}

const idsOf = (cards: readonly { id: number }[]) =>
  [...new Set(cards.map(({ id }) => id))].slice(0, FEW);

/** The courses of a wish that finds few; none for one that finds more. */
async function onlyFew(asked: Asked): Promise<number[]> {
  if (!asked.isWish) return [];
  const found = await asked.look(search, { ...wishOf(asked.memory.wish), limit: FEW });
  return found.total <= FEW ? idsOf(found.courses) : [];
}

/** What stands between the names of courses that are set side by side. */
const APART = / (?:and|vs\.?|versus|with|or) |[,?]/i;

/**
 * For each name that stands between "and", "vs" and the like the course that has it, or its best
 * match. An institution alone stands for the course named beside it, as it has it: "a diploma in
 * nursing at one and the other".
 */
async function namedApart({ message, kept, records }: Asked): Promise<{ id: number }[]> {
  const names = message.split(APART).filter((name) => name.trim() !== "");
  if (names.length < 2) return [];
  const parts = names.map((name) => readMessage(name, { memory: newMemory(), kept, records }));
  const full = parts.find((part) => part.memory.wish.name !== "" && !institutionAlone(part));
  const whole = full && named(full)[0];
  const like = full && { ...full.memory.wish, name: whole?.name ?? full.memory.wish.name };
  const best = parts.map(async (part) => {
    const at = institutionAlone(part);
    const said = at ? atInstitution(at.name) : part.memory.wish;
    const own = part.isWish && !at ? named(part).slice(0, 1) : [];
    if (own.length > 0 || !part.isWish) return own;
    const filters = like && said.name === "" ? over(like, said) : said;
    return (await part.look(search, { ...wishOf(filters), limit: 1 })).courses;
  });
  return (await Promise.all(best)).flat();
}

/** What courses cost together and by month. */
export async function answerSum(asked: Asked): Promise<Reply | null> {
  const isOne = asked.isWish && named(asked).length === 1;
  if (isOne) return answerFacts(asked, ["total_cost", "fees"]);
  const apart = pointedAt(asked).length > 0 ? [] : await namedApart(asked);
  const cards = (apart.length > 1 ? apart : ((await cardsFor(asked)) ?? [])).slice(0, 6);
  if (cards.length === 0) return null;
  const found = await asked.look(cost, { course_ids: cards.map(({ id }) => id) });
  const lines = found.courses.map(
    ({ course_id, total, per_month, spread, after_scheme, scheme }) => {
      const name = asked.records.catalogue.course(course_id)?.name ?? "";
      return [
        `${name}: ${total}`,
        per_month
          ? `about ${per_month.words} a month`
          : (spread ?? (/\bmonth/i.test(asked.message) && "by month nothing is stated")),
        after_scheme && scheme,
      ]
        .filter(Boolean)
        .join("; ");
    },
  );
  return {
    parts: [
      textPart(lines.map((line) => `${line}.`).join("\n")),
      textPart(
        cards.length > 1 && found.together && `Together ${found.together.words}.`,
        cards.length > 1 &&
          found.together_per_month &&
          `All at once about ${found.together_per_month.words} a month.`,
        ...found.missing,
      ),
    ].filter((part) => part.kind !== "text" || part.text !== ""),
    chips: [...(cards.length > 1 ? [ask("Compare them")] : []), ask("Show courses")],
    memory: {
      ...asked.memory,
      shown: cards.map(({ id }) => id),
      about: cards.length === 1 ? { course: cards[0]!.id } : null,
    },
  };
}

/** "10 December", "December 10th". */
const DAY =
  /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9})\b|\b([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?\b/i;

/** The day that a message names, the next of its date; null for none. */
function dayIn(message: string, today: string): string | null {
  const [, day, month, first, second] = DAY.exec(message) ?? [];
  const number = MONTH_OF_WORD.get((month ?? first ?? "").toLowerCase());
  if (number === undefined) return null;
  const date = `${String(number).padStart(2, "0")}-${(day ?? second ?? "").padStart(2, "0")}`;
  const year = Number(today.slice(0, 4));
  return `${date < today.slice(5) ? year + 1 : year}-${date}`;
}

/** Beside a month it means the time up to it. */
const UP_TO = /\b(?:by|before|until|till|latest)\b/i;

/** The month in which something is to start or to close; null for the time up to one. */
export function monthIn({ message, understood }: Asked): string | null {
  const said = understood.wordFilters.find(({ key }) => key === "starts_by");
  const isMonth = said?.words.split(" ").some((one) => MONTH_OF_WORD.has(one.toLowerCase()));
  return said && isMonth && !UP_TO.test(message) ? (said.values[0] ?? null) : null;
}

const CLOSES = /\bclos(?:e|es|ing)\b|\bdead ?lines? (?:\w+ )?in\b/i;
const BY_DEADLINE = /dead ?line|last (?:day|date)|clos|apply by|application|ސުންގަޑި/i;

/** When courses start and by when to apply, of those that are meant or of the whole wish. */
export async function answerDates(asked: Asked): Promise<Reply> {
  const pointed = pointedAt(asked);
  const cards = pointed.length > 0 ? pointed : asked.isWish ? named(asked) : [];
  const [month, until] = [monthIn(asked), dayIn(asked.message, asked.records.catalogue.today)];
  const by = BY_DEADLINE.test(asked.message) ? "deadline" : "start";
  const isOfMonth =
    until === null && month !== null && (by === "start" || CLOSES.test(asked.message));
  const isDated = isOfMonth || until !== null;
  const wish = isDated ? { ...asked.memory.wish, starts_by: [] } : asked.memory.wish;
  const found = await asked.look(dates, {
    ...wishOf(wish),
    course_ids: cards.map(({ id }) => id).slice(0, 20),
    by,
    month: isOfMonth ? month : null,
    until,
    have: asked.kept.have,
    answers: [...ENTRY_VERDICTS],
  });
  if (found.total === 0 && cards.length > 0) {
    const stated = await answerFacts(asked, ["intakes", "intake_details"]);
    if (stated) return stated;
  }
  const lines = found.dates.map(({ course: { name, institution }, start, deadline, last_day }) =>
    [
      `${name}, ${institution}: ${start}`,
      deadline
        ? `${deadline}${last_day && !deadline.includes(last_day) ? ` (${last_day})` : ""}`
        : "last day to apply not stated",
    ].join("; "),
  );
  const courses = [...new Map(found.dates.map(({ course: one }) => [one.id, one])).values()];
  return {
    parts: [
      ...(cards.length === 0 ? understoodParts(asked.memory, asked.records) : []),
      textPart(
        isDated &&
          `${counted(found.total, "date")} ${until ? "until" : "in"} ${dateWords(until ?? month!)}.`,
        lines.length === 0
          ? "No date is known that one can still apply for."
          : lines.map((line) => `${line}.`).join("\n"),
      ),
      textPart(
        found.total > lines.length && `These are the first of ${found.total} dates.`,
        ...found.missing,
      ),
      ...coursesPart(courses),
    ].filter((part) => part.kind !== "text" || part.text !== ""),
    chips: [{ label: "Open the calendar", link: found.link }],
    memory: {
      ...asked.memory,
      shown: courses.map(({ id }) => id),
      about: courses.length === 1 ? { course: courses[0]!.id } : null,
    },
  };
}
