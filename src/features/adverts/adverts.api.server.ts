import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { NotFoundError } from "#platform/errors.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { isHumanRequest } from "#platform/http/human-request.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { ADVERT_REPORTS_PER_ADDRESS, MAX_ADVERT_REPORT_BYTES } from "./advert-limits.ts";
import { ADVERTS } from "./adverts.endpoints.ts";
import { advertCounts, seenReport } from "./adverts.schema.ts";
import type { AdvertsService } from "./adverts.service.server.ts";

/** Counts views and clicks without cookies and without storing who caused them. */
export async function advertsApi(
  app: FastifyInstance,
  { adverts }: { adverts: AdvertsService },
): Promise<void> {
  const config = { rateLimit: ADVERT_REPORTS_PER_ADDRESS };
  const serve = servingCalls(app, { tag: "Adverts", config, bodyLimit: MAX_ADVERT_REPORT_BYTES });
  const counted = { answers: "What was counted", answer: advertCounts };
  serve(ADVERTS.seen, {
    ...counted,
    operationId: "reportAdvertsSeen",
    summary: "Reports which adverts were seen on a page",
    body: seenReport,
    handler: async ({ body, headers }) => ({
      data: { counted: isHumanRequest(headers) ? adverts.seen(body.seen) : 0 },
    }),
  });
  serve(ADVERTS.click, {
    ...counted,
    operationId: "reportAdvertClick",
    summary: "Reports that an advert was followed",
    params: idParameter,
    failures: { 429: problems.tooMany },
    handler: async ({ params, headers }) => ({
      data: { counted: Number(isHumanRequest(headers) && adverts.clicked(params.id)) },
    }),
  });
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      ADVERTS.click.url,
      { config, schema: { hide: true, params: idParameter } },
      async ({ params, headers, method }, reply) => {
        const destination = adverts.destination(params.id);
        if (destination === null) throw new NotFoundError("Advert");
        // A HEAD request only checks the address, so it does not count as a click; nor does a
        // browser that draws it as a picture (https://www.w3.org/TR/fetch-metadata).
        const isFollowed = (headers["sec-fetch-dest"] ?? "document") === "document";
        if (method === "GET" && isFollowed && isHumanRequest(headers)) adverts.clicked(params.id);
        return reply.header("X-Robots-Tag", "noindex, nofollow").redirect(destination, 302);
      },
    );
}
