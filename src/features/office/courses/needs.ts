import type { OfficeRow } from "../office-course.ts";

/** What a course may need, by which the list is filtered. */
export interface Need {
  value: "intake" | "cost" | "entry" | "facts" | "draft";
  label: string;
  isMet: (course: OfficeRow) => boolean;
}

export const NEEDS: readonly Need[] = [
  {
    value: "intake",
    label: "A next intake",
    isMet: ({ state, startState }) => state !== "archived" && startState !== "open",
  },
  { value: "cost", label: "A total cost", isMet: ({ costFrom }) => costFrom === null },
  {
    value: "entry",
    label: "Entry conditions",
    isMet: ({ fields }) => fields.entry_routes.length === 0,
  },
  { value: "facts", label: "Any fact", isMet: ({ completeness }) => completeness < 100 },
  {
    value: "draft",
    label: "To be published",
    isMet: ({ draft, state }) => draft !== null && state !== "archived",
  },
];
