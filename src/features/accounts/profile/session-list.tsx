import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { momentWords } from "#web/moment-words.ts";
import type { ListedSession } from "../accounts.schema.ts";
import { Done } from "./profile-section.tsx";
import { NOT_DONE } from "./texts.ts";
import type { useSessions } from "./use-sessions.ts";

/** Sessions of the account, with a button to end each. */
export function SessionList({ sessions, hasFailed, load, end }: ReturnType<typeof useSessions>) {
  const [done, setDone] = useState("");
  const endOne = async ({ id, device }: ListedSession) => {
    setDone("");
    if (await end(id)) setDone(`${device ?? "The other device"} is signed out.`);
  };
  const endOthers = async () => {
    setDone("");
    if (await end()) setDone("All other devices are signed out.");
  };
  const others = sessions?.filter((session) => !session.is_current).length ?? 0;
  return (
    <div className="grid gap-4">
      {sessions === null && !hasFailed && <Skeleton className="h-20 w-full" />}
      {sessions && (
        <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
          {sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => endOne(session)} />
          ))}
        </ul>
      )}
      {hasFailed && (
        <p role="alert" className="text-danger">
          {NOT_DONE}{" "}
          <Button variant="quiet" size="sm" onClick={load}>
            Load again
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        {others > 0 && (
          <Button variant="secondary" onClick={endOthers}>
            Sign out all other devices
          </Button>
        )}
        <Done>{!hasFailed && done}</Done>
      </div>
    </div>
  );
}

function Device({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const name = session.device ?? "A device that did not say what it is";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.is_current && <Badge tone="brand">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in {momentWords(session.created_at)}, last used {momentWords(session.last_used_at)}
        </p>
      </div>
      {!session.is_current && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onEnd}>
          Sign out<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}
