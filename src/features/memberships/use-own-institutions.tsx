import { useEffect, useState } from "react";
import { callWithSession } from "#features/accounts/session-client.ts";
import { MEMBERS } from "./memberships.endpoints.ts";
import type { OwnInstitution } from "./memberships.schema.ts";

/** The institutions of who is signed in; none until they are loaded, or where they cannot be. */
export function useOwnInstitutions(): readonly OwnInstitution[] {
  const [institutions, setInstitutions] = useState<OwnInstitution[]>([]);
  useEffect(() => {
    callWithSession(MEMBERS.own, {}).then(({ body }) => setInstitutions(body?.data ?? []));
  }, []);
  return institutions;
}
