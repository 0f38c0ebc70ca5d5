import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./fixed-pages-office.schema.ts";

const TEXTS_URL = "/api/v1/office/texts";
const TEXT_URL = `${TEXTS_URL}/:page`;

type OfPage = { params: typeof schema.textParameter; answer: typeof schema.officeText };
type OfVersion = { params: typeof schema.textVersionParameter };

/** How operators change the texts of fixed pages. Those that change send `etag` as `If-Match`. */
export const OFFICE_TEXTS = {
  all: endpoint<{ answer: typeof schema.officeTexts }>("GET", TEXTS_URL),
  one: endpoint<OfPage>("GET", TEXT_URL),
  version: endpoint<OfVersion & { answer: typeof schema.postedText }>(
    "GET",
    `${TEXT_URL}/versions/:id`,
  ),
  save: endpoint<OfPage & { body: typeof schema.pageText }>("PUT", `${TEXT_URL}/draft`),
  discard: endpoint<OfPage>("DELETE", `${TEXT_URL}/draft`),
  post: endpoint<OfPage & { body: typeof schema.postingBody }>("POST", `${TEXT_URL}/post`),
  keep: endpoint<OfPage>("POST", `${TEXT_URL}/keep`),
  withdraw: endpoint<OfVersion & { answer: typeof schema.officeText }>(
    "POST",
    `${TEXT_URL}/versions/:id/withdraw`,
  ),
};
