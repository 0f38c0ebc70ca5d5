import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { Done, ProfileSection } from "#features/accounts/profile/profile-section.tsx";
import { callWithSession } from "#features/accounts/session-client.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useStore } from "#ui/store.ts";
import type { CallProblem } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { ALERTS } from "./alerts.endpoints.ts";
import type { Alerts } from "./alerts.schema.ts";
import { alertsStore, changeAlerts, loadAlerts } from "./alerts.store.ts";
import { type AlertState, WHEN_WE_MAIL } from "./alerts.ts";
import { MAX_ALERTED_COURSES, MAX_SAVED_SEARCHES } from "./alerts-limits.ts";

const ALERTS_NOT_REACHED = "What you saved could not be reached. Please try again.";

interface SavedAlertsProps {
  user: { id: string; email: string };
}

/** Carries a change out, and says what became of it. */
type Act = (change: Promise<CallProblem | null>, done: string) => Promise<void>;

/** Section of the profile: the saved searches and courses of an account, and whether mails about them come. */
export function SavedAlerts({ user }: SavedAlertsProps) {
  const { of, alerts } = useStore(alertsStore);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const load = () =>
    loadAlerts(callWithSession, user.id).then((failed) => setProblem(failed && ALERTS_NOT_REACHED));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
  useEffect(() => {
    load();
  }, [user.id]);
  const act: Act = async (change, words) => {
    setDone("");
    const failed = await change;
    setProblem(failed && (failed.error ?? ALERTS_NOT_REACHED));
    if (!failed) setDone(words);
  };
  const own = of === user.id ? alerts : null;
  return (
    <ProfileSection id="posted" title="Keep me posted" text={WHEN_WE_MAIL}>
      <div className="grid gap-6">
        {own === null && !problem && <Skeleton className="h-40 w-full" />}
        {own && <Mails alerts={own} email={user.email} act={act} />}
        {own && <SavedSearches searches={own.searches} act={act} />}
        {own && <AlertedCourses courses={own.courses} act={act} />}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}{" "}
            {own === null && (
              <Button variant="quiet" size="sm" onClick={load}>
                Load again
              </Button>
            )}
          </p>
        )}
        <Done>{done}</Done>
      </div>
    </ProfileSection>
  );
}

interface MailsProps {
  alerts: Alerts;
  email: string;
  act: Act;
}

/** Whether mails come, why not, and what to do about it. */
function Mails({ alerts: { state, mailed_on, searches, courses }, email, act }: MailsProps) {
  if (searches.length + courses.length === 0 && state !== "paused") return null;
  const pause = (paused: boolean, done: string) =>
    act(changeAlerts(callWithSession, ALERTS.pause, { body: { paused } }), done);
  const action: Readonly<Record<AlertState, ReactNode>> = {
    on: (
      <Button variant="secondary" onClick={() => pause(true, "We send you none of these mails.")}>
        Stop the mails
      </Button>
    ),
    paused: (
      <Button onClick={() => pause(false, "Mails come again, from tomorrow.")}>
        Start the mails again
      </Button>
    ),
    refused: (
      <Button onClick={() => pause(false, "We try this address again with the next mail.")}>
        Try again
      </Button>
    ),
    unconfirmed: (
      <Button
        onClick={() =>
          act(
            changeAlerts(callWithSession, ALERTS.askAgain, {}),
            `Look for our mail at ${email}. We send it three times a day at most.`,
          )
        }
      >
        Send the link again
      </Button>
    ),
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-sunken px-4 py-3">
      <p className="max-w-full wrap-anywhere">{stateWords(state, email)}</p>
      {mailed_on && state === "on" && (
        <p className="text-sm text-ink-soft">Last mail: {dateWords(mailed_on)}</p>
      )}
      {action[state]}
    </div>
  );
}

function stateWords(state: AlertState, email: string): string {
  switch (state) {
    case "on":
      return `Mails go to ${email}.`;
    case "paused":
      return "You have stopped the mails. What you saved stays.";
    case "unconfirmed":
      return `No mails yet: open the link in the mail that we sent to ${email}, so that we know it is yours.`;
    case "refused":
      return `No mails: ${email} refused our last one. Correct the address under “Your details”, or free its mailbox and try again.`;
  }
}

function SavedSearches({ searches, act }: { searches: Alerts["searches"]; act: Act }) {
  return (
    <SavedList
      title="Saved searches"
      count={searches.length}
      max={MAX_SAVED_SEARCHES}
      empty="None yet. Choose filters or search for something, then press “Keep me posted”."
      explore={{ to: paths.courses(), label: "Explore Courses" }}
    >
      {searches.map(({ id, query, title, courses, is_whole }) => (
        <SavedRow
          key={id}
          to={`${paths.courses()}?${query}`}
          name={title}
          onRemove={() =>
            act(
              changeAlerts(callWithSession, ALERTS.removeSearch, { params: { id } }),
              `Removed: ${title}`,
            )
          }
        >
          <p className="text-sm text-ink-soft">{counted(courses, "course")} now</p>
          {!is_whole && (
            <p className="text-sm text-danger">
              One of its filters is no longer there, so we find less than you asked for. Save it
              anew.
            </p>
          )}
        </SavedRow>
      ))}
    </SavedList>
  );
}

function AlertedCourses({ courses, act }: { courses: Alerts["courses"]; act: Act }) {
  return (
    <SavedList
      title="Saved courses"
      count={courses.length}
      max={MAX_ALERTED_COURSES}
      empty="None yet. Open a course and press “Keep me posted”."
    >
      {courses.map(({ id, name, institution, is_listed }) => (
        <SavedRow
          key={id}
          to={paths.course({ id, name })}
          name={name}
          onRemove={() =>
            act(
              changeAlerts(callWithSession, ALERTS.removeCourse, { params: { id } }),
              `Removed: ${name}`,
            )
          }
        >
          <p className="text-sm text-ink-soft">{institution}</p>
          {!is_listed && <p className="text-sm text-danger">No longer listed</p>}
        </SavedRow>
      ))}
    </SavedList>
  );
}

interface SavedListProps {
  title: string;
  count: number;
  max: number;
  empty: string;
  explore?: { to: string; label: string };
  children: ReactNode;
}

function SavedList({ title, count, max, empty, explore, children }: SavedListProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-base">
        {title}{" "}
        <span className="text-sm font-normal text-ink-soft">
          {count} of {max}
        </span>
      </h3>
      {count > 0 ? (
        <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
          {children}
        </ul>
      ) : (
        <p className="text-ink-soft">{empty}</p>
      )}
      {count === 0 && explore && (
        <ButtonLink to={explore.to} variant="quiet" className="justify-self-start">
          {explore.label}
        </ButtonLink>
      )}
    </section>
  );
}

interface SavedRowProps {
  to: string;
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function SavedRow({ to, name, onRemove, children }: SavedRowProps) {
  return (
    <li className="flex items-center justify-between gap-x-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Link to={to} className="font-semibold text-brand underline-offset-4 hover:underline">
          {name}
        </Link>
        {children}
      </div>
      <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </Button>
    </li>
  );
}
