import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { callOffice, problemWords, useAsked } from "../office-call.ts";
import { SubmittedCard } from "./submitted-card.tsx";

/** What institutions submitted, the oldest first, for editors and administrators. */
export default function ReviewPage() {
  const waiting = useAsked("submitted", () => callOffice(OFFICE.submitted, {}));
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Review</h1>
      {waiting.problem && (
        <EmptyState title="What waits could not be read">
          <p>{problemWords(waiting.problem)}</p>
          <Button onClick={waiting.again}>Try again</Button>
        </EmptyState>
      )}
      {!waiting.problem && !waiting.body && <Skeleton className="h-80 w-full" />}
      {waiting.body?.data.length === 0 && (
        <EmptyState title="Nothing waits for review">
          <p>What institutions change and an operator looks at first comes here.</p>
        </EmptyState>
      )}
      <ul className="grid gap-3 empty:hidden">
        {waiting.body?.data.map((submitted) => (
          <li key={`${submitted.kind} ${submitted.id}`}>
            <SubmittedCard submitted={submitted} />
          </li>
        ))}
      </ul>
    </div>
  );
}
