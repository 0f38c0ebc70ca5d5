/** Where somebody is in the office. */
export type OfficePart =
  | { name: "today" }
  | { name: "courses" }
  | { name: "questions" }
  /** For editors and administrators. */
  | { name: "review" }
  /** A course by its id. */
  | { name: "course"; id: number };

/** The part that an address names (`/office/courses/12`); null where there is none. */
export function officePartOf({
  part,
  record,
}: {
  part?: string | undefined;
  record?: string | undefined;
}): OfficePart | null {
  if (part === undefined) return { name: "today" };
  if ((part === "courses" || part === "questions" || part === "review") && record === undefined)
    return { name: part };
  if (part === "courses" && /^\d{1,15}$/.test(record ?? ""))
    return { name: "course", id: Number(record) };
  return null;
}
