import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { isLookedAtWhole, outcomeWords, type RecordDone, restoredWords } from "./state-words.ts";
import type { DraftControl } from "./use-draft.ts";

export interface BarStatusProps {
  draft: DraftControl;
  /** Address of the record's public page. */
  page: string;
  /** Why something beside the draft was refused. */
  refusal?: string | null | undefined;
  done: RecordDone | null;
}

/** What came of the last thing that was done, and what stops the next: in sight wherever one is. */
export function BarStatus(props: BarStatusProps) {
  const said = troubleOf(props) ?? noteOf(props);
  return (
    <div role="status" className={classNames("basis-full text-sm", !said && "hidden")}>
      {said}
    </div>
  );
}

/** What hinders, and the way out. */
function troubleOf({ draft, refusal }: BarStatusProps): ReactNode {
  const trouble = (words: string) => <p className="font-semibold text-danger">{words}</p>;
  if (draft.between) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 font-semibold text-danger">
        Somebody else changed it.
        <Button size="sm" variant="secondary" onClick={goToConflict}>
          Choose what stays
        </Button>
      </p>
    );
  }
  if (draft.saving === "unreachable") {
    return trouble("No connection. It is saved by itself once there is one; keep this page open.");
  }
  const words = refusal ?? draft.refusal;
  return words ? trouble(words) : null;
}

function goToConflict(): void {
  document.getElementById("conflict")?.focus();
}

/** How it went, and what follows from it. */
function noteOf({ draft, page, done }: BarStatusProps): ReactNode {
  const { record, changed } = draft;
  if (done === "restored") {
    return <p className="font-semibold text-success">{restoredWords(changed)}</p>;
  }
  if (done && (changed.length === 0 || draft.takeBack)) {
    const { words, isOnSite } = outcomeWords(done, record);
    return (
      <p className="font-semibold text-success">
        {words}{" "}
        {isOnSite && (
          <Link to={page} className="underline">
            See the page
          </Link>
        )}
      </p>
    );
  }
  if (draft.isWithdrawn) return <p>{withdrawnWords(draft)}</p>;
  if (draft.isRestored) return <p>What you had typed before, and not saved, is back.</p>;
  return null;
}

function withdrawnWords({ record }: DraftControl): string {
  const button = isLookedAtWhole(record) ? "Submit" : "Publish";
  return record.draft?.state === "submitted"
    ? `Your first change takes it back from the operator. Press ${button} again when you are done.`
    : `It does not wait for an operator now. Press ${button} when you are done.`;
}
