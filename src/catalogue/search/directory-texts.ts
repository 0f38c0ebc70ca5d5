import type { IndexedCourse } from "../course.ts";
import type { InstitutionSummary } from "../institution.ts";
import { placeWords } from "./atolls.ts";
import { fold } from "./fold.ts";
import { isStopWord } from "./tokens.ts";

/**
 * What each text of a course counts for, where its name counts 100. The places of an institution
 * count for it as its institution counts for a course.
 */
export const FIELD_WEIGHTS = {
  institution: 45,
  category: 35,
  awarding_body: 25,
  careers: 12,
  modules: 6,
  places: 30,
  study_mode: 20,
} as const;

/** The name, and in a line of its own the name in Thaana. */
export function namesOf({ name, name_dv }: { name: string; name_dv: string | null }): string {
  return name_dv === null ? name : `${name}\n${name_dv}`;
}

/** The names of an institution and the letters that people call it by: "MNU". */
export function institutionNamesOf(institution: InstitutionSummary): string {
  const names = namesOf(institution);
  const letters = initialsOf(institution.name);
  return letters === null ? names : `${names}\n${letters}`;
}

/** Where a course or an institution is: a line for each place, and for each name of its atoll. */
export function placesTextOf({ places }: { places: readonly string[] }): string {
  return places.length === 0 ? "" : places.map(placeWords).join("\n");
}

/** Where an institution is, the names of its campuses, and those that it had, a line each. */
export function institutionPlacesTextOf(institution: InstitutionSummary): string {
  const { campus_names = [], former_names = [] } = institution;
  return [placesTextOf(institution), ...campus_names, ...former_names].join("\n").trim();
}

/** How and when one studies, in words: hours of the day are digits that would answer "level 9". */
export function studyModeOf(
  course: Pick<IndexedCourse, "mode_of_study_text" | "timings_plain">,
): string {
  if (course.timings_plain === "") return course.mode_of_study_text ?? "";
  const timings = course.timings_plain.replace(/[\d:.]+/g, " ");
  return [course.mode_of_study_text ?? "", timings].join("\n").trim();
}

/** The texts of a course besides its names and those of records, with what they count for. */
export const COURSE_TEXTS: readonly { weight: number; textOf(course: IndexedCourse): string }[] = [
  { weight: FIELD_WEIGHTS.awarding_body, textOf: (course) => course.awarding_body ?? "" },
  { weight: FIELD_WEIGHTS.careers, textOf: (course) => course.careers_plain },
  { weight: FIELD_WEIGHTS.modules, textOf: (course) => course.modules_plain },
  { weight: FIELD_WEIGHTS.places, textOf: placesTextOf },
  { weight: FIELD_WEIGHTS.study_mode, textOf: studyModeOf },
];

/** First letters of the words that count; null unless three to six, as shorter ones say too little. */
function initialsOf(name: string): string | null {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !isStopWord(fold(word)));
  const letters = words.map((word) => word[0]!.toUpperCase()).join("");
  return letters.length >= 3 && letters.length <= 6 ? letters : null;
}
