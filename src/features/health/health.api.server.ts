import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { FastifyInstance } from "fastify";
import { told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { HEALTH } from "./health.endpoints.ts";
import * as schema from "./health.schema.ts";
import type { HealthService } from "./health.service.server.ts";

/** How the site is, and backups, for administrators. */
export async function healthApi(
  app: FastifyInstance,
  { siteHealth, authenticate }: PersonalApi<{ siteHealth: HealthService }>,
) {
  const { serve, me } = servingOperators(app, { tag: "Health", may: "health.watch", authenticate });
  serve(HEALTH.report, {
    operationId: "readHealth",
    summary: "How the site is: database, disk, mails, backups, background work and errors",
    answers: "As this server sees it",
    answer: schema.healthReport,
    handler: async () => await siteHealth.report(),
  });
  serve(HEALTH.tryMail, {
    operationId: "tryMailAgain",
    summary: "Tries a mail that failed now",
    params: schema.mailParameter,
    answers: "It is tried",
    answer: message,
    failures: { 404: problems.notFound },
    handler: (request) =>
      told("It is tried now.", siteHealth.tryMail(me(request), request.params.mail)),
  });
  serve(HEALTH.backUp, {
    operationId: "beginBackup",
    summary: "Begins a backup, which is made in the background",
    answers: "It began",
    answer: message,
    failures: { 409: problems.conflict },
    handler: (request) => told("The backup began.", siteHealth.begin(me(request))),
  });
  serve(HEALTH.download, {
    operationId: "downloadBackup",
    summary: "The archive of a backup: it holds everything of everybody",
    params: schema.backupParameter,
    answers: "The archive, packed with gzip",
    answer: schema.backupFile,
    failures: { 404: problems.notFound },
    handler: async (request, reply) => {
      const file = await siteHealth.download(me(request), request.params.id);
      return reply
        .type("application/gzip")
        .header("Content-Length", (await stat(file)).size)
        .header("Content-Disposition", `attachment; filename="${basename(file)}"`)
        .send(createReadStream(file));
    },
  });
}
