import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { SPREADSHEETS } from "#features/spreadsheets/spreadsheets.endpoints.ts";
import type { SheetFormat, SheetUpload } from "#features/spreadsheets/spreadsheets.schema.ts";
import { saveFileAs } from "#office/download-csv.ts";
import { OfficePanel } from "#office/panel.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { fetchOfficeFile, sendOfficeFile, useAnswer } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { AppliedSheets } from "./applied-sheets.tsx";
import { CheckedSheet } from "./checked-sheet.tsx";

/** Many courses changed at once: all of them as a file, edited, and brought back. */
export default function SpreadsheetPage({ institution, today }: OfficePartProps) {
  const [sheet, setSheet] = useState<SheetUpload | null>(null);
  const params = { id: institution };
  const applied = useAnswer(SPREADSHEETS.uploads, { params });
  const moved = (next: SheetUpload) => {
    setSheet(next.id === sheet?.id ? next : sheet);
    applied.again();
  };
  return (
    <div className="grid max-w-4xl gap-5">
      <h1 className="text-xl">Spreadsheet</h1>
      <p>
        Download your courses, change them in Excel or any other spreadsheet, and upload the file.
        You see every change before anything is written, and can take it all back.
      </p>
      <DownloadStep institution={institution} today={today} />
      <UploadStep institution={institution} onChecked={setSheet} />
      {sheet && (
        <CheckedSheet key={sheet.id} institution={institution} sheet={sheet} onMoved={moved} />
      )}
      <AppliedSheets
        institution={institution}
        sheets={(applied.body?.data ?? []).filter(({ id }) => id !== sheet?.id)}
        problem={applied.problem}
        onMoved={moved}
      />
    </div>
  );
}

function DownloadStep({ institution, today }: { institution: number; today: string }) {
  const act = useMutation();
  const [wanted, setWanted] = useState<SheetFormat | null>(null);
  const coming = act.isBusy ? wanted : null;
  const download = (format: SheetFormat) => {
    setWanted(format);
    const input = { params: { id: institution }, query: { format } };
    const name =
      format === "explanations" ? "columns-of-courses.csv" : `courses-${today}.${format}`;
    act.run(
      () => fetchOfficeFile(SPREADSHEETS.download, input),
      "",
      (file) => saveFileAs(name, file),
    );
  };
  return (
    <OfficePanel title="1. Download">
      <p>
        One row for each course. Leave the first three columns as they are, and empty for a new
        course. What each column holds stands in the sheet "Explanations" of the Excel file; for CSV
        it is a file of its own.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={coming !== null} onClick={() => download("xlsx")}>
          <Download aria-hidden size={18} />
          {coming === "xlsx" ? "Coming..." : "Excel (.xlsx)"}
        </Button>
        <Button variant="secondary" aria-disabled={coming !== null} onClick={() => download("csv")}>
          {coming === "csv" ? "Coming..." : "CSV"}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={coming !== null}
          onClick={() => download("explanations")}
        >
          {coming === "explanations" ? "Coming..." : "Explanations for CSV"}
        </Button>
      </div>
      <MutationOutcome of={act} />
    </OfficePanel>
  );
}

interface UploadStepProps {
  institution: number;
  onChecked: (sheet: SheetUpload | null) => void;
}

function UploadStep({ institution, onChecked }: UploadStepProps) {
  const [part, setPart] = useState<number | null>(null);
  const act = useMutation();
  const upload = async (file: File) => {
    const input = { params: { id: institution }, query: { name: file.name } };
    onChecked(null);
    await act.run(() => sendOfficeFile(SPREADSHEETS.upload, input, file, setPart), "", onChecked);
    setPart(null);
  };
  return (
    <OfficePanel title="2. Upload">
      <p>Nothing is changed yet: first you see what would be.</p>
      <div>
        <input
          id="spreadsheet-file"
          type="file"
          className="peer sr-only"
          accept=".xlsx,.csv"
          disabled={part !== null}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload(file);
            // The same file may be chosen again once it is corrected.
            target.value = "";
          }}
        />
        <label
          htmlFor="spreadsheet-file"
          className={buttonClass({
            variant: "secondary",
            className:
              "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-disabled:opacity-50",
          })}
        >
          <FileUp aria-hidden size={18} />
          Choose the file
        </label>
      </div>
      <div role="status" className="empty:hidden">
        {part !== null && (
          <div className="grid gap-1">
            <progress
              aria-label="Sent"
              className="w-full accent-brand"
              {...(part < 1 && { value: part })}
              max={1}
            />
            <p>{part < 1 ? `${Math.round(part * 100)} % sent` : "Checking every row..."}</p>
          </div>
        )}
      </div>
      <MutationOutcome of={act} />
    </OfficePanel>
  );
}
