import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A sheet of texts and numbers whose first row is its header. */
export interface WrittenSheet {
  name: string;
  /** Null is an empty cell. */
  rows: readonly (readonly (string | number | null)[])[];
  /** Of each column, in characters. */
  widths: readonly number[];
  /** XML behind the cells (ECMA-376, part 1, 18.3.1.99). */
  behind?: string;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/**
 * Styles of cells by their number: numbers, texts and headings. Texts stay texts whatever they look
 * like, also when somebody edits them ("007", "=1+1"): their format is 49, text.
 */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">${[
  'numFmtId="0" fontId="0"',
  'numFmtId="49" fontId="0"',
  'numFmtId="49" fontId="1"',
]
  .map((style) => `<xf ${style} applyAlignment="1"><alignment vertical="top"/></xf>`)
  .join("")}</cellXfs></styleSheet>`;
const [NUMBER_STYLE, TEXT_STYLE, HEADING_STYLE] = [0, 1, 2];

/** Writes a workbook, with texts in their cells: no table of texts looks up what people wrote. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, id: at + 1 }));
  const parts: [name: string, xml: string][] = [
    [
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join("")}</Types>`,
    ],
    ["_rels/.rels", relations([["rId1", "officeDocument", "xl/workbook.xml"]])],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered.map(({ name, id }) => `<sheet name="${xmlText(name)}" sheetId="${id}" r:id="rId${id}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        ...numbered.map(
          ({ id }) => [`rId${id}`, "worksheet", `worksheets/sheet${id}.xml`] as const,
        ),
        [`rId${sheets.length + 1}`, "styles", "styles.xml"],
      ]),
    ],
    ["xl/styles.xml", STYLES],
    ...numbered.map(
      (sheet) => [`xl/worksheets/sheet${sheet.id}.xml`, sheetXml(sheet)] as [string, string],
    ),
  ];
  const zip = new ZipFile();
  for (const [name, xml] of parts) {
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`), name);
  }
  zip.end();
  return await buffer(zip.outputStream);
}

function relations(all: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = all.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

/** Its header stays in sight. */
function sheetXml({ rows, widths, behind = "" }: WrittenSheet): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnLetters(column)}${at + 1}`, at));
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join("")}</cols>` : ""}<sheetData>${lines.join("")}</sheetData>${behind}</worksheet>`;
}

function cellXml(cell: string | number | null, address: string, row: number): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${address}" s="${NUMBER_STYLE}"><v>${cell}</v></c>`;
  const style = row === 0 ? HEADING_STYLE : TEXT_STYLE;
  if (cell === "") return `<c r="${address}" s="${style}"/>`;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** What XML cannot hold or readers change, and what looks as if it were escaped so. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}|\p{Noncharacter_Code_Point}|_(?=x[0-9A-Fa-f]{4}_)/gu;

/** A text as workbooks escape it (ECMA-376, part 1, 22.9.2.19: `_xHHHH_` for each UTF-16 unit). */
export function xmlText(text: string): string {
  return text
    .replace(UNSAFE, (character) =>
      Array.from({ length: character.length }, (_, at) => {
        const unit = character.charCodeAt(at).toString(16).toUpperCase();
        return `_x${unit.padStart(4, "0")}_`;
      }).join(""),
    )
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** "A" for 0, "AA" for 26. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
