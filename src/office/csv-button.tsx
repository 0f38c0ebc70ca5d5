import { downloadCsv } from "#office/download-csv.ts";
import { Button } from "#ui/button.tsx";
import { spreadsheetText } from "#web/csv.ts";

interface CsvButtonProps {
  /** What is downloaded, for who cannot see beside what the button stands. */
  of: string;
  /** What the file is called. */
  fileTitle: string;
  /** Its rows, the heading first; asked for when it is pressed. */
  rows: () => readonly (readonly string[])[];
}

/** Saves a table as a file. */
export function CsvButton({ of, fileTitle, rows }: CsvButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => downloadCsv(spreadsheetText(rows()), fileTitle)}
    >
      Download CSV<span className="sr-only">: {of}</span>
    </Button>
  );
}
