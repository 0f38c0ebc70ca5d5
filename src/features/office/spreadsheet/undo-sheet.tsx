import { Undo2 } from "lucide-react";
import { useState } from "react";
import { SPREADSHEETS } from "#features/editing/spreadsheets/spreadsheets.endpoints.ts";
import type { SheetUpload } from "#features/editing/spreadsheets/spreadsheets.schema.ts";
import { Button } from "#ui/button.tsx";
import { callOffice, type OfficeProblem, problemWords } from "../office-call.ts";
import { rowCount } from "./sheet-words.ts";

interface UndoSheetProps {
  institution: number;
  sheet: SheetUpload;
  onMoved: (sheet: SheetUpload) => void;
}

/** Takes an applied spreadsheet back, or says why it cannot be. */
export function UndoSheet({ institution, sheet, onMoved }: UndoSheetProps) {
  const [isUndoing, setUndoing] = useState(false);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const undo = async () => {
    if (isUndoing) return;
    setUndoing(true);
    const called = await callOffice(SPREADSHEETS.undo, {
      params: { id: institution, sheet: sheet.id },
    });
    setUndoing(false);
    setProblem(called.problem);
    if (called.body) onMoved(called.body);
  };
  return (
    <div className="grid gap-2">
      <div>
        <Button variant="secondary" aria-disabled={isUndoing} onClick={undo}>
          <Undo2 aria-hidden size={18} />
          {isUndoing ? "Undoing..." : `Undo all ${rowCount(sheet.changed)}`}
          <span className="sr-only"> of {sheet.file_name}</span>
        </Button>
      </div>
      <p role="alert" className="office-warning empty:hidden">
        {problem && problemWords(problem)}
      </p>
    </div>
  );
}
