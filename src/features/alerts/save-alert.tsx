import { Bell, BellOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useSession } from "#features/accounts/session.store.ts";
import { callWithSession } from "#features/accounts/session-client.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useStore } from "#ui/store.ts";
import type { CallProblem } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { ALERTS } from "./alerts.endpoints.ts";
import type { Alerts } from "./alerts.schema.ts";
import {
  alertsStore,
  changeAlerts,
  loadAlerts,
  takeWanted,
  wantAfterSignIn,
} from "./alerts.store.ts";

const ALERT_NOT_SAVED = "That could not be saved. Please try again.";

/** Saves the search of a list; `query` is that of its address. */
export function SaveSearch({ query }: { query: string }) {
  const saved = useStore(alertsStore).alerts?.searches.find((search) => search.query === query);
  return (
    <SaveAlert
      key={query}
      id={`search ${query}`}
      what="search"
      hint="One mail a week at most."
      isSaved={saved !== undefined}
      save={() => changeAlerts(callWithSession, ALERTS.saveSearch, { body: { query } })}
      remove={() =>
        changeAlerts(callWithSession, ALERTS.removeSearch, { params: { id: saved?.id ?? "" } })
      }
      className="mt-6"
    />
  );
}

/** Saves a course, to be told of its changes. */
export function SaveCourse({ id }: { id: number }) {
  const { alerts } = useStore(alertsStore);
  return (
    <SaveAlert
      id={`course ${id}`}
      what="course"
      hint="We mail you when its dates, fees or intakes change: once a week at most."
      isSaved={alerts?.courses.some((course) => course.id === id) ?? false}
      save={() => changeAlerts(callWithSession, ALERTS.saveCourse, { params: { id } })}
      remove={() => changeAlerts(callWithSession, ALERTS.removeCourse, { params: { id } })}
    />
  );
}

interface SaveAlertProps {
  /** Tells its buttons from each other. */
  id: string;
  what: "search" | "course";
  /** What saving brings. */
  hint: string;
  isSaved: boolean;
  save: () => Promise<CallProblem | null>;
  remove: () => Promise<CallProblem | null>;
  className?: string;
}

/**
 * A button that saves, with what that brings beside it. The page is the same for everybody: what its
 * reader saved shows once it has loaded, in the same room.
 */
function SaveAlert({ id, what, hint, isSaved, save, remove, className }: SaveAlertProps) {
  const { state, user } = useSession();
  const [outcome, setOutcome] = useState<string | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const perform = async (action: typeof save, done: (alerts: Alerts | null) => string) => {
    const problem = await action();
    setOutcome(problem ? (problem.error ?? ALERT_NOT_SAVED) : done(alertsStore.get().alerts));
  };
  const add = () => perform(save, savedWords);
  const isSignedIn = state === "signed-in" && user !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account and button
  useEffect(() => {
    if (!isSignedIn) return;
    loadAlerts(callWithSession, user.id).then(() => {
      if (takeWanted(id)) add();
    });
  }, [isSignedIn, user?.id, id]);
  const press = () => {
    if (isSignedIn && isSaved)
      return perform(remove, () => `Removed. We mail you nothing of this ${what}.`);
    if (isSignedIn) return add();
    wantAfterSignIn(id);
    navigate(paths.login(), {
      state: { from: pathname + search, note: `Sign in, and we keep you posted on this ${what}.` },
    });
  };
  const Icon = isSignedIn && isSaved ? BellOff : Bell;
  return (
    <div
      className={classNames(
        "-mx-3 flex flex-wrap items-center noscript:hidden print:hidden",
        className,
      )}
    >
      <Button variant="quiet" size="sm" className="min-h-11" onClick={press}>
        <Icon aria-hidden size={18} />
        {/* Both labels take their room, so that nothing moves when one becomes the other. */}
        <span className="grid justify-items-start *:col-start-1 *:row-start-1">
          <span className={isSignedIn && isSaved ? "invisible" : ""}>Keep me posted</span>
          <span className={isSignedIn && isSaved ? "" : "invisible"}>Stop keeping me posted</span>
        </span>
      </Button>
      <p role="status" className={outcome ? "px-3 text-sm text-ink-soft" : "sr-only"}>
        {outcome ?? hint}{" "}
        {outcome && (
          <Link
            to={paths.savedAlerts()}
            className="font-semibold text-brand underline underline-offset-4"
          >
            What you saved
          </Link>
        )}
      </p>
    </div>
  );
}

function savedWords(alerts: Alerts | null): string {
  switch (alerts?.state) {
    case "unconfirmed":
      return "Saved. Open the link in the mail that we sent you, and we keep you posted.";
    case "paused":
      return "Saved. You have stopped our mails; start them again in your profile.";
    case "refused":
      return "Saved. Your last mail was refused; your profile says what to do.";
    default:
      return "Saved. One mail a week at most, when something changed.";
  }
}
