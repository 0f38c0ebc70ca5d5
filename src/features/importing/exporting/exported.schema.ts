import { z } from "zod";
import {
  categoryRecord,
  contactRecord,
  courseFields,
  DATED_GROUPS,
  date,
  datedInstitution,
  factsSchema,
  listOf,
  reference,
  statedValue,
} from "#records/record.schema.ts";

/**
 * Fields of an export besides those of the import format: ids, so that addresses stay the same, and
 * each source's statement. Importing such a file into an empty directory makes it equal to the
 * exported one.
 */

/** Value of `about` that identifies an export. */
export const EXPORT_FORMAT = "magu-export-1";

const exportedId = z.int().min(1);
const time = z.iso.datetime();

const sourceOf = <Says extends z.ZodType, Facts extends z.ZodType>(says: Says, facts: Facts) =>
  z.strictObject({
    /** Key of the source: `mqa`, `cricos`, `magu` ... */
    source: reference,
    ref: reference,
    stated_on: date,
    holds_until: date,
    facts,
    vanished_on: date,
    /** The id of the record before it was joined with this one. */
    joined_from: statedValue(exportedId),
    /** This source's statement, where there are several sources. */
    says: statedValue(says),
  });

/** A published change; without `changes` the creation. */
const exportedChange = z.strictObject({
  version: z.int().min(1),
  at: time,
  source: reference,
  /** Who made it, by name; null for an import, and where nobody knows any more. */
  by: statedValue(z.string()),
  /** By field, what was and what is. */
  changes: statedValue(z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))),
});

/** Fields of every exported record with sources. */
const standing = {
  id: exportedId,
  /** Its nearest source. */
  source: reference,
  archived_on: date,
  updated_at: time,
  /** The oldest first; only in a full export. */
  history: statedValue(z.array(exportedChange)),
};

export const exportedInstitution = datedInstitution.extend({
  ...standing,
  /** Names that lead to it. */
  former_names: listOf(datedInstitution.shape.name),
  campuses: statedValue(z.array(contactRecord.extend({ id: statedValue(exportedId) }))),
  faculties: statedValue(z.array(contactRecord.extend({ id: statedValue(exportedId) }))),
  sources: z.array(sourceOf(datedInstitution, factsSchema(DATED_GROUPS.institutions))).min(1),
});

export const exportedCategory = categoryRecord.extend({
  id: exportedId,
  /** Names that lead to it. */
  former_names: listOf(categoryRecord.shape.name),
  /** When an operator stated it; null where an import did. */
  stated_on: date,
});

export const exportedCourse = courseFields.extend({
  ...standing,
  institution_id: exportedId,
  sources: z.array(sourceOf(courseFields, factsSchema(DATED_GROUPS.courses))).min(1),
});

/** Two records marked as different, each by one of its sources; in `about`. */
export const keptApart = z.strictObject({
  kind: z.enum(["institution", "course"]),
  source: reference,
  ref: reference,
  other_source: reference,
  other_ref: reference,
});

/** What an operator did; in `about`. */
export const exportedAction = z.strictObject({
  at: time,
  by_name: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  subject: z.string(),
  detail: z.string().nullable(),
});

export type ExportedAction = z.infer<typeof exportedAction>;
export type KeptApart = z.infer<typeof keptApart>;
export type ExportedInstitution = z.infer<typeof exportedInstitution>;
export type ExportedCategory = z.infer<typeof exportedCategory>;
export type ExportedCourse = z.infer<typeof exportedCourse>;
