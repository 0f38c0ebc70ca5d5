import { useCallback, useEffect, useState } from "react";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import type { ListedSession } from "../accounts.schema.ts";
import { callWithSession } from "../session-client.ts";

/** The account's sessions; null until they are loaded. */
export function useSessions() {
  const [sessions, setSessions] = useState<ListedSession[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const { body } = await callWithSession(OWN_ACCOUNT.sessions, {});
    const isRead = Array.isArray(body?.data);
    setFailed(!isRead);
    if (isRead) setSessions(body.data);
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  /** Ends one session, or all others; true on success. */
  const end = async (id?: string): Promise<boolean> => {
    const { problem } = await (id === undefined
      ? callWithSession(OWN_ACCOUNT.endOtherSessions, {})
      : callWithSession(OWN_ACCOUNT.endSession, { params: { id } }));
    setFailed(problem !== null);
    if (problem) return false;
    setSessions((before) => before?.filter((session) => isLeft(session, id)) ?? null);
    return true;
  };
  return { sessions, hasFailed, load, end };
}

function isLeft(session: ListedSession, ended: string | undefined): boolean {
  return ended === undefined ? session.is_current : session.id !== ended;
}
