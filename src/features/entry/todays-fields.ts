import { haveToday } from "#catalogue/category-names.ts";
import type { WhatIHave } from "#catalogue/entry.ts";
import { LIST_CATEGORIES } from "#features/publishing/directory.endpoints.ts";
import { call } from "#web/api-client.ts";

/**
 * What somebody has, its fields by their names of today, which operators change
 * (docs/decisions/063-the-category-tree.md). The server is asked for all categories and told nothing;
 * without its answer all stays as it is.
 */
export async function inTodaysFields(have: WhatIHave): Promise<WhatIHave> {
  const { body } = await call(LIST_CATEGORIES, { query: { noPaginate: "true" } });
  return body ? haveToday(have, body.data) : have;
}
