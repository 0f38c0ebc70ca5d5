import { type ToolSet, tool } from "ai";
import { z } from "zod";
import type { Course } from "#catalogue/course.ts";
import { LEVELS, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { SHORTLIST_LIMIT, SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { COMPARED_FIELDS, comparedRows } from "../guide/comparing.ts";
import type { Directory } from "../guide/directory.ts";
import { findCourses } from "../guide/finding.ts";
import { cardFact, type FactField, factOf } from "../lookups/facts.ts";
import { contactFacts } from "../lookups/institution-facts.ts";
import { asData, type Data } from "./catalogue-data.ts";
import { modelSearch, slotsOf } from "./model-search.ts";
import type { Seen } from "./seen.ts";

interface ToolParts {
  directory: Directory;
  /** Records everything that the tools return. */
  seen: Seen;
  now: Date;
}

/** The model's tools: read-only queries of the published directory. */
export function createTools({ directory, seen, now }: ToolParts): ToolSet {
  const give = (result: Data): string => {
    const data = asData(result);
    seen.results.push(data);
    return data;
  };
  return {
    search_courses: tool({
      description: "Finds courses. Leave out what the visitor did not ask for.",
      inputSchema: modelSearch,
      execute: async (asked) => give(await searchTool(asked, { directory, seen, now })),
    }),
    get_course: tool({
      description: "Everything that the directory states of one course, and whom to ask.",
      inputSchema: z.object({ course_id: z.int() }),
      execute: async ({ course_id }) => give(await whole(course_id, { directory, seen })),
    }),
    compare_courses: tool({
      description: `Two to ${SHORTLIST_LIMIT_WORD} courses side by side.`,
      inputSchema: z.object({ course_ids: z.array(z.int()).min(2).max(SHORTLIST_LIMIT) }),
      execute: async ({ course_ids }) =>
        give(await comparisonTool(course_ids, { directory, seen })),
    }),
    list_levels: tool({
      description: "The levels of the Maldives National Qualifications Framework, lowest first.",
      inputSchema: z.object({}),
      execute: async () =>
        give({ about: MNQF_EXPLANATION, levels: LEVELS.map((one) => ({ ...one })) }),
    }),
    list_institutions: tool({
      description: "Institutions with their places; of one, how to reach it too.",
      inputSchema: z.object({ institution_id: z.int().nullish() }),
      execute: async ({ institution_id }) =>
        give(await institutionsTool(institution_id ?? null, { directory, seen })),
    }),
  };
}

const CARD_FIELDS = [
  "total_cost",
  "duration_text",
  "mnqf_level",
  "delivery_modalities",
  "mode_of_study_text",
  "intakes",
  "languages",
  "gov_first_degree_text",
] as const;

async function searchTool(
  asked: z.infer<typeof modelSearch>,
  { directory, seen, now }: ToolParts,
): Promise<Data> {
  const names = await directory.names();
  const found = await findCourses(directory, slotsOf(asked, names), {
    names,
    now,
    skipped: asked.skip ?? 0,
    shown: MAX_SHOWN_COURSES,
  });
  for (const card of found.courses) seen.courses.set(card.id, card);
  return {
    total: found.total,
    left_out_because_not_stated: found.unstated.map(({ what, count }) => `${what}: ${count}`),
    courses: found.courses.map((card) => ({
      id: card.id,
      name: card.name,
      institution: card.institution.name,
      ...Object.fromEntries(CARD_FIELDS.map((field) => [field, cardFact(card, field).value])),
    })),
  };
}

const WHOLE_FIELDS: readonly FactField[] = [
  ...COMPARED_FIELDS,
  "fees",
  "credits",
  "mqa_approved",
  "categories",
  "admission_general_requirements",
  "admission_alternative_requirements",
  "admission_language_requirements",
  "modules",
  "indicative_class_timings",
  "careers",
  "study_options",
  "general_notes",
];

type Looking = Pick<ToolParts, "directory" | "seen">;

async function whole(id: number, { directory, seen }: Looking): Promise<Data> {
  const course = await directory.course(id);
  if (!course) return NO_SUCH_COURSE;
  seen.courses.set(course.id, course);
  const institution = await directory.institution(course.institution.id);
  return {
    id: course.id,
    name: course.name,
    institution: course.institution.name,
    ...Object.fromEntries(WHOLE_FIELDS.map((field) => [field, factOf(course, field).value])),
    contact: (institution ? contactFacts(institution) : []).map(written),
  };
}

async function comparisonTool(ids: readonly number[], { directory, seen }: Looking): Promise<Data> {
  const found = await Promise.all([...new Set(ids)].map((id) => directory.course(id)));
  const courses = found.filter((course): course is Course => course !== null);
  if (courses.length < 2) return NO_SUCH_COURSE;
  for (const course of courses) seen.courses.set(course.id, course);
  seen.compared = courses;
  return {
    courses: courses.map(({ id, name, institution }) => ({
      id,
      name,
      institution: institution.name,
    })),
    rows: comparedRows(courses).map(({ label, values }) => ({ label, values })),
  };
}

const NO_SUCH_COURSE = { error: "The directory has no such course. Search for it first." };

async function institutionsTool(id: number | null, { directory, seen }: Looking): Promise<Data> {
  const { institutions: all } = await directory.names();
  const meant = all.filter((one) => id === null || one.id === id);
  for (const one of meant) seen.institutions.set(one.id, one);
  const listed = meant.map(({ id: one, name, places }) => ({ id: one, name, places }));
  const one = id === null ? null : await directory.institution(id);
  return one
    ? { ...listed[0]!, overview: one.overview, contact: contactFacts(one).map(written) }
    : { institutions: listed };
}

function written({ label, value }: { label: string; value: string }): string {
  return `${label}: ${value}`;
}
