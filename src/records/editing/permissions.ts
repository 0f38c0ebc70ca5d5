import { isOperatorRole, type MemberRole, type Role } from "#platform/access.ts";
import { can, type Standing } from "#platform/policy.ts";

/** Where a record stands: what the public sees of it, and what it waits for. */
export const RECORD_STATES = ["draft", "submitted", "published", "archived"] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** As what somebody speaks for an institution: as a person, or as a system with a key of it. */
export interface Speaking {
  institution_id: number;
  role: MemberRole | "key";
}

/** What can be done with a record, or with what belongs to an institution. */
export const ACTIONS = [
  ...(["read", "edit", "publish", "archive", "bring_back"] as const),
  ...(["create", "review", "set_rules", "manage_keys"] as const),
] as const;
export type Action = (typeof ACTIONS)[number];

const ALIVE: readonly RecordState[] = ["draft", "submitted", "published"];

/** States of a record in which an action makes sense. */
const STATES_FOR: Readonly<Record<Action, readonly RecordState[]>> = {
  read: RECORD_STATES,
  create: ["published"],
  edit: ALIVE,
  publish: ALIVE,
  archive: RECORD_STATES,
  bring_back: ["archived"],
  review: ["submitted", "published"],
  set_rules: RECORD_STATES,
  manage_keys: RECORD_STATES,
};

/** What somebody of this role, who speaks for these institutions, is to one of them. */
export function officeStanding(
  role: Role,
  memberships: readonly Speaking[],
  institution_id: number,
): Standing {
  if (isOperatorRole(role)) return role;
  const membership = memberships.find((each) => each.institution_id === institution_id);
  return membership?.role ?? "stranger";
}

/**
 * What a person of this standing may do with a record in this state.
 *
 * @param isTakenOut whether an operator archived it, or archived it too: then its institution does
 * not bring it back.
 */
export function allowedActions(
  standing: Standing,
  state: RecordState,
  isTakenOut: boolean,
): Action[] {
  const isOperator = isOperatorRole(standing);
  return ACTIONS.filter((action) => {
    if (action === "bring_back" && isTakenOut && !isOperator) return false;
    if (action === "archive" && state === "archived" && (isTakenOut || !isOperator)) return false;
    return can(standing, `record.${action}`) && STATES_FOR[action].includes(state);
  });
}
