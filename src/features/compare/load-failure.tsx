import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Says that courses could not be loaded, with a button to try again or reload the page. */
export function LoadFailure({ retry = () => location.reload() }: { retry?: () => void }) {
  return (
    <EmptyState title="The courses could not be loaded">
      <p>Your shortlist is safe in this browser. Check your connection and try again.</p>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  );
}
