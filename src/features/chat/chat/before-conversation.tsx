import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import type { ChatMessage } from "../chat.schema.ts";
import { greetingFor } from "../chat.ts";
import { entriesOf } from "../conversation.ts";
import { AnswerText } from "./answer-parts.tsx";
import { ConversationLog, ConversationSkeleton } from "./conversation-log.tsx";
import { FromAssistant } from "./message.tsx";

/** The server-rendered conversation of a form, or a greeting without JavaScript. */
export function BeforeScript({ messages }: { messages: readonly ChatMessage[] }) {
  if (messages.length > 0) return <ConversationLog entries={entriesOf(messages)} />;
  return (
    <>
      <ConversationSkeleton />
      <div className="hidden noscript:block">
        <FromAssistant>
          <AnswerText>{greetingFor(null)}</AnswerText>
          <p className="mt-3 text-sm text-ink-soft">
            Without JavaScript your conversation lasts as long as this page is open, and what you
            said cannot be shown again later. The{" "}
            <Link to={paths.careerGuide()} className="text-link">
              career guide
            </Link>{" "}
            and the{" "}
            <Link to={paths.search()} className="text-link">
              search
            </Link>{" "}
            have addresses that you can keep.
          </p>
        </FromAssistant>
      </div>
    </>
  );
}

/** Shown when the earlier conversation cannot be loaded. */
export function ChatUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <FromAssistant tone="danger">
      <p role="alert">The conversation could not be loaded. Check your connection and try again.</p>
      <Button variant="secondary" size="sm" className="mt-3 min-h-11" onClick={onRetry}>
        Try again
      </Button>
    </FromAssistant>
  );
}
