import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mqa } from "#features/importing/adapters/mqa.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import type { Contradiction } from "./editing.schema.ts";

const HEADER = "id,name,credits,duration,modality,delivery,mnqf_level,mnqf_title,institute_id";

/** Imports a register of these rows of courses, all of one institute. */
async function importRegister(storage: Storage, institute: string, rows: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "magu-register-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const institutes = `id,name,blacklisted\n7,${institute},0\n`;
  await writeFile(join(folder, "courses.csv"), `${[HEADER, ...rows].join("\n")}\n`);
  await writeFile(join(folder, "institutes.csv"), institutes);
  const records = await mqa.read(folder);
  const request = { source: "mqa", fileName: "courses.csv", dryRun: false, confirmed: true };
  return await importRecords(storage, { ...request, records });
}

onEachEngine((open) => {
  it("keeps what an institution said of a register's courses when the register comes again", async () => {
    const { app, storage } = await buildTestApp(open);
    await importRegister(storage, "Palm College", [
      "1,DIPLOMA IN NURSING,120,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
      "2,DIPLOMA IN MIDWIFERY,120,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
      "3,DIPLOMA IN RADIOGRAPHY,120,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
    ]);
    const home = await idOf(storage, "institution", "7", "mqa");
    const [nursing, midwifery] = [
      `/courses/${await idOf(storage, "course", "1", "mqa")}`,
      `/courses/${await idOf(storage, "course", "2", "mqa")}`,
    ];
    const token = await signUpAs(app, storage, {
      name: "Hawwa",
      member: { of: home, as: "owner" },
    });
    const member = officeOf(app, token);
    const said = {
      credits: 130,
      fees: [{ type: "Total Fee", fee_start: 48_000 }],
      intakes: ["January 2027"],
    };
    for (const path of [nursing, midwifery]) {
      await member.save(path, said);
      const published = await member.act(path, "publish");
      expect(published.statusCode, published.body).toBe(200);
    }
    const overview = "<p>Beside the palms.</p>";
    await member.save(`/institutions/${home}`, { overview });
    await member.act(`/institutions/${home}`, "publish");

    // New numbers for one, another name for the institute; the second has left the register.
    await importRegister(storage, "Palm University", [
      "1,DIPLOMA IN NURSING,150,2 YEARS,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
      "3,DIPLOMA IN RADIOGRAPHY,140,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
    ]);
    const after = (await member.get(nursing)).json();
    expect(after.fields).toMatchObject({
      credits: 130,
      intakes: ["January 2027"],
      fees: [{ type: "Total Fee", fee_start: 48_000 }],
      // What the institution never spoke of follows the register.
      duration_text: "2 years",
    });
    expect(after.contradictions).toEqual([
      expect.objectContaining({ field: "credits", source: "mqa", value: 150 }),
    ]);
    const left = (await member.get(midwifery)).json();
    expect(left.state).toBe("published");
    expect(left.fields).toMatchObject({
      name: "Diploma in Midwifery",
      credits: 130,
      intakes: ["January 2027"],
      duration_text: "1 year",
    });
    expect(left.facts.approval).toBe(null);
    expect((await member.get(`/institutions/${home}`)).json().fields.overview).toBe(overview);

    await member.save(nursing, { credits: after.contradictions[0].value });
    const taken = (await member.act(nursing, "publish")).json();
    expect([taken.fields.credits, taken.contradictions]).toEqual([150, []]);
  });

  it("tells who reviews a change what a register says of it", async () => {
    const { app, storage } = await buildTestApp(open);
    await importRegister(storage, "Palm College", [
      "1,DIPLOMA IN NURSING,120,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7",
    ]);
    const home = await idOf(storage, "institution", "7", "mqa");
    const path = `/courses/${await idOf(storage, "course", "1", "mqa")}`;
    const owner = { name: "Hawwa", member: { of: home, as: "owner" as const } };
    const member = officeOf(app, await signUpAs(app, storage, owner));
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Ali", role: "editor" }));
    const submitted = async (mnqf_level: string) => {
      await member.save(path, { mnqf_level });
      await member.act(path, "publish");
      const [change] = (await editor.get("/review")).json().data;
      return [change.is_small, change.changes[0].registers];
    };
    const register = { source_name: expect.stringContaining("MQA"), value: "5" };
    expect(await submitted("6")).toEqual([
      false,
      [expect.objectContaining({ ...register, agrees: false })],
    ]);
    await editor.act(path, "approve", {});
    expect(await submitted("5")).toEqual([
      true,
      [expect.objectContaining({ ...register, agrees: true })],
    ]);
  });

  it("keeps what is settled against a register until the register says something new", async () => {
    const { app, storage } = await buildTestApp(open);
    const register = (credits: number) =>
      importRegister(storage, "Palm College", [
        `1,DIPLOMA IN NURSING,${credits},1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7`,
      ]);
    await register(120);
    const home = await idOf(storage, "institution", "7", "mqa");
    const path = `/courses/${await idOf(storage, "course", "1", "mqa")}`;
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Hawwa", member: { of: home, as: "member" } }),
    );
    await member.save(path, { credits: 130 });
    await member.act(path, "publish");
    const keep = (value: number) =>
      member.send("POST", `${path}/keep-ours`, {
        body: { source: "mqa", field: "credits", value },
      });
    const keptBy = async () => {
      const { contradictions } = (await member.get(path)).json();
      return contradictions.map(({ value, kept }: Contradiction) => [value, kept?.by ?? null]);
    };
    expect(await keptBy()).toEqual([[120, null]]);
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Ed", role: "editor" }));
    const contradicted = async () => (await editor.get("/waiting")).json().contradicted;
    expect(await contradicted()).toEqual([{ id: home, name: "Palm College", records: 1 }]);
    // What the register does not say cannot be settled.
    expect((await keep(121)).statusCode).toBe(409);
    const settled = await keep(120);
    expect(settled.statusCode, settled.body).toBe(200);
    expect(settled.json().contradictions).toMatchObject([{ value: 120, kept: { by: "Hawwa" } }]);
    expect(settled.json().fields.credits).toBe(130);
    expect(await contradicted()).toEqual([]);
    await register(120);
    expect(await keptBy()).toEqual([[120, "Hawwa"]]);
    await register(140);
    expect(await keptBy()).toEqual([[140, null]]);
    const { data } = (await member.get(`/institutions/${home}/courses`)).json();
    expect(data[0].contradictions).toMatchObject([{ field: "credits", value: 140, kept: null }]);
    await keep(140);
    expect(await keptBy()).toEqual([[140, "Hawwa"]]);
  });
});
