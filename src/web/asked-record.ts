import { recordNumber } from "#platform/record-number.ts";

/** The record that the form of a page is about, by `?course=12` or `?institution=3`. */
export interface AskedRecord {
  kind: "course" | "institution";
  id: number;
}

/** Reads it from an address; null where none is named. */
export function askedRecord(parameters: URLSearchParams): AskedRecord | null {
  for (const kind of ["course", "institution"] as const) {
    const id = recordNumber(parameters.get(kind) ?? "");
    if (id !== null) return { kind, id };
  }
  return null;
}
