/** Lists of records that operators keep, in the order in which the office shows them. */
export const CONTENT_KINDS = ["faqs", "testimonials", "partners", "messages"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What operators call what they change of the content. */
export const CONTENT_WORDS: ReadonlyMap<ContentKind | "settings" | "rules", string> = new Map([
  ["faqs", "Questions"],
  ["testimonials", "Testimonials"],
  ["partners", "Partners"],
  ["messages", "News lines"],
  ["settings", "Site"],
  ["rules", "Rates and rules"],
]);

/** Of what the content's history tells; categories are changed beside it. */
export const CHANGED_KINDS: readonly string[] = [...CONTENT_WORDS.keys(), "categories"];
