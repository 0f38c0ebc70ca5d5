import type { MemberRole, MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import type { SecurityFacts, SecurityLog } from "#platform/security-log.ts";
import {
  deleteMembership,
  lockFellowMembers,
  lockMembers,
  readExportedMemberships,
  readMembers,
  readMemberships,
  readSolelyOwned,
  writeMemberRole,
} from "./memberships.repository.server.ts";
import { MEMBERSHIP_REFUSALS, onlyOwnerOf } from "./memberships.ts";

interface MembershipParts {
  storage: Pick<Access, "db" | "write">;
  security: SecurityLog;
}

/** Who acts, and from which network address. */
export type MemberActor = SignedIn & { address: string };

type Member = Awaited<ReturnType<typeof readMembers>>[number];

/** A change of a member by somebody, within its transaction. */
interface MemberChange {
  trx: Trx;
  member: Member;
  /** The actor's own membership; undefined for an administrator who has none. */
  own: Member | undefined;
}

/** Who speaks for which institution. */
export function createMemberships({ storage, security }: MembershipParts) {
  const membershipsOf: MembershipsOf = (userId) => readMemberships(storage.db, userId);

  const factsOf = (me: MemberActor, institution_id: number): SecurityFacts => ({
    user_id: me.id,
    address: me.address,
    institution_id,
  });

  /**
   * Changes a member of an institution that keeps an owner: whoever takes one away holds the members
   * of the institution until the transaction ends.
   *
   * @throws NotFoundError for who is neither a member nor an administrator; DomainError 403, 409.
   */
  const change = (
    me: MemberActor,
    { institutionId, memberId }: { institutionId: number; memberId: number },
    act: (change: MemberChange) => Promise<void>,
  ): Promise<Member> =>
    storage.write(async (trx) => {
      await lockMembers(trx, institutionId);
      const members = await readMembers(trx, institutionId);
      const own = members.find(({ user_id }) => user_id === me.id);
      if (!own && me.role !== "admin") throw new NotFoundError("Institution");
      const member = members.find(({ id }) => id === memberId);
      if (!member) throw new NotFoundError("Member");
      await act({ trx, member, own });
      const left = await readMembers(trx, institutionId);
      // An administrator may close the matter of an institution that nobody speaks for any more.
      if (me.role !== "admin" && !left.some(({ role }) => role === "owner")) throw lastOwner();
      return member;
    });

  /** @throws DomainError 403 for who is neither an owner nor an administrator. */
  const demandOwner = (me: MemberActor, own: Member | undefined) => {
    if (me.role !== "admin" && own?.role !== "owner") throw notOwner();
  };

  return {
    membershipsOf,
    /** As the account's export has them. */
    exportedMemberships: (userId: string) => readExportedMemberships(storage.db, userId),
    /**
     * Holds an account back from being deleted that an institution needs as its only owner.
     *
     * @param trx in which the account is deleted.
     * @throws DomainError 409.
     */
    refuseOnlyOwner: async (trx: Trx, userId: string) => {
      await lockFellowMembers(trx, userId);
      const owned = await readSolelyOwned(trx, userId);
      if (owned.length > 0) throw lastOwner(onlyOwnerOf(owned.map(({ name }) => name)));
    },
    /** Ends a membership. Owners remove anybody, members themselves. */
    remove: async (me: MemberActor, institutionId: number, memberId: number) => {
      const removed = await change(
        me,
        { institutionId, memberId },
        async ({ trx, member, own }) => {
          if (member.user_id !== me.id) demandOwner(me, own);
          await deleteMembership(trx, member.id);
        },
      );
      security.note("member_removed", {
        ...factsOf(me, institutionId),
        member_id: removed.user_id,
      });
    },
    /** Makes a member an owner, or an owner a member. */
    changeRole: async (
      me: MemberActor,
      institutionId: number,
      { memberId, role }: { memberId: number; role: MemberRole },
    ) => {
      const changed = await change(me, { institutionId, memberId }, async (found) => {
        demandOwner(me, found.own);
        await writeMemberRole(found.trx, found.member.id, role);
      });
      security.note("member_role_changed", {
        ...factsOf(me, institutionId),
        member_id: changed.user_id,
        member_role: role,
      });
    },
    /** Makes a member an owner and oneself a member, in one step. */
    handOver: async (me: MemberActor, institutionId: number, memberId: number) => {
      const heir = await change(me, { institutionId, memberId }, async ({ trx, member, own }) => {
        if (own?.role !== "owner") throw notOwner();
        await writeMemberRole(trx, own.id, "member");
        await writeMemberRole(trx, member.id, "owner");
      });
      security.note("institution_handed_over", {
        ...factsOf(me, institutionId),
        member_id: heir.user_id,
      });
    },
  };
}

function lastOwner(sentence: string = MEMBERSHIP_REFUSALS.lastOwner): DomainError {
  return new DomainError("last_owner", 409, sentence);
}

function notOwner(): DomainError {
  return new DomainError("forbidden", 403, MEMBERSHIP_REFUSALS.notOwner);
}
