import { useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { callWithSession } from "../session-client.ts";
import { Done } from "./profile-section.tsx";
import { NOT_DONE } from "./texts.ts";

type State = "kept" | "asking" | "clearing" | "cleared" | "failed";

/** Links to the chat with the guide, and clears its history. */
export function ChatHistory() {
  const [state, setState] = useState<State>("kept");
  const clear = async () => {
    setState("clearing");
    const { problem } = await callWithSession(OWN_ACCOUNT.clearChat, {});
    setState(problem ? "failed" : "cleared");
  };
  const isAsking = state === "asking" || state === "clearing";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.chat()} variant="secondary">
          Open the chat
        </ButtonLink>
        {!isAsking && (
          <Button variant="danger" onClick={() => setState("asking")}>
            Clear chat history
          </Button>
        )}
      </div>
      {isAsking && (
        <fieldset className="rounded-lg border border-danger p-4">
          <legend className="px-1 font-semibold">Clear all your messages and the answers?</legend>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={clear} aria-disabled={state === "clearing"} autoFocus>
              Yes, clear them
            </Button>
            <Button variant="quiet" onClick={() => setState("kept")}>
              Keep them
            </Button>
          </div>
        </fieldset>
      )}
      <Done>{state === "cleared" && "Your chat history is cleared."}</Done>
      {state === "failed" && (
        <p role="alert" className="text-danger">
          {NOT_DONE}
        </p>
      )}
    </div>
  );
}
