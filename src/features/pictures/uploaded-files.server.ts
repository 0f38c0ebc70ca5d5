import type { FastifyInstance } from "fastify";
import { NotFoundError } from "#platform/errors.ts";
import { FOREVER } from "#platform/http/forever.ts";
import { UPLOADED_PATH, uploadedPicture } from "#web/uploaded-picture.ts";
import type { PicturesService } from "./pictures.service.server.ts";

/** Serves the files of uploaded pictures. */
export async function uploadedFiles(
  app: FastifyInstance,
  { pictures }: { pictures: PicturesService },
): Promise<void> {
  app.get<{ Params: { purpose: string; id: string; file: string } }>(
    `${UPLOADED_PATH}:purpose/:id/:file`,
    { schema: { hide: true } },
    async ({ params: { purpose, id, file } }, reply) => {
      const [, width, format] = /^(\d{1,5})\.(webp|avif)$/.exec(file) ?? [];
      const isAddress = uploadedPicture(`${UPLOADED_PATH}${purpose}/${id}/${width}.webp`) !== null;
      const bytes = isAddress ? await pictures.file(`${purpose}/${id}`, file) : null;
      if (!bytes) throw new NotFoundError("Picture");
      return reply
        .header("Cache-Control", FOREVER)
        .header("Content-Security-Policy", "default-src 'none'; sandbox")
        .type(`image/${format}`)
        .send(Buffer.from(bytes));
    },
  );
}
