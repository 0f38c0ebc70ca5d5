import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./waiting.schema.ts";

/** What waits for operators, for editors and administrators. */
export const WAITING = endpoint.get<typeof schema.whatWaits>("/api/v1/office/waiting");
