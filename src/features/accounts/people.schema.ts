import { z } from "zod";
import { MEMBER_ROLES, ROLES } from "#platform/access.ts";
import {
  limitParameter,
  pageMeta,
  pageParameter,
  queryParameter,
} from "#platform/http/calls.schema.ts";

const role = z.enum(ROLES, { error: `role must be one of ${ROLES.join(", ")}` });

export const peopleQuery = z.object({
  text: queryParameter("text", "Part of a name or an address."),
  role: role.optional().meta({ description: "Only accounts with this role." }),
  state: z
    .enum(["active", "disabled"], { error: "state must be active or disabled" })
    .optional()
    .meta({ description: "Whether they may sign in." }),
  page: pageParameter,
  limit: limitParameter,
});

export const personParameter = z.object({
  person: z
    .string()
    .max(100, { error: "person must be the id of an account" })
    .meta({ description: "Id of the account." }),
});

export const roleChange = z
  .object({ role }, { error: "Send an object with role" })
  .meta({ id: "AccountRoleChange" });

const managedPerson = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    email_verified: z.boolean(),
    two_factor: z.boolean(),
    disabled_at: z.string().nullable().meta({ description: "Since when nobody can sign in." }),
    created_at: z.string(),
    last_used_at: z
      .string()
      .nullable()
      .meta({ description: "When a session of it was last used; null where none is open." }),
    institutions: z.array(z.object({ id: z.int(), name: z.string(), role: z.enum(MEMBER_ROLES) })),
  })
  .meta({ id: "ManagedPerson" });

export const managedPeople = z
  .object({ data: z.array(managedPerson), meta: pageMeta })
  .meta({ id: "ManagedPeople" });

export type PeopleQuery = z.output<typeof peopleQuery>;
export type ManagedPerson = z.output<typeof managedPerson>;
