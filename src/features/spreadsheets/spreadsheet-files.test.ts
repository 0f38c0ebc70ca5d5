import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { courseRecord } from "#records/record.schema.ts";
import { recordedCourse } from "#records/recorded.ts";
import { storedCourse } from "#records/stored.ts";
import { checkRecord } from "#records/validation.ts";
import { guardedText } from "#web/csv.ts";
import { sampleDirectory } from "../../../sample/directory.ts";
import { anyText } from "../../../test/any-text.ts";
import { SHEET, sheetOf, textsOf, WORKBOOK, zipOf } from "../../../test/sheets.ts";
import { cellsOfFields, fieldsOfCells, tidyCell } from "./course-cells.server.ts";
import { sheetColumns } from "./course-columns.server.ts";
import { returnedText } from "./returned-cells.server.ts";
import { columnOfHeading } from "./sheet-headings.server.ts";
import { createSheetJobs } from "./sheet-jobs.server.ts";
import { readGrid } from "./sheet-reading.server.ts";
import { writeCsv, writeExplanations, writeXlsx } from "./sheet-writing.server.ts";
import { openXlsx } from "./xlsx-parts.server.ts";
import { readWorkbook } from "./xlsx-reading.server.ts";

const columns = sheetColumns(
  { fees: 4, intakes: 4, hasIntakeTimes: true },
  { categories: ["Nursing"], campuses: ["Malé"] },
);

const TRICKY = [
  "007",
  "1e3",
  "=1+1",
  "'=1",
  "''-x",
  "+960 300 0001",
  "-5",
  "@sum",
  "a\t=1",
  "'quoted'",
  "2026-12-15",
  "15/12/2026",
  "ކޯސް ދިވެހި",
  "a\nb\n\nc",
  "👩🏽‍🏫 emoji",
  "A &amp; B",
  "_x0041_",
  'a;b,c\t"d"',
  "x | y",
  "\\|",
  "true",
  "NULL",
  // Names that every plain object has.
  "constructor",
  "toString",
  "valueOf",
  "__proto__",
  "hasOwnProperty",
  "5",
  "<p>Hello</p>",
  "long ".repeat(6_000),
];

async function filesOf(rows: string[][]): Promise<Buffer[]> {
  const table = { columns: columns.slice(0, rows[0]?.length), rows };
  return [await writeXlsx(table), writeCsv(table)];
}

const texts = (row: string[], length: number) =>
  Array.from({ length }, (_, at) => tidyCell(row[at] ?? ""));

describe("a spreadsheet that is written and read again", () => {
  it("holds the same texts, whatever they look like", async () => {
    const row = ["1", "2", "three", ...TRICKY];
    for (const file of await filesOf([row])) {
      const [, read = []] = textsOf(await readGrid(file));
      expect(texts(read, row.length)).toEqual(row.map((text) => text.trim()));
    }
  });

  it("opens in a reader of others, with every text in its cell", async () => {
    const rows = [["1", "2", "three", ...TRICKY.filter((text) => !text.includes("_x"))]];
    const read = await readSheet(Buffer.from(await filesOf(rows).then(([file]) => file!)), 1);
    expect(read[1]?.slice(2).map(String)).toEqual(
      rows[0]!.slice(2).map((text) => guardedText(text).trim()),
    );
  });

  it("holds any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText(), { minLength: 1, maxLength: 40 }), async (values) => {
        const row = ["1", "2", "three", ...values.map(stored)];
        for (const file of await filesOf([row])) {
          const [, read = []] = textsOf(await readGrid(file));
          expect(texts(read, row.length)).toEqual(row);
        }
      }),
      { numRuns: 30 },
    );
  });

  /** A text as the import format keeps it, in so far as a cell may hold it. */
  function stored(text: string): string {
    const { record } = checkRecord(
      "courses",
      { line: 1, value: { ref: "r", institution: "i", name: "n", modules: text.slice(0, 20_000) } },
      courseRecord,
    );
    return tidyCell(cellsOfFields({ modules: record?.modules ?? null }).get("modules") ?? "");
  }

  it("gives every course of the sample back, field by field", async () => {
    const names = columns.map(({ name }) => name);
    const courses = sampleDirectory().courses.map((value) => {
      const { record } = checkRecord("courses", { line: 1, value }, courseRecord);
      return recordedCourse(storedCourse(record!));
    });
    const rows = courses.map((fields) => {
      const cells = cellsOfFields(fields);
      return names.map((name) => cells.get(name) ?? "");
    });
    for (const file of [await writeXlsx({ columns, rows }), writeCsv({ columns, rows })]) {
      const [header = [], ...read] = textsOf(await readGrid(file));
      expect(header.map(columnOfHeading)).toEqual(names);
      expect(read.length).toBe(courses.length);
      for (const [at, row] of read.entries()) {
        const cells = texts(row, names.length).map((text, of) => [names[of]!, text] as const);
        const { value, problem } = fieldsOfCells(cells, courses[at]!);
        expect(problem).toBeUndefined();
        const again = checkRecord(
          "courses",
          { line: 1, value: { ...value, ref: "r", institution: "i" } },
          courseRecord,
        );
        expect(again.refusals).toEqual([]);
        const { is_published: _, ...fields } = recordedCourse(storedCourse(again.record!));
        const { is_published: _p, ...before } = courses[at]!;
        expect(fields).toEqual(before);
      }
    }
  });

  it("offers fixed choices as drop-down lists, and explains every column", async () => {
    const file = await writeXlsx({ columns, rows: [["1", "2", "three"]] });
    const parts = await openXlsx(file);
    const kinds: (string | undefined)[] = [];
    await parts.read("xl/worksheets/sheet1.xml", {
      open: (name, attributes) => {
        if (name === "dataValidation") kinds.push(attributes.get("type"));
      },
    });
    expect(kinds).toContain("list");
    expect((await readWorkbook(file)).map(({ name }) => name)).toContain("Explanations");
    const level = columns.find(({ name }) => name === "mnqf_level");
    expect(level).toMatchObject({ isOneOfChoices: true });
    expect(level?.choices).toContain("NA");
    const explained = writeExplanations({ columns }).toString();
    for (const { heading, explanation } of columns) {
      expect(explanation.length, heading).toBeGreaterThan(10);
      expect(explained).toContain(`"${heading}","`);
    }
  });
});

describe("a workbook of another program", () => {
  it("shows dates as their cells do, errors and formulas without a result as problems", async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="mmmm yyyy"/><numFmt numFmtId="166" formatCode="[$-409]d mmm yyyy;@"/><numFmt numFmtId="167" formatCode="&quot;day &quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 17, 165, 166, 14, 167].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
    const numbers = [0, 1, 2, 3, 4, 5].map((style) => `<c s="${style}"><v>46753</v></c>`).join("");
    const rows = `<row r="1">${numbers}</row><row r="4"><c r="B4" t="e"><f>A1/0</f><v>#DIV/0!</v></c><c r="C4"><f>A1</f></c><c r="D4"><f>A1</f><v>0.30000000000000004</v></c><c r="E4" t="b"><v>1</v></c><c r="F4" t="inlineStr"><is><r><t>Two </t></r><r><t>parts</t></r><rPh><t>no</t></rPh></is></c></row>`;
    const file = await sheetOf(rows, "", { "xl/styles.xml": styles });
    const [first, , third, fourth] = (await readWorkbook(file))[0]!.rows;
    expect(first).toEqual([
      "46753",
      "January 2028",
      "January 2028",
      "2028-01-01",
      "2028-01-01",
      "46753",
    ]);
    expect(third).toEqual([]);
    expect(fourth).toEqual([
      "",
      { problem: "shows the error #DIV/0!: write in its place what it should say" },
      { problem: expect.stringContaining("never worked out") },
      "0.3",
      "yes",
      "Two parts",
    ]);
  });

  it.each([
    ["50%", "0.5", "0%"],
    ["12.5%", "0.125", "0.00%"],
    ["09:30", "0.39583333333333331", "h:mm"],
    ["17:05:10", "0.71192129629629619", "[$-F400]h:mm:ss\\ AM/PM"],
    ["007", "7", "000"],
    ["March", "46826", "mmmm"],
    ["2028-03-14T09:10:00Z", "46826.381944444445", "yyyy-mm-dd hh:mm"],
    ["USD 4500", "4500", '#,##0\\ "USD"'],
    ["$ 4500", "4500", '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)'],
    ["$ 4500", "4500", "[$$-409]#,##0;[Red]-[$$-409]#,##0"],
    ["MVR 4500", "4500", "[$MVR] #,##0"],
    ["€ 4500.5", "4500.5", "#,##0.00\\ [$€-407]"],
    ["Rf 4500", "4500", '"Rf" #,##0'],
    ["4500", "4500", "#,##0.00_);[Red]\\(#,##0.00\\)"],
    ["4500.5", "4500.5", "General"],
  ])("shows %s for %s in the format %s", async (shown, value, code) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="${code.replaceAll('"', "&quot;")}"/></numFmts><cellXfs><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const file = await sheetOf(`<row><c s="0"><v>${value}</v></c></row>`, "", {
      "xl/styles.xml": styles,
    });
    expect((await readWorkbook(file))[0]!.rows).toEqual([[shown]]);
  });

  it("shows days that are written in words as numbers of days are", async () => {
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="17"/><xf numFmtId="14"/><xf numFmtId="0"/></cellXfs></styleSheet>';
    const cells = [0, 1, 2].map((style) => `<c s="${style}" t="d"><v>2028-01-01T00:00:00</v></c>`);
    const file = await sheetOf(`<row>${cells.join("")}</row>`, "", { "xl/styles.xml": styles });
    expect((await readWorkbook(file))[0]!.rows).toEqual([
      ["January 2028", "2028-01-01", "2028-01-01"],
    ]);
  });

  it("has its sheets wherever its parts are", async () => {
    const sheet =
      '<worksheet><sheetData><row><c t="str"><v>Boats</v></c></row></sheetData></worksheet>';
    for (const [target, part] of [
      ["./worksheets/a.xml", "xl/worksheets/a.xml"],
      ["worksheets\\a.xml", "xl/worksheets/a.xml"],
      ["../sheets/a.xml", "sheets/a.xml"],
      ["/content/a.xml", "content/a.xml"],
    ] as const) {
      const relations = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/><Relationship Id="rId2" Type="x/chartsheet" Target="chartsheets/a.xml"/></Relationships>`;
      const file = await zipOf({
        "xl/workbook.xml":
          '<workbook xmlns:r="r"><sheets><sheet name="Chart" r:id="rId2"/><sheet name="List" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": relations,
        [part]: sheet,
      });
      expect(await readWorkbook(file), target).toEqual([{ name: "List", rows: [["Boats"]] }]);
    }
  });

  it("says what merged cells hold for all rows that they cover", async () => {
    const rows =
      '<row r="2"><c r="B2" t="str"><v>Malé</v></c></row><row r="4"><c r="A4" t="str"><v>x</v></c></row>';
    const merged = '<mergeCells><mergeCell ref="B2:C4"/></mergeCells>';
    const [, second, third, fourth] = (await readWorkbook(await sheetOf(rows, merged)))[0]!.rows;
    const across = { problem: "is merged with the cell before it: split the two" };
    expect([second, third, fourth]).toEqual([
      ["", "Malé", across],
      ["", "Malé", across],
      ["x", "Malé", across],
    ]);
  });

  it("says of a cell with half of a character that it has", async () => {
    const rows =
      '<row><c t="str"><v>Boats _xD83D_</v></c><c t="str"><v>_xD83D__xDEA2_</v></c></row>';
    expect((await readWorkbook(await sheetOf(rows)))[0]!.rows).toEqual([
      [{ problem: expect.stringContaining("half of a character") }, "🚢"],
    ]);
  });

  it("says of a cell that stands twice, or that a merged one hides, that it does", async () => {
    const text = (address: string, value: string) =>
      `<c r="${address}" t="str"><v>${value}</v></c>`;
    const rows = `<row r="1">${text("A1", "one")}${text("A1", "two")}${text("B1", "same")}${text("B1", "same")}</row><row r="2">${text("B2", "hidden")}</row>`;
    const merged = '<mergeCells><mergeCell ref="B1:B2"/></mergeCells>';
    expect((await readWorkbook(await sheetOf(rows, merged)))[0]!.rows).toEqual([
      [{ problem: expect.stringContaining("stands in the file twice") }, "same"],
      ["", { problem: expect.stringContaining('hides "hidden"') }],
    ]);
  });

  /** A workbook of sheets with these texts, row by row. */
  const workbookOf = (sheets: Record<string, string[][]>) => {
    const names = Object.keys(sheets);
    const parts = Object.values(sheets).map((rows, at) => {
      const cells = rows.map((row) => row.map((text) => `<c t="str"><v>${text}</v></c>`).join(""));
      const data = cells.map((row) => `<row>${row}</row>`).join("");
      return [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${data}</sheetData></worksheet>`,
      ];
    });
    const named = names.map((name, at) => `<x:sheet name="${name}" r:id="rId${at + 1}"/>`);
    const targets = names.map(
      (_, at) => `<Relationship Id="rId${at + 1}" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
    );
    return zipOf({
      "xl/workbook.xml": `<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets>${named.join("")}</x:sheets></x:workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
      ...Object.fromEntries(parts),
    });
  };

  it("is read from the sheet with most headings where none is named Courses", async () => {
    const rows = [["Name", "Level"]];
    const file = await workbookOf({ "Read me": [["Please read"]], 2027: rows });
    expect((await readGrid(file)).rows).toEqual(rows);
  });

  it("is not half of it: rows of another sheet with the same headings are not left out", async () => {
    const rows = [
      ["Name", "Level"],
      ["Diploma in Boats", "5"],
    ];
    await expect(readGrid(await workbookOf({ 2026: rows, 2027: rows }))).rejects.toThrow(
      'The sheets "2026" and "2027" have the same headings, and one sheet is read. Put the rows of "2027" below those of "2026", and delete "2027".',
    );
    const notes = [
      ["Level", "Who checks it", "When"],
      ["5", "Hawwa", "May"],
    ];
    const beside = { Courses: rows, Notes: notes, Empty: [["Name", "Level"]], Choices: rows };
    expect(await readGrid(await workbookOf(beside))).toEqual({
      name: "Courses",
      rows,
      unread: [
        { name: "Notes", rows: 2 },
        { name: "Empty", rows: 1 },
      ],
    });
  });
});

describe("what a program wrote on the way back", () => {
  it.each([
    ["intake_1_label", "May-27", "May 2027", "May 2027"],
    ["intake_1_label", "Jan-28", "", "January 2028"],
    ["intake_1_label", "2028-03-14", "", "14 March 2028"],
    ["intake_1_label", "14-Mar-28", "", "14 March 2028"],
    ["intake_1_label", "Every month", "", "Every month"],
    ["intakes", "Jan-27 | July 2027", "", "January 2027 | July 2027"],
    ["intake_1_deadline", "15/12/2026", "", "2026-12-15"],
    ["intake_1_deadline", "12/15/2026", "", "2026-12-15"],
    ["intake_1_deadline", "5/12/2026", "2026-12-05", "2026-12-05"],
    ["intake_1_deadline", "5/12/2026", "2026-05-12", "2026-05-12"],
    ["intake_1_deadline", "15-Dec-26", "", "2026-12-15"],
    ["intake_1_deadline", "5.6.2026", "", "2026-06-05"],
    ["intake_1_deadline", "05-06-2026", "", "2026-06-05"],
    ["intake_1_deadline", "mid December", "", "mid December"],
    ["duration_text", "May-27", "", "May-27"],
  ])("%s: %s, which was %s, is %s", (column, text, before, meant) => {
    expect(returnedText(column, text, before)).toBe(meant);
  });

  it("is refused where it is another day with the month first", () => {
    expect(() => returnedText("intake_1_deadline", "5/12/2026", "")).toThrow(
      "write 2026-12-05 or 2026-05-12",
    );
  });
});

/** A workbook whose sheet inflates to 300 MB, made once. */
let huge: Promise<Buffer> | undefined;

/** That workbook, which may say that its sheet has only a few bytes. */
async function bomb(liesAboutSize: boolean): Promise<Buffer> {
  huge ??= zipOf({ ...WORKBOOK, [SHEET]: Buffer.alloc(300_000_000, 32) });
  const file = Buffer.from(await huge);
  expect(file.length).toBeLessThan(1_000_000);
  if (!liesAboutSize) return file;
  const size = Buffer.alloc(4);
  size.writeUInt32LE(300_000_000);
  const lie = Buffer.alloc(4);
  lie.writeUInt32LE(1_000);
  for (let at = file.indexOf(size); at >= 0; at = file.indexOf(size, at)) lie.copy(file, at);
  return file;
}

describe("a file that is no list of courses", () => {
  const refused = async (file: Buffer) =>
    await readGrid(file).then(
      () => "taken",
      (error: Error) => error.message,
    );

  it.each([false, true])(
    "is refused within a second of processor time where it unpacks to 300 MB (lies: %s)",
    async (lies) => {
      const file = await bomb(lies);
      const jobs = createSheetJobs();
      await jobs.read("reef", Buffer.from("name\nx")).catch(() => undefined);
      const began = process.cpuUsage();
      await expect(jobs.read("reef", file)).rejects.toThrow(lies ? /damaged/ : /64 megabytes/);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1_000).toBeLessThan(1_000);
      await jobs.stop();
    },
    60_000,
  );

  it("is refused where it has too many parts, or parts of one name", async () => {
    const parts = Array.from({ length: 501 }, (_, at) => [`xl/media/${at}.xml`, "x"] as const);
    expect(await refused(await zipOf({ ...WORKBOOK, ...Object.fromEntries(parts) }))).toContain(
      "64 megabytes",
    );
    const twice = new ZipFile();
    for (const content of ["a", "b"]) twice.addBuffer(Buffer.from(content), "xl/workbook.xml");
    twice.end();
    expect(await refused(await buffer(twice.outputStream))).toContain("damaged");
  });

  it("is refused where a cell stands far away, however its address is written", async () => {
    for (const [address, words] of [
      ['"A1048576"', "row 1048576"],
      ["'A9999999'", "row 9999999"],
      ["'a9999999'", "row 9999999"],
      ['"&#65;9999999"', "row 9999999"],
      ['"XFD1"', "column XFD"],
      ["'AAAAA1'", "column AAAAA"],
      ["'$B$99999'", "row 99999"],
      ['"A0"', "damaged"],
      ['"1A"', "damaged"],
    ] as const) {
      expect(
        await refused(await sheetOf(`<row r="1"><c r=${address}><v>1</v></c></row>`)),
      ).toContain(words);
    }
    expect(await refused(await sheetOf("<row r='9999999'><c><v>1</v></c></row>"))).toContain(
      "row 9999999",
    );
    const apart = "<mergeCells><mergeCell ref='A1:XFD1048576'/></mergeCells>";
    expect(await refused(await sheetOf("<row><c t='str'><v>a</v></c></row>", apart))).toContain(
      "row 1048576",
    );
  });

  it("is refused where its XML is none, says what it is made of, or is nested deeply", async () => {
    const entities = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    for (const sheet of [
      `${entities}<worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
      "<worksheet><sheetData><row><c t='str'><v>&nbsp;</v></c></row></sheetData></worksheet>",
      `<worksheet>${"<a>".repeat(200)}${"</a>".repeat(200)}</worksheet>`,
      "<worksheet><sheetData></worksheet>",
    ]) {
      expect(await refused(await zipOf({ ...WORKBOOK, [SHEET]: sheet })), sheet).toContain(
        "damaged",
      );
    }
  });

  it("is refused where its XML holds more elements or attributes than cells need", async () => {
    const attributes = (count: number) =>
      Array.from({ length: count }, (_, at) => ` a${at}="${at}"`).join("");
    for (const rows of [
      `<row><c${attributes(1_500)}><v>1</v></c></row>`,
      `<row>${"<a/>".repeat(6_100_000)}</row>`,
      `<row>${`<a${attributes(60)}/>`.repeat(101_000)}</row>`,
    ]) {
      expect(await refused(await sheetOf(rows))).toContain("more than any list of courses");
    }
  });

  it("keeps to its limits in a thread of its own, whatever a small file unpacks to", async () => {
    const jobs = createSheetJobs();
    const long = `<row><c t="str"><v>${"a".repeat(40_000_000)}</v></c></row>`;
    expect((await jobs.read("reef", await sheetOf(long))).rows).toEqual([
      [{ problem: "holds 40,000,000 characters; 32,767 is the most" }],
    ]);
    const many = `<row>${"<c><v>1</v></c>".repeat(999)}</row>`.repeat(1_002);
    await expect(jobs.read("reef", await sheetOf(many))).rejects.toThrow(
      "more than any list of courses",
    );
    const text = `<si><t>${"a".repeat(32_000)}</t></si>`;
    const shared = `<row>${'<c t="s"><v>0</v></c>'.repeat(999)}</row>`.repeat(20);
    const amplified = zipOf({
      ...WORKBOOK,
      "xl/sharedStrings.xml": `<sst>${text}</sst>`,
      [SHEET]: `<worksheet><sheetData>${shared}</sheetData></worksheet>`,
    });
    await expect(jobs.read("reef", await amplified)).rejects.toThrow(
      "more than any list of courses",
    );
    await jobs.stop();
  });

  it("is refused where it is wide, though few of its cells are filled", async () => {
    const row = (_: unknown, at: number) =>
      `<row r="${at + 1}"><c r="ALL${at + 1}"><v>1</v></c></row>`;
    const rows = Array.from({ length: 1_100 }, row).join("");
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    expect(await refused(await zipOf({ ...WORKBOOK, [SHEET]: sheet }))).toContain(
      "without empty columns",
    );
    expect(await refused(Buffer.from(`name${",".repeat(1_000_001)}`))).toContain(
      "without empty columns",
    );
  });

  it("is refused where it has more rows than a sheet of courses, before all are read", async () => {
    for (const rows of ["\n".repeat(5_000_000), ",\n".repeat(2_000_000)]) {
      expect(await refused(Buffer.from(`name,level\n${rows}`))).toContain("down to row 20001");
    }
  });

  it("is refused where merged cells cover each other again and again", async () => {
    const merged = '<mergeCell ref="A1:ALL1000"/>'.repeat(20_000);
    const rows = '<row r="1"><c t="str"><v>a</v></c></row><row r="1000"><c><v>1</v></c></row>';
    const file = await sheetOf(rows, `<mergeCells>${merged}</mergeCells>`);
    expect(await refused(file)).toContain("more than any list of courses");
  });

  it("is refused where a part is not what was packed", async () => {
    const file = await sheetOf("<row><c t='str'><v>Diploma in Boats</v></c></row>");
    // Behind the directory's signature the checksum of the entry stands at 16 (APPNOTE.TXT, 4.3.12).
    const at = file.lastIndexOf(Buffer.from("504b0102", "hex")) + 16;
    file.writeUInt32LE((file.readUInt32LE(at) ^ 1) >>> 0, at);
    expect(await refused(file)).toContain("damaged");
  });

  it("is refused where it is protected, has macros, or is of Excel before 2007", async () => {
    const macros = { ...WORKBOOK, "xl/vbaProject.bin": "macro" };
    expect(await refused(await zipOf(macros))).toContain("macros");
    const old = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1_000)]);
    expect(await refused(old)).toContain("before 2007");
    const locked = Buffer.concat([old, Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await refused(locked)).toContain("password");
    const encrypted = await zipOf(WORKBOOK);
    // The first bit of the flags says it, in the header of each part and in the directory.
    for (const [mark, at] of [
      ["504b0304", 6],
      ["504b0102", 8],
    ] as const) {
      const header = Buffer.from(mark, "hex");
      for (
        let found = encrypted.indexOf(header);
        found >= 0;
        found = encrypted.indexOf(header, found + 1)
      ) {
        encrypted[found + at] = (encrypted[found + at] ?? 0) | 1;
      }
    }
    expect(await refused(encrypted)).toContain("password");
  });

  it("is refused where it is broken, cut off, or another kind of file", async () => {
    const good = await writeXlsx({ columns, rows: [["1", "2", "three"]] });
    expect(await refused(good)).toBe("taken");
    for (const part of [0.2, 0.5, 0.9, 0.999]) {
      const cut = good.subarray(0, Math.floor(good.length * part));
      expect(await refused(cut), String(part)).toContain("damaged");
    }
    expect(await refused(await zipOf({ "word/document.xml": "<x/>" }))).toContain(
      "no Excel workbook",
    );
    expect(await refused(await zipOf(WORKBOOK))).toContain("damaged");
    expect(await refused(Buffer.from("\u0089PNG\r\n\u0000", "latin1"))).toContain("no spreadsheet");
    for (const begin of ["%PDF-1.7\n", "GIF89a", "\u00ff\u00d8\u00ff\u00e0"]) {
      expect(await refused(Buffer.from(begin, "latin1")), begin).toContain("no spreadsheet");
    }
    expect(await refused(Buffer.from([0x6e, 0xe9, 0x0a]))).toContain("UTF-8: see line 1.");
    expect(await refused(Buffer.from("\uFEFFname\n", "utf16le"))).toContain("CSV UTF-8");
    expect(await refused(Buffer.from("<html><table><tr><td>name"))).toContain("is a web page");
    expect((await readGrid(Buffer.from("sep=;\r\nname;ref\r\nx;y"))).rows).toEqual([
      ["name", "ref"],
      ["x", "y"],
    ]);
    expect(await refused(Buffer.from('a,b\n"c,d\n'))).toContain("quotation mark");
    expect(await refused(Buffer.alloc(0))).toContain("empty");
  });

  it("is never taken for one, and never throws otherwise, whatever bytes it has", async () => {
    const good = await writeXlsx({ columns, rows: [["1", "2", "three"]] });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const file = Buffer.from(good);
          for (const [at, byte] of changes) file[at] = byte;
          const grid = await readGrid(file).catch((error: Error) => error);
          if (grid instanceof Error) expect(grid.constructor.name).toBe("RefusedFileError");
        },
      ),
      { numRuns: 100 },
    );
  });
});
