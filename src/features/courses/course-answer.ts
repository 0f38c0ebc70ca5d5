import type { z } from "zod";
import type { CourseResults } from "#catalogue/catalogue-answers.ts";
import type {
  Course,
  CourseSummary,
  InstitutionRef,
  MnqfLevel,
  Nullable,
} from "#catalogue/course.ts";
import { feeText } from "#catalogue/fees.ts";
import { writeFilters } from "#catalogue/filters.ts";
import { intakesOf } from "#catalogue/intakes.ts";
import { modalityLabel } from "#catalogue/modalities.ts";
import { costPerMonth, netCost, spreadPerMonth } from "#catalogue/net-cost.ts";
import type { OperatorData } from "#catalogue/operator.ts";
import type { Understood } from "#catalogue/query-filters.ts";
import { inMvr, totalCost } from "#catalogue/total-cost.ts";
import { understoodAnswer } from "#features/publishing/understood.schema.ts";
import { sourcesAnswer } from "#records/sources.schema.ts";
import { paths } from "#web/paths.ts";
import {
  type CourseAnswer,
  type CourseCardAnswer,
  type CourseListAnswer,
  course,
  courseCard,
} from "./courses.schema.ts";

/**
 * A page of courses in the API's format.
 *
 * @param asked The text that was asked for, and names in the address that are no parameter.
 */
export function courseListAnswer(
  results: CourseResults,
  understood: Understood,
  { text, ignored, operator }: { text: string; ignored: string[]; operator: OperatorData },
): CourseListAnswer {
  const { courses, meta, facets, correction, rescues } = results;
  const [rescue = null] = rescues;
  return {
    data: courses.map((card) => courseCardAnswer(card, operator)),
    meta: ignored.length === 0 ? meta : { ...meta, ignored },
    facets,
    correction,
    understood: understoodAnswer(understood, text),
    rescue: rescue && {
      key: rescue.key,
      label: rescue.label,
      total: rescue.total,
      query: writeFilters(rescue.filters),
    },
  };
}

/** A course in the API's lists. */
function courseCardAnswer(card: CourseSummary, operator: OperatorData): CourseCardAnswer {
  return fieldsOf(courseCard, {
    ...card,
    url: paths.course(card),
    institution: institutionRefAnswer(card.institution),
    mnqf_level: levelAnswer(card.mnqf_level),
    delivery_modality_labels: card.delivery_modalities.map(modalityLabel),
    intake_details: intakesOf(card),
    language: card.languages.join(", ") || null,
    fee_text: feeText(card),
    ...costAnswer(card, operator),
  });
}

function costAnswer(card: CourseSummary, operator: OperatorData) {
  const cost = totalCost(card);
  return {
    total_cost: cost,
    total_cost_mvr: cost && inMvr(cost, operator),
    cost_per_month: costPerMonth(card),
    cost_spread_per_month: spreadPerMonth(card),
    net_cost: netCost(card, operator),
  };
}

/** A whole course in the API's format. */
export function courseAnswer(whole: Course, operator: OperatorData): CourseAnswer {
  const sources = sourcesAnswer(whole.sources);
  return fieldsOf(course, { ...whole, ...courseCardAnswer(whole, operator), sources });
}

/** The fields of a schema, in its order; fields that the schema does not name are never sent. */
function fieldsOf<Answer extends object>(
  schema: z.ZodObject & z.ZodType<Answer>,
  values: NoInfer<Answer>,
): Answer {
  const names = Object.keys(schema.shape) as (keyof Answer)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Answer;
}

function institutionRefAnswer(institution: InstitutionRef): CourseCardAnswer["institution"] {
  const { id, name, logo } = institution;
  return {
    id,
    name,
    logo: logo ?? { url: paths.monogram(institution) },
    url: paths.institution(id),
    blacklisted: institution.blacklisted ?? null,
  };
}

function levelAnswer(level: Nullable<MnqfLevel>): CourseCardAnswer["mnqf_level"] {
  return level === null || level === "NA" ? level : Number(level);
}
