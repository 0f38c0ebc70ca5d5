import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { sheetOf, textsOf, zipOf } from "../../../test/sheets.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { headingOf } from "./sheet-headings.server.ts";
import { readGrid } from "./sheet-reading.server.ts";
import { writeCsv } from "./sheet-writing.server.ts";
import { columnLetters } from "./xlsx-writing.server.ts";

const BYTES = { "content-type": "application/octet-stream" };

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const atoll = await idOf(storage, "institution", "atoll");
    const office = async (name: string, as: object) =>
      officeOf(app, await signUpAs(app, storage, { name, ...as }));
    const member = await office("Hawwa", { member: { of: reef, as: "member" } });
    const stranger = await office("Ali", { member: { of: atoll, as: "owner" } });
    const path = `/institutions/${reef}/spreadsheets`;
    const download = async (format = "csv") =>
      (await member.get(`/institutions/${reef}/spreadsheet?format=${format}`)).rawPayload;
    const send = (file: Buffer, at = path) =>
      member.send("POST", `${at}?name=courses.csv`, { body: file, headers: BYTES });
    const upload = async (grid: string[][]) => (await send(csvOf(grid))).json();
    const rows = async (id: number, show = "changes") =>
      (await member.get(`${path}/${id}/rows?show=${show}&limit=100`)).json().data;
    const step = (id: number, act: "apply" | "undo", body?: object) =>
      member.send("POST", `${path}/${id}/${act}`, { ...(body && { body }) });
    const fieldsOf = async (id: number) => (await member.get(`/courses/${id}`)).json();
    return {
      app,
      storage,
      reef,
      atoll,
      member,
      stranger,
      office,
      path,
      download,
      send,
      upload,
      rows,
      step,
      fieldsOf,
      grid: async () => textsOf(await readGrid(await download())),
    };
  }

  const csvOf = ([header = [], ...rows]: string[][]) =>
    writeCsv({ columns: header.map((heading) => ({ heading }) as never), rows });
  const at = (grid: string[][], column: string) => {
    const found = grid[0]?.indexOf(headingOf(column)) ?? -1;
    if (found < 0) throw new Error(`no column ${column}`);
    return found;
  };
  const cell = (grid: string[][], row: number, column: string) => grid[row]![at(grid, column)]!;
  const put = (grid: string[][], row: number, column: string, text: string) => {
    grid[row]![at(grid, column)] = text;
  };
  const rowOf = (grid: string[][], name: string) => grid.findIndex((row) => row.includes(name));

  it.each(["xlsx", "csv"])(
    "changes nothing by a file of %s that nobody touched",
    async (format) => {
      const { member, path, reef, download, send } = await build();
      const before = (await member.get(`/institutions/${reef}/courses`)).json();
      const answer = await send(await download(format));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ state: "checked", changed: 0, wrong: 0 });
      expect(answer.json().unchanged).toBe(before.data.length);
      const applied = await member.send("POST", `${path}/${answer.json().id}/apply`, { body: {} });
      expect(applied.statusCode).toBe(409);
      expect((await member.get(`/institutions/${reef}/courses`)).json()).toEqual(before);
    },
  );

  it("changes nothing by a row with a cell that cannot be read, and says which", async () => {
    const { grid: read, send, rows } = await build();
    const grid = await read();
    const at = rowOf(grid, "Diploma in Marketing");
    const text = (value: string) => `<c t="str"><v>${value.replace(/[<&]/g, "")}</v></c>`;
    const broken = grid[at]!.map((value, column) =>
      grid[0]![column] === "Fee 1: Amount" ? '<c t="e"><v>#REF!</v></c>' : text(value),
    );
    const head = `<row r="3">${grid[0]!.map(text).join("")}</row>`;
    const sheet = (await send(await sheetOf(`${head}<row r="7">${broken.join("")}</row>`))).json();
    expect(sheet).toMatchObject({ changed: 0, wrong: 1 });
    const [wrong] = await rows(sheet.id, "mistakes");
    expect(wrong).toMatchObject({
      row: 7,
      mistakes: [{ column: "Fee 1: Amount", reason: expect.stringContaining("error #REF!") }],
    });
    expect(wrong.mistakes[0].cell).toMatch(/^[A-Z]+7$/);
  });

  it("empties nothing by a row of CSV that ends too early, and says where", async () => {
    const { grid: read, send, rows } = await build();
    const grid = await read();
    const row = rowOf(grid, "Diploma in Marketing");
    grid[row] = grid[row]!.slice(0, 4);
    const file = Buffer.from(
      grid.map((cells) => cells.map((text) => JSON.stringify(text)).join()).join("\n"),
    );
    const sheet = (await send(file)).json();
    expect(sheet).toMatchObject({ changed: 0, wrong: 1 });
    expect(await rows(sheet.id, "mistakes")).toMatchObject([
      {
        row: row + 1,
        mistakes: [
          {
            column: grid[0]![4],
            cell: `E${row + 1}`,
            reason: expect.stringContaining(`has 4 values for ${grid[0]!.length} columns`),
          },
        ],
      },
    ]);
  });

  it("says which sheets of a workbook are not read, before anything is applied", async () => {
    const { send, rows, step } = await build();
    const text = (one: string) => `<c t="inlineStr"><is><t>${one}</t></is></c>`;
    const part = (row: string) => `<worksheet><sheetData><row>${row}</row></sheetData></worksheet>`;
    const file = await zipOf({
      "xl/workbook.xml":
        '<workbook xmlns:r="r"><sheets><sheet name="Courses" r:id="a"/><sheet name="Page 2" r:id="b"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="a" Target="worksheets/1.xml"/><Relationship Id="b" Target="worksheets/2.xml"/></Relationships>',
      "xl/worksheets/1.xml": part(`${text("Name")}</row><row>${text("Certificate in Nets")}`),
      "xl/worksheets/2.xml": part(text("Certificate in Boats")),
    });
    const sheet = (await send(file)).json();
    expect(sheet).toMatchObject({ created: 1, wrong: 1 });
    expect(await rows(sheet.id, "mistakes")).toMatchObject([
      { sheet: "Page 2", mistakes: [{ reason: expect.stringContaining('sheet "Courses"') }] },
    ]);
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(409);
    expect((await step(sheet.id, "apply", { without_mistakes: true })).statusCode).toBe(200);
  });

  it("applies changed and new rows as one step, and takes them back as one", async () => {
    const { grid: read, upload, rows, step, fieldsOf, member, path } = await build();
    const grid = await read();
    const marketing = rowOf(grid, "Diploma in Marketing");
    const id = Number(cell(grid, marketing, "id"));
    const before = await fieldsOf(id);
    put(grid, marketing, "credits", "140");
    put(grid, marketing, "fee_1_start", "46,000");
    put(grid, marketing, "intake_2_label", "May 2027");
    put(grid, marketing, "intake_2_deadline", "30/04/2027");
    put(grid, marketing, "mnqf_level", "6");
    const fresh = grid[0]!.map(() => "");
    grid.push(fresh);
    put(grid, grid.length - 1, "name", "Certificate in Nets");
    const sheet = await upload(grid);
    expect(sheet).toMatchObject({ changed: 2, created: 1, wrong: 0, by: "Hawwa" });
    const [changed, created] = await rows(sheet.id);
    expect(changed).toMatchObject({ id, row: marketing + 1, reviewed: ["mnqf_level"] });
    expect(changed.changes).toContainEqual({ field: "credits", before: 120, after: 140 });
    expect(changed.changes).toContainEqual({ field: "mnqf_level", before: "5", after: "6" });
    expect(changed).not.toHaveProperty("fields");
    expect(created).toMatchObject({ id: null, name: "Certificate in Nets", reviewed: ["name"] });
    expect((await fieldsOf(id)).fields).toEqual(before.fields);

    const applied = await step(sheet.id, "apply", {});
    expect(applied.statusCode, applied.body).toBe(200);
    expect(applied.json()).toMatchObject({ state: "applied" });
    const after = await fieldsOf(id);
    expect(after.fields).toMatchObject({ credits: 140, mnqf_level: "5" });
    expect(after.fields.fees[0].fee_start).toBe(46_000);
    expect(after.fields.intakes).toEqual(["January 2027", "May 2027"]);
    expect(after.fields.intake_details).toMatchObject([
      { label: "May 2027", deadline: "2027-04-30" },
    ]);
    expect(after.draft).toMatchObject({ state: "submitted", fields: { mnqf_level: "6" } });
    const [newest] = (await member.get(`/courses/${id}/history`)).json().data;
    expect(newest).toMatchObject({ by: "Hawwa", source: "institution" });
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(409);
    expect((await member.get(path)).json().data).toMatchObject([{ id: sheet.id, changed: 2 }]);
    const made = (await member.get("/courses?name=Nets&limit=10")).json().data;
    expect(made).toMatchObject([{ state: "submitted" }]);

    const undone = await step(sheet.id, "undo");
    expect(undone.statusCode, undone.body).toBe(200);
    const now = await fieldsOf(id);
    expect(now.fields).toEqual(before.fields);
    expect(now.draft).toBeNull();
    expect((await member.get("/courses?name=Nets&limit=10")).json().data).toEqual([]);
    expect((await step(sheet.id, "undo")).statusCode).toBe(409);
  });

  it("understands sheets of earlier releases, with keys and all intakes in one cell", async () => {
    const { grid: read, upload, rows, member, step, fieldsOf } = await build();
    const grid = await read();
    const id = cell(grid, rowOf(grid, "Diploma in Marketing"), "id");
    await member.save(`/courses/${id}`, {
      intakes: ["January 2027", "May 2027"],
      intake_details: [{ label: "May 2027", deadline: "2027-04-01" }],
    });
    await member.act(`/courses/${id}`, "publish");
    const header = ["ID", "version", "name", "Intakes", "intake_1_label", "INTAKE 1 deadline"];
    const { version, name } = await fieldsOf(Number(id));
    const kept = [id, String(version), name, "January 2027 | May 2027", "May 2027", "2027-04-01"];
    expect(await upload([header, kept])).toMatchObject({ changed: 0, wrong: 0 });
    const sheet = await upload([header, kept.with(3, "May 2027 | August 2027")]);
    expect(sheet).toMatchObject({ changed: 1, wrong: 0 });
    const [changed] = await rows(sheet.id);
    expect(changed.changes).toMatchObject([
      { field: "intakes", after: ["May 2027", "August 2027"] },
    ]);
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(200);
    expect((await fieldsOf(Number(id))).fields.intake_details).toHaveLength(1);
  });

  it("names the intake in which a mistake is, and takes intakes away", async () => {
    const { grid: read, upload, rows, step, fieldsOf } = await build();
    const grid = await read();
    const marketing = rowOf(grid, "Diploma in Marketing");
    put(grid, marketing, "intake_2_label", "May 2027");
    put(grid, marketing, "intake_3_label", "August 2027");
    put(grid, marketing, "intake_3_deadline", "soon");
    const wrong = await upload(grid);
    const [row] = await rows(wrong.id, "mistakes");
    expect(row.mistakes).toMatchObject([{ column: "Intake 3: Last day to apply" }]);
    for (const number of [1, 3]) put(grid, marketing, `intake_${number}_label`, "");
    put(grid, marketing, "intake_3_deadline", "");
    const right = await upload(grid);
    expect((await step(right.id, "apply", {})).statusCode).toBe(200);
    const id = Number(cell(grid, marketing, "id"));
    expect((await fieldsOf(id)).fields.intakes).toEqual(["May 2027"]);
  });

  it("gives out what each column holds, as text", async () => {
    const { download, grid } = await build();
    const [[title] = [], ...explained] = textsOf(await readGrid(await download("explanations")));
    expect(title).toBe("Column");
    expect(explained.map(([heading]) => heading)).toEqual((await grid())[0]);
  });

  it("says what stands under no heading, beyond the others and between them", async () => {
    const { grid: read, upload, rows } = await build();
    const grid = await read();
    const marketing = rowOf(grid, "Diploma in Marketing");
    const wide = grid[0]!.length;
    grid[marketing]![wide + 1] = "see the brochure";
    const sheet = await upload(grid.map((row) => Array.from(row, (cell) => cell ?? "")));
    expect(sheet).toMatchObject({ changed: 0, wrong: 1 });
    const [wrong] = await rows(sheet.id, "mistakes");
    const letters = columnLetters(wide + 1);
    expect(wrong).toMatchObject({
      row: marketing + 1,
      name: "Diploma in Marketing",
      mistakes: [
        {
          column: `Column ${letters}`,
          cell: `${letters}${marketing + 1}`,
          reason:
            'stands under no heading and says "see the brochure": write a heading above it, or empty the cell',
        },
      ],
    });
  });

  it("says of each mistake where it is, and applies the others where that is wanted", async () => {
    const { grid: read, upload, rows, step, fieldsOf } = await build();
    const grid = await read();
    const marketing = rowOf(grid, "Diploma in Marketing");
    const other = rowOf(grid, "Bachelor of Human Resource Management");
    put(grid, marketing, "credits", "many");
    put(grid, marketing, "fee_1_end", "1");
    put(grid, marketing, "awarding_body_type", "lokal");
    put(grid, other, "credits", "200");
    const sheet = await upload(grid);
    expect(sheet).toMatchObject({ changed: 1, wrong: 1 });
    const [wrong] = await rows(sheet.id, "mistakes");
    const placed = new Map(
      wrong.mistakes.map((mistake: { column: string }) => [mistake.column, mistake]),
    );
    expect([...placed.keys()].sort()).toEqual([
      "Credits",
      "Fee 1: Up to",
      "Local or international",
    ]);
    expect(placed.get("Fee 1: Up to")).toMatchObject({
      reason: 'must not be below Amount, nor stand without it; it holds "1"',
    });
    expect(placed.get("Credits")).toMatchObject({
      reason: 'must be a number; it holds "many"',
      cell: expect.stringMatching(new RegExp(`^[A-Z]+${marketing + 1}$`)),
    });
    expect(placed.get("Local or international")).toMatchObject({
      reason: 'must be one of local, international, both; it holds "lokal"',
    });
    const refused = await step(sheet.id, "apply", {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe("1 row has mistakes: correct it, or apply the others.");
    expect((await step(sheet.id, "apply", { without_mistakes: true })).statusCode).toBe(200);
    expect((await fieldsOf(Number(cell(grid, other, "id")))).fields.credits).toBe(200);
    expect((await fieldsOf(Number(cell(grid, marketing, "id")))).fields.credits).toBe(120);
  });

  it("knows no course of another institution, by number or reference", async () => {
    const { grid: read, upload, rows, storage, stranger, path, send, atoll } = await build();
    const foreign = await storage.db
      .selectFrom("courses")
      .select(["id", "external_ref"])
      .where("institution_id", "=", atoll)
      .executeTakeFirstOrThrow();
    const grid = await read();
    put(grid, 1, "id", String(foreign.id));
    put(grid, 1, "ref", "");
    put(grid, 2, "id", "");
    put(grid, 2, "ref", foreign.external_ref);
    const sheet = await upload(grid);
    expect(sheet).toMatchObject({ changed: 0, wrong: 2 });
    const reasons = (await rows(sheet.id, "mistakes")).map(
      ({ mistakes }: { mistakes: { reason: string }[] }) => mistakes[0]!.reason,
    );
    const absent = await upload([grid[0]!, grid[1]!.with(at(grid, "id"), "999999")]);
    const [missing] = await rows(absent.id, "mistakes");
    for (const reason of [...reasons, missing.mistakes[0].reason]) {
      expect(reason).toContain("names no course of yours");
    }
    for (const call of ["", `/${sheet.id}/rows`]) {
      expect((await stranger.get(`${path}${call}`)).statusCode).toBe(403);
    }
    const own = `/institutions/${atoll}/spreadsheets`;
    expect((await stranger.get(`${own}/${sheet.id}/rows`)).statusCode).toBe(404);
    for (const act of ["apply", "undo"]) {
      const body = { ...(act === "apply" && { body: {} }) };
      expect((await stranger.send("POST", `${own}/${sheet.id}/${act}`, body)).statusCode).toBe(404);
    }
    expect((await send(csvOf(grid), own)).statusCode).toBe(403);
  });

  it("overwrites nothing that was changed after the download, and undoes nothing changed since", async () => {
    const { grid: read, upload, rows, step, member, fieldsOf } = await build();
    const grid = await read();
    const marketing = rowOf(grid, "Diploma in Marketing");
    const id = Number(cell(grid, marketing, "id"));
    await member.save(`/courses/${id}`, { credits: 130 });
    await member.act(`/courses/${id}`, "publish");
    expect(await upload(grid)).toMatchObject({ changed: 0, wrong: 0 });
    put(grid, marketing, "duration_text", "2 years");
    const beside = await upload(grid);
    expect(beside).toMatchObject({ changed: 1, wrong: 0 });
    put(grid, marketing, "credits", "140");
    const against = await upload(grid);
    const [collision] = await rows(against.id, "mistakes");
    expect(collision.mistakes[0]).toMatchObject({ column: "Credits" });
    expect(collision.mistakes[0].reason).toContain("Hawwa changed credits");

    expect((await step(beside.id, "apply", {})).statusCode).toBe(200);
    expect((await fieldsOf(id)).fields).toMatchObject({ credits: 130, duration_text: "2 years" });
    await member.save(`/courses/${id}`, { credits: 150 });
    const waits = await upload(grid);
    const [waiting] = await rows(waits.id, "mistakes");
    expect(waiting.mistakes[0].reason).toContain("a change by Hawwa waits");
    await member.act(`/courses/${id}`, "publish");
    const undone = await step(beside.id, "undo");
    expect(undone.statusCode).toBe(409);
    expect(undone.json().error).toContain("Changed since: Diploma in Marketing");
    expect((await fieldsOf(id)).fields.duration_text).toBe("2 years");
  });

  it("undoes nothing where an operator has approved since what waited of it", async () => {
    const { grid: read, upload, step, office, fieldsOf } = await build();
    const grid = await read();
    const id = Number(cell(grid, 1, "id"));
    put(grid, 1, "credits", "111");
    put(grid, 1, "mnqf_level", "6");
    const sheet = await upload(grid);
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(200);
    const admin = await office("Admin", { role: "admin" });
    const [waiting] = (await admin.get("/review")).json().data;
    expect(waiting).toMatchObject({ id, origin: "spreadsheet", file_name: "courses.csv" });
    await admin.act(`/courses/${id}`, "approve", {});
    const undone = await step(sheet.id, "undo");
    expect(undone.statusCode).toBe(409);
    expect(undone.json().error).toContain("Changed since: ");
    expect((await fieldsOf(id)).fields).toMatchObject({ credits: 111, mnqf_level: "6" });
  });

  it("undoes the rest of a sheet where what waited of it was thrown away", async () => {
    const { grid: read, upload, step, member, fieldsOf } = await build();
    const grid = await read();
    const id = Number(cell(grid, 1, "id"));
    const { fields: before } = await fieldsOf(id);
    put(grid, 1, "credits", "111");
    put(grid, 1, "mnqf_level", "6");
    const sheet = await upload(grid);
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(200);
    const { etag } = await fieldsOf(id);
    const headers = { "if-match": etag };
    await member.send("DELETE", `/courses/${id}/draft`, { headers });
    const undone = await step(sheet.id, "undo");
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await fieldsOf(id)).fields).toEqual(before);
  });

  it("applies nothing where a course was changed after the check", async () => {
    const { grid: read, upload, step, member, fieldsOf } = await build();
    const grid = await read();
    const [first, second] = [1, 2].map((row) => Number(cell(grid, row, "id")));
    put(grid, 1, "credits", "11");
    put(grid, 2, "credits", "12");
    const sheet = await upload(grid);
    await member.save(`/courses/${second}`, { credits: 99 });
    await member.act(`/courses/${second}`, "publish");
    const refused = await step(sheet.id, "apply", {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toContain(cell(grid, 2, "name"));
    expect((await fieldsOf(first!)).fields.credits).not.toBe(11);
  });

  it("takes a trusted institution's new course back by archiving it", async () => {
    const { grid: read, upload, step, member, office, reef } = await build();
    const admin = await office("Admin", { role: "admin" });
    await admin.page(`/institutions/${reef}`).send("review");
    const [header = []] = await read();
    const grid = [
      header,
      header.map((name) => (name === headingOf("name") ? "Certificate in Nets" : "")),
    ];
    const sheet = await upload(grid);
    expect((await step(sheet.id, "apply", {})).statusCode).toBe(200);
    const state = async () =>
      (await member.get("/courses?name=Nets&limit=10")).json().data[0].state;
    expect(await state()).toBe("published");
    const twice = await upload(grid);
    expect(twice).toMatchObject({ changed: 0, wrong: 1 });
    expect((await step(sheet.id, "undo")).statusCode).toBe(200);
    expect(await state()).toBe("archived");
  });

  it("refuses files and columns that are no courses, and changes nothing", async () => {
    const { send, grid: read } = await build();
    const [header = [], first = []] = await read();
    const refusals: [Buffer, string][] = [
      [Buffer.alloc(0), "is empty"],
      [Buffer.from("\u0000\u0001"), "no spreadsheet"],
      [csvOf([header]), "holds no course"],
      [
        csvOf([
          ["id", "credits"],
          ["1", "2"],
        ]),
        "lacks the column Name of the course",
      ],
      [
        csvOf([
          [...header, "stated_on"],
          [...first, "2026"],
        ]),
        "column stated_on",
      ],
      [csvOf([header, ...Array.from({ length: 5_001 }, () => first)]), "at most 5000"],
    ];
    for (const [file, words] of refusals) {
      const answer = await send(file);
      expect(answer.statusCode, words).toBe(422);
      expect(answer.json()).toMatchObject({ code: "unreadable_file" });
      expect(answer.json().error).toContain(words);
    }
  });
});
