import { KINDS, type RefusedRecord } from "#records/source-records.ts";
import type { ArchivedRecord, ImportReport } from "./report.schema.ts";

/** Maximum number of refusals in the printed report; the JSON report has all. */
const REFUSALS_SHOWN = 20;

const REPORT_COLUMNS = [
  "read",
  "created",
  "changed",
  "unchanged",
  "refused",
  "not_in_file",
  "archived",
] as const;

/** Formats a report for a terminal. */
export function formatReport(report: ImportReport): string {
  return [
    `${heading(report)}\n`,
    ...table(report),
    ...section(
      "Notes",
      report.notes.map(({ text, count }) => `${count}  ${text}`),
    ),
    ...departures("Archived", report.archived),
    ...departures("Back again", report.returned),
    ...section("Refused", refusalLines(report.refusals)),
    ...section("Came in without a value, link or word", refusalLines(report.omitted)),
    ...sampleLine(report),
    ...section("Asks to be confirmed", report.asks),
    `\n${outcome(report)}`,
  ].join("\n");
}

function heading({ source, file_name }: ImportReport): string {
  return `Import of ${file_name} (${source})`;
}

function table(report: ImportReport): string[] {
  const cells = KINDS.map((kind) => [
    kind,
    ...REPORT_COLUMNS.map((column) => String(report[kind][column] ?? "-")),
  ]);
  const header = ["", ...REPORT_COLUMNS.map((column) => column.replaceAll("_", " "))];
  return [header, ...cells].map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join(""),
  );
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];
}

/** Lists every record, because a dry run is read to see them all. */
function departures(title: string, records: ArchivedRecord[]): string[] {
  return section(title, records.map(departureLine));
}

/** "courses (0100772): Diploma of Design, Reef College". */
export function departureLine({ kind, ref, name, institution }: ArchivedRecord): string {
  return `${kind} (${ref}): ${name}${institution === null ? "" : `, ${institution}`}`;
}

function refusalLines(refusals: RefusedRecord[]): string[] {
  const inOrder = refusals.toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.line - b.line,
  );
  const lines = inOrder.slice(0, REFUSALS_SHOWN).map(refusalLine);
  const more = refusals.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more; --json names them all`] : lines;
}

function refusalLine({ kind, line, ref, field, reason }: RefusedRecord): string {
  const record = ref === null ? "" : ` (${ref})`;
  return `${kind}, line ${line}${record}: ${field === "" ? "" : `${field}: `}${reason}`;
}

function sampleLine({ sample_removed, dry_run }: ImportReport): string[] {
  if (!sample_removed) return [];
  const { institutions, courses } = sample_removed;
  const verb = dry_run ? "Would remove" : "Removed";
  return [`\n${verb} the sample data: ${institutions} institutions, ${courses} courses.`];
}

function outcome({ dry_run, written, catalogue_version }: ImportReport): string {
  if (dry_run) return "Dry run: nothing was written.";
  if (!written) return "Nothing had changed; nothing was written.";
  return `Written. The catalogue is at version ${catalogue_version}; running servers show it in a moment.`;
}
