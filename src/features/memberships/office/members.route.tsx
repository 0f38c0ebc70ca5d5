import { redirect } from "react-router";
import { ActForm, Confirm, Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { act, institutionOf, recordOf, staff, takeAct } from "#office/staff.ts";
import { Badge } from "#ui/badge.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { SelectField } from "#ui/field.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { membershipsContext } from "../memberships.context.ts";
import { newInvitation } from "../memberships.schema.ts";
import { MEMBERSHIP_ANSWERS, ROLE_LABELS } from "../memberships.ts";
import type { Route } from "./+types/members.route.ts";

export const meta = staffMeta("Members");

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args);
  return await args.context.get(membershipsContext).members(me, institutionOf(args));
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args);
  const institution = institutionOf(args);
  const memberships = args.context.get(membershipsContext);
  const role = (role: "owner" | "member") =>
    act({
      act: (_, of) => memberships.changeRole(me, institution, { memberId: recordOf(of), role }),
      done: MEMBERSHIP_ANSWERS.roleChanged,
    });
  return await takeAct(args, {
    invite: act({
      schema: newInvitation,
      act: (invited) => memberships.invite(me, institution, invited),
      done: ({ isAnew }) => MEMBERSHIP_ANSWERS[isAnew ? "invitedAnew" : "invited"],
    }),
    "call-off": act({
      act: (_, of) => memberships.callOff(me, institution, recordOf(of)),
      done: MEMBERSHIP_ANSWERS.calledOff,
    }),
    owner: role("owner"),
    member: role("member"),
    "hand-over": act({
      act: (_, of) => memberships.handOver(me, institution, recordOf(of)),
      done: MEMBERSHIP_ANSWERS.handedOver,
    }),
    remove: act({
      act: (_, of) => memberships.remove(me, institution, recordOf(of)),
      done: MEMBERSHIP_ANSWERS.removed,
    }),
    leave: act({
      act: async (_, of) => {
        await memberships.remove(me, institution, recordOf(of));
        throw redirect(paths.office());
      },
      done: MEMBERSHIP_ANSWERS.removed,
    }),
  });
}

type Loaded = Route.ComponentProps["loaderData"];

/** Who speaks for an institution, with what its owners may do about it. */
export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { institution, members, invitations, may_manage: mayManage } = loaderData;
  return (
    <div className="grid max-w-text gap-4">
      <div>
        <h1 className="text-xl">Members</h1>
        <p className="text-ink-soft">Who keeps the courses of {institution.name}.</p>
      </div>
      <Done />
      {members.length === 0 && <p>Nobody yet.</p>}
      <ul className="grid gap-3">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} mayManage={mayManage} />
        ))}
      </ul>
      {invitations.length > 0 && <h2 className="text-lg">Invitations</h2>}
      <ul className="grid gap-3 empty:hidden">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className="office-panel grid gap-3">
            <div className="min-w-0">
              <p className="break-all font-semibold">{email}</p>
              <p className="text-sm text-ink-soft">
                As {role === "owner" ? "an owner" : "a member"}, until {dayWords(expires_at)}
              </p>
            </div>
            <Confirm
              act="call-off"
              of={id}
              label="Call off"
              about={email}
              question="The link of the mail stops working."
            />
          </li>
        ))}
      </ul>
      {mayManage && <InviteForm />}
    </div>
  );
}

interface MemberRowProps {
  member: Loaded["members"][number];
  mayManage: boolean;
}

function MemberRow({ member, mayManage }: MemberRowProps) {
  const { id, name, email, role, since, invited_by, is_you: isYou } = member;
  const acts = [
    {
      act: "owner",
      label: "Make an owner",
      may: mayManage && role === "member",
      question: `${name} then says, as you do, who else keeps the courses.`,
    },
    {
      act: "member",
      label: "Make a member",
      may: mayManage && role === "owner",
      question: `${isYou ? "You keep" : `${name} keeps`} the courses, but no longer ${isYou ? "say" : "says"} who else does.`,
    },
    {
      act: "hand-over",
      label: "Hand over",
      may: mayManage && !isYou && role === "member",
      question: `${name} becomes an owner in your place; you stay a member.`,
    },
    {
      act: "leave",
      label: "Leave",
      may: isYou,
      question: "You no longer keep its courses, until an owner invites you again.",
    },
    {
      act: "remove",
      label: "Remove",
      may: mayManage && !isYou,
      question: `${name} no longer keeps the courses.`,
    },
  ];
  return (
    <li className="office-panel grid gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={role === "owner" ? "brand" : "neutral"}>{ROLE_LABELS[role]}</Badge>
          {isYou && <span className="text-sm font-normal text-ink-soft">You</span>}
        </p>
        <p className="break-all text-sm">{email}</p>
        <p className="text-sm text-ink-soft">
          Since {dayWords(since)}
          {invited_by && `, invited by ${invited_by}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map(
          ({ may, ...one }) => may && <Confirm key={one.act} {...one} of={id} about={name} />,
        )}
      </div>
    </li>
  );
}

function InviteForm() {
  return (
    <ActForm act="invite" button="Send the invitation">
      {(field) => (
        <>
          <h2 className="text-lg">Invite somebody</h2>
          <EmailField {...field("email")} />
          <SelectField
            {...field("role")}
            label="As"
            options={[
              { value: "member", label: "Member: keeps the courses" },
              { value: "owner", label: "Owner: also says who else may" },
            ]}
          />
        </>
      )}
    </ActForm>
  );
}
