import type { Adapter } from "#features/importing/importing.ts";
import type { CourseRecord } from "#records/record.schema.ts";
import type { SourceRecords } from "#records/source-records.ts";
import { type ValidRecord, validateRecords } from "#records/validation.ts";

/** Reads a source with all of its courses into memory. */
export async function readWhole(adapter: Adapter, path: string) {
  const records = await adapter.read(path);
  return { ...records, courses: await Array.fromAsync(records.courses) };
}

/** Validates the records of a source and collects the valid ones. */
export async function validateWhole(records: SourceRecords) {
  const courses: ValidRecord<CourseRecord>[] = [];
  const valid = await validateRecords(records, async (batch) => void courses.push(...batch));
  return { ...valid, courses };
}
