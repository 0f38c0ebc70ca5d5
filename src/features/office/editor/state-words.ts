import { fieldTitle } from "#catalogue/field-titles.ts";
import type { EditedRecord } from "./edited-kind.ts";

type StandingRecord = Pick<EditedRecord, "state" | "draft">;

/** True for a record that is not public before an operator has looked at the whole of it. */
export function isLookedAtWhole({ state, draft }: StandingRecord): boolean {
  return state !== "published" && (draft?.reviewed.length ?? 0) > 0;
}

/** What waits for an operator, and what the public sees until then. */
export function reviewWords(record: StandingRecord): string {
  if (record.state !== "published") {
    return "An operator looks at it before it is on the site. Nothing of it is public yet. A mail tells you how it went.";
  }
  const fields = record.draft?.reviewed.map(fieldTitle).join(", ") || "it";
  return `An operator looks at ${fields} before it is public. Everything else is live. A mail tells you how it went.`;
}

/** What was done with the record as a whole. */
export type RecordDone = "published" | "archived" | "brought back" | "restored";

/** What came of turning the record back into a version. */
export function restoredWords(changed: readonly string[]): string {
  return changed.length > 0
    ? "The fields are as they were then. Look at them, and publish."
    : "Nothing differs from what is published.";
}

/** What came of it; `isOnSite` where its page can be looked at. */
export function outcomeWords(
  done: Exclude<RecordDone, "restored">,
  record: StandingRecord,
): { words: string; isOnSite: boolean } {
  const isOnSite = record.state === "published";
  if (done === "archived") return { words: "It is archived.", isOnSite: false };
  if (record.draft?.state === "submitted") return { words: reviewWords(record), isOnSite: false };
  if (!isOnSite) return { words: "It is back, and not published.", isOnSite };
  return { words: done === "published" ? "It is live." : "It is back on the site.", isOnSite };
}

/** The question before a record is archived. */
export function archivingQuestion({ name, state }: Pick<EditedRecord, "name" | "state">): string {
  const what =
    state === "published"
      ? "It leaves the site; who comes to its address is led to what is nearest."
      : state === "archived"
        ? "Its institution did so; now only an operator brings it back."
        : "It was never on the site.";
  return `Archive ${name}? ${what} You can bring it back.`;
}

/** The question before changes are thrown away. */
export function discardingQuestion(
  { draft }: Pick<EditedRecord, "draft">,
  changed: readonly string[],
): string {
  const waits = draft?.state === "submitted" ? " No operator looks at them then." : "";
  return `Throw away your changes of ${changed.map(fieldTitle).join(", ")}?${waits} What is on the site stays.`;
}
