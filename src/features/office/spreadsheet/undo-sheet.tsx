import { Undo2 } from "lucide-react";
import { SPREADSHEETS } from "#features/spreadsheets/spreadsheets.endpoints.ts";
import type { SheetUpload } from "#features/spreadsheets/spreadsheets.schema.ts";
import { Button } from "#ui/button.tsx";
import { callOffice } from "../office-call.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { rowCount } from "./sheet-words.ts";

interface UndoSheetProps {
  institution: number;
  sheet: SheetUpload;
  onMoved: (sheet: SheetUpload) => void;
}

/** Takes an applied spreadsheet back, or says why it cannot be. */
export function UndoSheet({ institution, sheet, onMoved }: UndoSheetProps) {
  const act = useMutation();
  const params = { id: institution, sheet: sheet.id };
  const undo = () => act.run(() => callOffice(SPREADSHEETS.undo, { params }), "", onMoved);
  return (
    <div className="grid gap-2">
      <div>
        <Button variant="secondary" aria-disabled={act.isBusy} onClick={undo}>
          <Undo2 aria-hidden size={18} />
          {act.isBusy ? "Undoing..." : `Undo all ${rowCount(sheet.changed)}`}
          <span className="sr-only"> of {sheet.file_name}</span>
        </Button>
      </div>
      <MutationOutcome of={act} />
    </div>
  );
}
