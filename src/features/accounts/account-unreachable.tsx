import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { signOut } from "./session.store.ts";

interface AccountUnreachableProps {
  title: string;
  /** Asks again. */
  onRetry: () => void;
}

/** Where it is not known who comes, because the server does not answer. */
export function AccountUnreachable({ title, onRetry }: AccountUnreachableProps) {
  return (
    <EmptyState level={1} title={title}>
      <p>You are still signed in on this device. The connection failed.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="quiet" onClick={signOut}>
          Sign out on this device
        </Button>
      </div>
    </EmptyState>
  );
}
