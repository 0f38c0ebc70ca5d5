import type { MemberRole, MembershipsOf, SignedIn } from "#platform/access.ts";
import type { Access } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, HiddenError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { can } from "#platform/policy.ts";
import type { SecurityFacts, SecurityLog } from "#platform/security-log.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import type { AuditAction } from "#records/audit/audit-actions.ts";
import {
  deleteInvitation,
  forgetExpiredInvitations,
  keepInvitation,
  readInvitation,
  readInvitations,
  takeInvitation,
} from "./invitations.repository.server.ts";
import {
  INVITATION_DAYS,
  INVITATIONS_PER_ADDRESS,
  INVITATIONS_PER_INSTITUTION,
} from "./membership-limits.ts";
import { createMembershipMails, type MembershipChange } from "./membership-mails.ts";
import {
  deleteMembership,
  keepMembership,
  lockFellowMembers,
  lockMembers,
  readExportedMemberships,
  readInstitutionName,
  readMembers,
  readMemberships,
  readOwnInstitutions,
  readSolelyOwned,
  writeMemberRole,
} from "./memberships.repository.server.ts";
import type { Acceptance, NewInvitationInput } from "./memberships.schema.ts";
import { MEMBERSHIP_REFUSALS, onlyOwnerOf } from "./memberships.ts";

/** What accounts do for who accepts an invitation. */
interface InvitedAccounts {
  hasAccount(email: string): Promise<boolean>;
  /** @returns what the transaction that takes the invitation calls for the account's id. */
  enter(
    person: { email: string; name: string; password: string },
    caller: InvitedCaller,
  ): Promise<(trx: Trx) => Promise<string>>;
  /** Counts invalid links. */
  tryLink(address: string, works: () => Promise<boolean>): Promise<boolean>;
}

interface MembershipParts {
  storage: Pick<Access, "db" | "write">;
  queue: MailQueue;
  publicUrl: string;
  security: SecurityLog;
  /** Asked when somebody follows an invitation: accounts are opened later. */
  accounts: () => InvitedAccounts;
}

/** Origin of a call. */
interface InvitedCaller {
  address: string;
  userAgent: string | null;
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
export function createMemberships(parts: MembershipParts) {
  const { storage, queue, security, accounts } = parts;
  const mails = createMembershipMails(parts.publicUrl);
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
      if (!can(own?.role ?? me.role, "member.read")) throw new HiddenError("Institution");
      const member = members.find(({ id }) => id === memberId);
      if (!member) throw new NotFoundError("Member");
      await act({ trx, member, own });
      const left = await readMembers(trx, institutionId);
      // An administrator may close the matter of an institution that nobody speaks for any more.
      const isOwned = left.some(({ role }) => role === "owner");
      if (!isOwned && !can(me.role, "member.leave_ownerless")) throw lastOwner();
      return member;
    });

  /** Tells a member what became of their membership. */
  const tell = async (
    trx: Trx,
    institutionId: number,
    { email, ...told }: { email: string; by: string; change: MembershipChange },
  ) => {
    const institution = (await readInstitutionName(trx, institutionId)) ?? "";
    await queue.add(trx, mails.changed({ ...told, to: email, institution }));
  };

  /** The institution's name and one's own membership. @throws NotFoundError for a stranger. */
  const standing = async (db: Db, me: MemberActor, institutionId: number) => {
    const name = await readInstitutionName(db, institutionId);
    const members = await readMembers(db, institutionId);
    const own = members.find(({ user_id }) => user_id === me.id);
    if (name === undefined) throw new NotFoundError("Institution");
    if (!can(own?.role ?? me.role, "member.read")) throw new HiddenError("Institution");
    return { name, members, own };
  };

  /**
   * Writes an invitation down; an earlier one of the address ends.
   *
   * @param inviter null for the operator.
   * @returns the token of its link, for the mail, and how many days it works.
   */
  const ask = async (trx: Trx, inviter: MemberActor | null, invitation: Invited) => {
    const { institution_id, email, role } = invitation;
    const now = new Date();
    const token = newToken();
    await keepInvitation(trx, {
      institution_id,
      email,
      role,
      invited_by: inviter?.id ?? null,
      token_hash: hashOfToken(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    });
    return { token, days: INVITATION_DAYS };
  };

  /** The invitation of a link; null where it does not work. @throws TooManyRequestsError. */
  const invitationOf = async (token: string, address: string) => {
    const read = () => readInvitation(storage.db, hashOfToken(token));
    const works = async () => (await read()) !== undefined;
    return (await accounts().tryLink(address, works)) ? ((await read()) ?? null) : null;
  };

  /** @throws DomainError 403 for who is neither an owner nor an administrator. */
  const demandOwner = (me: MemberActor, own: Member | undefined) => {
    if (!mayManage(me, own)) throw notOwner();
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
    /** Invites who applied, for the operator, within the transaction that approves it. */
    inviteApplicant: (trx: Trx, invitation: Invited) => ask(trx, null, invitation),
    /** Deletes invitations that were not accepted in time. */
    forgetExpired: forgetExpiredInvitations,
    ownInstitutions: (userId: string) => readOwnInstitutions(storage.db, userId),
    /** Who speaks for an institution. @throws NotFoundError for a stranger. */
    members: async (me: MemberActor, institutionId: number) => {
      const { name, members, own } = await standing(storage.db, me, institutionId);
      const isManager = mayManage(me, own);
      return {
        institution: { id: institutionId, name },
        may_manage: isManager,
        members: members.map(({ user_id, ...member }) => ({
          ...member,
          is_you: user_id === me.id,
        })),
        invitations: isManager ? await readInvitations(storage.db, institutionId) : [],
      };
    },
    /**
     * Invites somebody by mail.
     *
     * @returns whether an earlier invitation of the address ended. @throws DomainError 403; NotFoundError; InvalidInputError for a member; TooManyRequestsError.
     */
    invite: async (me: MemberActor, institution_id: number, invited: NewInvitationInput) => {
      const facts = { ...factsOf(me, institution_id), email: invited.email };
      const work = storage.write(async (trx) => {
        const { name, members, own } = await standing(trx, me, institution_id);
        demandOwner(me, own);
        if (members.some(({ email }) => email === invited.email)) {
          throw new InvalidInputError({ email: MEMBERSHIP_REFUSALS.isMember });
        }
        const waiting = await readInvitations(trx, institution_id);
        const now = new Date();
        await takeUse(trx, INVITATIONS_PER_INSTITUTION, String(institution_id), now);
        await takeUse(trx, INVITATIONS_PER_ADDRESS, invited.email, now);
        const { token } = await ask(trx, me, { ...invited, institution_id });
        const mailed = { to: invited.email, institution: name, inviter: me.name, token };
        await queue.add(trx, mails.invitation({ ...mailed, role: invited.role }));
        const subject = { id: institution_id, name };
        const detail = `${invited.email} as ${invited.role}`;
        await noteAdministrator(trx, me, "member_invited", { subject, detail });
        return waiting.some(({ email }) => email === invited.email);
      });
      const isAnew = await work.catch(security.noteLimit(facts));
      security.note("invitation_sent", { ...facts, member_role: invited.role });
      queue.wake();
      return { isAnew };
    },
    /** @throws DomainError 403; NotFoundError. */
    callOff: async (me: MemberActor, institutionId: number, id: number) => {
      await storage.write(async (trx) => {
        const { own, name } = await standing(trx, me, institutionId);
        demandOwner(me, own);
        const ended = await deleteInvitation(trx, { institutionId, id });
        if (ended === 0) throw new NotFoundError("Invitation");
        const subject = { id: institutionId, name };
        await noteAdministrator(trx, me, "invitation_called_off", { subject });
      });
      security.note("invitation_called_off", factsOf(me, institutionId));
    },
    /** What an invitation says to who opens its link; null where it does not work. */
    invitation: async (token: string, address: string) => {
      const found = await invitationOf(token, address);
      if (!found) return null;
      const { institution, role, email, name } = found;
      return { institution, role, email, name, hasAccount: await accounts().hasAccount(email) };
    },
    /**
     * Makes who was invited a member, once: with the password of their account, or with a new account.
     *
     * @throws InvalidInputError; DomainError 401 for a wrong password; TooManyRequestsError.
     */
    accept: async ({ token, name, password }: Acceptance, caller: InvitedCaller) => {
      const found = await invitationOf(token, caller.address);
      if (!found) throw invalidInvitation();
      const { email, role } = found;
      const enter = await accounts().enter({ email, name, password }, caller);
      const user_id = await storage.write(async (trx) => {
        const taken = await takeInvitation(trx, hashOfToken(token));
        if (!taken) throw invalidInvitation();
        const id = await enter(trx);
        await keepMembership(trx, { ...taken, user_id: id });
        return id;
      });
      const facts = { user_id, email, address: caller.address, member_role: role };
      security.note("invitation_accepted", { ...facts, institution_id: found.institution_id });
    },
    /** Ends a membership. Owners remove anybody, members themselves. */
    remove: async (me: MemberActor, institutionId: number, memberId: number) => {
      const removed = await change(
        me,
        { institutionId, memberId },
        async ({ trx, member, own }) => {
          const isSelf = member.user_id === me.id;
          if (!isSelf) demandOwner(me, own);
          await deleteMembership(trx, member.id);
          const told = { ...member, by: me.name, change: isSelf ? "left" : "removed" } as const;
          await tell(trx, institutionId, told);
          await noteMember(trx, me, "member_removed", { institutionId, detail: member.email });
        },
      );
      security.note("member_removed", {
        ...factsOf(me, institutionId),
        member_id: removed.user_id,
      });
      queue.wake();
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
        await tell(found.trx, institutionId, { ...found.member, by: me.name, change: role });
        const detail = `${found.member.email}: ${role}`;
        await noteMember(found.trx, me, "member_role_changed", { institutionId, detail });
      });
      security.note("member_role_changed", {
        ...factsOf(me, institutionId),
        member_id: changed.user_id,
        member_role: role,
      });
      queue.wake();
    },
    /** Makes a member an owner and oneself a member, in one step. */
    handOver: async (me: MemberActor, institutionId: number, memberId: number) => {
      const heir = await change(me, { institutionId, memberId }, async ({ trx, member, own }) => {
        if (!own || !can(own.role, "member.hand_over")) throw notOwner();
        await writeMemberRole(trx, own.id, "member");
        await writeMemberRole(trx, member.id, "owner");
        if (member.id === own.id) return;
        await tell(trx, institutionId, { ...member, by: me.name, change: "received" });
        await tell(trx, institutionId, { ...own, by: member.name, change: "handed_over" });
      });
      security.note("institution_handed_over", {
        ...factsOf(me, institutionId),
        member_id: heir.user_id,
      });
      queue.wake();
    },
  };
}

export type MembershipsService = ReturnType<typeof createMemberships>;

/** True for owners and administrators, who may be members too. */
const mayManage = (me: MemberActor, own: Member | undefined): boolean =>
  can(me.role, "member.manage") || (own !== undefined && can(own.role, "member.manage"));

/** Writes to the audit log what an administrator did; what owners do is their own matter. */
async function noteAdministrator(
  trx: Trx,
  me: MemberActor,
  action: AuditAction,
  { subject, detail }: { subject: { id: number; name: string }; detail?: string },
): Promise<void> {
  if (me.role !== "admin") return;
  const about = { kind: "institution" as const, ...subject };
  await record(trx, { by: me, action, subject: about, detail: detail ?? null });
}

async function noteMember(
  trx: Trx,
  me: MemberActor,
  action: AuditAction,
  { institutionId: id, detail }: { institutionId: number; detail: string },
): Promise<void> {
  const name = (await readInstitutionName(trx, id)) ?? "";
  await noteAdministrator(trx, me, action, { subject: { id, name }, detail });
}

/** Whom an invitation is for, and to what. */
interface Invited {
  institution_id: number;
  email: string;
  role: MemberRole;
}

function invalidInvitation(): InvalidInputError {
  return new InvalidInputError({ token: MEMBERSHIP_REFUSALS.invitation });
}

function lastOwner(sentence: string = MEMBERSHIP_REFUSALS.lastOwner): DomainError {
  return new DomainError("last_owner", 409, sentence);
}

function notOwner(): DomainError {
  return new DomainError("forbidden", 403, MEMBERSHIP_REFUSALS.notOwner);
}
