import { callWithSession } from "#features/accounts/session-client.ts";
import { MEMBERS } from "#features/memberships/memberships.endpoints.ts";
import type { MembersAnswer } from "#features/memberships/memberships.schema.ts";
import { ROLE_LABELS } from "#features/memberships/memberships.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { dayWords } from "../moment-words.ts";
import type { OfficePartProps } from "../office-part.ts";
import { useMembers } from "./use-members.tsx";

/** Who speaks for the institution that is chosen, or that the address names by its id. */
export default function MembersPage({ institution, record }: OfficePartProps) {
  return <MembersView institutionId={record ?? institution} />;
}

/** Who speaks for an institution, with what its owners may do about it. */
function MembersView({ institutionId }: { institutionId: number }) {
  const held = useMembers(institutionId);
  const { members, outcome } = held;
  if (members === "stranger") return <NotYourInstitution />;
  if (members === "left") return <LeftInstitution />;
  if (members === "failed") {
    return (
      <EmptyState level={1} title="The members could not be loaded">
        <p>{outcome?.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={held.load}>Try again</Button>
        </div>
      </EmptyState>
    );
  }
  if (members === null) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="max-w-text">
      <h1 className="text-xl">Members</h1>
      <p className="mt-1 text-ink-soft">Who keeps the courses of {members.institution.name}.</p>
      <p
        role="status"
        className={outcome?.isProblem ? "mt-4 text-danger" : "mt-4 font-semibold text-success"}
      >
        {outcome?.text}
      </p>
      {members.members.length === 0 ? (
        <p className="mt-4">Nobody yet.</p>
      ) : (
        <ul className="mt-4 grid divide-y divide-line rounded-lg border border-line bg-surface">
          {members.members.map((member) => (
            <MemberRow key={member.id} {...member} canManage={members.may_manage} {...held} />
          ))}
        </ul>
      )}
      {members.invitations.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">Invitations</h2>
          <ul className="mt-4 grid divide-y divide-line rounded-lg border border-line bg-surface">
            {members.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...invitation} onEnd={held.callOff} />
            ))}
          </ul>
        </>
      )}
      {members.may_manage && <InviteForm institutionId={institutionId} onDone={held.tell} />}
    </div>
  );
}

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

type MemberRowProps = MembersAnswer["members"][number] &
  Pick<ReturnType<typeof useMembers>, "changeRole" | "handOver" | "leave" | "remove"> & {
    canManage: boolean;
  };

function MemberRow(props: MemberRowProps) {
  const { id, name, email, role, since, invited_by, is_you, canManage } = props;
  const { changeRole, handOver, leave, remove } = props;
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
        {canManage && role === "member" && (
          <SureButton
            {...{ name }}
            label="Make an owner"
            meaning={`${name} then says, as you do, who else keeps the courses.`}
            onSure={() => changeRole(id, "owner")}
          />
        )}
        {canManage && role === "owner" && (
          <SureButton
            {...{ name }}
            label="Make a member"
            meaning={`${is_you ? "You keep" : `${name} keeps`} the courses, but no longer ${is_you ? "say" : "says"} who else does.`}
            onSure={() => changeRole(id, "member")}
          />
        )}
        {canManage && !is_you && role === "member" && (
          <SureButton
            {...{ name }}
            label="Hand over to"
            meaning={`${name} becomes an owner in your place; you stay a member.`}
            onSure={() => handOver(id)}
          />
        )}
        {is_you && (
          <SureButton
            {...{ name }}
            label="Leave"
            meaning="You no longer keep its courses, until an owner invites you again."
            onSure={() => leave(id)}
          />
        )}
        {canManage && !is_you && (
          <SureButton
            {...{ name }}
            label="Remove"
            meaning={`${name} no longer keeps the courses.`}
            onSure={() => remove(id)}
          />
        )}
      </div>
    </li>
  );
}

interface InvitationRowProps {
  id: number;
  email: string;
  role: "owner" | "member";
  expires_at: string;
  onEnd: (id: number) => void;
}

function InvitationRow({ id, email, role, expires_at, onEnd }: InvitationRowProps) {
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
        onSure={() => onEnd(id)}
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
  const whom = <span className="sr-only">: {name}</span>;
  return (
    <AskFirst
      variant="secondary"
      label={
        <>
          {label}
          {whom}
        </>
      }
      question={meaning}
      confirm={
        <>
          Yes, {label.toLowerCase()}
          {whom}
        </>
      }
      onConfirm={onSure}
    />
  );
}

const INVITE_FAILED = "The invitation could not be sent. Please try again.";
const INVITE_FIELDS = { email: "invite-email", role: "invite-role" };

interface InviteFormProps {
  institutionId: number;
  /** Receives the server's message. */
  onDone: (message: string) => void;
}

function InviteForm({ institutionId, onDone }: InviteFormProps) {
  const { problem, isSending, formProps } = useForm({
    schema: async () => (await import("#features/memberships/memberships.schema.ts")).newInvitation,
    send: (body) => callWithSession(MEMBERS.invite, { params: { id: institutionId }, body }),
    onDone: ({ message }, form) => {
      form.reset();
      onDone(message);
    },
    sentence: serverSentence(INVITE_FAILED),
  });
  return (
    <form {...formProps} className="mt-10 grid gap-5 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">Invite somebody</h2>
      <FormProblems problem={problem} fields={INVITE_FIELDS} />
      <EmailField id={INVITE_FIELDS.email} error={problem?.fields.email} />
      <SelectField
        id={INVITE_FIELDS.role}
        label="As"
        name="role"
        options={[
          { value: "member", label: "Member: keeps the courses" },
          { value: "owner", label: "Owner: also says who else may" },
        ]}
        error={problem?.fields.role}
      />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? "Sending..." : "Send the invitation"}
      </Button>
    </form>
  );
}
