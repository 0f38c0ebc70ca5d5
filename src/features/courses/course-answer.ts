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
import { modalityLabel } from "#catalogue/modalities.ts";
import { totalCost } from "#catalogue/total-cost.ts";
import { sourcesAnswer } from "#features/publishing/sources.schema.ts";
import { paths } from "#web/paths.ts";
import type { CourseAnswer, CourseCardAnswer, CourseListAnswer } from "./courses.schema.ts";

/** A page of courses as the API answers it. */
export function courseListAnswer(results: CourseResults): CourseListAnswer {
  const { courses, meta, facets, correction, rescue } = results;
  return {
    data: courses.map(courseCardAnswer),
    meta,
    facets,
    correction,
    rescue: rescue && {
      key: rescue.key,
      label: rescue.label,
      total: rescue.total,
      query: writeFilters(rescue.filters),
    },
  };
}

/** A course as lists of the API answer it. */
function courseCardAnswer(course: CourseSummary): CourseCardAnswer {
  return {
    id: course.id,
    name: course.name,
    name_dv: course.name_dv,
    url: paths.course(course),
    institution: institutionRefAnswer(course.institution),
    places: course.places,
    awarding_body: course.awarding_body,
    awarding_body_type: course.awarding_body_type,
    awarding_body_country: course.awarding_body_country,
    mqa_approved: course.mqa_approved,
    gov_first_degree_text: course.gov_first_degree_text,
    duration_text: course.duration_text,
    duration_months: course.duration_months,
    mnqf_level: levelAnswer(course.mnqf_level),
    delivery_modalities: course.delivery_modalities,
    delivery_modality_labels: course.delivery_modalities.map(modalityLabel),
    mode_of_study_text: course.mode_of_study_text,
    intakes: course.intakes,
    language: course.languages.join(", ") || null,
    languages: course.languages,
    categories: course.categories,
    fee_text: feeText(course),
    fees: course.fees,
    total_cost: totalCost(course),
    sample: course.sample,
  };
}

/** A course as the API answers it whole. */
export function courseAnswer(course: Course): CourseAnswer {
  return {
    ...courseCardAnswer(course),
    ref: course.ref,
    sources: sourcesAnswer(course.sources),
    facts: course.facts,
    field_sources: course.field_sources,
    approval_status: course.approval_status,
    duration_remarks: course.duration_remarks,
    credits: course.credits,
    admission_general_requirements: course.admission_general_requirements,
    admission_alternative_requirements: course.admission_alternative_requirements,
    admission_language_requirements: course.admission_language_requirements,
    modules: course.modules,
    study_options: course.study_options,
    indicative_class_timings: course.indicative_class_timings,
    careers: course.careers,
    general_notes: course.general_notes,
    campuses: course.campuses,
    updated_at: course.updated_at,
  };
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
