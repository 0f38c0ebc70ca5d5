import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { allowUpload } from "#platform/http/body-time.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_IMPORT_FILE_BYTES } from "./run-limits.ts";
import { IMPORTS } from "./runs.endpoints.ts";
import * as schema from "./runs.schema.ts";
import type { ImportRuns } from "./runs.service.server.ts";

const NOT_NOW = { 404: problems.notFound, 409: problems.conflict };

/** Imports, for administrators. */
export async function importsApi(
  app: FastifyInstance,
  { imports, authenticate }: PersonalApi<{ imports: ImportRuns }>,
): Promise<void> {
  const calls = { tag: "Imports", may: "import.run", authenticate } as const;
  const { serve, me } = servingOperators(app, calls);
  serve(IMPORTS.overview, {
    operationId: "listImports",
    summary: "What can be imported, and imports that were begun here",
    answers: "The newest imports, without their differences",
    answer: schema.importsOverview,
    handler: async () => await imports.overview(),
  });
  serve(IMPORTS.begin, {
    operationId: "beginImport",
    summary: "Begins an import, which then waits for its files",
    body: schema.newRunBody,
    status: 201,
    answers: "The import",
    answer: schema.importRun,
    handler: async (request) => await imports.begin(me(request), request.body.adapter),
  });
  serve(IMPORTS.read, {
    operationId: "getImport",
    summary: "Where an import stands",
    params: idParameter,
    answers: "The import with what it would change",
    answer: schema.importRun,
    failures: { 404: problems.notFound },
    handler: async ({ params }) => await imports.read(params.id),
  });
  serve(IMPORTS.giveUp, {
    operationId: "giveUpImport",
    summary: "Gives an import up that was not applied, and deletes its files",
    params: idParameter,
    answers: "It is gone",
    answer: schema.importDone,
    failures: NOT_NOW,
    handler: async ({ params }) => {
      await imports.giveUp(params.id);
      return { done: true as const };
    },
  });
  serve(IMPORTS.compare, {
    operationId: "compareImport",
    summary: "Finds out what an import would change; writes nothing",
    params: idParameter,
    body: schema.compareBody,
    answers: "The import, which is compared in the background",
    answer: schema.importRun,
    failures: NOT_NOW,
    handler: async ({ params, body }) => await imports.compare(params.id, body),
  });
  serve(IMPORTS.apply, {
    operationId: "applyImport",
    summary: "Applies an import that was compared, as one step",
    params: idParameter,
    body: schema.applyBody,
    answers: "The import, which is applied in the background",
    answer: schema.importRun,
    failures: NOT_NOW,
    handler: async ({ params, body }) => await imports.apply(params.id, body),
  });
  serve(IMPORTS.history, {
    operationId: "listImportHistory",
    summary: "Everything that was imported, the newest first",
    query: schema.importHistoryQuery,
    answers: "One page of imports",
    answer: schema.importHistory,
    handler: async ({ query }) => await imports.history(query),
  });
  serve(IMPORTS.undo, {
    operationId: "undoImport",
    summary: "Takes the newest import of a source back, as one step",
    params: idParameter,
    answers: "The step, which is done in the background",
    answer: schema.importRun,
    failures: NOT_NOW,
    handler: async (request) => await imports.undo(me(request), request.params.id),
  });
}

/** Files of imports: a plugin of its own, for nothing else may be sent at such length, or as bytes. */
export async function importFilesApi(
  app: FastifyInstance,
  { imports, authenticate }: PersonalApi<{ imports: ImportRuns }>,
): Promise<void> {
  app.addContentTypeParser(
    "application/octet-stream",
    { bodyLimit: MAX_IMPORT_FILE_BYTES },
    (_request, payload, done) => done(null, payload),
  );
  // After who it is: nobody else has the time of an upload.
  app.addHook("preParsing", async (request, _reply, payload) => {
    allowUpload(request.raw);
    return payload;
  });
  const { serve } = servingOperators(app, { tag: "Imports", may: "import.run", authenticate });
  serve(IMPORTS.file, {
    operationId: "sendImportFile",
    summary: "Sends one file of an import; one of the same name is replaced",
    params: schema.fileParameters,
    body: schema.importFileBody,
    consumes: ["application/octet-stream"],
    answers: "The import with its files",
    answer: schema.importRun,
    failures: NOT_NOW,
    handler: async ({ params, body }) =>
      await imports.receive(params.id, params.name, body as Readable),
  });
}
