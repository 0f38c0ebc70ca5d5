import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { tidySearchText } from "#catalogue/filters.ts";
import { pageSlice } from "#catalogue/pagination.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { idParameter } from "#platform/http/calls.schema.ts";
import { jsonAnswer } from "#platform/http/endpoint.ts";
import { problems, recordProblems } from "#platform/http/problem.schema.ts";
import { institutionAnswer, institutionCardAnswer } from "./institution-answer.ts";
import { institution, institutionList, institutionListQuery } from "./institutions.schema.ts";
import type { InstitutionsService } from "./institutions.service.server.ts";

interface InstitutionsApiOptions {
  published: Published;
  institutions: InstitutionsService;
}

/** Lists the institutions, featured ones first, and answers single ones. */
export async function institutionsApi(
  app: FastifyInstance,
  { published, institutions }: InstitutionsApiOptions,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/api/v1/p/institutions",
    {
      schema: {
        operationId: "listInstitutions",
        tags: ["Institutions"],
        summary: "Institutions, featured ones first, then by name; those that a text finds",
        querystring: institutionListQuery,
        response: {
          200: jsonAnswer("All institutions, or one page of them", institutionList),
          422: problems.invalid,
        },
      },
    },
    async (request) => {
      const { name, ...page } = request.query;
      const found = published.current().searchInstitutions(tidySearchText(name));
      const { rows, meta } = pageSlice(found.institutions, page);
      return { data: rows.map(institutionCardAnswer), meta, correction: found.correction };
    },
  );

  api.get(
    "/api/v1/p/institutions/:id",
    {
      schema: {
        operationId: "getInstitution",
        tags: ["Institutions"],
        summary: "One institution with its slides, campuses and faculties",
        params: idParameter,
        response: {
          200: jsonAnswer("The institution", z.object({ data: institution })),
          ...recordProblems,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = await institutions.institution(id);
      if (found.id !== id) return reply.redirect(`/api/v1/p/institutions/${found.id}`, 301);
      return { data: institutionAnswer(found) };
    },
  );
}
