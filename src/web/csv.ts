/**
 * Rows as CSV for a spreadsheet. A byte order mark tells Excel that the text is in UTF-8.
 */
export function spreadsheetText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** Quoted; a text that a spreadsheet would take for a formula stands behind an apostrophe. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
