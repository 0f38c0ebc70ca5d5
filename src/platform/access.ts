/** What a person may do; one account has one role. */
export const ROLES = ["visitor", "editor", "institution", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** The roles of operators: they answer for the whole directory. */
export const OPERATOR_ROLES = ["editor", "admin"] as const satisfies readonly Role[];

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** True where who has this role answers for the whole directory. */
export function isOperatorRole(role: string): role is OperatorRole {
  return OPERATOR_ROLES.some((one) => one === role);
}

/** What a member of an institution may do there: an owner also says who its members are. */
export const MEMBER_ROLES = ["owner", "member"] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A person speaks for an institution. */
export interface Membership {
  institution_id: number;
  role: MemberRole;
}

/** The institutions that a person (`users.id`) speaks for. */
export type MembershipsOf = (userId: string) => Promise<Membership[]>;

/** The person behind a valid session. */
export interface SignedIn {
  /** `users.id`: text, never shown in an address. */
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** The person of a valid session, the session's id, and the network address that they ask from. */
export interface Authenticated extends SignedIn {
  sessionId: string;
  address: string;
}

/** A system that speaks for an institution, with a key that an owner made for it. */
export interface KeyBearer {
  /** `api_keys.id`, the key's name, and the institution that it is bound to. */
  key: { id: number; name: string; institution_id: number };
}

/**
 * Who sends an Authorization header (`Bearer <token>`); null for nobody and for an unknown, ended or
 * expired token.
 */
export type WhoIs = (authorization: string | undefined) => Promise<SignedIn | null>;
