import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainText, sanitize } from "#platform/html.ts";
import { courseRecord } from "#records/record.schema.ts";
import { KINDS } from "#records/source-records.ts";
import { readWhole, validateWhole } from "../../../../test/source-records.ts";
import { cellRecord, TEMPLATE_COLUMNS } from "./magu/csv-cells.ts";
import { magu } from "./magu.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "magu-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe("a JSON file", () => {
  it("keeps the line of each record", async () => {
    const text = `{
  "institutions": [{ "ref": "a", "name": "A [\\"]" },
    { "ref": "b", "name": "B", "slides": [{}, {}] }],
  "courses": [
    { "ref": "1", "fees": [ { "type": "x" } ] },

    7, { "ref": "2" }
  ]
}`;
    const records = await readWhole(magu, await file("all.json", `\uFEFF${text}`));
    const lines = KINDS.map((kind) => records[kind].map(({ line }) => line));
    expect(lines).toEqual([[2, 3], [], [5, 7, 7]]);
    expect(records.courses[1]).toEqual({ line: 7, value: 7 });
  });

  it("is read alike however its bytes come", async () => {
    const text = `{"courses": [{"ref": "\\"}]", "name": "${"މަގު".repeat(9_000)}"}, [1, {}], null, -1.5e3]}`;
    const expected = (JSON.parse(text) as { courses: unknown[] }).courses;
    for (const name of ["all.json", "all.json.gz"]) {
      const bytes = name.endsWith(".gz") ? gzipSync(text) : text;
      const { courses } = await readWhole(magu, await file(name, bytes));
      expect(courses.map(({ value }) => value)).toEqual(expected);
    }
  });

  it("refuses the record that is nested too deep, and takes the others", async () => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    const text = `{"courses": [{"ref": "a", "fees": ${deep}},\n{"ref": "b"}]}`;
    const records = await readWhole(magu, await file("all.json", text));
    const { refusals } = await validateWhole(records);
    expect(refusals[0]?.reason).toBe("is nested 200001 levels deep, which no record is");
    expect(records.courses[1]).toEqual({ line: 2, value: { ref: "b" } });
  });

  it.each([
    ["{ nonsense", "is no JSON file: line 1"],
    ['{ "courses": [\n{} {}] }', "is no JSON file: line 2: { stands where , belongs"],
    ['{ "courses": [{},\n] }', "is no JSON file: line 2"],
    ['{ "courses": [\n{ "name": } ] }', "is no JSON file: line 2"],
    [
      '{ "courses": [\n{ "name": "a",\n"name": "b" } ] }',
      'line 2: "name" stands twice in one object, in line 2 of it',
    ],
    ['{ "courses": [{}]', "is no JSON file: line 1: the end stands where , belongs"],
    ['{ "courses": [{}] } {}', "is no JSON file"],
    ['{ "courses": [{}], "courses": [] }', 'holds "courses" twice'],
    ["[]", "must hold one object"],
    ['{ "course": [] }', 'holds "course"'],
    ['{ "courses": {} }', 'must hold a list as "courses"'],
    ['{ "courses": [] }', "holds no record"],
    [Buffer.from([0x7b, 0xff, 0x7d]), "is not in UTF-8: see line 1. Save it in UTF-8."],
    [Buffer.from([0x7b, 0x00]), "is not a text file"],
  ])("that is %j is refused whole", async (content, message) => {
    await expect(readWhole(magu, await file("bad.json", content))).rejects.toThrow(message);
  });
});

describe("a CSV file", () => {
  it("may state its delimiter in a line that programs do not show", async () => {
    const text = "sep=;\r\nref;institution;name\r\nc1;reef;Sums, and more\r\n";
    const { courses } = await readWhole(magu, await file("courses.csv", text));
    const value = { ref: "c1", institution: "reef", name: "Sums, and more" };
    expect(courses).toEqual([{ line: 2, value }]);
  });

  it("is read with semicolons, a byte order mark, capitals in the header and friendly words", async () => {
    const rows = [
      "\uFEFFRef;Institution;Name;MNQF level;Delivery modalities;MQA approved;Intakes;Fee 1 type;Fee 1 start;Modules;Credits",
      'c1;reef;"Diploma; Part 1";Level 5;Face to face | Online;yes;"January 2027\r\nJuly 2027";Total Fee;MVR 45,000;"Core:\n- Sums";',
      ";;;;;;;;;;",
      "c2;reef;Second;NA;;no;;;;<p>One</p>;many",
    ];
    const { courses } = await readWhole(magu, await file("courses.csv", rows.join("\r\n")));
    expect(courses).toEqual([
      {
        line: 2,
        value: {
          ref: "c1",
          institution: "reef",
          name: "Diploma; Part 1",
          mnqf_level: "5",
          delivery_modalities: ["f2f", "online"],
          mqa_approved: true,
          intakes: ["January 2027", "July 2027"],
          fees: [{ type: "Total Fee", currency: "MVR", fee_start: 45_000 }],
          modules: "<p>Core:</p><ul><li>Sums</li></ul>",
        },
      },
      {
        line: 4,
        value: {
          ref: "c2",
          institution: "reef",
          name: "Second",
          mnqf_level: "NA",
          mqa_approved: false,
          modules: "<p>One</p>",
          credits: "many",
        },
      },
    ]);
  });

  it("has columns for what an intake states beside its wording, which need not repeat it", async () => {
    const rows = [
      "ref,institution,name,intakes,intake_1_deadline,intake_2_all_year,intake_3_label,intake_3_month",
      "c1,reef,Diving,January 2027 | Rolling,2026-12-15,yes,May,5",
    ];
    const { courses } = await readWhole(magu, await file("courses.csv", rows.join("\n")));
    expect(courses[0]?.value).toEqual({
      ref: "c1",
      institution: "reef",
      name: "Diving",
      intakes: ["January 2027", "Rolling"],
      intake_details: [
        { label: "January 2027", deadline: "2026-12-15" },
        { label: "Rolling", all_year: true },
        { label: "May", month: 5 },
      ],
    });
  });

  it.each([
    ["Rf 4500", { fee_start: 4_500, currency: "MVR" }],
    ["Rf. 4,500/-", { fee_start: 4_500, currency: "MVR" }],
    ["MVR 4,500", { fee_start: 4_500, currency: "MVR" }],
    ["4500/-", { fee_start: 4_500 }],
    ["4,500.00", { fee_start: 4_500 }],
    ["1,45,000", { fee_start: 145_000 }],
    ["4 500 usd", { fee_start: 4_500, currency: "USD" }],
    ["ރ. 4500", { fee_start: 4_500, currency: "MVR" }],
    ["4500 ރުފިޔާ", { fee_start: 4_500, currency: "MVR" }],
    ["US$ 450", { fee_start: 450, currency: "USD" }],
    ["$ 450", { fee_start: "$ 450" }],
    ["Rs 450", { fee_start: "Rs 450" }],
    ["45.000", { fee_start: "45.000" }],
    ["4,50", { fee_start: "4,50" }],
    ["MVR 450 USD", { fee_start: "MVR 450 USD" }],
    ["from 450", { fee_start: "from 450" }],
  ])("reads the amount %s", async (cell, fee) => {
    const content = `ref,institution,name,fee_1_type,fee_1_start\nc1,reef,Tea,Total Fee,"${cell}"\n`;
    const { courses } = await readWhole(magu, await file("courses.csv", content));
    expect(courses[0]?.value).toMatchObject({ fees: [{ type: "Total Fee", ...fee }] });
  });

  it("refuses a fee whose cells name different currencies, and takes a currency for no other number", async () => {
    const header =
      "ref,institution,name,credits,fee_12_type,fee_12_currency,fee_12_start,fee_12_end";
    const rows =
      "c1,reef,Tea,,Total Fee,MVR,USD 450,\nc2,reef,Tea,USD 12,Total Fee,Rf,450,Rf 500\n";
    const { courses } = await readWhole(magu, await file("courses.csv", `${header}\n${rows}`));
    expect(courses[0]?.problem).toBe("fee_12_currency says MVR, fee_12_start says USD");
    expect(courses[1]?.value).toMatchObject({
      credits: "USD 12",
      fees: [{ currency: "MVR", fee_start: 450, fee_end: 500 }],
    });
  });

  it("takes a sign that several currencies share for the one that stands beside it", async () => {
    const header = "ref,institution,name,fee_1_type,fee_1_currency,fee_1_start";
    const text = `${header}\nc1,reef,Tea,Total Fee,USD,$45\n`;
    const { courses } = await readWhole(magu, await file("courses.csv", text));
    expect(courses[0]?.value).toMatchObject({ fees: [{ currency: "USD", fee_start: 45 }] });
  });

  it.each([
    ["$ 45", ""],
    ["$ 45", "MVR"],
    ["Rs 45", "USD"],
  ])("says why it refuses %s beside '%s'", async (written, currency) => {
    const header = "ref,institution,name,fee_1_type,fee_1_currency,fee_1_start";
    const text = `${header}\nc1,reef,Tea,Total Fee,${currency},${written}\n`;
    const { courses } = await readWhole(magu, await file("courses.csv", text));
    expect(courses[0]?.problem).toContain("fee_1_start has a sign of several currencies");
  });

  it("reads entities of plain texts once, and leaves those of rich texts", async () => {
    const content =
      "ref,institution,name,intakes,modules,careers\nc&amp;1,reef,Tea &amp;amp; Fish &amp; Chips,Jan &#38; May | a \\| b,R&amp;D,<p>R&amp;D</p>\n";
    const records = await readWhole(magu, await file("courses.csv", content));
    const [course] = (await validateWhole(records)).courses;
    expect(course?.record).toMatchObject({
      ref: "c&amp;1",
      name: "Tea &amp; Fish & Chips",
      intakes: ["Jan & May", "a | b"],
      modules: "<p>R&amp;D</p>",
      careers: "<p>R&amp;D</p>",
    });
  });

  it.each([
    ['c1,reef,"open\nc2,reef,Tea\n', 2],
    ['c1,reef,"a\nb"\nc2,"reef,Tea\nc3,reef,Tea\n', 4],
    ['c1,reef,Tea\nc2,"reef,Tea\nc3,reef,"Tea"\n', 3],
    ['c1,reef,"Tea"" and\n""fish"\nc2,"reef\n', 4],
  ])("names the line where the quotation mark of %j opens", async (rows, line) => {
    const path = await file("courses.csv", `ref,institution,name\n${rows}`);
    await expect(readWhole(magu, path)).rejects.toThrow(`that opens in line ${line} is not closed`);
  });

  it("refuses the row that has more or fewer values than columns", async () => {
    const rows = "c1,reef,Tea, coffee\nc2,reef,Tea\nc3,reef\n\n";
    const { courses } = await readWhole(
      magu,
      await file("courses.csv", `ref,institution,name\n${rows}`),
    );
    expect(courses.map(({ line, problem }) => [line, problem])).toEqual([
      [2, "has 4 values for 3 columns"],
      [3, undefined],
      [4, "has 2 values for 3 columns: its empty cells need their separators, too"],
    ]);
  });

  it("gives rows their last cells back that Excel leaves away, sixteen rows at a time", async () => {
    const full = Array.from({ length: 15 }, (_, at) => `c${at},reef,Tea ${at},,`);
    const left = Array.from({ length: 16 }, (_, at) => `d${at},reef,Fish ${at}`);
    const rows = ["ref,institution,name,credits,modules", ...full, ...left, "e1,reef,Nets"];
    const { courses } = await readWhole(magu, await file("courses.csv", rows.join("\r\n")));
    expect(courses.filter(({ problem }) => problem).map(({ line }) => line)).toEqual([33]);
    rows[20] = "d3,reef";
    const { courses: again } = await readWhole(magu, await file("courses.csv", rows.join("\n")));
    const lines = again.filter(({ problem }) => problem).map(({ line }) => line);
    expect(lines).toEqual([...Array.from({ length: 16 }, (_, at) => at + 17), 33]);
  });

  it.each([
    ["courses.csv", "ref,name\n1,x\n", "lacks the column institution"],
    ["courses.csv", "ref,institution,name,colour\n", "has the column colour"],
    ["courses.csv", "ref,institution,name,name\n", "has the column name twice"],
    ["courses.csv", 'ref,institution,name\n1,2,"open\n', "is no CSV file"],
    ["courses.csv", "", "is empty"],
    ["courses.csv", Buffer.from("\uFEFFref\tname\n", "utf16le"), 'save it as "CSV UTF-8'],
    ["courses.csv", "<html><table><tr><td>ref</td></tr></table>", "is a web page"],
    ["courses.csv", "ref,institution,name\n", "holds no record"],
    [
      "courses.csv",
      Buffer.from("ref,institution,name\n1,2,Mal\xe9\n", "latin1"),
      "is not in UTF-8: see line 2.",
    ],
    ["lessons.csv", "ref\n", "is neither a .json file"],
  ])("%s with %j is refused whole", async (name, content, message) => {
    await expect(readWhole(magu, await file(name, content))).rejects.toThrow(message);
  });

  it("puts campuses and faculties into their institution, and refuses those of nobody", async () => {
    await file("institutions.csv", "ref,name\nreef,Reef College\n");
    await file(
      "contacts.csv",
      "institution,kind,name,is_main\nreef,Campus,Malé,yes\nreef,faculty,Arts,\nlost,campus,X,\nreef,room,Y,\n",
    );
    const { institutions } = await readWhole(magu, folder);
    expect(institutions).toEqual([
      {
        line: 2,
        value: {
          ref: "reef",
          name: "Reef College",
          campuses: [{ name: "Malé", is_main: true }],
          faculties: [{ name: "Arts" }],
        },
      },
      {
        line: 4,
        value: { name: "X" },
        problem: "line 4 of contacts.csv: its institution is not in the file",
      },
      {
        line: 5,
        value: { name: "Y" },
        problem: 'line 5 of contacts.csv: "room" is neither campus nor faculty',
      },
    ]);
  });
});

describe("the template", () => {
  const template = new URL("../../../../docs/import-template", import.meta.url).pathname;

  it("has every column of the format, in its order", async () => {
    for (const [table, columns] of Object.entries(TEMPLATE_COLUMNS)) {
      const [header = ""] = (await readFile(join(template, `${table}.csv`), "utf8")).split("\n");
      expect(header.replace("\uFEFF", "").trim().split(",")).toEqual(columns);
    }
  });

  it("can be imported as it is", async () => {
    const records = await readWhole(magu, template);
    expect((await validateWhole(records)).refusals).toEqual([]);
    for (const kind of KINDS) expect(records[kind].length).toBeGreaterThan(0);
  });
});

it.each([
  "One line",
  "One\nTwo\n\nThree",
  "- One & more\n- Two",
  "Tea &amp; talk, a<b",
  "<p>One</p>\n<p>Two</p>",
])("means the same rich text by %j in a cell as in JSON", (modules) => {
  const course = { ref: "a", institution: "b", name: "c" };
  const written = courseRecord.parse({ ...course, modules }).modules;
  expect(written).toBe(cellRecord({ modules }).value.modules);
  expect(plainText(sanitize(written ?? "")).split(" ")).toEqual(
    plainText(sanitize(modules.replaceAll("\n", " <br> ").replaceAll("- ", ""))).split(" "),
  );
});
