import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./category-tree.schema.ts";

const CATEGORIES_URL = "/api/v1/office/categories";

type TreeAnswer = typeof schema.categoryTree;
type CategoryById = typeof schema.categoryParameter;

/** How operators change the categories; each call answers all of them as they are then. */
export const OFFICE_CATEGORIES = {
  all: endpoint<{ answer: TreeAnswer }>("GET", CATEGORIES_URL),
  add: endpoint<{ body: typeof schema.categoryBody; answer: TreeAnswer }>("POST", CATEGORIES_URL),
  change: endpoint<{ params: CategoryById; body: typeof schema.categoryBody; answer: TreeAnswer }>(
    "PUT",
    `${CATEGORIES_URL}/:id`,
  ),
  merge: endpoint<{ params: CategoryById; body: typeof schema.mergingBody; answer: TreeAnswer }>(
    "POST",
    `${CATEGORIES_URL}/:id/merge`,
  ),
  remove: endpoint<{ params: CategoryById; answer: TreeAnswer }>("DELETE", `${CATEGORIES_URL}/:id`),
};
