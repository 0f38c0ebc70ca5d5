import { X } from "lucide-react";
import type { AnswerPart } from "../answer.schema.ts";

interface UnderstoodPartProps {
  part: Extract<AnswerPart, { kind: "understood" }>;
  /** Sends the message that takes a wish out; without it the chips only say what was understood. */
  onSay: ((message: string) => void) | undefined;
}

const CHIP =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft px-3 text-start text-sm font-medium break-words text-brand-strong";

/** What was understood of the wish, each a chip that can be taken out. */
export function UnderstoodPart({ part: { wishes }, onSay }: UnderstoodPartProps) {
  return (
    <ul aria-label="What I looked for" className="flex flex-wrap gap-2">
      {wishes.map(({ label, message }) => (
        <li key={label} className="max-w-full">
          {onSay ? (
            <button
              type="button"
              aria-label={message}
              onClick={() => onSay(message)}
              className={`${CHIP} cursor-pointer hover:bg-brand hover:text-on-brand`}
            >
              <span className="min-w-0">{label}</span>
              <X aria-hidden size={14} className="shrink-0" />
            </button>
          ) : (
            <span className={CHIP}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
