import {
  isOperatorRole,
  type MemberRole,
  OPERATOR_ROLES,
  type OperatorRole,
  type Role,
} from "#platform/access.ts";

/** Where a record stands: what the public sees of it, and what it waits for. */
export const RECORD_STATES = ["draft", "submitted", "published", "archived"] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** As what somebody speaks for an institution: as a person, or as a system with a key of it. */
export interface Speaking {
  institution_id: number;
  role: MemberRole | "key";
}

/** What somebody is to a record: by what they are to its institution, or by their role. */
export type OfficeStanding = "stranger" | Speaking["role"] | OperatorRole;

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

const EVERYBODY: readonly OfficeStanding[] = ["member", "owner", "key", ...OPERATOR_ROLES];

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
  review: { by: OPERATOR_ROLES, in: ["submitted", "published"] },
  set_rules: { by: ["admin"], in: RECORD_STATES },
  manage_keys: { by: ["owner", "admin"], in: RECORD_STATES },
};

/** What somebody of this role, who speaks for these institutions, is to one of them. */
export function officeStanding(
  role: Role,
  memberships: readonly Speaking[],
  institution_id: number,
): OfficeStanding {
  if (isOperatorRole(role)) return role;
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
