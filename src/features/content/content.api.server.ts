import type { FastifyInstance } from "fastify";
import { pageOrWhole } from "#catalogue/pagination.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { contentListQuery, faqList, testimonialList } from "./content.schema.ts";
import type { ContentService } from "./content.service.server.ts";

/** Lists testimonials and frequently asked questions. */
export async function contentApi(
  app: FastifyInstance,
  { content }: { content: ContentService },
): Promise<void> {
  const serve = servingCalls(app, { tag: "Content" });
  serve(
    { method: "GET", url: "/api/v1/p/testimonials" },
    {
      operationId: "listTestimonials",
      summary: "What visitors say about the directory",
      query: contentListQuery,
      answers: "Active testimonials, sorted by order, those without one last",
      answer: testimonialList,
    },
    async ({ query }) => pageOrWhole((await content.current()).testimonials, query),
  );
  serve(
    { method: "GET", url: "/api/v1/p/faqs" },
    {
      operationId: "listFaqs",
      summary: "Frequently asked questions with their answers",
      query: contentListQuery,
      answers: "Questions, sorted by order",
      answer: faqList,
    },
    async ({ query }) => pageOrWhole((await content.current()).faqs, query),
  );
}
