import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./fixed-pages-office.schema.ts";

const TEXTS_URL = "/api/v1/office/texts";
const TEXT_URL = `${TEXTS_URL}/:page`;

type TextSchema = typeof schema.officeText;
type OfPage = { params: typeof schema.textParameter };
type OfVersion = { params: typeof schema.textVersionParameter };

/** How operators change the texts of fixed pages. Those that change send `etag` as `If-Match`. */
export const OFFICE_TEXTS = {
  all: endpoint.get<typeof schema.officeTexts>(TEXTS_URL),
  one: endpoint.get<TextSchema, OfPage>(TEXT_URL),
  version: endpoint.get<typeof schema.postedText, OfVersion>(`${TEXT_URL}/versions/:id`),
  save: endpoint.put<TextSchema, OfPage & { body: typeof schema.pageText }>(`${TEXT_URL}/draft`),
  discard: endpoint.delete<TextSchema, OfPage>(`${TEXT_URL}/draft`),
  post: endpoint.post<TextSchema, OfPage & { body: typeof schema.postingBody }>(`${TEXT_URL}/post`),
  keep: endpoint.post<TextSchema, OfPage>(`${TEXT_URL}/keep`),
  withdraw: endpoint.post<TextSchema, OfVersion>(`${TEXT_URL}/versions/:id/withdraw`),
};
