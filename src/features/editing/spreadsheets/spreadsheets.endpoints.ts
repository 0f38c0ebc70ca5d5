import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./spreadsheets.schema.ts";

type OneSheet = typeof schema.sheetParameter;
type OfInstitution = typeof idParameter;
type Uploaded = typeof schema.sheetUpload;

const SHEETS_PATH = "/api/v1/office/institutions/:id/spreadsheets";

/** All courses of an institution as one file, and what an uploaded one changes. */
export const SPREADSHEETS = {
  download: endpoint<{
    params: OfInstitution;
    query: typeof schema.downloadQuery;
    answer: typeof schema.sheetFile;
  }>("GET", "/api/v1/office/institutions/:id/spreadsheet"),
  upload: endpoint<{
    params: OfInstitution;
    query: typeof schema.sheetUploadQuery;
    body: typeof schema.sheetFile;
    answer: Uploaded;
  }>("POST", SHEETS_PATH),
  uploads: endpoint<{ params: OfInstitution; answer: typeof schema.sheetUploads }>(
    "GET",
    SHEETS_PATH,
  ),
  rows: endpoint<{
    params: OneSheet;
    query: typeof schema.sheetRowsQuery;
    answer: typeof schema.sheetRows;
  }>("GET", `${SHEETS_PATH}/:sheet/rows`),
  apply: endpoint<{ params: OneSheet; body: typeof schema.applySheetBody; answer: Uploaded }>(
    "POST",
    `${SHEETS_PATH}/:sheet/apply`,
  ),
  undo: endpoint<{ params: OneSheet; answer: Uploaded }>("POST", `${SHEETS_PATH}/:sheet/undo`),
};
