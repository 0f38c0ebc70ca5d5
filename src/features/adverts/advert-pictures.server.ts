import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { NotFoundError } from "#platform/errors.ts";
import { FOREVER } from "#platform/http/forever.ts";
import { advertPicture } from "./adverts.ts";

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ jpg: "image/jpeg", png: "image/png", gif: "image/gif" }),
);

/** Folder of the adverts' pictures. */
export const advertFolder = (dataDir: string): string => join(dataDir, "files", "adverts");

/** Serves the adverts' pictures. */
export async function advertPictures(
  app: FastifyInstance,
  { folder }: { folder: string },
): Promise<void> {
  app.get<{ Params: { file: string } }>(
    advertPicture(":file"),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const type = typeOf(params.file);
      const bytes = type && (await readFile(join(folder, params.file)).catch(() => null));
      if (!bytes) throw new NotFoundError("Picture");
      return reply
        .header("Cache-Control", FOREVER)
        .header("Content-Security-Policy", "default-src 'none'")
        .type(type)
        .send(bytes);
    },
  );
}

/** Null for a name that no stored picture can have. */
function typeOf(file: string): string | null {
  const ending = /^\d+-[0-9a-f]{16}\.(jpg|png|gif)$/.exec(file)?.[1];
  return MEDIA_TYPES.get(ending ?? "") ?? null;
}
