import { createReadStream } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { problems } from "#platform/http/problem.schema.ts";
import type { Download, DownloadKind, Downloads } from "./downloads.service.server.ts";

const bytes = z.string().meta({ format: "binary" });

const FILES = [
  {
    kind: "json",
    url: "/api/v1/download/magu.json.gz",
    type: "application/gzip",
    operationId: "downloadJson",
    summary: "The whole directory as JSON, packed with gzip",
  },
  {
    kind: "csv",
    url: "/api/v1/download/magu.csv.zip",
    type: "application/zip",
    operationId: "downloadCsv",
    summary: "The whole directory as CSV tables, packed with zip",
  },
] as const satisfies { kind: DownloadKind; [name: string]: string }[];

const DOWNLOAD_DESCRIPTION =
  "Every published course and institution with its id and its sources, in the import format. `about` states the licence, the line that each source asks for, and when the last record changed. Sources without a licence to pass on are left out.";

/**
 * Serves all records that may be published in one file, created once per version of the catalogue.
 */
export async function downloadsApi(
  app: FastifyInstance,
  { downloads }: { downloads: Downloads },
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  for (const { kind, url, type, operationId, summary } of FILES) {
    api.get(
      url,
      {
        schema: {
          operationId,
          tags: ["Directory"],
          summary,
          description: DOWNLOAD_DESCRIPTION,
          response: {
            200: { description: "The file", content: { [type]: { schema: bytes } } },
            503: problems.unavailable,
          },
        },
      },
      async (_request, reply) => {
        const file = await downloads.file(kind);
        return sendFile(reply as unknown as FastifyReply, file, type, downloadName(url, file));
      },
    );
  }
}

/** "magu-2026-11-03.json.gz": with the date of the last change. */
function downloadName(url: string, { changedAt }: Download): string {
  const ending = url.slice(url.lastIndexOf("/magu") + "/magu".length);
  return changedAt === null ? `magu${ending}` : `magu-${changedAt.slice(0, 10)}${ending}`;
}

function sendFile(reply: FastifyReply, file: Download, type: string, name: string): FastifyReply {
  if (file.changedAt !== null) {
    reply.header("Last-Modified", new Date(file.changedAt).toUTCString());
  }
  return reply
    .type(type)
    .header("Content-Length", file.bytes)
    .header("Content-Disposition", `attachment; filename="${name}"`)
    .send(createReadStream(file.path));
}
