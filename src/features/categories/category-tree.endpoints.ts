import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./category-tree.schema.ts";

const CATEGORIES_URL = "/api/v1/office/categories";

type TreeAnswer = typeof schema.categoryTree;
type CategoryById = { params: typeof schema.categoryParameter };
type CategoryBody = { body: typeof schema.categoryBody };

/** How operators change the categories; each call answers all of them as they are then. */
export const OFFICE_CATEGORIES = {
  all: endpoint.get<TreeAnswer>(CATEGORIES_URL),
  add: endpoint.post<TreeAnswer, CategoryBody>(CATEGORIES_URL),
  change: endpoint.put<TreeAnswer, CategoryById & CategoryBody>(`${CATEGORIES_URL}/:id`),
  merge: endpoint.post<TreeAnswer, CategoryById & { body: typeof schema.mergingBody }>(
    `${CATEGORIES_URL}/:id/merge`,
  ),
  remove: endpoint.delete<TreeAnswer, CategoryById>(`${CATEGORIES_URL}/:id`),
};
