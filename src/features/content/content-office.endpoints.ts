import type { operatorRules } from "#features/publishing/operator.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { ITEM_FIELDS } from "./content.schema.ts";
import type { ContentKind } from "./content-kinds.ts";
import type * as schema from "./content-office.schema.ts";

const CONTENT_URL = "/api/v1/office/content";

type InputFields = typeof ITEM_FIELDS;
type Items = typeof schema.OFFICE_ITEMS;

/** The calls of one list. Those that change a record send its `etag` as `If-Match`. */
function itemCalls<Kind extends ContentKind>(kind: Kind) {
  const url = `${CONTENT_URL}/${kind}`;
  return {
    add: endpoint<{ body: InputFields[Kind]; answer: Items[Kind] }>("POST", url),
    change: endpoint<{
      params: typeof schema.itemParameter;
      body: InputFields[Kind];
      answer: Items[Kind];
    }>("PUT", `${url}/:id`),
    remove: endpoint<{ params: typeof schema.itemParameter; answer: typeof schema.removedItem }>(
      "DELETE",
      `${url}/:id`,
    ),
    order: endpoint<{ body: typeof schema.orderBody; answer: typeof schema.officeContent }>(
      "PUT",
      `${url}/order`,
    ),
  };
}

/** How operators change what the site says beside the catalogue. */
export const OFFICE_CONTENT = {
  all: endpoint<{ answer: typeof schema.officeContent }>("GET", CONTENT_URL),
  history: endpoint<{
    query: typeof schema.contentHistoryQuery;
    answer: typeof schema.contentHistory;
  }>("GET", `${CONTENT_URL}/history`),
  restore: endpoint<{
    params: typeof schema.itemParameter;
    answer: typeof schema.officeContent;
  }>("POST", `${CONTENT_URL}/history/:id/restore`),
  settings: endpoint<{ answer: typeof schema.officeSettings }>("GET", `${CONTENT_URL}/settings`),
  setSettings: endpoint<{
    body: typeof schema.ownSettings;
    answer: typeof schema.officeSettings;
  }>("PUT", `${CONTENT_URL}/settings`),
  rules: endpoint<{ answer: typeof schema.officeRules }>("GET", `${CONTENT_URL}/rules`),
  setRules: endpoint<{ body: typeof operatorRules; answer: typeof schema.officeRules }>(
    "PUT",
    `${CONTENT_URL}/rules`,
  ),
  faqs: itemCalls("faqs"),
  testimonials: itemCalls("testimonials"),
  partners: itemCalls("partners"),
  messages: itemCalls("messages"),
};
