import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { SheetOfFile } from "#features/spreadsheets/sheet-reading.server.ts";

/** The texts of a table, of which every cell can be read. @throws for one that cannot. */
export function textsOf({ rows }: SheetOfFile): string[][] {
  return rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === "string") return cell;
      throw new Error(cell.problem);
    }),
  );
}

/** An archive with these parts. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

export const WORKBOOK = {
  "xl/workbook.xml":
    '<workbook xmlns:r="r"><sheets><sheet name="Courses" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
export const SHEET = "xl/worksheets/sheet1.xml";

/** A workbook of one sheet with these rows. */
export const sheetOf = (rows: string, behind = "", parts: Record<string, string> = {}) =>
  zipOf({
    ...WORKBOOK,
    ...parts,
    [SHEET]: `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
  });
