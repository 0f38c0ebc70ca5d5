import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NotFoundError } from "#platform/errors.ts";
import { recordNumber } from "#platform/record-number.ts";
import type { SharePicture, SharingService } from "./sharing.service.server.ts";

/** How long a picture may be shown without asking again, in seconds. */
const PICTURE_MAX_AGE_S = 60 * 60;

interface WithId {
  Params: { id: string };
}

/** Pictures that social networks and messengers show where a page is shared. */
export async function sharePictures(
  app: FastifyInstance,
  { sharing }: { sharing: SharingService },
): Promise<void> {
  const options = { schema: { hide: true } };
  const send = async (request: FastifyRequest, reply: FastifyReply, picture: SharePicture) => {
    const tag = `"${picture.name}"`;
    const known = request.headers["if-none-match"]?.split(",").some((name) => name.trim() === tag);
    const png = known ? null : await sharing.png(picture);
    reply.header("ETag", tag).header("Cache-Control", `public, max-age=${PICTURE_MAX_AGE_S}`);
    // Other sites show it: that is what it is for.
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (png === null) return reply.code(304).send();
    return reply.type("image/png").send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  };

  app.get("/pictures/share.png", options, (request, reply) => send(request, reply, sharing.site()));
  app.get<WithId>("/pictures/courses/:id/share.png", options, (request, reply) =>
    send(request, reply, sharing.course(idOf(request.params, "Course"))),
  );
  app.get<WithId>("/pictures/institutions/:id/share.png", options, (request, reply) =>
    send(request, reply, sharing.institution(idOf(request.params, "Institution"))),
  );
}

/** @throws NotFoundError where an address names no number: there is nothing behind it. */
function idOf({ id }: { id: string }, what: string): number {
  const number = recordNumber(id);
  if (number === null) throw new NotFoundError(what);
  return number;
}
