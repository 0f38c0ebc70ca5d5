import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { tidySearchText } from "#catalogue/filters.ts";
import { pageSlice } from "#catalogue/pagination.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { servingCalls } from "#platform/http/api-calls.server.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { recordProblems } from "#platform/http/problem.schema.ts";
import { institutionAnswer, institutionCardAnswer } from "./institution-answer.ts";
import { PUBLIC_INSTITUTIONS } from "./institutions.endpoints.ts";
import { institution, institutionList, institutionListQuery } from "./institutions.schema.ts";
import type { InstitutionsService } from "./institutions.service.server.ts";

const LIST_INSTITUTIONS = endpoint.get<
  typeof institutionList,
  { query: typeof institutionListQuery }
>("/api/v1/p/institutions");

interface InstitutionsApiOptions {
  published: Published;
  institutions: InstitutionsService;
}

/** Lists the institutions, featured ones first, and answers single ones. */
export async function institutionsApi(
  app: FastifyInstance,
  { published, institutions }: InstitutionsApiOptions,
): Promise<void> {
  const serve = servingCalls(app, { tag: "Institutions" });
  serve(LIST_INSTITUTIONS, {
    operationId: "listInstitutions",
    summary: "Institutions, featured ones first, then by name; those that a text finds",
    query: institutionListQuery,
    answers: "All institutions, or one page of them",
    answer: institutionList,
    handler: async (request) => {
      const { name, ...page } = request.query;
      const found = published.current().searchInstitutions(tidySearchText(name));
      const { rows, meta } = pageSlice(found.institutions, page);
      return { data: rows.map(institutionCardAnswer), meta, correction: found.correction };
    },
  });
  serve(PUBLIC_INSTITUTIONS.institution, {
    operationId: "getInstitution",
    summary: "One institution with its slides, campuses and faculties",
    params: idParameter,
    answers: "The institution",
    answer: z.object({ data: institution }),
    failures: recordProblems,
    handler: async (request, reply) => {
      const { id } = request.params;
      const found = await institutions.institution(id);
      if (found.id !== id) return reply.redirect(`/api/v1/p/institutions/${found.id}`, 301);
      return { data: institutionAnswer(found) };
    },
  });
}
