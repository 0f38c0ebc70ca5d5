import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../../test/app.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../../test/office.ts";
import { smallDirectory } from "../../../../test/small-directory.ts";

const FILE = {
  institutions: [{ ref: "lagoon", name: "Lagoon College", campuses: [{ name: "Malé" }] }],
  categories: [{ name: "Boat Building" }],
  courses: [
    {
      ref: "lagoon/boats",
      institution: "lagoon",
      name: "Diploma in Boat Building",
      categories: ["Boat Building"],
    },
    { ref: "lagoon/bad", institution: "nowhere", name: "Diploma of Nowhere" },
  ],
};

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "admin" });
    return { app, storage, token, admin: officeOf(app, token) };
  }

  const send = (app: FastifyInstance, token: string, path: string, payload: Buffer) =>
    app.inject({
      method: "PUT",
      url: `/api/v1/office/imports/${path}`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      payload,
    });

  /** Asks until nothing runs any more. */
  async function settled(admin: ReturnType<typeof officeOf>, id: number) {
    for (let turn = 0; turn < 200; turn++) {
      const run = (await admin.get(`/imports/${id}`)).json();
      if (["compared", "applied", "undone", "failed"].includes(run.state)) return run;
      await wait(100);
    }
    throw new Error("The import did not end.");
  }

  const names = async (app: FastifyInstance) => {
    const { data } = (await app.inject("/api/v1/p/courses?limit=100")).json();
    return data.map(({ name }: { name: string }) => name);
  };

  it("compares, applies and takes back what was sent", async () => {
    const { app, storage, token, admin } = await build();
    const begun = (await admin.send("POST", "/imports", { body: { adapter: "magu" } })).json();
    expect(begun).toMatchObject({ state: "collecting", files: [], by: "Hawwa" });
    const { id } = begun;
    const early = await admin.send("POST", `/imports/${id}/compare`, { body: {} });
    expect([early.statusCode, early.json().error]).toEqual([409, "Send a file first."]);
    const payload = Buffer.from(JSON.stringify(FILE));
    const sent = await send(app, token, `${id}/files/lagoon.json`, payload);
    expect(sent.json().files).toEqual([{ name: "lagoon.json", bytes: payload.length }]);

    await admin.send("POST", `/imports/${id}/compare`, { body: {} });
    const compared = await settled(admin, id);
    expect(compared).toMatchObject({
      state: "compared",
      problem: null,
      report: {
        written: false,
        courses: { created: 1, refused: 1 },
        refusals: [{ ref: "lagoon/bad", field: "institution" }],
      },
    });
    expect(compared.differences.map(({ name }: { name: string }) => name)).toEqual([
      "Lagoon College",
      "Diploma in Boat Building",
    ]);
    expect(await names(app)).not.toContain("Diploma in Boat Building");

    await admin.send("POST", `/imports/${id}/apply`, { body: {} });
    expect(await settled(admin, id)).toMatchObject({ state: "applied" });
    const files = async () => (await admin.get(`/imports/${id}`)).json().files;
    await expect.poll(files).toEqual([]);
    await expect.poll(() => names(app)).toContain("Diploma in Boat Building");

    const history = (await admin.get("/imports/history")).json();
    expect(history.data[0]).toMatchObject({ by: "Hawwa", source: "magu", can_undo: true });
    const undoing = await admin.send("POST", `/imports/history/${history.data[0].id}/undo`);
    expect(await settled(admin, undoing.json().id)).toMatchObject({ state: "undone" });
    await expect.poll(() => names(app)).not.toContain("Diploma in Boat Building");
    const { data } = (await admin.get("/imports/history")).json();
    expect(data, "one row for an import and its undoing").toHaveLength(history.data.length);
    expect(data[0]).toMatchObject({ by: "Hawwa", undone_by: "Hawwa" });
    const again = await admin.send("POST", `/imports/history/${history.data[0].id}/undo`);
    expect(again.statusCode).toBe(409);
    const audited = storage.db.selectFrom("audit_entries").select(["action", "subject_id"]);
    expect(await audited.orderBy("id").execute()).toEqual(
      ["import_applied", "import_undone"].map((action) => {
        return { action, subject_id: String(history.data[0].id) };
      }),
    );
  });

  it("archives nothing that the comparison did not ask for", async () => {
    const { app, token, admin } = await build();
    const list = (...courses: string[]) =>
      Buffer.from(
        ["Course,University", ...courses.map((name) => `${name},Wave College`)].join("\n"),
      );
    const compared = async (payload: Buffer) => {
      const { id } = (await admin.send("POST", "/imports", { body: { adapter: "table" } })).json();
      await send(app, token, `${id}/files/waves.csv`, payload);
      const body = { source: "waves", vanished: "archive" };
      await admin.send("POST", `/imports/${id}/compare`, { body });
      expect(await settled(admin, id)).toMatchObject({ state: "compared", report: { asks: [] } });
      return id;
    };
    const apply = async (id: number) => {
      const { statusCode } = await admin.send("POST", `/imports/${id}/apply`, { body: {} });
      return statusCode === 409 ? "refused" : await settled(admin, id);
    };
    const early = await compared(list("Surfing"));
    const all = ["Surfing", "Sailing", "Rowing"];
    expect(await apply(await compared(list(...all)))).toMatchObject({ state: "applied" });
    expect(await apply(early)).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/would be archived/),
    });

    const replaced = await compared(list(...all, "Diving"));
    await send(app, token, `${replaced}/files/waves.csv`, list("Surfing"));
    expect(await apply(replaced)).toBe("refused");
    await expect.poll(() => names(app)).toEqual(expect.arrayContaining(all));
  });

  it("says why a file cannot be read, and lets another take its place", async () => {
    const { app, token, admin } = await build();
    const { id } = (await admin.send("POST", "/imports", { body: { adapter: "magu" } })).json();
    await send(app, token, `${id}/files/courses.json`, Buffer.from("{ not json"));
    await admin.send("POST", `/imports/${id}/compare`, { body: {} });
    const failed = await settled(admin, id);
    expect(failed.state).toBe("failed");
    expect(failed.problem).toContain("courses.json");
    expect((await admin.send("POST", `/imports/${id}/apply`, { body: {} })).statusCode).toBe(409);
    await send(app, token, `${id}/files/courses.json`, Buffer.from(JSON.stringify(FILE)));
    await admin.send("POST", `/imports/${id}/compare`, { body: {} });
    expect((await settled(admin, id)).state).toBe("compared");
    expect((await admin.send("DELETE", `/imports/${id}`)).statusCode).toBe(200);
    expect((await admin.get(`/imports/${id}`)).statusCode).toBe(404);
  });

  it("says which file lacks by its name, and not where the server keeps them", async () => {
    const { app, token, admin } = await build();
    const begun = (await admin.send("POST", "/imports", { body: { adapter: "mqa" } })).json();
    expect(begun.files_wanted).toContain("institutes.csv");
    await send(app, token, `${begun.id}/files/courses.csv`, Buffer.from("id,title\n"));
    await send(app, token, `${begun.id}/files/mnqf_titles.csv`, Buffer.from("a,b\n"));
    await admin.send("POST", `/imports/${begun.id}/compare`, { body: {} });
    const { problem } = await settled(admin, begun.id);
    expect(problem).toMatch(/^institutes\.csv /);
  });

  it("asks what a list with other headings means, and remembers it for its source", async () => {
    const { app, token, admin } = await build();
    const compared = async (name: string, csv: string | Buffer, body: object = {}) => {
      const { id } = (await admin.send("POST", "/imports", { body: { adapter: "table" } })).json();
      const sent = await send(app, token, `${id}/files/${name}`, Buffer.from(csv));
      expect(sent.statusCode).toBe(200);
      await admin.send("POST", `/imports/${id}/compare`, { body: { source: "lista", ...body } });
      return { id, run: await settled(admin, id) };
    };
    const csv = "Curso;Universidad;Modalidad;Nivel\nBarcos;Laguna;Presencial;Taller\n";
    const first = await compared("lista.csv", csv);
    expect(first.run).toMatchObject({
      state: "compared",
      report: { source: "lista", courses: { created: 1 }, notes: [{ count: 1 }] },
      table: {
        is_remembered: false,
        columns: [{ target: "name" }, { target: "institution.name" }, {}, {}],
        rows: [{ line: 2 }],
      },
    });
    const { columns, institution, currency } = first.run.table;
    const words = [{ field: "mnqf_level", word: "Taller", choice: "1" }];
    const mapping = {
      columns: columns.map(({ heading, target }: { heading: string; target: string }) => ({
        heading,
        target,
      })),
      words,
      institution,
      currency,
    };
    const body = { source: "lista", mapping };
    await admin.send("POST", `/imports/${first.id}/compare`, { body });
    expect((await settled(admin, first.id)).report.notes).toEqual([]);
    await admin.send("POST", `/imports/${first.id}/apply`, { body: {} });
    expect(await settled(admin, first.id)).toMatchObject({ state: "applied" });
    await expect.poll(() => names(app)).toContain("Barcos");

    const next = await compared("lista.csv", `${csv}Redes;Laguna;Presencial;Taller\n`);
    expect(next.run).toMatchObject({
      table: { is_remembered: true },
      report: { courses: { created: 1, unchanged: 1 }, notes: [] },
    });
    const workbook = await send(app, token, `${next.id}/files/x.xlsx`, Buffer.from("PK no zip"));
    expect(workbook.statusCode).toBe(422);
  });

  it("ends a comparison that is given up, so that the next import has its turn", async () => {
    const { app, token, admin } = await build();
    const begin = async (adapter: string, name: string, file: Buffer) => {
      const { id } = (await admin.send("POST", "/imports", { body: { adapter } })).json();
      await send(app, token, `${id}/files/${name}`, file);
      await admin.send("POST", `/imports/${id}/compare`, { body: {} });
      return id as number;
    };
    const long = gzipSync(`name,institution\n${"a,b\n".repeat(1_500_000)}`);
    const first = await begin("table", "long.csv.gz", long);
    const stateOf = async (id: number) => (await admin.get(`/imports/${id}`)).json().state;
    await expect.poll(() => stateOf(first)).toBe("comparing");
    const second = await begin("magu", "lagoon.json", Buffer.from(JSON.stringify(FILE)));
    expect((await admin.send("DELETE", `/imports/${first}`)).statusCode).toBe(200);
    expect((await admin.get(`/imports/${first}`)).statusCode).toBe(404);
    expect(await settled(admin, second)).toMatchObject({ state: "compared" });
  });

  it("takes no name that leads elsewhere, and nothing of who is no administrator", async () => {
    const { app, storage, token, admin } = await build();
    const { id } = (await admin.send("POST", "/imports", { body: { adapter: "mqa" } })).json();
    for (const name of [
      "..%2F..%2Fmagu.sqlite",
      ".csv",
      "courses.exe",
      "a%00.csv",
      "x.json.part",
    ]) {
      const { statusCode } = await send(app, token, `${id}/files/${name}`, Buffer.from("x"));
      expect([404, 422], name).toContain(statusCode);
    }
    const editor = await signUpAs(app, storage, { name: "Editor", role: "editor" });
    const refused = await send(app, editor, `${id}/files/courses.csv`, Buffer.from("x"));
    expect(refused.statusCode).toBe(403);
  });
});
