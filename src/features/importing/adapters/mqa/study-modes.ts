import type { DeliveryModality } from "#catalogue/course.ts";

/** The content of the columns "modality" and "delivery". */
export interface StudyModes {
  delivery: DeliveryModality[];
  /** "Full-time", "Part-time" or "Full-time or part-time"; null where not stated. */
  attendance: string | null;
  /** Values that are neither, as written. */
  unknown: string[];
}

/** Values reduced to their letters; the register has 39 spellings of them. */
const DELIVERY: ReadonlyMap<string, DeliveryModality> = new Map(
  Object.entries({
    facetoface: "f2f",
    virtual: "online",
    online: "online",
    distance: "online",
    blended: "blended",
  }),
);
const ATTENDANCE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fulltime: "Full-time",
    parttime: "Part-time",
    partime: "Part-time",
  }),
);

/**
 * Reads the two columns by content, because the register swaps them in some rows. Face to face
 * together with online is blended (README of the data).
 */
export function readStudyModes(cells: string[]): StudyModes {
  const delivery = new Set<DeliveryModality>();
  const attendance = new Set<string>();
  const unknown: string[] = [];
  for (const cell of cells.map((text) => text.trim()).filter(Boolean)) {
    const values = cell
      .split(/\/|,|&|\band\b/i)
      .map((value) => value.toLowerCase().replace(/[^a-z]/g, ""));
    if (!values.every((value) => DELIVERY.has(value) || ATTENDANCE.has(value))) {
      unknown.push(cell.replace(/\s+/g, " "));
      continue;
    }
    for (const value of values) {
      const modality = DELIVERY.get(value);
      if (modality) delivery.add(modality);
      const attended = ATTENDANCE.get(value);
      if (attended) attendance.add(attended);
    }
  }
  return { delivery: blended([...delivery]), attendance: attendanceText(attendance), unknown };
}

function blended(found: DeliveryModality[]): DeliveryModality[] {
  return found.includes("f2f") && found.includes("online") ? ["blended"] : found;
}

function attendanceText(found: Set<string>): string | null {
  if (found.size === 2) return "Full-time or part-time";
  return [...found][0] ?? null;
}
