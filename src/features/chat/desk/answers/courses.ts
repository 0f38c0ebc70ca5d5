import type { z } from "zod";
import { counted } from "#catalogue/counted.ts";
import { ENTRY_VERDICTS, type WhatIHave } from "#catalogue/entry.ts";
import { type Filters, isUnfiltered, noFilters } from "#catalogue/filters.ts";
import { wordsOf } from "#catalogue/institution-words.ts";
import { LEVELS } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import type { Chip } from "../../answer.schema.ts";
import type { Memory } from "../../answer.ts";
import { orderRow } from "../../lookups/course-order.ts";
import { institutions } from "../../lookups/institution.ts";
import { nearest } from "../../lookups/places.ts";
import { search } from "../../lookups/search.ts";
import { wishOf } from "../../lookups/wish.ts";
import type { Asked } from "../asked.ts";
import { isDhivehi } from "../cues.ts";
import { pointedAt } from "../meant.ts";
import { ask, coursesPart, type Reply, textPart } from "../reply.ts";
import { chipsWithout, understoodParts } from "./wishes.ts";

type Found = z.output<(typeof search)["output"]>;

interface ListOptions {
  /** Said first. */
  lead?: string;
  /** Only what this opens is listed. */
  entering?: WhatIHave;
  page?: number;
  /** The highest level that the person has: where none is wished for, only those above it are. */
  above?: number;
}

function levelsAbove(level: number, wish: Filters): Filters {
  if (level === 0 || wish.mnqf_level.length > 0) return wish;
  const higher = LEVELS.flatMap(({ value }) => (Number(value) > level ? value : []));
  return { ...wish, mnqf_level: higher };
}

/** Courses for what stands of the wish, in its order. */
export async function answerList(
  asked: Asked,
  { lead, entering, page = 1, above = 0 }: ListOptions = {},
): Promise<Reply> {
  const { records, kept } = asked;
  const memory = { ...asked.memory, wish: levelsAbove(above, asked.memory.wish) };
  const have = entering ?? kept.have;
  const found = await asked.look(search, {
    ...wishOf(memory.wish),
    order: memory.order,
    page,
    have,
    answers: entering ? ["meets"] : [...ENTRY_VERDICTS],
  });
  const left = { ...memory, page, shown: found.courses.map(({ id }) => id) };
  const parts = understoodParts(memory, records);
  // Courses that ask for more, or in words, are there all the same; of results that a message tells
  // and nobody reads no card concludes anything.
  if (found.courses.length === 0 && entering)
    return answerList(asked, {
      lead: "By that alone none of these is sure: each course's page says what it asks for.",
    });
  if (found.courses.length === 0) {
    const [near] = page > 1 ? [] : found.without;
    return {
      parts: [
        ...parts,
        textPart(lead, nothingFound(asked, found, page)),
        ...coursesPart(near?.courses ?? [], { total: near?.total ?? 0 }),
      ],
      chips: [...(page > 1 ? [] : chipsWithout(memory, records)), ask("Show all institutions")],
      memory: left,
      ...(page === 1 && { isUnanswered: true }),
    };
  }
  return {
    parts: [
      ...parts,
      textPart(
        lead,
        found.correction &&
          `Nothing has “${found.correction.typed}”; I searched for “${found.correction.used}”.`,
        found.mentions !== null &&
          !found.correction &&
          `No course is called “${found.mentions}” or is of such a field; these mention it or are near it.`,
        unlistedWords(asked),
        memory.wish.max_cost.join() === "0" && "Each says for whom it is free.",
        countWords(found, page),
        orderWords(found, memory),
        ...found.missing,
      ),
      ...coursesPart(found.courses, { total: found.total, link: found.link }),
    ],
    chips: listChips(found, left),
    memory: left,
  };
}

/**
 * Single words that nothing holds where a subject stands: beside one, beside a level, behind "in" and
 * the like. What somebody tells is no search.
 */
function unlistedWords({ rest, understood, records }: Asked): string | null {
  const said = [understood.filters.name, ...understood.wordFilters.map((one) => one.words)];
  const known = new Set(wordsOf(`${said.join(" ")} course courses`.toLowerCase()));
  const typed: string[] = rest.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const isSubject = (word: string) => {
    const at = typed.indexOf(word.toLowerCase());
    const before = typed[at - 1] ?? "";
    return known.has(before) || known.has(typed[at + 1] ?? "") || LEADS_ON.has(before);
  };
  const words = understood.unused
    .map((one) => one.words)
    .filter((one) => !one.includes(" ") && records.catalogue.coursesWith(one, 1)?.size === 0)
    .filter(isSubject);
  return words.length === 0 || isDhivehi(rest)
    ? null
    : `Nothing is listed for “${words.join(", ")}”; without it there is this:`;
}

const LEADS_ON: ReadonlySet<string> = new Set(["in", "of", "about", "on", "study", "learn"]);

function countWords({ total, courses }: Found, page: number): string {
  const all = counted(total, "course");
  if (total <= courses.length) return `${all}.`;
  const here = courses.length === 1 ? "here is 1" : `here are ${courses.length}`;
  return page === 1 ? `${all}; ${here}.` : `${all}; these come next.`;
}

/** What is first in the order, of all that state it: never of the ones shown alone. */
function orderWords({ ordered, courses }: Found, { order }: Memory): string | null {
  const row = order && orderRow(order);
  const first = row && courses[0]?.facts.find(({ field }) => field === row.field);
  if (!ordered || !row || !first) return null;
  const shared = ordered.ties > 1 ? ` ${ordered.ties} courses share it.` : "";
  return `${row.label}, of the ${ordered.stated} that state their ${ordered.by}: ${first.value}.${shared}`;
}

function nothingFound(asked: Asked, { without, missing }: Found, page: number): string {
  const { wish } = asked.memory;
  if (page > 1) return "Those were all.";
  const isText = wish.name !== "" && isUnfiltered({ ...wish, name: "" });
  const absent = isText
    ? isDhivehi(asked.message)
      ? `I know no course by “${wish.name}”, and may not know the word.`
      : `I found nothing for “${wish.name}”.`
    : "I found no course with all of this.";
  const ways = (isText ? [] : without).slice(0, 2).map(({ label, total, courses }, at) => {
    const others = `Without ${label} there ${total === 1 ? "is" : "are"} ${counted(total, "course")}`;
    return at === 0 && courses.length > 0 ? `${others}:` : `${others}.`;
  });
  return [absent, ...missing, ...ways].join(" ");
}

function listChips({ total, courses, ordered }: Found, { order, page }: Memory): Chip[] {
  return [
    (ordered?.stated ?? total) > courses.length * page && ask("Show more"),
    courses.length > 1 && ask("Compare the first two"),
    total > 1 && order !== "cheapest" && ask("Which is the cheapest?"),
    total > 1 && ask("When do they start?"),
  ].filter((chip) => chip !== false);
}

/** The page after the one that was shown. */
export async function answerMore(asked: Asked): Promise<Reply> {
  return answerList(asked, { page: asked.memory.page + 1 });
}

/** Institutions that have courses for the wish. */
export async function answerInstitutions(asked: Asked): Promise<Reply> {
  const { memory, records } = asked;
  const isOfWish =
    asked.isWish || /\b(?:it|this|that|these|them|they|their)\b/i.test(asked.message);
  const wish = isOfWish ? memory.wish : noFilters();
  const found = await asked.look(institutions, wishOf(wish));
  const lines = found.institutions.map(
    ({ institution, courses }) => `${institution.name}: ${counted(courses, "course")}`,
  );
  return {
    parts: [
      ...understoodParts({ ...memory, wish, order: null }, records),
      textPart(
        asked.isWish && unlistedWords(asked),
        `${counted(found.total, "institution")}.`,
        ...found.missing,
      ),
      ...(lines.length > 0 ? [textPart(lines.join("\n"))] : []),
      ...(lines.length > 0
        ? [
            {
              kind: "institutions" as const,
              institutions: found.institutions.map(({ institution }) => institution),
            },
          ]
        : []),
    ],
    chips: [{ label: "All institutions", link: found.link }, ask("Show courses")],
    memory,
  };
}

/** The nearest courses from the island that the message names, or that the browser keeps. */
export async function answerNear(asked: Asked): Promise<Reply> {
  const { memory, records, kept } = asked;
  const [place] = asked.understood.filters.place;
  const island = place ?? kept.island;
  if (!island)
    return {
      parts: [
        textPart(
          "From which island? Write its name, or choose it once on the page Where to study.",
        ),
      ],
      chips: [{ label: "Where to study", link: paths.places() }],
      memory,
    };
  const wish = { ...memory.wish, place: [] };
  const pointed = pointedAt(asked).map(({ id }) => id);
  const found = await asked.look(nearest, { ...wishOf(wish), island, course_ids: pointed });
  if (found.island === null) return answerList(asked);
  const lines = found.courses.map(({ course, from_home }) => `${course.name}: ${from_home}.`);
  return {
    parts: [
      ...understoodParts({ ...memory, wish }, records),
      textPart(
        `From ${found.island}: ${counted(found.without_moving, "course")} of ${found.total} without moving.`,
        lines.length === 0 && "Nothing like this is listed.",
      ),
      ...(lines.length > 0 ? [textPart(lines.join("\n"))] : []),
      ...coursesPart(
        found.courses.map(({ course }) => course),
        { total: found.without_moving, link: found.link },
      ),
    ],
    chips: [ask("Show courses"), { label: "Where to study", link: paths.places() }],
    memory: { ...memory, wish, shown: found.courses.map(({ course }) => course.id) },
  };
}
