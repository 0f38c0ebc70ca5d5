import type { z } from "zod";
import type { operatorRules } from "#features/publishing/operator.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { ITEM_FIELDS } from "./content.schema.ts";
import type { ContentKind } from "./content-kinds.ts";
import type * as schema from "./content-office.schema.ts";

const CONTENT_URL = "/api/v1/office/content";

type FieldSchemas = typeof ITEM_FIELDS;
type Items = typeof schema.OFFICE_ITEMS;
type OneItem = { params: typeof schema.itemParameter };
type ContentSchema = typeof schema.officeContent;

/** The calls of one list. Those that change a record send its `etag` as `If-Match`. */
function itemCalls<Item extends z.ZodType, Fields extends z.ZodType>(kind: ContentKind) {
  const url = `${CONTENT_URL}/${kind}`;
  return {
    add: endpoint.post<Item, { body: Fields }>(url),
    change: endpoint.put<Item, OneItem & { body: Fields }>(`${url}/:id`),
    remove: endpoint.delete<typeof schema.removedItem, OneItem>(`${url}/:id`),
    order: endpoint.put<ContentSchema, { body: typeof schema.orderBody }>(`${url}/order`),
  };
}

/** How operators change what the site says beside the catalogue. */
export const OFFICE_CONTENT = {
  all: endpoint.get<ContentSchema>(CONTENT_URL),
  history: endpoint.get<typeof schema.contentHistory, { query: typeof schema.contentHistoryQuery }>(
    `${CONTENT_URL}/history`,
  ),
  restore: endpoint.post<ContentSchema, OneItem>(`${CONTENT_URL}/history/:id/restore`),
  settings: endpoint.get<typeof schema.officeSettings>(`${CONTENT_URL}/settings`),
  setSettings: endpoint.put<typeof schema.officeSettings, { body: typeof schema.ownSettings }>(
    `${CONTENT_URL}/settings`,
  ),
  rules: endpoint.get<typeof schema.officeRules>(`${CONTENT_URL}/rules`),
  setRules: endpoint.put<typeof schema.officeRules, { body: typeof operatorRules }>(
    `${CONTENT_URL}/rules`,
  ),
  faqs: itemCalls<Items["faqs"], FieldSchemas["faqs"]>("faqs"),
  testimonials: itemCalls<Items["testimonials"], FieldSchemas["testimonials"]>("testimonials"),
  partners: itemCalls<Items["partners"], FieldSchemas["partners"]>("partners"),
  messages: itemCalls<Items["messages"], FieldSchemas["messages"]>("messages"),
};
