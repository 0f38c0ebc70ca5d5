import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Mark } from "#web/logo.tsx";
import type { ConversationEntry } from "../conversation.ts";
import { AnswerParts, AnswerText, Cursor } from "./answer-parts.tsx";
import { NextSteps } from "./next-steps.tsx";
import { StepsPart } from "./steps-part.tsx";

/** A message of the visitor, on the right. */
export function QuestionBubble({ children }: { children: string }) {
  return (
    // Not read out, because the visitor wrote it.
    <div aria-live="off" className="flex justify-end">
      <p className="max-w-[85%] whitespace-pre-wrap break-words rounded-xl rounded-ee-sm bg-brand px-4 py-2.5 text-on-brand">
        <span className="sr-only">You: </span>
        {children}
      </p>
    </div>
  );
}

interface ReplyProps {
  entry: ConversationEntry;
  /** Next steps are offered only on the newest answer. */
  isNewest: boolean;
  /** Sends the message of a next step; without it none is offered. */
  onSay: ((message: string) => void) | undefined;
  onRetry: () => void;
}

/** A message of the assistant, on the left: pending, being typed out, or complete. */
export function Reply({ entry, isNewest, onSay, onRetry }: ReplyProps) {
  if (entry.state === "writing") return <Writing text={entry.content} steps={entry.steps} />;
  if (entry.state === "failed") return <FailedReply text={entry.content} onRetry={onRetry} />;
  return (
    <FromAssistant>
      <AnswerParts
        parts={entry.parts}
        isTyped={entry.state === "new"}
        onSay={isNewest ? onSay : undefined}
      />
      {isNewest && onSay && entry.chips.length > 0 && (
        <NextSteps chips={entry.chips} onSay={onSay} />
      )}
    </FromAssistant>
  );
}

function Writing({ text, steps }: { text: string; steps: readonly string[] }) {
  if (text !== "") {
    return (
      <FromAssistant>
        <AnswerText>
          {text}
          <Cursor key={text.length} />
        </AnswerText>
      </FromAssistant>
    );
  }
  return (
    <FromAssistant>
      {steps.length > 0 && <StepsPart steps={steps} />}
      <p className="flex min-h-7 items-center gap-1.5">
        <span className="sr-only">Writing an answer</span>
        {["", "[animation-delay:160ms]", "[animation-delay:320ms]"].map((delay) => (
          <span
            key={delay}
            aria-hidden
            className={classNames("size-2 animate-shimmer rounded-full bg-brand", delay)}
          />
        ))}
      </p>
    </FromAssistant>
  );
}

function FailedReply({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <FromAssistant tone="danger">
      <p>{text}</p>
      <Button variant="secondary" size="sm" className="mt-3 min-h-11" onClick={onRetry}>
        <RotateCcw aria-hidden size={16} />
        Try again
      </Button>
    </FromAssistant>
  );
}

interface FromAssistantProps {
  tone?: "normal" | "danger";
  children: ReactNode;
}

/** A bubble on the left, with the site's mark where there is room. */
export function FromAssistant({ tone = "normal", children }: FromAssistantProps) {
  return (
    <div className="flex gap-3">
      <span className="mt-1 hidden size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-strong sm:flex">
        <Mark className="size-6" />
      </span>
      <div
        className={classNames(
          "min-w-0 flex-1 rounded-xl rounded-ss-sm border px-4 py-3 shadow-raise sm:px-5",
          tone === "danger" ? "border-danger bg-danger-soft text-danger" : "border-line bg-surface",
        )}
      >
        <span className="sr-only">Guide: </span>
        {children}
      </div>
    </div>
  );
}
