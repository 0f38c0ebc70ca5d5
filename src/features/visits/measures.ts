/** Every number that is kept of a course or institution, in the order in which they are shown. */
export const MEASURES = [
  ...(["views", "listed", "found", "shortlisted", "compared"] as const),
  ...(["phone", "mail", "website", "applied", "questions"] as const),
] as const;
export type Measure = (typeof MEASURES)[number];
