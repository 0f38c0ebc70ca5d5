import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useWasOpen } from "./use-was-open.ts";

interface AskFirstProps {
  /** Of the button that opens the question. */
  label: ReactNode;
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** What comes of it. */
  question: ReactNode;
  /** Of the button that does it. */
  confirm: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button that says what comes of it, and does it when it is pressed once more. */
export function AskFirst(props: AskFirstProps) {
  const { label, variant, question, confirm, isDanger = false, isBusy = false, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const wasAsking = useWasOpen(isAsking);
  if (!isAsking) {
    return (
      <Button
        variant={variant}
        autoFocus={wasAsking}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <div className="office-entry basis-full">
      <p>{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isDanger ? "danger" : "primary"}
          autoFocus
          aria-disabled={isBusy}
          onClick={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          Go back
        </Button>
      </div>
    </div>
  );
}
