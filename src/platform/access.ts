/** What a person may do; one account has one role. */
export const ROLES = ["visitor", "editor", "institution", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** The person behind a valid session. */
export interface SignedIn {
  /** `users.id`: text, never shown in an address. */
  id: string;
  name: string;
  email: string;
  role: Role;
}

/**
 * Who sends an Authorization header (`Bearer <token>`); null for nobody and for an unknown, ended or
 * expired token.
 */
export type WhoIs = (authorization: string | undefined) => Promise<SignedIn | null>;
