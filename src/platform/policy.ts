import { type MemberRole, OPERATOR_ROLES, type Role } from "./access.ts";

/** What somebody is: by their account, or to the institution that a thing belongs to. */
export type Standing = Role | MemberRole | "key" | "stranger";

const ADMINISTRATORS = ["admin"] as const;
const MEMBERS = ["member", "owner"] as const;
/** Who answers for a record of an institution: its people, its systems, the operators. */
const STAFF = [...MEMBERS, "key", ...OPERATOR_ROLES] as const;

/**
 * Who may do what: a subject, a verb, and those who may. Pages, calls and buttons ask `can`; a new
 * role is a word in `ROLES` and a word in these rows.
 */
const POLICY = {
  "advert.sell": OPERATOR_ROLES,
  "application.decide": ADMINISTRATORS,
  "audit.read": ADMINISTRATORS,
  "category.edit": OPERATOR_ROLES,
  "content.edit": OPERATOR_ROLES,
  "health.watch": ADMINISTRATORS,
  "import.run": ADMINISTRATORS,
  "insight.read": OPERATOR_ROLES,
  "institution.join": ADMINISTRATORS,
  "member.read": [...MEMBERS, ...ADMINISTRATORS],
  "member.manage": ["owner", ...ADMINISTRATORS],
  "member.hand_over": ["owner"],
  /** Takes the last owner away, of an institution that nobody speaks for any more. */
  "member.leave_ownerless": ADMINISTRATORS,
  "message.answer": OPERATOR_ROLES,
  "office.oversee": OPERATOR_ROLES,
  "person.manage": ADMINISTRATORS,
  "picture.add_to_site": OPERATOR_ROLES,
  "record.read": STAFF,
  /** A new course of the institution. */
  "record.create": STAFF,
  "record.edit": STAFF,
  /** What an operator looks at first is submitted by it. */
  "record.publish": STAFF,
  "record.archive": STAFF,
  "record.bring_back": STAFF,
  "record.review": OPERATOR_ROLES,
  "record.set_rules": ADMINISTRATORS,
  "record.manage_keys": ["owner", ...ADMINISTRATORS],
} as const satisfies Readonly<Record<string, readonly Standing[]>>;

/** A subject and what is done with it. */
export type Right = keyof typeof POLICY;

/** True where somebody of this standing may do it. */
export function can(standing: Standing, right: Right): boolean {
  const may: readonly Standing[] = POLICY[right];
  return may.includes(standing);
}
