import { z } from "zod";
import { ROLES } from "#platform/access.ts";
import { pageParameter, queryParameter } from "#platform/http/calls.schema.ts";

const role = z.enum(ROLES, { error: `role must be one of ${ROLES.join(", ")}` });

/** What a list of accounts is narrowed by. */
export const peopleQuery = z.object({
  text: queryParameter("text", "Part of a name or an address."),
  role: role.optional(),
  state: z.enum(["active", "disabled"], { error: "state must be active or disabled" }).optional(),
  page: pageParameter,
});

export const roleChange = z.object({ role });
