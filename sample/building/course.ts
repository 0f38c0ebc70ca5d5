import type { CourseInput } from "#records/record.schema.ts";
import {
  alternativeRequirements,
  entryRoutes,
  generalRequirements,
  languageRequirements,
} from "./admission.ts";
import { awarding, firstDegreeScheme, mqaApproved } from "./awarding.ts";
import {
  campuses,
  classTimings,
  courseLanguages,
  intakeDetails,
  intakes,
  modalities,
  modeOfStudy,
} from "./delivery.ts";
import { credits, duration, durationRemarks } from "./duration.ts";
import { courseFees } from "./fees.ts";
import { generalNotes, studyOptions } from "./guidance.ts";
import { courseCareers, courseModules } from "./modules.ts";
import { courseName, courseNameDv } from "./names.ts";
import { LEVELS, type Offer } from "./offer.ts";

/** The level, which a few courses do not state. */
function level(offer: Offer): CourseInput["mnqf_level"] {
  const missing = LEVELS[offer.code] === "NA" ? 0.2 : 0.02;
  return offer.choose("level").chance(missing) ? null : LEVELS[offer.code];
}

/** Writes an offer as a course record. */
export function writeCourse(offer: Offer, ref: string): CourseInput {
  const length = duration(offer);
  const lengthStated = !offer.choose("duration/stated").chance(0.04);
  const awarded = awarding(offer);
  const { abroad, ...awardingFields } = awarded;
  const languages = courseLanguages(offer);
  const delivered = modalities(offer);
  const starts = intakes(offer);
  const mode = modeOfStudy(offer, length, delivered);
  return {
    ref,
    institution: `sample-institution-${offer.profile.key}`,
    name: courseName(offer, abroad),
    name_dv: courseNameDv(offer, languages),
    ...awardingFields,
    mqa_approved: mqaApproved(offer),
    gov_first_degree_text: firstDegreeScheme(offer, awarded),
    duration_text: lengthStated ? length.text : null,
    duration_months: lengthStated ? length.months : null,
    duration_remarks: lengthStated ? durationRemarks(offer, length) : null,
    mnqf_level: level(offer),
    credits: credits(offer, length),
    delivery_modalities: delivered,
    mode_of_study_text: mode,
    intakes: starts,
    intake_details: intakeDetails(offer, starts),
    languages,
    categories: [...offer.subject.categories],
    campuses: campuses(offer, delivered),
    ...courseFees(offer, length, awarded),
    admission_general_requirements: generalRequirements(offer),
    admission_alternative_requirements: alternativeRequirements(offer),
    admission_language_requirements: languageRequirements(offer, languages),
    entry_routes: entryRoutes(offer, languages),
    modules: courseModules(offer, length),
    study_options: studyOptions(offer, length),
    indicative_class_timings: classTimings(offer, mode, delivered),
    careers: courseCareers(offer),
    general_notes: generalNotes(offer),
  };
}
