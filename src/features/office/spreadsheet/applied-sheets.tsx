import type { SheetUpload } from "#features/editing/spreadsheets/spreadsheets.schema.ts";
import { dayWords } from "../moment-words.ts";
import { type OfficeProblem, problemWords } from "../office-call.ts";
import { rowCount } from "./sheet-words.ts";
import { UndoSheet } from "./undo-sheet.tsx";

interface AppliedSheetsProps {
  institution: number;
  sheets: readonly SheetUpload[];
  problem: OfficeProblem | null;
  onMoved: (sheet: SheetUpload) => void;
}

/** Spreadsheets of the last thirty days, for them to be undone. */
export function AppliedSheets({ institution, sheets, problem, onMoved }: AppliedSheetsProps) {
  if (problem) return <p role="alert">{problemWords(problem)}</p>;
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby="applied-sheets" className="grid gap-3">
      <h2 id="applied-sheets" className="text-lg">
        Earlier spreadsheets
      </h2>
      <ul className="grid gap-3">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="office-entry">
            <p className="min-w-0 break-words">
              <strong>{sheet.file_name}</strong>, {rowCount(sheet.changed)}, applied
              {sheet.by && ` by ${sheet.by}`} on {sheet.applied_at && dayWords(sheet.applied_at)}
              {sheet.state === "undone" && ", undone since"}.
            </p>
            {sheet.state === "applied" && (
              <UndoSheet institution={institution} sheet={sheet} onMoved={onMoved} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
