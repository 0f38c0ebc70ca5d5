import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./runs.schema.ts";

type Run = typeof schema.importRun;
type ImportDone = typeof schema.importDone;

const BASE = "/api/v1/office/imports";

/** Imports in the office, for administrators. */
export const IMPORTS = {
  overview: endpoint<{ answer: typeof schema.importsOverview }>("GET", BASE),
  begin: endpoint<{ body: typeof schema.newRunBody; answer: Run }>("POST", BASE),
  read: endpoint<{ params: typeof idParameter; answer: Run }>("GET", `${BASE}/:id`),
  giveUp: endpoint<{ params: typeof idParameter; answer: ImportDone }>("DELETE", `${BASE}/:id`),
  file: endpoint<{
    params: typeof schema.fileParameters;
    body: typeof schema.importFileBody;
    answer: Run;
  }>("PUT", `${BASE}/:id/files/:name`),
  compare: endpoint<{ params: typeof idParameter; body: typeof schema.compareBody; answer: Run }>(
    "POST",
    `${BASE}/:id/compare`,
  ),
  apply: endpoint<{ params: typeof idParameter; body: typeof schema.applyBody; answer: Run }>(
    "POST",
    `${BASE}/:id/apply`,
  ),
  history: endpoint<{
    query: typeof schema.importHistoryQuery;
    answer: typeof schema.importHistory;
  }>("GET", `${BASE}/history`),
  undo: endpoint<{ params: typeof idParameter; answer: Run }>("POST", `${BASE}/history/:id/undo`),
};
