import { type ComponentProps, type Ref, useId } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ConversationEntry } from "../conversation.ts";
import { QuestionBubble, Reply } from "./message.tsx";

interface ConversationLogProps {
  entries: readonly ConversationEntry[];
  /** Ref of the newest question with its answer. */
  newest?: Ref<HTMLDivElement>;
  /** Sends the message of a next step; without it, as without JavaScript, none is offered. */
  onSay?: (message: string) => void;
  /** Sends a question again, given the key of its failed answer. */
  onRetry?: (key: number) => void;
}

/**
 * The conversation, oldest message first. New messages are read out, growing text is not, so that
 * each answer is read out once, when it is complete.
 */
export function ConversationLog({ entries, newest, onSay, onRetry }: ConversationLogProps) {
  const id = useId();
  const asked = entries.findLastIndex(({ isUser }) => isUser);
  const split = asked === -1 ? entries.length : asked;
  const said = (entry: ConversationEntry) => (
    <LogEntry
      key={entry.key}
      entry={entry}
      isNewest={entry === entries.at(-1)}
      onSay={onSay}
      onRetry={() => onRetry?.(entry.key)}
    />
  );
  return (
    <>
      <h2 id={`${id}-heading`} className="sr-only">
        Conversation
      </h2>
      <section
        role="log"
        aria-relevant="additions"
        aria-labelledby={`${id}-heading`}
        className="grid grid-cols-1 gap-5"
      >
        {entries.slice(0, split).map(said)}
        {asked !== -1 && (
          <div ref={newest} className="chat-newest grid grid-cols-1 content-start gap-5">
            {entries.slice(split).map(said)}
          </div>
        )}
      </section>
    </>
  );
}

function LogEntry({ entry, ...reply }: ComponentProps<typeof Reply>) {
  return entry.isUser ? (
    <QuestionBubble>{entry.content}</QuestionBubble>
  ) : (
    <Reply entry={entry} {...reply} />
  );
}

/** Placeholder for a conversation that is loading. */
export function ConversationSkeleton() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <span role="status" className="sr-only">
        Loading the conversation
      </span>
      <div className="flex gap-3">
        <Skeleton className="hidden size-9 shrink-0 rounded-full sm:block" />
        <div className="grid flex-1 gap-2 rounded-xl border border-line bg-surface px-5 py-4">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
    </div>
  );
}
