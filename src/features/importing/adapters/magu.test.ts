import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KINDS } from "../importing.ts";
import { validate } from "../validation.ts";
import { TEMPLATE_COLUMNS } from "./magu/csv-cells.ts";
import { recordLines } from "./magu/json-file.ts";
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
    expect(recordLines(text)).toEqual({ institutions: [2, 3], categories: [], courses: [5, 7, 7] });
    const records = await magu.read(await file("all.json", `\uFEFF${text}`));
    expect(records.courses[1]).toEqual({ line: 7, value: 7 });
  });

  it.each([
    ["{ nonsense", "is no JSON file"],
    ["[]", "must hold one object"],
    ['{ "course": [] }', 'holds "course"'],
    ['{ "courses": {} }', 'must hold a list as "courses"'],
    ['{ "courses": [] }', "holds no record"],
    [Buffer.from([0x7b, 0xff, 0x7d]), "is not in UTF-8"],
    [Buffer.from([0x7b, 0x00]), "is not a text file"],
  ])("that is %j is refused whole", async (content, message) => {
    await expect(magu.read(await file("bad.json", content))).rejects.toThrow(message);
  });
});

describe("a CSV file", () => {
  it("is read with semicolons, a byte order mark, capitals in the header and friendly words", async () => {
    const rows = [
      "\uFEFFRef;Institution;Name;MNQF level;Delivery modalities;MQA approved;Intakes;Fee 1 type;Fee 1 start;Modules;Credits",
      'c1;reef;"Diploma; Part 1";Level 5;Face to face | Online;yes;"January 2027\r\nJuly 2027";Total Fee;MVR 45,000;"Core:\n- Sums";',
      ";;;;;;;;;;",
      "c2;reef;Second;NA;;no;;;;<p>One</p>;many",
    ];
    const { courses } = await magu.read(await file("courses.csv", rows.join("\r\n")));
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
          fees: [{ type: "Total Fee", fee_start: 45_000 }],
          modules: "<p>Core:</p><ul><li>Sums</li></ul>",
        },
      },
      {
        line: 6,
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

  it("refuses the row that has more or fewer values than columns", async () => {
    const rows = "c1,reef,Tea, coffee\nc2,reef,Tea\nc3,reef\n\n";
    const { courses } = await magu.read(await file("courses.csv", `ref,institution,name\n${rows}`));
    expect(courses.map(({ line, problem }) => [line, problem])).toEqual([
      [2, "has 4 values for 3 columns"],
      [3, undefined],
      [4, "has 2 values for 3 columns"],
    ]);
  });

  it.each([
    ["courses.csv", "ref,name\n1,x\n", "lacks the column institution"],
    ["courses.csv", "ref,institution,name,colour\n", "has the column colour"],
    ["courses.csv", "ref,institution,name,name\n", "has the column name twice"],
    ["courses.csv", 'ref,institution,name\n1,2,"open\n', "is no CSV file"],
    ["courses.csv", "", "is empty"],
    ["courses.csv", "ref,institution,name\n", "holds no record"],
    [
      "courses.csv",
      Buffer.from("ref,institution,name\n1,2,Mal\xe9\n", "latin1"),
      "is not in UTF-8",
    ],
    ["lessons.csv", "ref\n", "is neither a .json file"],
  ])("%s with %j is refused whole", async (name, content, message) => {
    await expect(magu.read(await file(name, content))).rejects.toThrow(message);
  });

  it("puts campuses and faculties into their institution, and refuses those of nobody", async () => {
    await file("institutions.csv", "ref,name\nreef,Reef College\n");
    await file(
      "contacts.csv",
      "institution,kind,name,is_main\nreef,Campus,Malé,yes\nreef,faculty,Arts,\nlost,campus,X,\nreef,room,Y,\n",
    );
    const { institutions } = await magu.read(folder);
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
    const records = await magu.read(template);
    expect(validate(records).refusals).toEqual([]);
    for (const kind of KINDS) expect(records[kind].length).toBeGreaterThan(0);
  });
});
