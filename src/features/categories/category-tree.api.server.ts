import type { FastifyInstance } from "fastify";
import { seenBy, seenHeader } from "#platform/http/if-match.server.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { OFFICE_CATEGORIES } from "./category-tree.endpoints.ts";
import * as schema from "./category-tree.schema.ts";
import type { CategoryTreeService } from "./category-tree.service.server.ts";

const wholeTree = { answers: "Every category", answer: schema.categoryTree };
const changingOne = {
  ...wholeTree,
  params: schema.categoryParameter,
  headers: seenHeader,
  failures: { 404: problems.notFound, 409: problems.conflict, 428: problems.unconditional },
};

/** The tree of categories, for editors and administrators. */
export async function categoryTreeApi(
  app: FastifyInstance,
  { categoryTree: tree, authenticate }: PersonalApi<{ categoryTree: CategoryTreeService }>,
) {
  const { serve, me } = servingOperators(app, {
    tag: "Office",
    may: "category.edit",
    authenticate,
  });
  serve(OFFICE_CATEGORIES.all, {
    ...wholeTree,
    operationId: "listOfficeCategories",
    summary: "Every category with its courses and the names that lead to it",
    handler: async () => await tree.all(),
  });
  serve(OFFICE_CATEGORIES.add, {
    ...wholeTree,
    operationId: "addCategory",
    summary: "Adds a category",
    description: "A name that another category had before is this one's from then on.",
    body: schema.categoryBody,
    handler: async (request) => await tree.add(me(request), request.body),
  });
  serve(OFFICE_CATEGORIES.change, {
    ...changingOne,
    operationId: "changeCategory",
    summary: "Gives a category another name, or moves it below another",
    description: "Its name until now leads to it: addresses, saved searches and imports.",
    body: schema.categoryBody,
    handler: async (request) =>
      await tree.change(
        me(request),
        { id: request.params.id, seen: seenBy(request) },
        request.body,
      ),
  });
  serve(OFFICE_CATEGORIES.merge, {
    ...changingOne,
    operationId: "mergeCategory",
    summary: "Makes a category part of another, with its courses and names",
    body: schema.mergingBody,
    handler: async (request) =>
      await tree.merge(me(request), { id: request.params.id, seen: seenBy(request) }, request.body),
  });
  serve(OFFICE_CATEGORIES.remove, {
    ...changingOne,
    operationId: "removeCategory",
    summary: "Removes a category without courses and subcategories",
    description: "The names of a subcategory lead to its group.",
    handler: async (request) =>
      await tree.remove(me(request), { id: request.params.id, seen: seenBy(request) }),
  });
}
