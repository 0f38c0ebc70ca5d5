import type { ReactNode } from "react";
import type { AnswerPart } from "../answer.schema.ts";
import { useTypedOut } from "../use-typed-out.ts";
import { ComparisonPart } from "./comparison-part.tsx";
import { ContactsPart } from "./contacts-part.tsx";
import { CoursesPart } from "./courses-part.tsx";
import { InstitutionsPart } from "./institutions-part.tsx";
import { StepsPart } from "./steps-part.tsx";
import { UnderstoodPart } from "./understood-part.tsx";

interface AnswerPartsProps {
  parts: readonly AnswerPart[];
  /** True while its text is typed out. */
  isTyped: boolean;
  /** Sends the message that changes what was understood; without it nothing can be changed. */
  onSay?: ((message: string) => void) | undefined;
}

/** The parts of an answer in reading order. */
export function AnswerParts({ parts, isTyped, onSay }: AnswerPartsProps) {
  const starts = startsOf(parts);
  const typed = useTypedOut(starts.at(-1) ?? 0, isTyped);
  return (
    <div className="grid grid-cols-1 gap-4">
      {parts.map((part, index) => (
        <DrawnAnswerPart
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change places
          key={index}
          part={part}
          typed={typed - (starts[index] ?? 0)}
          onSay={onSay}
        />
      ))}
    </div>
  );
}

interface DrawnAnswerPartProps extends Pick<AnswerPartsProps, "onSay"> {
  part: AnswerPart;
  typed: number;
}

/** `typed`: number of visible characters of a text. */
function DrawnAnswerPart({ part, typed, onSay }: DrawnAnswerPartProps) {
  switch (part.kind) {
    case "understood":
      return <UnderstoodPart part={part} onSay={onSay} />;
    case "steps":
      return <StepsPart steps={part.steps} />;
    case "text":
      return <Typed text={part.text} typed={typed} />;
    case "courses":
      return <CoursesPart part={part} />;
    case "comparison":
      return <ComparisonPart part={part} />;
    case "institutions":
      return <InstitutionsPart part={part} />;
    case "contacts":
      return <ContactsPart part={part} />;
  }
}

/**
 * A text whose rest is laid out but invisible: nothing moves while it is typed out, and a screen
 * reader has the whole text from the start.
 */
function Typed({ text, typed }: { text: string; typed: number }) {
  if (typed >= text.length) return <AnswerText>{text}</AnswerText>;
  const visible = Math.max(0, typed);
  return (
    <AnswerText>
      {text.slice(0, visible)}
      {typed >= 0 && <Cursor key={typed} />}
      <span className="opacity-0">{text.slice(visible)}</span>
    </AnswerText>
  );
}

/** A paragraph of an answer. */
export function AnswerText({ children }: { children: ReactNode }) {
  return <p className="max-w-text whitespace-pre-line break-words text-pretty">{children}</p>;
}

/** Marks the position of the next character; its key is that position, so that none moves. */
export function Cursor() {
  return <span aria-hidden className="chat-cursor" />;
}

/** Number of characters before each part, and of all parts at the end. */
function startsOf(parts: readonly AnswerPart[]): number[] {
  const starts = [0];
  for (const part of parts) {
    const length = part.kind === "text" ? part.text.length : 0;
    starts.push((starts.at(-1) ?? 0) + length);
  }
  return starts;
}
