import type { SheetUpload } from "#features/spreadsheets/spreadsheets.schema.ts";
import { OfficePanel } from "#office/panel.tsx";
import { dayWords } from "#web/moment-words.ts";
import { type OfficeProblem, problemWords } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
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
    <OfficePanel title="Earlier spreadsheets" className="grid gap-3">
      <OfficeList of={sheets} row="office-entry">
        {(sheet) => (
          <>
            <p className="min-w-0 break-words">
              <strong>{sheet.file_name}</strong>, {rowCount(sheet.changed)}, applied
              {sheet.by && ` by ${sheet.by}`} on {sheet.applied_at && dayWords(sheet.applied_at)}
              {sheet.state === "undone" && ", undone since"}.
            </p>
            {sheet.state === "applied" && (
              <UndoSheet institution={institution} sheet={sheet} onMoved={onMoved} />
            )}
          </>
        )}
      </OfficeList>
    </OfficePanel>
  );
}
