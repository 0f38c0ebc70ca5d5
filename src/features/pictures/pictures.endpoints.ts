import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./pictures.schema.ts";

/** Where pictures are sent to. */
export const UPLOAD_PICTURE = endpoint.post<
  typeof schema.storedPicture,
  { query: typeof schema.uploadQuery; body: typeof schema.pictureBody }
>("/api/v1/office/pictures");
