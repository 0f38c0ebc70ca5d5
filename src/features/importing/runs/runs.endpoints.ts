import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./runs.schema.ts";

type Run = typeof schema.importRun;
type ById = { params: typeof idParameter };
type FileCall = { params: typeof schema.fileParameters; body: typeof schema.importFileBody };

const BASE = "/api/v1/office/imports";

/** Imports in the office, for administrators. */
export const IMPORTS = {
  overview: endpoint.get<typeof schema.importsOverview>(BASE),
  begin: endpoint.post<Run, { body: typeof schema.newRunBody }>(BASE),
  read: endpoint.get<Run, ById>(`${BASE}/:id`),
  giveUp: endpoint.delete<typeof schema.importDone, ById>(`${BASE}/:id`),
  file: endpoint.put<Run, FileCall>(`${BASE}/:id/files/:name`),
  compare: endpoint.post<Run, ById & { body: typeof schema.compareBody }>(`${BASE}/:id/compare`),
  apply: endpoint.post<Run, ById & { body: typeof schema.applyBody }>(`${BASE}/:id/apply`),
  history: endpoint.get<typeof schema.importHistory, { query: typeof schema.importHistoryQuery }>(
    `${BASE}/history`,
  ),
  undo: endpoint.post<Run, ById>(`${BASE}/history/:id/undo`),
};
