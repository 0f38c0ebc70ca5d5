import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type OfficeQuery, problemWords } from "./office-call.ts";

interface QueryStateProps<T> {
  of: OfficeQuery<T>;
  /** "The people could not be read". */
  failed: string;
  /** Of the heading where it failed: 1 where the page has no other. */
  level?: 1 | 2;
  /** Its shape, until it is there. */
  coming?: ReactNode;
  children: (body: T) => ReactNode;
}

/** What was asked for, once it is there; until then its shape, or why it is not there. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { of: asked, failed, level = 2, children } = props;
  const { coming = <Skeleton className="h-80 w-full" /> } = props;
  if (asked.problem) {
    return (
      <EmptyState level={level} title={failed}>
        <p>{problemWords(asked.problem)}</p>
        <Button onClick={asked.again}>Try again</Button>
      </EmptyState>
    );
  }
  return asked.body === null ? coming : children(asked.body);
}
