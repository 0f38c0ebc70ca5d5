import { endpoint } from "#platform/http/endpoint.ts";
import type { categoryList, categoryListQuery } from "./directory.schema.ts";

export const LIST_CATEGORIES = endpoint.get<
  typeof categoryList,
  { query: typeof categoryListQuery }
>("/api/v1/p/categories");
