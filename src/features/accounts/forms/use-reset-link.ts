import { useEffect, useState } from "react";
import { ACCOUNTS } from "../accounts.endpoints.ts";
import { INVALID_TOKEN } from "../accounts.ts";
import { callWithSession } from "../session-client.ts";

/** State of a reset link; `error` says why it is invalid. */
export type ResetLink =
  | { state: "validating" }
  | { state: "valid" }
  | { state: "invalid"; error: string };

/** Sentences that are required (specification, 5 and 8). */
const NO_RESET_LINK = "Invalid reset link";
const NOT_CHECKED = "Failed to validate token. Please try again.";

/** Asks the server whether a reset link's token is still valid. */
export function useResetLink(token: string | undefined): ResetLink {
  const [link, setLink] = useState<ResetLink>(
    token === undefined ? { state: "invalid", error: NO_RESET_LINK } : { state: "validating" },
  );
  useEffect(() => {
    if (token === undefined) return;
    let isGone = false;
    validateLink(token).then((result) => {
      if (!isGone) setLink(result);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  return link;
}

async function validateLink(token: string): Promise<ResetLink> {
  // The token is sent in the body, because addresses end up in logs.
  const { body, problem } = await callWithSession(ACCOUNTS.validateResetToken, { body: { token } });
  if (body?.valid) return { state: "valid" };
  if (body) return { state: "invalid", error: body.error ?? INVALID_TOKEN };
  const error = problem.status === null ? NOT_CHECKED : (problem.error ?? INVALID_TOKEN);
  return { state: "invalid", error };
}
