import type { z } from "zod";
import type { idParameter } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { institution } from "./institutions.schema.ts";

/** What everybody may read of institutions. */
export const PUBLIC_INSTITUTIONS = {
  institution: endpoint.get<
    z.ZodObject<{ data: typeof institution }>,
    { params: typeof idParameter }
  >("/api/v1/p/institutions/:id"),
};
