import { useCallback, useEffect, useState } from "react";
import { call } from "../../call.ts";

/** A device that is signed in. */
export interface DeviceSession {
  id: string;
  /** ISO 8601 UTC time. */
  created_at: string;
  /** ISO 8601 UTC time. */
  last_used_at: string;
  /** "Chrome on Android"; null where its browser said nothing. */
  device: string | null;
  is_current: boolean;
}

const SESSIONS = "/api/v1/account/sessions";

/** The account's sessions: null until they are known. */
export function useSessions() {
  const [sessions, setSessions] = useState<DeviceSession[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const { body } = await call<{ data: DeviceSession[] }>("GET", SESSIONS);
    const isRead = Array.isArray(body?.data);
    setFailed(!isRead);
    if (isRead) setSessions(body.data);
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  /** Ends one session, or all others; true when it was done. */
  const end = async (id?: string): Promise<boolean> => {
    const { refusal } = await call("DELETE", id === undefined ? SESSIONS : `${SESSIONS}/${id}`);
    setFailed(refusal !== null);
    if (refusal) return false;
    setSessions((before) => before?.filter((session) => isLeft(session, id)) ?? null);
    return true;
  };
  return { sessions, hasFailed, load, end };
}

function isLeft(session: DeviceSession, ended: string | undefined): boolean {
  return ended === undefined ? session.is_current : session.id !== ended;
}
