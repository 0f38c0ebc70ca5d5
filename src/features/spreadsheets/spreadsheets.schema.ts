import { z } from "zod";
import {
  idParameter,
  limitParameter,
  numberParameter,
  pageMeta,
  pageParameter,
  sentObject,
} from "#platform/http/calls.schema.ts";
import { textLosses } from "#records/editing/editing.schema.ts";
import { MAX_FILE_NAME } from "./spreadsheet-limits.ts";

/** A mistake in a row: where it stands, and what would be right. */
const sheetMistake = z
  .object({
    column: z.string().meta({ description: "Heading of the column; empty for the whole row." }),
    cell: z.string().meta({ description: "Its place in the sheet, such as F12." }),
    reason: z.string(),
  })
  .meta({ id: "SheetMistake" });

/** A row of an uploaded sheet that changes something, or cannot be taken. */
const sheetRow = z
  .object({
    row: z.int().meta({ description: "Row of the sheet; its header is row 1." }),
    id: z.int().nullable().meta({ description: "Of the course; null for a new one." }),
    name: z.string(),
    sheet: z
      .string()
      .optional()
      .meta({ description: "Name of another sheet of the file, of which no row is read." }),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    reviewed: z.array(z.string()).meta({
      description: "Fields that an operator looks at before they are public.",
    }),
    mistakes: z.array(sheetMistake).meta({ description: "Empty where the row can be applied." }),
    losses: textLosses,
  })
  .meta({ id: "SheetRow" });
export type SheetRow = z.infer<typeof sheetRow>;

export const sheetUpload = z
  .object({
    id: z.int(),
    file_name: z.string(),
    state: z.enum(["checked", "applied", "undone"]),
    uploaded_at: z.string().meta({ description: "ISO 8601, UTC." }),
    applied_at: z.string().nullable(),
    by: z.string().nullable().meta({ description: "Name of the person; null where it is gone." }),
    unchanged: z.int().meta({ description: "Rows that say what is there." }),
    changed: z.int().meta({ description: "Rows that can be applied, those of new courses too." }),
    created: z.int().meta({ description: "Of these, rows of new courses." }),
    wrong: z.int().meta({ description: "Rows with mistakes." }),
  })
  .meta({ id: "SheetUpload" });
export type SheetUpload = z.infer<typeof sheetUpload>;

export const sheetUploads = z.object({ data: z.array(sheetUpload) }).meta({ id: "SheetUploads" });

export const sheetRows = z
  .object({ data: z.array(sheetRow), meta: pageMeta })
  .meta({ id: "SheetRows" });

export const sheetParameter = idParameter.extend({
  sheet: numberParameter("sheet").meta({ description: "Number of the uploaded sheet." }),
});

export const sheetRowsQuery = z.object({
  show: z
    .enum(["mistakes", "changes"], { error: "show must be mistakes or changes" })
    .default("changes")
    .meta({ description: "Rows that can be applied, or those that cannot." }),
  page: pageParameter,
  limit: limitParameter,
});

/** Bytes of a file. */
export const sheetFile = z.unknown().meta({ type: "string", format: "binary" });

const sheetFormat = z.enum(["xlsx", "csv", "explanations"], {
  error: "format must be xlsx, csv or explanations",
});
export type SheetFormat = z.infer<typeof sheetFormat>;

export const downloadQuery = z.object({
  format: sheetFormat.default("xlsx").meta({
    description:
      "An Excel workbook; text; or, as text, what each column holds, which the workbook says itself.",
  }),
});

export const sheetUploadQuery = z.object({
  name: z
    .string({ error: "name must be the name of the file" })
    .trim()
    .min(1, { error: "name must be the name of the file" })
    .max(MAX_FILE_NAME, { error: `name must have at most ${MAX_FILE_NAME} characters` })
    .meta({ description: "Name of the file, by which people know it again." }),
});

export const applySheetBody = sentObject("ApplySheetBody", {
  without_mistakes: z
    .boolean({ error: "without_mistakes must be true or false" })
    .default(false)
    .meta({ description: "True to apply the other rows where some have mistakes." }),
});
