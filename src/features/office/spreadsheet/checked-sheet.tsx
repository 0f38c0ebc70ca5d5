import { SPREADSHEETS } from "#features/spreadsheets/spreadsheets.endpoints.ts";
import type { SheetUpload } from "#features/spreadsheets/spreadsheets.schema.ts";
import { OfficePanel } from "#office/panel.tsx";
import { Button } from "#ui/button.tsx";
import { callOffice } from "../office-call.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { SheetRows } from "./sheet-rows.tsx";
import { otherRows, rowCount } from "./sheet-words.ts";
import { UndoSheet } from "./undo-sheet.tsx";

interface CheckedSheetProps {
  institution: number;
  sheet: SheetUpload;
  onMoved: (sheet: SheetUpload) => void;
}

/** What an uploaded spreadsheet would change, and what is done with it. */
export function CheckedSheet({ institution, sheet, onMoved }: CheckedSheetProps) {
  const { changed, created, wrong, unchanged, state } = sheet;
  return (
    <OfficePanel title={state === "checked" ? "3. Look, and apply" : "3. What was applied"}>
      <p className="break-words" role="status">
        {sheet.file_name}: {summary({ changed, created, wrong, unchanged })}
      </p>
      {state === "checked" && (
        <ApplySheet institution={institution} sheet={sheet} onMoved={onMoved} />
      )}
      {state === "applied" && (
        <div className="grid gap-3">
          <p className="office-done">
            Applied. What an operator looks at first waits for them; everything else is live.
          </p>
          <UndoSheet institution={institution} sheet={sheet} onMoved={onMoved} />
        </div>
      )}
      {state === "undone" && <p className="office-done">Undone: everything is as it was.</p>}
      {wrong > 0 && state === "checked" && (
        <SheetRows institution={institution} sheet={sheet.id} show="mistakes" count={wrong} />
      )}
      {changed > 0 && (
        <SheetRows institution={institution} sheet={sheet.id} show="changes" count={changed} />
      )}
    </OfficePanel>
  );
}

function summary({
  changed,
  created,
  wrong,
  unchanged,
}: Pick<SheetUpload, "changed" | "created" | "wrong" | "unchanged">): string {
  const parts = [
    changed - created > 0 && `${rowCount(changed - created)} with changes`,
    created > 0 && `${rowCount(created)} of new courses`,
    wrong > 0 && `${rowCount(wrong)} with mistakes`,
    unchanged > 0 && `${rowCount(unchanged)} as on the site`,
  ].filter((part) => part !== false);
  return `${parts.join(", ")}.`;
}

function ApplySheet({ institution, sheet, onMoved }: CheckedSheetProps) {
  const { changed, wrong } = sheet;
  const act = useMutation();
  const input = { params: { id: institution, sheet: sheet.id } };
  const body = { without_mistakes: wrong > 0 };
  const apply = () =>
    act.run(() => callOffice(SPREADSHEETS.apply, { ...input, body }), "", onMoved);
  if (changed === 0 && wrong === 0) {
    return <p className="office-done">Nothing would change: every row is as on the site.</p>;
  }
  return (
    <div className="grid gap-3">
      {wrong > 0 && (
        <p className="office-warning">
          {rowCount(wrong)} {wrong === 1 ? "has" : "have"} mistakes: correct{" "}
          {wrong === 1 ? "it" : "them"} in the file and upload it again
          {changed > 0 && `, or apply the ${otherRows(changed)}`}.
        </p>
      )}
      {changed > 0 && (
        <div>
          <Button aria-disabled={act.isBusy} onClick={apply}>
            {act.isBusy
              ? "Applying..."
              : wrong > 0
                ? `Apply the ${otherRows(changed)}`
                : `Apply ${rowCount(changed)}`}
          </Button>
        </div>
      )}
      <MutationOutcome of={act} />
    </div>
  );
}
