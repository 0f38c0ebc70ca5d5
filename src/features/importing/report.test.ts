import { expect, it } from "vitest";
import type { RefusedRecord } from "#records/source-records.ts";
import type { ImportReport, KindCounts } from "./report.schema.ts";
import { formatReport } from "./report.ts";

const none: KindCounts = {
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  not_in_file: 0,
  archived: 0,
  returned: 0,
};
const refusal: RefusedRecord = {
  kind: "courses",
  line: 7,
  ref: "a",
  field: "name",
  reason: "is missing",
};
const report: ImportReport = {
  source: "magu",
  file_name: "courses.csv",
  dry_run: false,
  written: true,
  catalogue_version: 3,
  finished_at: "2026-11-21T00:00:00.000Z",
  institutions: none,
  categories: { ...none, not_in_file: null, archived: null, returned: null },
  courses: { ...none, read: 12, created: 10, refused: 2 },
  sample_removed: null,
  archived: [{ kind: "courses", id: 3, ref: "b", name: "Sailing", institution: "Reef" }],
  returned: [],
  asks: [],
  omitted: [],
  refusals: [refusal, { ...refusal, line: 2, ref: null, field: "", reason: "must be a record" }],
  notes: [{ text: "things kept as text", count: 4 }],
};

it("tells counts, notes, refusals in the order of the file, and what became of it", () => {
  expect(
    formatReport(report)
      .split("\n")
      .map((line) => line.trim().replace(/ +/g, " ")),
  ).toEqual([
    "Import of courses.csv (magu)",
    "",
    "read created changed unchanged refused not in file archived",
    "institutions 0 0 0 0 0 0 0",
    "categories 0 0 0 0 0 - -",
    "courses 12 10 0 0 2 0 0",
    "",
    "Notes",
    "4 things kept as text",
    "",
    "Archived",
    "courses (b): Sailing, Reef",
    "",
    "Refused",
    "courses, line 2: must be a record",
    "courses, line 7 (a): name: is missing",
    "",
    "Written. The catalogue is at version 3; running servers show it in a moment.",
  ]);
});

it("names twenty refusals and says how many more there are", () => {
  const refusals = Array.from({ length: 23 }, (_, line) => ({ ...refusal, line }));
  const text = formatReport({
    ...report,
    refusals,
    dry_run: true,
    sample_removed: { institutions: 1, courses: 2 },
  });
  expect(text.match(/is missing/g)).toHaveLength(20);
  expect(text).toContain("and 3 more");
  expect(text).toContain("Would remove the sample data: 1 institutions, 2 courses.");
  expect(text).toContain("nothing was written");
});
