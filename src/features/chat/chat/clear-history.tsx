import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";

/** Deletes the conversation after a confirmation. */
export function ClearHistory({ onClear }: { onClear: () => Promise<void> }) {
  const [state, setState] = useState<"idle" | "asking" | "clearing" | "failed">("idle");
  const clear = async () => {
    if (state === "clearing") return;
    setState("clearing");
    await onClear().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };
  if (state === "idle") {
    return (
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setState("asking")}>
        <Trash2 aria-hidden size={16} />
        Clear chat
      </Button>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Clear chat</legend>
      <p role="status" className="text-sm">
        {state === "failed" ? "It could not be deleted. Try again?" : "Delete all messages?"}
      </p>
      <Button
        autoFocus
        variant="danger"
        size="sm"
        className="min-h-11"
        aria-disabled={state === "clearing"}
        onClick={clear}
      >
        Delete
      </Button>
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setState("idle")}>
        Keep
      </Button>
    </fieldset>
  );
}
