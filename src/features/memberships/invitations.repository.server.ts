import type { MemberRole } from "#platform/access.ts";
import type { Db } from "#platform/db/schema.ts";

export interface NewInvitation {
  institution_id: number;
  email: string;
  role: MemberRole;
  invited_by: string | null;
  token_hash: string;
  created_at: string;
  expires_at: string;
}

/** Stores an invitation; an earlier one of the same address ends. */
export async function keepInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  const { institution_id: _, email: __, ...renewed } = invitation;
  await db
    .insertInto("invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["institution_id", "email"]).doUpdateSet(renewed))
    .execute();
}

/** The invitations of an institution that can be accepted, the last one first. */
export async function readInvitations(db: Db, institutionId: number) {
  return await db
    .selectFrom("invitations")
    .leftJoin("users", "users.id", "invitations.invited_by")
    .select(["invitations.id", "invitations.email", "invitations.role"])
    .select(["users.name as invited_by", "invitations.created_at", "invitations.expires_at"])
    .where("invitations.institution_id", "=", institutionId)
    .where("invitations.expires_at", ">", new Date().toISOString())
    .orderBy("invitations.created_at", "desc")
    .orderBy("invitations.id")
    .execute();
}

/**
 * The invitation of a link, with its institution, while it can be accepted.
 *
 * @returns `name` of who applied for the institution with the invited address; null of others.
 */
export async function readInvitation(db: Db, tokenHash: string) {
  return await db
    .selectFrom("invitations")
    .innerJoin("institutions", "institutions.id", "invitations.institution_id")
    .select(["invitations.institution_id", "institutions.name as institution"])
    .select(["invitations.email", "invitations.role"])
    .select(({ selectFrom }) =>
      selectFrom("applications")
        .select("applications.name")
        .whereRef("applications.institution_id", "=", "invitations.institution_id")
        .whereRef("applications.email", "=", "invitations.email")
        .where("applications.state", "=", "approved")
        .orderBy("applications.id", "desc")
        .limit(1)
        .as("name"),
    )
    .where("invitations.token_hash", "=", tokenHash)
    .where("invitations.expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/** Uses an invitation up: of concurrent callers only one gets it. */
export async function takeInvitation(db: Db, tokenHash: string) {
  return await db
    .deleteFrom("invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", new Date().toISOString())
    .returning(["institution_id", "role", "invited_by"])
    .executeTakeFirst();
}

/** @returns how many were deleted. */
export async function deleteInvitation(
  db: Db,
  { institutionId, id }: { institutionId: number; id: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("institution_id", "=", institutionId)
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function forgetExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", now.toISOString()).execute();
}
