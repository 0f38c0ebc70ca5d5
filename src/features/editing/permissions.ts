import type { MemberRole, Membership, Role } from "#platform/access.ts";

/** Where a record stands: what the public sees of it, and what it waits for. */
export const RECORD_STATES = ["draft", "submitted", "published", "archived"] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** What a person is to a record: by their membership of its institution, or by their role. */
export type OfficeStanding = "stranger" | MemberRole | "editor" | "admin";

/** What can be done with a record, or with what belongs to an institution. */
export const ACTIONS = [
  ...(["read", "edit", "publish", "archive", "bring_back"] as const),
  ...(["create", "review", "set_rules", "manage_keys"] as const),
] as const;
export type Action = (typeof ACTIONS)[number];

interface Permission {
  by: readonly OfficeStanding[];
  /** States of the record in which it makes sense. */
  in: readonly RecordState[];
}

const OPERATORS: readonly OfficeStanding[] = ["editor", "admin"];
const EVERYBODY: readonly OfficeStanding[] = ["member", "owner", ...OPERATORS];

/** Who may do what, with a record in which state: the one table of it. */
export const OFFICE_PERMISSIONS: Readonly<Record<Action, Permission>> = {
  read: { by: EVERYBODY, in: RECORD_STATES },
  /** A new course of the institution. */
  create: { by: EVERYBODY, in: ["published"] },
  edit: { by: EVERYBODY, in: ["draft", "submitted", "published"] },
  /** What an operator looks at first is submitted by it. */
  publish: { by: EVERYBODY, in: ["draft", "submitted", "published"] },
  archive: { by: EVERYBODY, in: ["draft", "submitted", "published"] },
  bring_back: { by: EVERYBODY, in: ["archived"] },
  review: { by: OPERATORS, in: ["submitted", "published"] },
  set_rules: { by: ["admin"], in: RECORD_STATES },
  manage_keys: { by: ["owner", "admin"], in: RECORD_STATES },
};

/** What a person of this role and these memberships is to an institution. */
export function officeStanding(
  role: Role,
  memberships: readonly Membership[],
  institution_id: number,
): OfficeStanding {
  if (role === "admin" || role === "editor") return role;
  const membership = memberships.find((each) => each.institution_id === institution_id);
  return membership?.role ?? "stranger";
}

/** What a person of this standing may do with a record in this state. */
export function allowedActions(standing: OfficeStanding, state: RecordState): Action[] {
  return ACTIONS.filter((action) => {
    const { by, in: states } = OFFICE_PERMISSIONS[action];
    return by.includes(standing) && states.includes(state);
  });
}
