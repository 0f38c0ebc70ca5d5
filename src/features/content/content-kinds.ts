/** Lists of records that operators keep, in the order in which the office shows them. */
export const CONTENT_KINDS = ["faqs", "testimonials", "partners", "messages"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
