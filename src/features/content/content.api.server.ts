import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { pageOrWhole } from "#catalogue/pagination.ts";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { contentListQuery, faqList, testimonialList } from "./content.schema.ts";
import type { ContentService } from "./content.service.server.ts";

/** Lists testimonials and frequently asked questions. */
export async function contentApi(
  app: FastifyInstance,
  { content }: { content: ContentService },
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ["Content"];

  api.get(
    "/api/v1/p/testimonials",
    {
      schema: {
        operationId: "listTestimonials",
        tags,
        summary: "What visitors say about the directory",
        querystring: contentListQuery,
        response: {
          200: jsonAnswer(
            "Active testimonials, sorted by order, those without one last",
            testimonialList,
          ),
          422: problems.invalid,
        },
      },
    },
    async ({ query }) => pageOrWhole((await content.current()).testimonials, query),
  );

  api.get(
    "/api/v1/p/faqs",
    {
      schema: {
        operationId: "listFaqs",
        tags,
        summary: "Frequently asked questions with their answers",
        querystring: contentListQuery,
        response: {
          200: jsonAnswer("Questions, sorted by order", faqList),
          422: problems.invalid,
        },
      },
    },
    async ({ query }) => pageOrWhole((await content.current()).faqs, query),
  );
}
