import { z } from "zod";
import {
  idParameter,
  limitParameter,
  pageMeta,
  pageParameter,
} from "#platform/http/calls.schema.ts";
import { recordKind } from "#records/matching/joining.schema.ts";
import { importReport, kindCounts } from "../report.schema.ts";
import { sourceKey, tableMapping, tableView } from "../table-mapping.schema.ts";
import { MAX_IMPORT_FILES } from "./run-limits.ts";
import { RUN_STATES } from "./runs.ts";

export const newRunBody = z.object({
  adapter: z
    .string({ error: "adapter must be the name of one" })
    .meta({ description: "Its name, as the overview lists them." }),
});

const FILE_NAME = /^[\w][\w .()-]{0,119}\.(?:(?:csv|tsv|json|ndjson|jsonl)(?:\.gz)?|xlsx|zip)$/i;

export const fileParameters = idParameter.extend({
  name: z
    .string()
    .regex(FILE_NAME, {
      error:
        "name must be that of a .csv, .json or .ndjson file, which may end in .gz, .xlsx or .zip",
    })
    .meta({ description: "Name of the file, by which adapters know what it holds." }),
});

export const importFileBody = z
  .unknown()
  .meta({ type: "string", format: "binary", description: "The bytes of the file." });

export const compareBody = z.object({
  vanished: z
    .enum(["archive", "keep"], { error: "vanished must be archive, keep or null" })
    .nullable()
    .default(null)
    .meta({ description: "What becomes of records that the file lacks; null: the source's rule." }),
  replace_sample: z
    .boolean({ error: "replace_sample must be true or false" })
    .default(false)
    .meta({ description: "Removes the fictional sample data in the same step." }),
  source: sourceKey
    .nullable()
    .default(null)
    .meta({ description: "Of a table: its source; null: as its file is called." }),
  mapping: tableMapping.nullable().default(null).meta({
    description: "What its columns and words mean; null: as remembered, or else as proposed.",
  }),
});

export const applyBody = z.object({
  confirmed: z
    .boolean({ error: "confirmed must be true or false" })
    .default(false)
    .meta({ description: "True: what the comparison asks for is meant." }),
});

const difference = z.object({
  kind: recordKind,
  id: z.int().nullable().meta({ description: "Null for one that would be added." }),
  ref: z.string(),
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

export const importRun = z
  .object({
    id: z.int(),
    adapter: z.string(),
    state: z.enum(RUN_STATES),
    options: compareBody,
    files: z.array(z.object({ name: z.string(), bytes: z.int() })).max(MAX_IMPORT_FILES),
    files_wanted: z
      .string()
      .nullable()
      .meta({ description: "Names of the files that its source is read from, in words." }),
    progress: z
      .object({ stage: z.string(), done: z.int(), of: z.int().nullable() })
      .nullable()
      .meta({ description: "Courses done; null where nothing runs on the server that answers." }),
    report: importReport.nullable(),
    table: tableView.nullable().meta({ description: "What a table looks like, once compared." }),
    differences: z.array(difference).meta({ description: "The first 200 records of each kind." }),
    problem: z.string().nullable(),
    by: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    import_id: z.int().nullable(),
  })
  .meta({ id: "ImportRun" });

export const importsOverview = z
  .object({
    adapters: z.array(z.object({ name: z.string(), describe: z.string(), files: z.string() })),
    sample: z.object({ institutions: z.int(), courses: z.int() }),
    data: z.array(importRun),
  })
  .meta({ id: "ImportsOverview" });

export const importHistoryQuery = z.object({ page: pageParameter, limit: limitParameter });

const importRow = z.object({
  id: z.int(),
  source: z.string(),
  file_name: z.string(),
  finished_at: z.string(),
  by: z.string().nullable().meta({ description: "Null for the command line." }),
  institutions: kindCounts.partial().optional(),
  courses: kindCounts.partial().optional(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable().meta({ description: "Null for the command line." }),
  can_undo: z.boolean(),
});

export const importHistory = z
  .object({ data: z.array(importRow), meta: pageMeta })
  .meta({ id: "ImportHistory" });

export const importDone = z.object({ done: z.literal(true) }).meta({ id: "ImportDone" });

export type RecordDifference = z.output<typeof difference>;
export type ImportRunAnswer = z.output<typeof importRun>;
export type ImportHistoryRow = z.output<typeof importRow>;
