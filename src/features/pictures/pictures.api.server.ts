import type { FastifyInstance } from "fastify";
import { allowUpload } from "#platform/http/body-time.ts";
import { type PersonalApi, servingPersonalCalls } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { MAX_PICTURE_BYTES } from "./picture-limits.ts";
import { UPLOAD_PICTURE } from "./pictures.endpoints.ts";
import { pictureBody, storedPicture, uploadQuery } from "./pictures.schema.ts";
import type { PicturesService } from "./pictures.service.server.ts";

/** Takes pictures from those who may change what shows them. */
export async function picturesApi(
  app: FastifyInstance,
  { pictures, authenticate }: PersonalApi<{ pictures: PicturesService }>,
): Promise<void> {
  // Whatever it says it is: what it is, its bytes say.
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: "buffer", bodyLimit: MAX_PICTURE_BYTES },
    async (_request: unknown, body: unknown) => body,
  );
  // After who it is: nobody else has the time of an upload.
  app.addHook("preParsing", async (request, _reply, payload) => {
    allowUpload(request.raw);
    return payload;
  });
  const { serve, me } = servingPersonalCalls(app, {
    tag: "Office",
    may: "by_institution",
    bodyLimit: MAX_PICTURE_BYTES,
    failures: { 403: problems.forbidden, 404: problems.notFound, 409: problems.conflict },
    authenticate,
  });
  serve(UPLOAD_PICTURE, {
    operationId: "uploadPicture",
    summary: "Keeps a picture, for a record to show",
    description:
      "JPEG, PNG, WebP or AVIF of at most 8 MB and 25 megapixels; GIF for adverts too. It is made anew in the sizes that pages use, without what else the file holds. A picture that no record shows is deleted after a day.",
    query: uploadQuery,
    body: pictureBody,
    consumes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
    status: 201,
    answers: "Where it is",
    answer: storedPicture,
    handler: async (request) => {
      const { purpose, institution } = request.query;
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return await pictures.upload(me(request), { purpose, institution }, bytes);
    },
  });
}
