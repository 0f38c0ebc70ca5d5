import type { IndexedCourse } from "#catalogue/course.ts";
import { FILTER_KEYS } from "#catalogue/filters.ts";
import { valuesOf } from "./facet-values.ts";
import type { GeneratedDirectory } from "./generator.ts";

/** A course in the peers' format: plain values and one text. */
export interface PlainRecord {
  id: number;
  name: string;
  /** Everything that is searched, in lower case. */
  text: string;
  values: string[][];
}

/** The courses as plain records; their values are in the order of FILTER_KEYS. */
export function* recordsOf(directory: GeneratedDirectory): Generator<PlainRecord> {
  for (const course of directory.courses()) {
    const values = FILTER_KEYS.map((key) => valuesOf(course, key));
    yield { id: course.id, name: course.name, text: textOf(course, values), values };
  }
}

function textOf(course: IndexedCourse, values: readonly string[][]): string {
  const parts = [
    course.name,
    course.institution.name,
    ...values[FILTER_KEYS.indexOf("category")]!,
    course.awarding_body ?? "",
    course.careers_plain,
    course.modules_plain,
    course.places.join(" "),
    course.mode_of_study_text ?? "",
  ];
  return parts.join(" ").toLowerCase();
}

/** Words of a text or a query, without separators. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
