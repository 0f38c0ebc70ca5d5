/** The record that the form of a page is about, by `?course=12` or `?institution=3`. */
export interface AskedRecord {
  kind: "course" | "institution";
  id: number;
}

/** Reads it from an address; null where none is named. */
export function askedRecord(parameters: URLSearchParams): AskedRecord | null {
  for (const kind of ["course", "institution"] as const) {
    const id = parameters.get(kind) ?? "";
    if (/^[1-9]\d{0,14}$/.test(id)) return { kind, id: Number(id) };
  }
  return null;
}
