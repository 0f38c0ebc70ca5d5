import { z } from "zod";
import { spanParameter } from "./figures.schema.ts";
import { INSIGHT_SPANS } from "./figures.ts";

export const insightQuery = z.object({ days: spanParameter(INSIGHT_SPANS).default(30) });

export type InsightQuery = z.infer<typeof insightQuery>;

/** A text that was searched often enough to be shown. */
interface SearchedText {
  text: string;
  /** How often it was searched, and how often it found nothing. */
  uses: number;
  empty: number;
  /** Whether it finds something today. */
  finds_now: boolean;
}

/** What people look for and do not find. */
export interface Insight {
  /** By day; of longer spans by week. */
  steps: {
    from: string;
    to: string;
    views: number;
    searches: number;
    empty: number;
    shortlisted: number;
    unanswered: number;
  }[];
  searches: SearchedText[];
  /** Of these, what found nothing, most often first. */
  nothing_found: SearchedText[];
  filters: { filter: string; value: string; uses: number }[];
  /** Views of courses that do not state a fact that students choose by. */
  missed: { key: string; fact: string; courses: number; views: number }[];
  /** With the name of a course or an institution. */
  pages: { path: string; name: string | null; views: number }[];
  shortlisted: { id: number; name: string; times: number }[];
  /** What the guide could not answer, the newest first. */
  questions: { day: string; text: string; uses: number }[];
}
