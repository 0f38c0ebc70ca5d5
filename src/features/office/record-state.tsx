import type { OfficeCourse } from "#records/editing/editing.schema.ts";
import { Badge } from "#ui/badge.tsx";

export type WaitingState = NonNullable<OfficeCourse["draft"]>["state"] | null;

/** Where a record stands, and what waits on it, in one or two words. */
export function recordStateWords(state: OfficeCourse["state"], draft: WaitingState): string {
  if (state === "archived") return "Archived";
  if (draft === "returned") return "Returned";
  if (draft === "submitted") return "With an operator";
  if (draft === "scheduled") return "Scheduled";
  if (state !== "published") return "Not published";
  return draft === "draft" ? "Live, with changes" : "Live";
}

/** The same as a badge. */
export function RecordStateBadge({
  state,
  draft,
}: {
  state: OfficeCourse["state"];
  draft: WaitingState;
}) {
  const tone =
    state === "archived"
      ? "neutral"
      : draft === "returned"
        ? "danger"
        : draft
          ? "accent"
          : state === "published"
            ? "success"
            : "outline";
  return <Badge tone={tone}>{recordStateWords(state, draft)}</Badge>;
}
