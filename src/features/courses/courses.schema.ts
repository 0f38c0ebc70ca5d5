import { z } from "zod";
import {
  CARD_FIELDS,
  type CardFields,
  COURSE_FIELDS,
  FEE_FIELDS,
  type Fee,
  INTAKE_FIELDS,
  type IntakeDetails,
  PAGE_FIELDS,
  type PageFields,
} from "#catalogue/course.fields.ts";
import { COURSE_SORTS } from "#catalogue/course-sort.ts";
import { byFacet, isGrouped } from "#catalogue/facets.ts";
import { FILTER_KEYS, VALUES_LIMIT } from "#catalogue/filters.ts";
import { LEVELS } from "#catalogue/levels.ts";
import { namesOf, pick } from "#catalogue/record-fields.ts";
import { COURSE_GROUPS } from "#catalogue/statements.ts";
import { answersOf } from "#features/publishing/field-answers.schema.ts";
import { understood } from "#features/publishing/understood.schema.ts";
import {
  correction,
  limitParameter,
  orderParameter,
  pageMeta,
  pageParameter,
  queryParameter,
} from "#platform/http/calls.schema.ts";
import { entryRouteAnswer } from "#records/entry.schema.ts";
import { blacklisted, sourcedFields } from "#records/sources.schema.ts";

/** A course in the public API, with the field names of the requirements (3). */

const nullableText = z.string().nullable();

const fee = z
  .object(answersOf<keyof Fee, Fee>(FEE_FIELDS, namesOf(FEE_FIELDS)))
  .meta({ id: "Fee" });

const intake = z
  .object(answersOf<keyof IntakeDetails, IntakeDetails>(INTAKE_FIELDS, namesOf(INTAKE_FIELDS)))
  .meta({ id: "Intake" });

const totalCostAnswer = z
  .object({
    currency: z.string(),
    from: z.number(),
    to: z.number().meta({ description: "The same as `from` where the cost is one amount." }),
    includes: z
      .array(z.object({ type: z.string(), from: z.number(), to: z.number() }))
      .meta({ description: "Fees in it that are paid once beside the price of the course." }),
  })
  .meta({ id: "TotalCost" });

const costAmount = z
  .object({ currency: z.string(), from: z.number(), to: z.number() })
  .meta({ id: "CostAmount" });

const categoryRef = z.object({ id: z.int(), name: z.string() }).meta({ id: "CategoryRef" });

const fieldsOfCards = answersOf<keyof CardFields, CardFields>(COURSE_FIELDS, CARD_FIELDS);

const cardAnswers = {
  id: z.int(),
  ...fieldsOfCards,
  url: z.string().meta({ description: "Address of the course's page." }),
  institution: z.object({
    id: z.int(),
    name: z.string(),
    logo: z.object({ url: z.string() }),
    url: z.string(),
    blacklisted,
  }),
  places: z.array(z.string()).meta({
    description: "Islands and cities where it is taught, the main campus first.",
  }),
  place_codes: z.array(z.string()).meta({
    description: "The same as codes of `/api/v1/p/places`, where the islands are known.",
  }),
  delivery_modality_labels: z
    .array(z.string())
    .meta({ description: "The same as people read them: `Face to Face`." }),
  language: nullableText.meta({ description: "Languages of instruction in one text." }),
  categories: z.array(categoryRef),
  mnqf_level: z
    .union([
      z
        .int()
        .min(1)
        .max(LEVELS.length - 1),
      z.literal("NA"),
    ])
    .nullable()
    .meta({ description: "`NA` is stated as not on the framework." }),
  intake_details: z.array(intake).meta({
    description:
      "What is known of each intake: stated as such, or said by its label beyond doubt. A label that names several months stands once for each; one that is not understood has no time.",
  }),
  fee_text: nullableText.meta({
    description: "The fee as its source words it, else the amount of its main fee.",
  }),
  fees: z.array(fee),
  entry_routes: z.array(entryRouteAnswer).meta({
    description: "Alternative ways in; empty where none is stated, or read from the texts yet.",
  }),
  has_entry_text: z.boolean().meta({
    description:
      "True where its page has requirements in words. Without `entry_routes` nobody can judge them: they are to be read, and searches by what a person has answer `to_read`.",
  }),
  total_cost: totalCostAnswer.nullable().meta({
    description: "What the whole course costs; null where its fees do not allow to say.",
  }),
  total_cost_mvr: costAmount.nullable().meta({
    description: "The same in rufiyaa, at the rate that the operator states.",
  }),
  cost_per_month: costAmount.nullable().meta({
    description: "The instalment a month that the institution states; null where it states none.",
  }),
  cost_spread_per_month: costAmount.extend({ months: z.number() }).nullable().meta({
    description:
      "Our own sum, which nobody offers: the total over the months of the course. Null where an instalment is stated, and without a stated length.",
  }),
  net_cost: costAmount.extend({ scheme: z.string() }).nullable().meta({
    description:
      "What is left after the Bachelor's Degree Grant Scheme for those whom it covers; null where it does not cover the course, or nobody states how much it pays.",
  }),
  sample: z.boolean().meta({ description: "True for fictional courses of the sample data." }),
};

/** What else stands behind some of the fields. */
const BEHIND: { [Field in keyof CardFields]?: readonly (keyof typeof cardAnswers)[] } = {
  name_dv: ["url", "institution", "places", "place_codes"],
  delivery_modalities: ["delivery_modality_labels"],
  intake_details: ["language"],
  languages: ["categories"],
};

const CARD_ORDER = CARD_FIELDS.flatMap((field) => [field, ...(BEHIND[field] ?? [])]);

export const courseCard = z
  .object({ ...pick(cardAnswers, ["id", ...CARD_ORDER]), ...cardAnswers })
  .meta({ id: "CourseCard" });

/** The fields that a course's page adds to its summary. */
const pageAnswers = answersOf<keyof PageFields, PageFields>(COURSE_FIELDS, PAGE_FIELDS);

export const course = courseCard
  .extend({
    ...sourcedFields(COURSE_GROUPS),
    ...pick(pageAnswers, ["approval_status"]),
    ...pageAnswers,
    campuses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        island_city: nullableText,
        place_code: nullableText,
      }),
    ),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Course" });

const facetValue = z
  .object({
    value: z.string().meta({ description: "As the filter of this key takes it." }),
    label: z.string(),
    count: z.int().meta({
      description: "Courses that this choice would leave, given every other key's choice.",
    }),
    selected: z.boolean(),
  })
  .meta({ id: "FacetValue" });

const categoryGroup = facetValue
  .extend({ subcategories: z.array(facetValue) })
  .meta({ id: "CategoryGroup" });

const values = z.array(facetValue);

export const courseList = z
  .object({
    data: z.array(courseCard),
    meta: pageMeta
      .extend({
        ignored: z
          .array(z.string())
          .optional()
          .meta({
            description: `Names in the address that are no parameter and narrowed nothing, or of more than ${VALUES_LIMIT} values; left out where there are none.`,
          }),
      })
      .meta({ id: "CourseListMeta" }),
    facets: z.object(byFacet((facet) => (isGrouped(facet) ? z.array(categoryGroup) : values))),
    correction,
    understood,
    rescue: z
      .object({
        key: z.enum([...FILTER_KEYS, "name"]),
        label: z.string(),
        total: z.int(),
        query: z.string().meta({ description: "Query string of what is left." }),
      })
      .nullable()
      .meta({
        description:
          "With nothing found: the one filter to drop, or the two where none helps alone, and what that brings.",
      }),
  })
  .meta({ id: "CourseList" });

const filter = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ description });

/** Values of one key are joined with colons and OR-ed; keys are AND-ed; unknown values match nothing. */
export const courseListQuery = z.object({
  page: pageParameter,
  limit: limitParameter,
  orderBy: orderParameter,
  sort: z
    .enum(
      COURSE_SORTS.map(({ value }) => value),
      {
        error: `sort must be one of ${COURSE_SORTS.map(({ value }) => value).join(", ")}`,
      },
    )
    .optional()
    .meta({
      description:
        "The order of the list, lowest or soonest first and what is not stated last; `highest` begins with the highest level, each by cost. Without it best match first.",
    }),
  name: queryParameter(
    "name",
    "Forgiving text search. Words of it that name a level, a way of delivery or an awarding body are filters, unless they stand in quotation marks; `understood` says which.",
  ),
  ...byFacet(({ api }) => filter(api)),
});

export type CourseCardAnswer = z.infer<typeof courseCard>;
export type CourseAnswer = z.infer<typeof course>;
export type CourseListAnswer = z.infer<typeof courseList>;
