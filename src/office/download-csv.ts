/**
 * Saves rows as a file of the person who asks.
 *
 * @param text As `spreadsheetText` of `src/web/csv.ts` gives it.
 * @param title What the file is called, in any words.
 */
export function downloadCsv(text: string, title: string): void {
  const name = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.csv`;
  saveFileAs(name, new Blob([text], { type: "text/csv" }));
}

/** Saves a file of this name for the person who asks. */
export function saveFileAs(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
