import type { HeldWriting } from "../use-writing.ts";

/** What a comment on a submitted change is for. */
export const REVIEW_WAYS = ["part", "return"] as const;

/** The comment on a submitted change that is approved in part, or returned. */
export type ReviewWriting = HeldWriting<(typeof REVIEW_WAYS)[number]>;
