import { daysAfter } from "#catalogue/dates.ts";
import { maldivesDay, maldivesMidnight } from "#platform/maldives-day.ts";
import { type FixedPageName, fixedPage, type PageText } from "./fixed-pages.ts";

/** A text that an operator posted, and that was not withdrawn. */
export interface PostedText {
  id: number;
  page: FixedPageName;
  /** Null for the text that ships. */
  text: PageText | null;
  /** ISO 8601, UTC. */
  posted_at: string;
  effective_at: string;
}

/** When a text takes effect. */
type Effective = Pick<PostedText, "id" | "effective_at">;

/**
 * Of the texts of one page, the one that holds at a moment, and those that will. Of two that took
 * effect at once the later one holds. Null where none does: the text that ships holds.
 */
export function textsAt<Text extends Effective>(
  posted: readonly Text[],
  time: Date,
): { inForce: Text | null; coming: Text[] } {
  const now = time.toISOString();
  const inOrder = [...posted].sort((a, b) =>
    a.effective_at === b.effective_at ? a.id - b.id : a.effective_at < b.effective_at ? -1 : 1,
  );
  return {
    inForce: inOrder.findLast(({ effective_at }) => effective_at <= now) ?? null,
    coming: inOrder.filter(({ effective_at }) => effective_at > now),
  };
}

/**
 * The first moment at which a text of this page may take effect where it is posted now: the beginning
 * of the day, in the Maldives, that is its days of notice after the day of posting.
 */
export function earliestEffect(page: FixedPageName, now: Date): Date {
  const { noticeDays } = fixedPage(page);
  if (noticeDays === null) return now;
  return maldivesMidnight(daysAfter(maldivesDay(now), noticeDays));
}

/** The day in the Maldives of a moment (ISO 8601). */
export const maldivesDayOf = (moment: string): string => maldivesDay(new Date(moment));
