/**
 * Saves rows as a file of the person who asks.
 *
 * @param text As `spreadsheetText` of `src/web/csv.ts` gives it.
 * @param title What the file is called, in any words.
 */
export function downloadCsv(text: string, title: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
