import type { MemberRole, Membership } from "#platform/access.ts";
import type { Db } from "#platform/db/schema.ts";

export async function readMemberships(db: Db, userId: string): Promise<Membership[]> {
  return await db
    .selectFrom("memberships")
    .select(["institution_id", "role"])
    .where("user_id", "=", userId)
    .orderBy("institution_id")
    .execute();
}

/** The memberships of an account, as its export has them. */
export async function readExportedMemberships(db: Db, userId: string) {
  return await db
    .selectFrom("memberships")
    .innerJoin("institutions", "institutions.id", "memberships.institution_id")
    .select(["institutions.id as institution_id", "institutions.name as institution"])
    .select(["memberships.role", "memberships.created_at as since"])
    .where("memberships.user_id", "=", userId)
    .orderBy("institutions.id")
    .execute();
}

/** The institutions that a person speaks for, by name. */
export async function readOwnInstitutions(db: Db, userId: string) {
  return await db
    .selectFrom("memberships")
    .innerJoin("institutions", "institutions.id", "memberships.institution_id")
    .select(["institutions.id", "institutions.name", "memberships.role"])
    .where("memberships.user_id", "=", userId)
    .orderBy("institutions.name")
    .orderBy("institutions.id")
    .execute();
}

export async function readInstitutionName(db: Db, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("institutions")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.name;
}

/** Makes somebody a member; who is one already becomes an owner where the invitation is one's. */
export async function keepMembership(
  db: Db,
  membership: {
    user_id: string;
    institution_id: number;
    role: MemberRole;
    invited_by: string | null;
  },
): Promise<void> {
  const kept = db
    .insertInto("memberships")
    .values({ ...membership, created_at: new Date().toISOString() });
  await kept
    .onConflict((conflict) => {
      const known = conflict.columns(["institution_id", "user_id"]);
      return membership.role === "owner" ? known.doUpdateSet({ role: "owner" }) : known.doNothing();
    })
    .execute();
}

/** The members of an institution, owners first, and who invited them. */
export async function readMembers(db: Db, institutionId: number) {
  return await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("users as inviters", "inviters.id", "memberships.invited_by")
    .select(["memberships.id", "memberships.user_id", "memberships.role"])
    .select(["users.name", "users.email", "inviters.name as invited_by"])
    .select("memberships.created_at as since")
    .where("memberships.institution_id", "=", institutionId)
    .orderBy("memberships.role", "desc")
    .orderBy("users.name")
    .orderBy("memberships.id")
    .execute();
}

/**
 * Locks the members of an institution until the transaction ends: who takes an owner away waits for
 * others who do, and sees what they did.
 */
export async function lockMembers(db: Db, institutionId: number): Promise<void> {
  await db
    .updateTable("memberships")
    .set((row) => ({ role: row.ref("role") }))
    .where("institution_id", "=", institutionId)
    .execute();
}

/** As `lockMembers`, of every institution that a person speaks for. */
export async function lockFellowMembers(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("memberships")
    .set((row) => ({ role: row.ref("role") }))
    .where("institution_id", "in", (query) =>
      query.selectFrom("memberships").select("institution_id").where("user_id", "=", userId),
    )
    .execute();
}

export async function writeMemberRole(db: Db, id: number, role: MemberRole): Promise<void> {
  await db.updateTable("memberships").set({ role }).where("id", "=", id).execute();
}

export async function deleteMembership(db: Db, id: number): Promise<void> {
  await db.deleteFrom("memberships").where("id", "=", id).execute();
}

/** The institutions of which a person is the only owner. */
export async function readSolelyOwned(db: Db, userId: string): Promise<{ name: string }[]> {
  return await db
    .selectFrom("memberships as own")
    .innerJoin("institutions", "institutions.id", "own.institution_id")
    .select("institutions.name")
    .where("own.user_id", "=", userId)
    .where("own.role", "=", "owner")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("memberships as other")
            .select("other.id")
            .whereRef("other.institution_id", "=", "own.institution_id")
            .where("other.role", "=", "owner")
            .where("other.user_id", "!=", userId),
        ),
      ),
    )
    .orderBy("institutions.name")
    .execute();
}
