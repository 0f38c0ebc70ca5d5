import { useState } from "react";
import { MEMBERS } from "#features/memberships/memberships.endpoints.ts";
import type { MembersAnswer } from "#features/memberships/memberships.schema.ts";
import { ROLE_LABELS } from "#features/memberships/memberships.ts";
import type { MemberRole } from "#platform/access.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/field.tsx";
import { dayWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice, type OfficeResult, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import type { OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

/**
 * Who speaks for the institution that is chosen, or that the address names by its id, with what its
 * owners may do about it.
 */
export default function MembersPage({ institution: chosen, record }: OfficePartProps) {
  const institutionId = record ?? chosen;
  const params = { id: institutionId };
  const asked = useAnswer(MEMBERS.list, { params });
  const act = useMutation();
  const [hasLeft, setLeft] = useState(false);
  const run: RunMemberCall = async (call) => {
    await act.run(call, ({ message }) => message);
    asked.again();
  };
  const leave = (id: number) =>
    act.run(
      () => callOffice(MEMBERS.remove, { params: { ...params, member: id } }),
      "",
      () => setLeft(true),
    );
  if (asked.problem?.status === 404) return <NotYourInstitution />;
  if (hasLeft) return <LeftInstitution />;
  return (
    <QueryState of={asked} failed="The members could not be loaded" level={1}>
      {({ institution, members, invitations, may_manage }) => (
        <div className="grid max-w-text gap-4">
          <div>
            <h1 className="text-xl">Members</h1>
            <p className="text-ink-soft">Who keeps the courses of {institution.name}.</p>
          </div>
          <MutationOutcome of={act} />
          {members.length === 0 ? (
            <p>Nobody yet.</p>
          ) : (
            <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  institutionId={institutionId}
                  run={run}
                  canManage={may_manage}
                  onLeave={() => leave(member.id)}
                />
              ))}
            </ul>
          )}
          {invitations.length > 0 && (
            <>
              <h2 className="text-lg">Invitations</h2>
              <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
                {invitations.map(({ id: invitation, ...rest }) => (
                  <InvitationRow
                    key={invitation}
                    {...rest}
                    onEnd={() =>
                      run(() => callOffice(MEMBERS.callOff, { params: { ...params, invitation } }))
                    }
                  />
                ))}
              </ul>
            </>
          )}
          {may_manage && <InviteForm institutionId={institutionId} onInvited={asked.again} />}
        </div>
      )}
    </QueryState>
  );
}

/** Calls, says what the server answers, and reads the members anew. */
type RunMemberCall = (call: () => Promise<OfficeResult<{ message: string }>>) => Promise<void>;

function NotYourInstitution() {
  return (
    <EmptyState level={1} title="This is not your institution">
      <p>Only its own members see who speaks for it.</p>
      <ButtonLink to={paths.office("members")}>Your institution</ButtonLink>
    </EmptyState>
  );
}

/** The office is read anew from here: which institutions there are has changed. */
function LeftInstitution() {
  return (
    <EmptyState level={1} title="You have left">
      <p>
        You do not keep its courses any more, and a mail says so. An owner can invite you again.
      </p>
      <ButtonLink to={paths.office()} reloadDocument>
        Open the office
      </ButtonLink>
    </EmptyState>
  );
}

interface MemberRowProps {
  member: MembersAnswer["members"][number];
  institutionId: number;
  canManage: boolean;
  run: RunMemberCall;
  onLeave: () => void;
}

function MemberRow({ member, institutionId, canManage, run, onLeave }: MemberRowProps) {
  const { id, name, email, role, since, invited_by, is_you } = member;
  const params = { id: institutionId, member: id };
  const changeRole = (to: typeof role) => () =>
    run(() => callOffice(MEMBERS.changeRole, { params, body: { role: to } }));
  const acts = [
    {
      label: "Make an owner",
      may: canManage && role === "member",
      meaning: `${name} then says, as you do, who else keeps the courses.`,
      onSure: changeRole("owner"),
    },
    {
      label: "Make a member",
      may: canManage && role === "owner",
      meaning: `${is_you ? "You keep" : `${name} keeps`} the courses, but no longer ${is_you ? "say" : "says"} who else does.`,
      onSure: changeRole("member"),
    },
    {
      label: "Hand over",
      may: canManage && !is_you && role === "member",
      meaning: `${name} becomes an owner in your place; you stay a member.`,
      onSure: () => run(() => callOffice(MEMBERS.handOver, { params })),
    },
    {
      label: "Leave",
      may: is_you,
      onSure: onLeave,
      meaning: "You no longer keep its courses, until an owner invites you again.",
    },
    {
      label: "Remove",
      may: canManage && !is_you,
      meaning: `${name} no longer keeps the courses.`,
      onSure: () => run(() => callOffice(MEMBERS.remove, { params })),
    },
  ];
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={role === "owner" ? "brand" : "neutral"}>{ROLE_LABELS[role]}</Badge>
          {is_you && <span className="text-sm font-normal text-ink-soft">You</span>}
        </p>
        <p className="break-all text-sm">{email}</p>
        <p className="text-sm text-ink-soft">
          Since {dayWords(since)}
          {invited_by && `, invited by ${invited_by}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts
          .filter(({ may }) => may)
          .map(({ label, meaning, onSure }) => (
            <SureButton key={label} name={name} label={label} meaning={meaning} onSure={onSure} />
          ))}
      </div>
    </li>
  );
}

interface InvitationRowProps {
  email: string;
  role: "owner" | "member";
  expires_at: string;
  onEnd: () => void;
}

function InvitationRow({ email, role, expires_at, onEnd }: InvitationRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
      <div className="min-w-0">
        <p className="break-all font-semibold">{email}</p>
        <p className="text-sm text-ink-soft">
          As {role === "owner" ? "an owner" : "a member"}, until {dayWords(expires_at)}
        </p>
      </div>
      <SureButton
        label="Call off"
        name={email}
        meaning="The link of the mail stops working."
        onSure={onEnd}
      />
    </li>
  );
}

interface SureButtonProps {
  label: string;
  /** Whom it is about, for who cannot see the row. */
  name: string;
  /** What comes of it, in a sentence. */
  meaning: string;
  onSure: () => void;
}

/** Asks once more before it acts: none of this is undone by pressing again. */
function SureButton({ label, name, meaning, onSure }: SureButtonProps) {
  const withWhom = (words: string) => (
    <>
      {words}
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    <AskFirst
      variant="secondary"
      label={withWhom(label)}
      question={meaning}
      confirm={withWhom(`Yes, ${label.toLowerCase()}`)}
      onConfirm={onSure}
    />
  );
}

const NOBODY_INVITED = { email: "", role: "member" as MemberRole };

interface InviteFormProps {
  institutionId: number;
  onInvited: () => void;
}

function InviteForm({ institutionId, onInvited }: InviteFormProps) {
  const [invited, setInvited] = useState(NOBODY_INVITED);
  const act = useMutation();
  const invite = () =>
    act.run(
      () => callOffice(MEMBERS.invite, { params: { id: institutionId }, body: invited }),
      ({ message }) => message,
      () => {
        setInvited(NOBODY_INVITED);
        onInvited();
      },
    );
  return (
    <OfficeForm
      act={act}
      button={act.isBusy ? "Sending..." : "Send the invitation"}
      onSend={invite}
    >
      <h2 className="text-lg">Invite somebody</h2>
      <EmailField
        error={act.wrong.get("email")}
        value={invited.email}
        onChange={({ target }) => setInvited({ ...invited, email: target.value })}
      />
      <SelectField
        label="As"
        options={[
          { value: "member", label: "Member: keeps the courses" },
          { value: "owner", label: "Owner: also says who else may" },
        ]}
        error={act.wrong.get("role")}
        value={invited.role}
        onChange={({ target }) => setInvited({ ...invited, role: target.value as MemberRole })}
      />
    </OfficeForm>
  );
}
