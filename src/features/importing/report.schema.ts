import { z } from "zod";
import { KINDS } from "#records/source-records.ts";

/** What an import did, or would do. */

export const kindCounts = z.object({
  /** Records in the file: created, changed, unchanged and refused together. */
  read: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Stored records of this source that are not in the file. Categories have no source. */
  not_in_file: z.int().nullable(),
  /** Published records that no source lists any more, and archived ones that are listed again. */
  archived: z.int().nullable(),
  returned: z.int().nullable(),
});

/** A published record that an import archives or restores. */
const archivedRecord = z.object({
  kind: z.enum(["institutions", "courses"]),
  id: z.int(),
  /** Its reference in the imported source. */
  ref: z.string(),
  name: z.string(),
  /** Name of a course's institution; null for an institution. */
  institution: z.string().nullable(),
});

const refusal = z.object({
  kind: z.enum(KINDS),
  line: z.int(),
  ref: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
});

export const importReport = z
  .object({
    source: z.string(),
    file_name: z.string(),
    /** False for a dry run, and where nothing was left to change. */
    written: z.boolean(),
    institutions: kindCounts,
    categories: kindCounts,
    courses: kindCounts,
    /** Sample rows that the import removed, or would remove; null if that was not requested. */
    sample_removed: z.object({ institutions: z.int(), courses: z.int() }).nullable(),
    archived: z.array(archivedRecord).meta({ description: "The first 500." }),
    returned: z.array(archivedRecord).meta({ description: "The first 500." }),
    asks: z.array(z.string()).meta({ description: "What has to be confirmed, in sentences." }),
    refusals: z.array(refusal).meta({ description: "The first 500." }),
    omitted: z.array(refusal).default([]).meta({
      description: "Values, links and words that records came in without; the first 500.",
    }),
    notes: z.array(z.object({ text: z.string(), count: z.int() })),
  })
  .meta({ id: "ImportReport" });

export type KindCounts = z.output<typeof kindCounts>;
export type ArchivedRecord = z.output<typeof archivedRecord>;

export interface ImportReport extends z.output<typeof importReport> {
  dry_run: boolean;
  /** Version of the published catalogue that holds this import. */
  catalogue_version: number;
  /** ISO 8601 UTC time. */
  finished_at: string;
}

/** Entries of each list of a report that are kept; the command prints all of them. */
const MAX_KEPT = 500;

/** A report as it is kept. */
export function shortReport(report: ImportReport): ImportReport {
  const { refusals, omitted, archived, returned } = report;
  return {
    ...report,
    refusals: refusals.slice(0, MAX_KEPT),
    omitted: omitted.slice(0, MAX_KEPT),
    archived: archived.slice(0, MAX_KEPT),
    returned: returned.slice(0, MAX_KEPT),
  };
}
