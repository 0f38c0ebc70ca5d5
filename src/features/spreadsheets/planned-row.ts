import type { RecordedFields } from "#records/recorded.ts";
import type { SheetRow } from "./spreadsheets.schema.ts";

/** A row of an uploaded sheet with what is written where it is applied. */
export interface PlannedSheetRow extends SheetRow {
  /** Of the course as the plan found it; empty for a new one. */
  etag: string;
  /** Changed fields, as the sheet has them. */
  fields: RecordedFields;
}
