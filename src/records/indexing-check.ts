import type { IndexedCourse } from "#catalogue/course.ts";
import { notIndexable } from "#catalogue/not-indexable.ts";
import { plainText } from "#platform/html.ts";
import type { CourseRecord } from "./record.schema.ts";
import type { RefusedRecord } from "./source-records.ts";

interface CheckedRecord {
  line: number;
  record: CourseRecord;
}

/** The courses that can be indexed; adds a refusal for each other one. */
export function indexable<T extends CheckedRecord>(
  entries: readonly T[],
  refusals: RefusedRecord[],
): T[] {
  const failed = notIndexable(entries.map(({ record }, id) => courseToIndex(id, record)));
  return entries.filter((entry, id) => {
    const failure = failed.get(id);
    if (failure) refusals.push(refusalOf(entry, failure.reason));
    return !failure;
  });
}

function refusalOf({ line, record: { ref } }: CheckedRecord, reason: string): RefusedRecord {
  return {
    kind: "courses",
    line,
    ref,
    field: "",
    reason: `cannot be indexed, so that nobody would find it: ${reason}`,
  };
}

/** The course with every searched text; its institution and categories are indexed separately. */
function courseToIndex(id: number, record: CourseRecord): IndexedCourse {
  return {
    ...record,
    id,
    institution: { id: 1, name: "", logo: null },
    places: [],
    place_codes: [],
    study_modes: [],
    categories: [],
    has_entry_text: false,
    sample: false,
    careers_plain: plainText(record.careers ?? ""),
    modules_plain: plainText(record.modules ?? ""),
    timings_plain: plainText(record.indicative_class_timings ?? ""),
  };
}
