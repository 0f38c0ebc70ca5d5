import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./spreadsheets.schema.ts";

type OneSheet = { params: typeof schema.sheetParameter };
type AllSheets = { params: typeof idParameter };
type Uploaded = typeof schema.sheetUpload;
type UploadCall = { query: typeof schema.sheetUploadQuery; body: typeof schema.sheetFile };

const SHEETS_PATH = "/api/v1/office/institutions/:id/spreadsheets";

/** All courses of an institution as one file, and what an uploaded one changes. */
export const SPREADSHEETS = {
  download: endpoint.get<
    typeof schema.sheetFile,
    AllSheets & { query: typeof schema.downloadQuery }
  >("/api/v1/office/institutions/:id/spreadsheet"),
  upload: endpoint.post<Uploaded, AllSheets & UploadCall>(SHEETS_PATH),
  uploads: endpoint.get<typeof schema.sheetUploads, AllSheets>(SHEETS_PATH),
  rows: endpoint.get<typeof schema.sheetRows, OneSheet & { query: typeof schema.sheetRowsQuery }>(
    `${SHEETS_PATH}/:sheet/rows`,
  ),
  apply: endpoint.post<Uploaded, OneSheet & { body: typeof schema.applySheetBody }>(
    `${SHEETS_PATH}/:sheet/apply`,
  ),
  undo: endpoint.post<Uploaded, OneSheet>(`${SHEETS_PATH}/:sheet/undo`),
};
