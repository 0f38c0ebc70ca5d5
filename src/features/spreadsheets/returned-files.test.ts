import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { magu } from "#features/importing/adapters/magu.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";

const CASES = "../shared/cases/spreadsheets";
const isThere = existsSync(CASES);

describe.skipIf(!isThere)(`files of ${CASES}, or skipped where the folder is not there`, () => {
  onEachEngine((open) => {
    async function build() {
      const none = { institutions: [], categories: [], courses: [] };
      const { app, storage } = await buildTestApp(open, { records: none });
      await importRecords(storage, {
        source: "magu",
        fileName: "directory",
        dryRun: false,
        records: await magu.read(join(CASES, "directory")),
      });
      const { id: coral } = await storage.db
        .selectFrom("institutions")
        .select("id")
        .where("name", "=", "Coral Institute")
        .executeTakeFirstOrThrow();
      const token = await signUpAs(app, storage, {
        name: "Hawwa",
        member: { of: coral, as: "member" },
      });
      const member = officeOf(app, token);
      const path = `/institutions/${coral}/spreadsheets`;
      return async (file: string) => {
        const sent = await member.send("POST", `${path}?name=${file}`, {
          body: readFileSync(join(CASES, file)),
          headers: { "content-type": "application/octet-stream" },
        });
        const sheet = sent.json();
        const changes = await member.get(`${path}/${sheet.id}/rows?show=changes&limit=100`);
        const wrong = await member.get(`${path}/${sheet.id}/rows?show=mistakes&limit=100`);
        return { sheet, changes: changes.json().data, wrong: wrong.json().data };
      };
    }

    it("a month that was written as a day is no change", async () => {
      const { sheet, changes } = await (await build())("resaved.csv");
      expect(sheet).toMatchObject({ changed: 1, wrong: 0, unchanged: 2 });
      expect(changes[0].changes.map(({ field }: { field: string }) => field)).toEqual(["fees"]);
    });

    it("a month that was typed into a cell has no day", async () => {
      const { sheet, changes } = await (await build())("months.xlsx");
      expect(sheet).toMatchObject({ created: 3, wrong: 0 });
      const intakes = changes.flatMap((row: { changes: { field: string; after: unknown }[] }) =>
        row.changes.filter(({ field }) => field === "intakes").map(({ after }) => after),
      );
      expect(intakes).toEqual([["January 2028"], ["September 2028"], ["14 March 2028"]]);
    });

    it("a merged cell empties nothing", async () => {
      const { sheet, changes } = await (await build())("merged.xlsx");
      expect(sheet.wrong).toBe(0);
      const emptied = changes.flatMap((row: { changes: { before: unknown; after: unknown }[] }) =>
        row.changes.filter(({ before, after }) => before !== null && after === null),
      );
      expect(emptied).toEqual([]);
    });
  });
});
