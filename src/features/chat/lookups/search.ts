import { z } from "zod";
import type { CourseResults } from "#catalogue/catalogue-answers.ts";
import { counted } from "#catalogue/counted.ts";
import { ENTRY_VERDICTS } from "#catalogue/entry.ts";
import type { FacetKey } from "#catalogue/facets.ts";
import { type Filters, isUnfiltered } from "#catalogue/filters.ts";
import { foldName } from "#catalogue/names.ts";
import type { Understood } from "#catalogue/query-filters.ts";
import { paths } from "#web/paths.ts";
import { answerCourse } from "../answer.schema.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { courseCard } from "./course-card.ts";
import { inOrder, ORDERS, type Order, orderRow } from "./course-order.ts";
import type { CardField } from "./facts.ts";
import { lookUp, type Records } from "./look-up.ts";
import { inWords, queryOf, unknownValues, type Wish, wish } from "./wish.ts";

const input = wish.extend({
  order: z.enum(ORDERS).nullable().default(null).describe("Of the whole result; null: best match"),
  page: z.int().min(1).max(1_000).default(1),
  limit: z.int().min(1).max(20).default(MAX_SHOWN_COURSES),
});

const output = z.object({
  total: z.int(),
  /** What was searched by, in words. */
  understood: z.array(z.string()),
  courses: z.array(answerCourse),
  /** How many of them state what they are ordered by, and how many share the first one's figure. */
  ordered: z.object({ by: z.string(), stated: z.int(), ties: z.int() }).nullable(),
  link: z
    .string()
    .nullable()
    .describe("All of them in the list; null where it has no such address"),
  /** A word that nothing has, and the word that was searched instead. */
  correction: z.object({ typed: z.string(), used: z.string() }).nullable(),
  mentions: z
    .string()
    .nullable()
    .describe("Words that no course is called, nor its field: the courses only mention them"),
  /** Where nothing is found: what one can leave out, and what there is then. */
  without: z.array(z.object({ label: z.string(), total: z.int(), courses: z.array(answerCourse) })),
  missing: z.array(z.string()),
});

/** Courses for a wish: best match first, or in an order of the whole result. */
export const search = lookUp({
  about: "Finds courses; says how many there are in all. Leave out what was not asked for.",
  input,
  output,
  find: ({ order, page, limit, ...wished }, records) => {
    const { understood, query, isMentioned } = queryOf(
      order ? asField(wished, records) : wished,
      records,
    );
    const results = records.catalogue.searchCourses({ ...query, page, limit, order: "DESC" });
    const { stated, ties, courses } = order
      ? inOrder(records.catalogue, query, { order, page, limit })
      : { stated: null, ties: 0, courses: results.courses };
    const by = order && orderRow(order).figure;
    const options = { extra: shownFields(understood.filters, order), have: wished.have };
    return {
      total: results.meta.total,
      understood: labels(understood, records),
      courses: courses.map((card) => courseCard(card, records.catalogue.operator, options)),
      ordered: by === null || stated === null ? null : { by, stated, ties },
      link: linkOf(understood.filters, wished, order),
      correction: results.correction,
      mentions: isMentioned && results.meta.total > 0 ? understood.filters.name : null,
      without: results.rescues
        .toSorted((a, b) => WORTH.indexOf(a.key) - WORTH.indexOf(b.key))
        .map(({ label, total, filters }) => ({
          label,
          total,
          courses: isUnfiltered(filters)
            ? []
            : records.catalogue
                .searchCourses({ filters, page: 1, limit: SHOWN_WITHOUT, order: "DESC" })
                .courses.map((card) => courseCard(card, records.catalogue.operator, options)),
        })),
      missing: [
        ...unknownValues(understood.filters, results.facets, records),
        ...unstated(results, by, stated),
      ],
    };
  },
});

/** An order is of a field as it is called: "law" is not all of "Shariáh and Law". */
function asField(wished: Wish, { catalogue }: Records): Wish {
  const { text, filters } = wished;
  const field = catalogue.categories.find(({ name }) => foldName(name) === foldName(text));
  if (!field || filters.category?.length) return wished;
  return { ...wished, text: "", filters: { ...filters, category: [field.name] } };
}

/** Courses that are shown of what one finds by leaving a filter out. */
const SHOWN_WITHOUT = 3;

/** What is left out first where nothing has all: how one studies before where, and what last. */
const WORTH: readonly (FacetKey | "name")[] = [
  "starts_by",
  "max_months",
  "study_mode",
  "delivery_modality",
  "max_cost",
  "language",
  "awarding_body_type",
  "gov_first_degree",
  "place",
  "institutions",
  "mnqf_level",
  "category",
  "name",
];

/** What was searched by: each filter, and the words that are left. */
function labels({ filters }: Understood, { catalogue }: Records): string[] {
  return catalogue
    .activeFilters(filters, { filters, wordFilters: [], unused: [] })
    .map(({ key, label }) => (key === "name" ? `“${label}”` : label));
}

function unstated({ meta }: CourseResults, by: string | null, stated: number | null): string[] {
  const left = meta.total - (stated ?? meta.total);
  if (by === null || left === 0) return [];
  return [`${counted(left, "course")} ${left === 1 ? "does" : "do"} not state the ${by}.`];
}

/** Facts that show that a course has what was asked for. */
function shownFields(filters: Filters, order: Order | null): CardField[] {
  const shown: [boolean, CardField][] = [
    [
      filters.delivery_modality.length > 0 || filters.place.includes("online"),
      "delivery_modalities",
    ],
    [filters.study_mode.length > 0, "mode_of_study_text"],
    [filters.starts_by.length > 0 || order === "soonest", "intakes"],
    [filters.language.length > 0, "languages"],
    [filters.gov_first_degree.length > 0, "gov_first_degree_text"],
  ];
  return shown.flatMap(([isShown, field]) => (isShown ? [field] : []));
}

/** The list has no address for what one person can enter, nor for an order turned round. */
function linkOf(filters: Filters, { have, answers }: Wish, order: Order | null): string | null {
  const isNarrowed = have !== null && answers.length < ENTRY_VERDICTS.length;
  if (isNarrowed || (isUnfiltered(filters) && order === null)) return null;
  const row = order && orderRow(order);
  return paths.courses({ ...inWords(filters), sort: row && !row.isTurned ? row.sort : null });
}
