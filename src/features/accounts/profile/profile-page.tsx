import type { ReactNode } from "react";
import { SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { Container } from "#ui/container.tsx";
import type { User } from "../user.ts";
import { AccountDeletion } from "./account-deletion.tsx";
import { ChatHistory } from "./chat-history.tsx";
import { DataDownload } from "./data-download.tsx";
import { DetailsForm } from "./details-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SavedCourseList } from "./saved-course-list.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { useSessions } from "./use-sessions.ts";

interface ProfilePageProps {
  user: User;
  onDeleted: () => void;
  /** The section of what the account saved to be told about, which another feature keeps. */
  savedAlerts: ReactNode;
  /** The way to the office, for who has one. */
  officeLink: ReactNode;
}

/** The profile page of a signed-in person. */
export function ProfilePage({ user, onDeleted, savedAlerts, officeLink }: ProfilePageProps) {
  const sessions = useSessions();
  return (
    <Container className="py-8 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Your profile</h1>
        {officeLink}
      </div>
      <p className="mt-2 mb-8 text-lg break-all text-ink-soft">{user.email}</p>
      <ProfileSection
        id="saved"
        title="Your shortlist"
        text={`Kept with the account. Up to ${SHORTLIST_LIMIT_WORD} of them are compared on this device.`}
      >
        <SavedCourseList />
      </ProfileSection>
      {savedAlerts}
      <ProfileSection id="details" title="Your details">
        <DetailsForm user={user} />
      </ProfileSection>
      <ProfileSection id="password" title="Password" text="A new one signs out all other devices.">
        <PasswordForm user={user} onChanged={sessions.load} />
      </ProfileSection>
      <ProfileSection
        id="two-factor"
        title="Two-factor sign-in"
        text="A code of an app on your phone beside the password. Editors and administrators need it; it is a good idea for who works for an institution."
      >
        <TwoFactor onChanged={sessions.load} />
      </ProfileSection>
      <ProfileSection
        id="sessions"
        title="Where you are signed in"
        text="If you do not know one of these, sign it out and change your password."
      >
        <SessionList {...sessions} />
      </ProfileSection>
      <ProfileSection
        id="chat"
        title="Chat history"
        text="What you asked the guide, and its answers."
      >
        <ChatHistory />
      </ProfileSection>
      <ProfileSection
        id="data"
        title="Your data"
        text="Everything that we hold about you, as one file for people and programs."
      >
        <DataDownload />
      </ProfileSection>
      <ProfileSection
        id="delete"
        title="Delete the account"
        text="With everything that belongs to it. There is no way back."
      >
        <AccountDeletion onDeleted={onDeleted} />
      </ProfileSection>
    </Container>
  );
}
