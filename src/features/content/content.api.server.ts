import type { FastifyInstance } from "fastify";
import { pageOrWhole } from "#catalogue/pagination.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { contentListQuery, faqList, testimonialList } from "./content.schema.ts";
import type { ContentService } from "./content.service.server.ts";

type ContentQuery = typeof contentListQuery;

const LIST_TESTIMONIALS = endpoint.get<typeof testimonialList, { query: ContentQuery }>(
  "/api/v1/p/testimonials",
);
const LIST_FAQS = endpoint.get<typeof faqList, { query: ContentQuery }>("/api/v1/p/faqs");

/** Lists testimonials and frequently asked questions. */
export async function contentApi(
  app: FastifyInstance,
  { content }: { content: ContentService },
): Promise<void> {
  const serve = servingCalls(app, { tag: "Content" });
  serve(LIST_TESTIMONIALS, {
    operationId: "listTestimonials",
    summary: "What visitors say about the directory",
    query: contentListQuery,
    answers: "Active testimonials, sorted by order, those without one last",
    answer: testimonialList,
    handler: async ({ query }) => pageOrWhole((await content.current()).testimonials, query),
  });
  serve(LIST_FAQS, {
    operationId: "listFaqs",
    summary: "Frequently asked questions with their answers",
    query: contentListQuery,
    answers: "Questions, sorted by order",
    answer: faqList,
    handler: async ({ query }) => pageOrWhole((await content.current()).faqs, query),
  });
}
