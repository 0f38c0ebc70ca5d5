import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { courseRecord, institutionRecord } from "#records/record.schema.ts";
import { checkLeniently } from "#records/validation.ts";
import type { TableMapping } from "../table-mapping.schema.ts";
import { csvRecords } from "./csv-table.ts";
import { HEADING_WORDS } from "./table/heading-words.ts";
import type { ReadWorkbook, SheetRows } from "./table/rows.ts";
import { isTarget } from "./table/targets.ts";
import { readTable, tableSource } from "./table.ts";

async function read(
  name: string,
  content: string,
  {
    mapping = null,
    sheet = [],
    unread = [],
  }: { mapping?: TableMapping | null; sheet?: SheetRows; unread?: ReadWorkbook["unread"] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "magu-table-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return await readAt(join(folder, name), mapping, sheet, unread);
}

async function readAt(
  path: string,
  mapping: TableMapping | null = null,
  sheet: SheetRows = [],
  unread: ReadWorkbook["unread"] = [],
) {
  const {
    records,
    view,
    mapping: used,
  } = await readTable(path, {
    mapping,
    isRemembered: false,
    categories: ["Business", "Information Technology"],
    readSheet: async () => ({ name: "List", rows: sheet, unread }),
  });
  const checked = (await Array.fromAsync(records.courses)).map((course) =>
    checkLeniently("courses", course, courseRecord),
  );
  const institutions = records.institutions.map((one) =>
    checkLeniently("institutions", one, institutionRecord),
  );
  return {
    view,
    mapping: used,
    notes: records.notes,
    courses: checked.map(({ record }) => record),
    institutions: institutions.map(({ record }) => record),
    refusals: [...checked, ...institutions].flatMap(({ refusals }) => refusals),
    omitted: [...checked, ...institutions].flatMap(({ omitted }) => omitted),
  };
}

const SPANISH = `Catálogo 2027
Código;Nombre del curso;Universidad;Nivel;Modalidad;Duración;Precio (EUR);Créditos ECTS;Idioma;Jornada;Correo electrónico
A1;Ingeniería de datos;Universidad de la Laguna;Maestría;Presencial;2 años;9.500,00;120;Español;Tiempo completo;info@laguna.es
A2;Turismo;Universidad de la Laguna;Licenciatura;A distancia;3 años;4500;2, 4;Inglés y español;Tiempo parcial;
A3;Cocina;Escuela del Mar;Taller;Presencial;6 meses;Gratis;;Español;Sabatino;no es un correo
`;

it("reads several places of a course in one cell as places of its institution", async () => {
  const { courses, institutions, refusals } = await read(
    "places.csv",
    'Institution name,Course name,Campus\nReef College,Diving,"Malé; Addu"\n',
  );
  expect(refusals).toEqual([]);
  expect(courses).toMatchObject([{ name: "Diving", campuses: ["Malé", "Addu"] }]);
  expect(institutions).toMatchObject([{ campuses: [{ name: "Malé" }, { name: "Addu" }] }]);
});

it("reads a list in Spanish: names of columns, words of choices, units, currency of the heading", async () => {
  const { courses, institutions, omitted, refusals, notes, view } = await read(
    "lista.csv",
    SPANISH,
  );
  expect(refusals).toEqual([]);
  expect(courses).toMatchObject([
    {
      ref: "A1",
      name: "Ingeniería de datos",
      mnqf_level: "9",
      delivery_modalities: ["f2f"],
      duration_text: "2 years",
      duration_months: 24,
      languages: ["Spanish"],
      mode_of_study_text: "Full-time",
      credits: 120,
    },
    {
      ref: "A2",
      mnqf_level: "7",
      delivery_modalities: ["online"],
      languages: ["English", "Spanish"],
      fees: [{ currency: "EUR", fee_start: 4500 }],
      credits: null,
    },
    { ref: "A3", mnqf_level: null, fee_text: "Free", mode_of_study_text: "Weekends" },
  ]);
  expect(institutions).toMatchObject([
    { name: "Universidad de la Laguna", campuses: [{ email: "info@laguna.es" }] },
    { name: "Escuela del Mar", campuses: [{ email: null }] },
  ]);
  expect(omitted.map(({ line, field, reason }) => [line, field, reason.split(" must")[0]])).toEqual(
    [
      [3, "fee_1_start", '"9.500,00"'],
      [4, "credits", '"2, 4"'],
      [5, "campuses[0].email", '"no es un correo"'],
    ],
  );
  expect(notes).toEqual([{ text: expect.stringContaining('"Taller" (MNQF level)'), count: 1 }]);
  expect(view).toMatchObject({ is_certain: false, rows: [{ line: 3 }, { line: 4 }, { line: 5 }] });
});

it("keeps every town of an institution that names no campus, and shows values in words", async () => {
  const { courses, institutions, view } = await read(
    "boats.csv",
    `Programme,Provider,Award level,Attendance,Town
Hulls <of@reef> List<Integer>,Reef School,Certificate III,Presencial,Malé
Sails,Reef School,Certificate II,En línea,S. Hithadhoo
`,
  );
  expect(courses).toMatchObject([{ campuses: ["Malé"] }, { campuses: ["S. Hithadhoo"] }]);
  expect(institutions).toMatchObject([
    { campuses: [{ island_city: "Malé" }, { island_city: "S. Hithadhoo" }] },
  ]);
  const words = view?.rows[0]?.fields.map(({ field, value }) => `${field}: ${value}`);
  expect(words).toEqual([
    "Institution: Reef School",
    "Name of the course: Hulls <of@reef> List<Integer>",
    "MNQF level: 3: Certificate III",
    "Delivery: Face to Face",
    "Campuses: Malé",
  ]);
});

it("takes what an operator said of words and columns over what it would propose", async () => {
  const { mapping } = await read("lista.csv", SPANISH);
  const said: TableMapping = {
    ...mapping,
    columns: mapping.columns.map((column) =>
      column.heading === "Duración" ? { ...column, target: null } : column,
    ),
    words: [
      { field: "mnqf_level", word: "TALLER", choice: "1" },
      { field: "delivery_modalities", word: "presencial", choice: null },
    ],
  };
  const { courses, notes } = await read("lista.csv", SPANISH, { mapping: said });
  expect(courses[2]).toMatchObject({ mnqf_level: "1", delivery_modalities: [] });
  expect(courses[0]).toMatchObject({ duration_text: null, delivery_modalities: [] });
  expect(notes).toEqual([]);
  const wrong = { ...said, columns: [{ heading: "Nivel", target: "colour" }] };
  await expect(read("lista.csv", SPANISH, { mapping: wrong })).rejects.toThrow(/Nivel.*colour/);
});

it("reads JSON: nested values by dotted path, lists, and one institution for all rows", async () => {
  const programmes: object[] = [
    {
      title: "Diploma in Boats",
      details: { awardLevel: "Level 5", tuition: { fee: "MVR 12,000 - 15,000" } },
      taught: [{ language: "en" }, { language: "dv" }],
      constructor: "x",
    },
    { title: "Diploma in Boats", details: { awardLevel: "Level 6" } },
    { title: "", details: { awardLevel: "Level 6" } },
  ];
  const first = await read("programmes.json", JSON.stringify({ data: programmes }));
  expect(first.refusals.map(({ reason }) => reason)).toEqual(
    Array(3).fill("names no institution: say which one all rows are of"),
  );
  const mapping = { ...first.mapping, institution: "Lagoon College" };
  const { courses, refusals, institutions } = await read(
    "programmes.json",
    JSON.stringify({ data: programmes }),
    { mapping },
  );
  expect(institutions).toMatchObject([{ ref: "lagoon-college", name: "Lagoon College" }]);
  expect(courses.slice(0, 2)).toMatchObject([
    {
      ref: "lagoon-college/diploma-in-boats",
      mnqf_level: "5",
      languages: ["English", "Dhivehi"],
      fees: [{ currency: "MVR", fee_start: 12000, fee_end: 15000 }],
    },
    { ref: "lagoon-college/diploma-in-boats-2", mnqf_level: "6" },
  ]);
  expect(new Set(refusals.map(({ line, field }) => `${line} ${field}`))).toEqual(
    new Set(["3 ref", "3 name"]),
  );
});

it("takes a column that is called institution for its names, unless it holds references", async () => {
  const targetOf = async (cell: string) => {
    const { mapping, courses } = await read(
      "list.csv",
      `institution,name,level\n${cell},Diploma in Tea,Diploma\n`,
    );
    return [mapping.columns[0]?.target, courses.length];
  };
  expect(await targetOf("Reef College")).toEqual(["institution.name", 1]);
  expect(await targetOf("reef-college")).toEqual(["institution", 1]);
});

it("takes no amount whose currency nobody names, until somebody says it", async () => {
  const csv = "Course,College,Tuition\nBoats,Lagoon,4500\n";
  const { courses, omitted, mapping } = await read("a.csv", csv);
  expect(courses[0]?.fees).toEqual([]);
  expect(omitted).toMatchObject([{ line: 2, field: "fee_1_start" }]);
  const said = await read("a.csv", csv, { mapping: { ...mapping, currency: "USD" } });
  expect(said.courses[0]?.fees).toMatchObject([
    { type: "Tuition", currency: "USD", fee_start: 4500 },
  ]);
});

it("reads a workbook by its rows, and what columns mean by their values alone", async () => {
  const { view, omitted } = await read("list.xlsx", "", {
    sheet: [
      ["Programme", "Institute", "X1", "X2", "X3", "X4", "X5"],
      ["Boats", "Lagoon", "a@b.mv", "Face to face", "3 years", "English", "USD 500"],
      ["Ropes", "Lagoon", "c@d.mv", "Online", "6 months", "Dhivehi", { problem: "is #REF!" }],
    ],
  });
  expect(view?.columns.map(({ target }) => target)).toEqual([
    "name",
    "institution.name",
    "campus.email",
    "delivery_modalities",
    "duration_text",
    "languages",
    "fee_1_start",
  ]);
  expect(omitted).toMatchObject([{ line: 3, field: "fee_1_start", reason: "is #REF!" }]);
});

it("knows a list of institutions by its columns; those of one name in two countries are two", async () => {
  const rows = [
    { name: "Union College", country: "United States", web_pages: ["https://union.edu/"] },
    { name: "Union College", country: "Philippines", web_pages: ["https://ucl.edu.ph/"] },
  ];
  const { institutions, courses } = await read(
    "list.ndjson",
    rows.map((row) => JSON.stringify(row)).join("\n"),
  );
  expect(courses).toEqual([]);
  expect(institutions).toMatchObject([
    { ref: "union-college", campuses: [{ link_website: "https://union.edu/" }] },
    { ref: "union-college-philippines", campuses: [{ country: "Philippines" }] },
  ]);
});

it("never refuses a row that names a course and an institution, whatever its other cells hold", async () => {
  const cell = fc.string({ maxLength: 30, unit: "grapheme" });
  const field = fc.constantFrom(
    "mnqf_level",
    "credits",
    "fee_1_start",
    "fee_1_currency",
    "duration_months",
    "intakes",
    "campus.email",
    "campus.link_website",
    "institution.logo_url",
    "approval_status",
    "intake_1_deadline",
    "stated_on",
    "entry_routes",
    "campus.place_code",
    "languages",
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, cell, { noNullPrototype: true }), async (cells) => {
      const rows = [{ title: "Boats", college: "Lagoon", ...cells }];
      const columns = [
        { heading: "title", target: "name" },
        { heading: "college", target: "institution.name" },
        ...Object.keys(cells).map((target) => ({ heading: target, target })),
      ];
      const mapping = { columns, words: [], institution: null, currency: null };
      const nested = Object.fromEntries(Object.entries(rows[0] ?? {}));
      const { courses, refusals } = await read("a.json", JSON.stringify([nested]), { mapping });
      expect(refusals).toEqual([]);
      expect(courses).toMatchObject([{ name: "Boats", institution: "lagoon" }]);
    }),
    { numRuns: 150 },
  );
}, 30_000);

it.each(["list.csv", "list.xlsx"])(
  "loses no row that is wider than the header of %s",
  async (name) => {
    const of = async (...rows: string[][]) =>
      await read(name, rows.map((row) => row.join()).join("\n"), { sheet: rows });
    const wide = Array<string>(3_000).fill("x");
    const { courses, refusals } = await of(["name"], wide);
    expect([...courses, ...refusals].length).toBeGreaterThan(0);
    expect(refusals[0]).toMatchObject({ line: 2, reason: "has 3000 values for 1 columns" });
    const institutions = await of(["institution.name", "country"], ["Lagoon", "Maldives", "more"]);
    expect(institutions.refusals).toMatchObject([
      { line: 2, reason: "has 3 values for 2 columns" },
    ]);
    await expect(of(["Title"], ["name", "college", "level"])).rejects.toThrow(
      /line 2.*3 headings.*no row/,
    );
    await expect(of(["Title"], wide)).rejects.toThrow(
      /line 2 has 3000 cells.*at most 1000 columns/,
    );
  },
);

it("refuses a short row of CSV by its line; in a workbook the cells behind it are empty", async () => {
  const rows = [
    ["name", "institution.name", "credits"],
    ["Boats", "Lagoon", "20"],
    ["Nets", "Lagoon"],
  ];
  const content = rows.map((row) => row.join()).join("\n");
  const { courses, refusals } = await read("list.csv", content);
  expect(courses.flatMap((course) => course?.name ?? [])).toEqual(["Boats"]);
  expect(refusals).toMatchObject([{ line: 3, reason: expect.stringContaining("separators") }]);
  const workbook = await read("list.xlsx", "", { sheet: rows });
  expect(workbook.courses).toMatchObject([{ credits: 20 }, { name: "Nets", credits: null }]);
});

it("says which sheets of a workbook are not read, and with how many rows", async () => {
  const { notes } = await read("list.xlsx", "", {
    sheet: [
      ["name", "institution.name"],
      ["Boats", "Lagoon"],
    ],
    unread: [{ name: "Page 2", rows: 40 }],
  });
  expect(notes).toEqual([
    { text: 'rows of the sheet "Page 2": not read, as the sheet "List" was', count: 40 },
  ]);
});

it("says how many rows are read as nothing, as no column is a name", async () => {
  const { courses, notes } = await read("list.csv", "Colour|Size\nred|4\nblue|5\n");
  expect(courses).toEqual([]);
  expect(notes).toEqual([
    { text: "rows that name no course and no institution: not read", count: 2 },
  ]);
});

it("reads all that JSON says, or says what it does not read", async () => {
  const of = async (content: unknown) =>
    await read("list.json", typeof content === "string" ? content : JSON.stringify(content));
  const boats = { name: "Boats", "institution.name": "Lagoon" };

  const lists = await of({ data: [boats, { ...boats, name: "Nets" }], links: [{ url: "x" }] });
  expect(lists.courses).toHaveLength(2);
  expect(lists.notes).toEqual([
    { text: 'entries of the list "links": not read, as the list "data" was', count: 1 },
  ]);
  await expect(of({ a: [boats], b: { c: [boats] } })).rejects.toThrow(
    'two lists with the same fields, "a" and "b.c"',
  );

  const mixed = await of([boats, "Nets", null, [boats]]);
  expect(mixed.refusals.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'is no object with fields, but "Nets"'],
    [3, "is no object with fields, but null"],
    [4, expect.stringContaining("is no object with fields")],
  ]);

  const register = "12345678901234567890";
  const digits = await of(
    `[{"name": "Boats", "institution.name": "Lagoon", "general_notes": ${register}}]`,
  );
  expect(digits.courses[0]?.general_notes).toContain(register);

  for (const [name, place] of [
    [
      "list.json",
      'list.json cannot be read as JSON: "level" stands twice in one object, in line 2',
    ],
    ["list.ndjson", 'list.ndjson: line 2 cannot be read as JSON: "level" stands twice'],
  ] as const) {
    const twice = '{"name": "Boats"}\n{"name": "Nets", "level": "4", "le\\u0076el": "5"}';
    const content = name === "list.json" ? `[${twice.replace("\n", ",\n")}]` : twice;
    await expect(read(name, content)).rejects.toThrow(place);
  }

  const half = await of(`[{"name": "Boats\\ud83d", "institution.name": "Lagoon"}]`);
  expect(half.refusals).toMatchObject([{ line: 1, reason: expect.stringContaining("half") }]);
  let deep: unknown = "lost";
  for (let level = 0; level < 20; level += 1) deep = { deep };
  const nested = await of([{ ...boats, deep }]);
  expect(nested.refusals).toMatchObject([{ line: 1, reason: expect.stringContaining("nested") }]);
});

it("reads entries of JSON in linear time, and refuses one with too many fields", async () => {
  const languages = Array<string>(300_000).fill("en");
  const entry = { title: "Boats", college: "Lagoon", notes: languages };
  const { view } = await read("a.json", JSON.stringify([entry]));
  expect(view?.columns).toHaveLength(3);
  const wide = Object.fromEntries(languages.slice(0, 1_001).map((text, at) => [text + at, text]));
  await expect(read("b.json", JSON.stringify([entry, wide]))).rejects.toThrow(
    /line or entry 2.*1000/,
  );
});

it("has words only for headings of fields that there are", () => {
  expect(Object.keys(HEADING_WORDS).filter((target) => !isTarget(target))).toEqual([]);
});

it("names a source by its file, and takes no name of a source with a format of its own", () => {
  expect(tableSource(null, "/x/My List (2).xlsx.csv")).toBe("my-list-2");
  expect(() => tableSource("mqa", "a.csv")).toThrow(/mqa/);
  expect(() => tableSource("No!", "a.csv")).toThrow(/small letters/);
});

const SHARED = join(import.meta.dirname, "../../../../../shared/data");

it.each([
  [
    "mv-ium-courses/courses.json",
    84,
    ["name", "mnqf_level", "duration_text", "languages", "fee_1_start"],
  ],
  [
    "mv-mqa-register/courses.csv",
    2176,
    ["ref", "name", "credits", "duration_text", "mnqf_level", "institution.name"],
  ],
  [
    "dfe-teacher-training/courses.ndjson.gz",
    13_577,
    ["name", "institution.name", "awarding_body", "mode_of_study_text"],
  ],
  [
    "cricos/courses-2023-01-03.csv.gz",
    25_687,
    ["ref", "name", "mnqf_level", "duration_text", "fee_1_start"],
  ],
])(
  "takes every row of %s, where it is there",
  async (file, count, targets) => {
    const path = join(SHARED, file);
    if (!existsSync(path)) {
      console.warn(`${path} is not there: skipped`);
      return;
    }
    const institution = "College of the test";
    const { mapping } = await readTable(path, request(null));
    expect(mapping.columns.map(({ target }) => target)).toEqual(expect.arrayContaining(targets));
    const hasInstitutions = mapping.columns.some(({ target }) => target === "institution.name");
    const { records } = await readTable(
      path,
      request({ ...mapping, ...(!hasInstitutions && { institution }) }),
    );
    let rows = 0;
    for await (const course of records.courses) {
      rows += 1;
      // Every rule for each of them would take minutes on a busy machine.
      if (rows % 10 > 0) continue;
      expect(checkLeniently("courses", course, courseRecord)).toMatchObject({ refusals: [] });
    }
    expect(rows).toBe(count);
  },
  120_000,
);

const request = (mapping: TableMapping | null) => ({
  mapping,
  isRemembered: false,
  categories: [],
  readSheet: async () => ({ name: "", rows: [], unread: [] }),
});

it("takes no more records than a file may hold", async () => {
  const refused = "holds more than 2,000,000 records. Send it in parts.";
  const list = `[${"{},".repeat(2_000_000)}{}]`;
  await expect(read("rows.json", list)).rejects.toThrow(`rows.json ${refused}`);
  const lines = async function* () {
    yield "\n".repeat(2_000_001);
  };
  const all = async () => {
    for await (const _ of csvRecords("rows.csv", lines));
  };
  await expect(all()).rejects.toThrow(`rows.csv ${refused}`);
});

it("names a column without a heading, and says what stands beyond the headings", async () => {
  const { view, refusals } = await read(
    "rows.csv",
    ",Name,Institution,,\n1,Boats,Lagoon College,,\n2,Nets,Lagoon College,,surplus\n",
  );
  expect(view?.columns[0]).toMatchObject({ heading: "Column 1", samples: ["1", "2"] });
  expect(view?.columns).toHaveLength(3);
  expect(refusals).toMatchObject([{ line: 3, reason: "has 5 values for 3 columns" }]);
});
