import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import type { ContentService } from "#features/content/content.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { NotFoundError } from "#platform/errors.ts";
import { coverSvg } from "#ui/pattern/cover.ts";
import { monogramSvg } from "#ui/pattern/monogram.ts";
import { bannerSvg, patternSvg } from "#ui/pattern/pattern.ts";

/** Longer seeds are cut; no name is this long. */
const MAX_SEED_LENGTH = 100;

interface PicturesOptions {
  published: Published;
  content: ContentService;
}

/**
 * Serves drawn pictures: banners and monograms of institutions, partners and people, and
 * backgrounds of page heads.
 */
export async function pictures(app: FastifyInstance, { published, content }: PicturesOptions) {
  const institution = (request: FastifyRequest<{ Params: { id: string } }>): InstitutionSummary => {
    const found = published
      .current()
      .institutions.find(({ id }) => String(id) === request.params.id);
    if (!found) throw new NotFoundError("Institution");
    return found;
  };
  const schema = { hide: true };

  app.get("/pictures/cover.svg", { schema }, (request, reply) =>
    sendSvg(request, reply, coverSvg()),
  );
  app.get<{ Params: { id: string } }>(
    "/pictures/institutions/:id/logo.svg",
    { schema },
    (request, reply) => {
      const { name } = institution(request);
      return sendSvg(request, reply, monogramSvg(name, name));
    },
  );
  app.get<{ Params: { id: string } }>(
    "/pictures/partners/:id/logo.svg",
    { schema },
    async (request, reply) => {
      const { partners } = await content.current();
      const partner = partners.find(({ id }) => String(id) === request.params.id);
      if (!partner) throw new NotFoundError("Partner");
      return sendSvg(request, reply, monogramSvg(partner.name, partner.name));
    },
  );
  app.get<{ Params: { id: string } }>(
    "/pictures/testimonials/:id/photo.svg",
    { schema },
    async (request, reply) => {
      const { testimonials } = await content.current();
      const found = testimonials.find(({ id }) => String(id) === request.params.id);
      if (!found) throw new NotFoundError("Testimonial");
      // "Aishath, school leaver in Naifaru" is Aishath.
      const [person = ""] = found.name.split(",");
      return sendSvg(request, reply, monogramSvg(found.name, person));
    },
  );
  app.get<{ Params: { id: string } }>(
    "/pictures/institutions/:id/banner.svg",
    { schema },
    (request, reply) => sendSvg(request, reply, bannerSvg(institution(request).name)),
  );
  app.get<{ Params: { seed: string } }>(
    "/pictures/patterns/:seed.svg",
    { schema },
    (request, reply) =>
      sendSvg(request, reply, patternSvg(request.params.seed.slice(0, MAX_SEED_LENGTH))),
  );
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
  reply.header("ETag", etag).header("Cache-Control", "public, max-age=86400");
  if (request.headers["if-none-match"]?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  // When opened directly, an SVG must not run anything.
  return reply
    .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
    .type("image/svg+xml")
    .send(svg);
}
