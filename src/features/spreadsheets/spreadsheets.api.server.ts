import type { FastifyInstance } from "fastify";
import { idParameter } from "#platform/http/calls.schema.ts";
import { acceptEmptyBodies } from "#platform/http/json-bodies.server.ts";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_SPREADSHEET_BYTES } from "./spreadsheet-limits.ts";
import { SPREADSHEETS } from "./spreadsheets.endpoints.ts";
import * as schema from "./spreadsheets.schema.ts";
import type { SpreadsheetsService } from "./spreadsheets.service.server.ts";

const BYTES = "application/octet-stream";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Courses of an institution as one file, changed in a spreadsheet and brought back. */
export async function spreadsheetsApi(
  app: FastifyInstance,
  { spreadsheets, authenticate }: PersonalApi<{ spreadsheets: SpreadsheetsService }>,
): Promise<void> {
  acceptEmptyBodies(app);
  app.addContentTypeParser(BYTES, { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_SPREADSHEET_BYTES,
    failures: { 403: problems.forbidden, 404: problems.notFound },
    authenticate,
  });
  serve(SPREADSHEETS.download, {
    operationId: "downloadSpreadsheet",
    summary: "The courses of an institution as a spreadsheet",
    description:
      "What people change of courses, under the words of the office's form, and before it the number, version and reference of each course. A sheet that is uploaded may have the keys of the import template as headings, too. A text that begins as a formula does stands behind an apostrophe.",
    params: idParameter,
    query: schema.downloadQuery,
    answers: "The file",
    answer: schema.sheetFile,
    failures: {
      200: {
        description: "The file",
        content: { [XLSX]: { schema: schema.sheetFile }, "text/csv": { schema: schema.sheetFile } },
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { format } = request.query;
      const file = await spreadsheets.download(me(request), id, format);
      reply.type(format === "xlsx" ? XLSX : "text/csv; charset=utf-8");
      const name = format === "explanations" ? "columns-of-courses.csv" : `courses-${id}.${format}`;
      reply.header("Content-Disposition", `attachment; filename="${name}"`);
      return reply.send(file);
    },
  });
  serve(SPREADSHEETS.upload, {
    operationId: "uploadSpreadsheet",
    summary: "Checks a spreadsheet of courses, and says what it would change",
    description: `The bytes of an .xlsx or .csv file, at most ${MAX_SPREADSHEET_BYTES / 1_000_000} megabytes. Nothing is changed before it is applied.`,
    consumes: [BYTES],
    params: idParameter,
    query: schema.sheetUploadQuery,
    body: schema.sheetFile,
    answers: "The spreadsheet with what it would change",
    answer: schema.sheetUpload,
    handler: async (request) => {
      // Without a body, and with one of JSON, there is no file.
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { name } = request.query;
      return await spreadsheets.upload(me(request), request.params.id, { name, file });
    },
  });
  serve(SPREADSHEETS.uploads, {
    operationId: "listSpreadsheets",
    summary: "Spreadsheets of an institution that were applied, the newest first",
    params: idParameter,
    answers: "The last ten",
    answer: schema.sheetUploads,
    handler: async (request) => await spreadsheets.uploads(me(request), request.params.id),
  });
  serve(SPREADSHEETS.rows, {
    operationId: "listSpreadsheetRows",
    summary: "Rows of a spreadsheet that change something, or that have mistakes",
    params: schema.sheetParameter,
    query: schema.sheetRowsQuery,
    answers: "One page of them, in the order of the sheet",
    answer: schema.sheetRows,
    handler: async (request) => await spreadsheets.rows(me(request), request.params, request.query),
  });
  serve(SPREADSHEETS.apply, {
    operationId: "applySpreadsheet",
    summary: "Publishes what a spreadsheet changes, as one step",
    description: "What an operator looks at first is submitted.",
    params: schema.sheetParameter,
    body: schema.applySheetBody,
    answers: "The spreadsheet",
    answer: schema.sheetUpload,
    failures: { 409: problems.conflict },
    handler: async (request) => {
      const { without_mistakes } = request.body;
      return await spreadsheets.apply(me(request), request.params, without_mistakes);
    },
  });
  serve(SPREADSHEETS.undo, {
    operationId: "undoSpreadsheet",
    summary: "Takes back what a spreadsheet changed, as one step",
    params: schema.sheetParameter,
    answers: "The spreadsheet",
    answer: schema.sheetUpload,
    failures: { 409: problems.conflict },
    handler: async (request) => await spreadsheets.undo(me(request), request.params),
  });
}
