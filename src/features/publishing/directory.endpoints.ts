import { endpoint } from "#platform/http/endpoint.ts";
import type { categoryList, categoryListQuery } from "./directory.schema.ts";

export const LIST_CATEGORIES = endpoint<{
  query: typeof categoryListQuery;
  answer: typeof categoryList;
}>("GET", "/api/v1/p/categories");
