import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { courseRecord } from "#features/importing/importing.schema.ts";
import { recordedCourse } from "#features/importing/recorded.ts";
import { storedCourse } from "#features/importing/stored.ts";
import { checkRecord } from "#features/importing/validation.ts";
import { sampleDirectory } from "../../../../sample/directory.ts";
import { anyText } from "../../../../test/any-text.ts";
import { cellsOfFields, fieldsOfCells, guardedCell, unguardedCell } from "./course-cells.server.ts";
import { sheetColumns } from "./course-columns.server.ts";
import { columnOfHeading } from "./sheet-headings.server.ts";
import { createSheetJobs } from "./sheet-jobs.server.ts";
import { readGrid } from "./sheet-reading.server.ts";
import { writeCsv, writeExplanations, writeXlsx } from "./sheet-writing.server.ts";

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
  "5",
  "<p>Hello</p>",
  "long ".repeat(6_000),
];

async function filesOf(rows: string[][]): Promise<Buffer[]> {
  const table = { columns: columns.slice(0, rows[0]?.length), rows };
  return [await writeXlsx(table), writeCsv(table)];
}

const texts = (row: string[], length: number) =>
  Array.from({ length }, (_, at) => unguardedCell(row[at] ?? ""));

describe("a spreadsheet that is written and read again", () => {
  it("holds the same texts, whatever they look like", async () => {
    const row = ["1", "2", "three", ...TRICKY];
    for (const file of await filesOf([row.map(guardedCell)])) {
      const [, read = []] = await readGrid(file);
      expect(texts(read, row.length)).toEqual(row.map((text) => text.trim()));
    }
  });

  it("holds any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText(), { minLength: 1, maxLength: 40 }), async (values) => {
        const row = ["1", "2", "three", ...values.map(stored)];
        for (const file of await filesOf([row.map(guardedCell)])) {
          const [, read = []] = await readGrid(file);
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
    return unguardedCell(cellsOfFields({ modules: record?.modules ?? null }).get("modules") ?? "");
  }

  it("gives every course of the sample back, field by field", async () => {
    const names = columns.map(({ name }) => name);
    const courses = sampleDirectory().courses.map((value) => {
      const { record } = checkRecord("courses", { line: 1, value }, courseRecord);
      return recordedCourse(storedCourse(record!));
    });
    const rows = courses.map((fields) => {
      const cells = cellsOfFields(fields);
      return names.map((name) => guardedCell(cells.get(name) ?? ""));
    });
    for (const file of [await writeXlsx({ columns, rows }), writeCsv({ columns, rows })]) {
      const [header = [], ...read] = await readGrid(file);
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
    const { unpackedXlsx } = await import("./xlsx-parts.server.ts");
    const text = (await unpackedXlsx(file)).toString();
    expect(text).toContain('<dataValidation type="list"');
    expect(text).toContain("Explanations");
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

/** An archive with these parts. */
async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

const WORKBOOK = {
  "xl/workbook.xml":
    '<workbook xmlns:r="r"><sheets><sheet name="Courses" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const SHEET = "xl/worksheets/sheet1.xml";

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
      await jobs.read(Buffer.from("name\nx")).catch(() => undefined);
      const began = process.cpuUsage();
      await expect(jobs.read(file)).rejects.toThrow(lies ? /damaged/ : /64 megabytes/);
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

  it("is refused where a cell stands far away, without making the cells before it", async () => {
    for (const [address, words] of [
      ["A1048576", "row 1048576"],
      ["XFD1", "column XFD"],
    ] as const) {
      const sheet = `<worksheet><sheetData><row r="1"><c r="${address}"><v>1</v></c></row></sheetData></worksheet>`;
      expect(await refused(await zipOf({ ...WORKBOOK, [SHEET]: sheet }))).toContain(words);
    }
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
    expect(await refused(await zipOf(WORKBOOK))).toContain("cannot be read");
    expect(await refused(Buffer.from("\u0089PNG\r\n\u0000", "latin1"))).toContain("no spreadsheet");
    for (const begin of ["%PDF-1.7\n", "GIF89a", "\u00ff\u00d8\u00ff\u00e0"]) {
      expect(await refused(Buffer.from(begin, "latin1")), begin).toContain("no spreadsheet");
    }
    expect(await refused(Buffer.from([0x6e, 0xe9, 0x0a]))).toContain("UTF-8");
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
