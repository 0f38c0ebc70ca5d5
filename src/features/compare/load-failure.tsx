import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Says that courses could not be fetched; the way on is to try again, or to load the page anew. */
export function LoadFailure({ retry = () => location.reload() }: { retry?: () => void }) {
  return (
    <EmptyState title="The courses could not be loaded">
      <p>Your shortlist is safe in this browser. Check your connection and try again.</p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}
