import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { createBackups } from "#features/health/backups.service.server.ts";
import { openImportRuns } from "#features/importing/runs/runs.service.server.ts";
import { NO_OPTIONS } from "#features/importing/runs/runs.ts";
import { onEachEngine } from "../../test/engines.ts";
import { Leases } from "./lease.ts";

const LOOK_MS = 60;
const BEGAN = "2026-11-28T08:00:00.000Z";

it("takes for dead what said nothing between looks, and never what did", () => {
  const leases = new Leases();
  const dead: number[][] = [];
  for (let look = 0; look < 8; look++) {
    const running = [
      { id: 1, alive_at: BEGAN },
      { id: 2, alive_at: `${BEGAN}${Math.floor(look / 3)}` },
      ...(look === 3 ? [] : [{ id: 3, alive_at: BEGAN }]),
    ];
    dead.push(leases.dead(running).map(({ id }) => id));
  }
  expect(dead).toEqual([[], [], [], [], [1], [1], [1], [1]]);
});

onEachEngine((open) => {
  const build = async () => {
    const storage = await open();
    const dataDir = mkdtempSync(join(tmpdir(), "magu-leases-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const errors: unknown[] = [];
    const parts = { storage, dataDir, onError: (error: unknown) => errors.push(error) };
    return { storage, dataDir, errors, parts };
  };

  it("ends a backup whose server died, and removes its copies and no others", async () => {
    const { storage, dataDir, errors, parts } = await build();
    const folder = join(dataDir, "backups");
    mkdirSync(join(folder, "magu-1.tar.gz.copied-abc"), { recursive: true });
    const kept = ["magu-0.tar.gz", "by-hand.tar.gz.unfinished"];
    for (const name of ["magu-1.tar.gz.unfinished", ...kept]) writeFileSync(join(folder, name), "");
    const row = { by_name: "Hawwa", bytes: null, error: null };
    await storage.db
      .insertInto("backups")
      .values([
        { ...row, file: join(folder, "magu-0.tar.gz"), state: "done", started_at: BEGAN },
        { ...row, file: join(folder, "magu-1.tar.gz"), state: "running", started_at: BEGAN },
      ])
      .execute();
    const backups = createBackups({ ...parts, lookEvery: LOOK_MS });
    onTestFinished(() => backups.close());
    const states = async () => (await backups.backups()).map(({ state }) => state).sort();
    await expect.poll(states, { timeout: 5_000 }).toEqual(["done", "failed"]);
    await expect.poll(() => readdirSync(folder).sort()).toEqual(kept.toSorted());
    const failed = (await backups.backups()).find(({ state }) => state === "failed");
    expect(failed?.error).toContain("Make another one");
    expect(errors).toEqual([]);
  });

  it("leaves a backup of another server alone while that says that it goes on", async () => {
    const { storage, dataDir, parts } = await build();
    const file = join(dataDir, "magu-1.tar.gz");
    const { id } = await storage.db
      .insertInto("backups")
      .values({ file, by_name: "Hawwa", state: "running", started_at: BEGAN })
      .returning("id")
      .executeTakeFirstOrThrow();
    const backups = createBackups({ ...parts, lookEvery: LOOK_MS });
    onTestFinished(() => backups.close());
    for (let beat = 0; beat < 30; beat++) {
      const alive_at = new Date().toISOString();
      await storage.db.updateTable("backups").set({ alive_at }).where("id", "=", id).execute();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    expect(await backups.backups()).toMatchObject([{ state: "running" }]);
  });

  it.each(["comparing", "applying", "undoing"] as const)(
    "ends an import whose server died while %s, with what to do",
    async (state) => {
      const { storage, dataDir, errors, parts } = await build();
      const run = {
        adapter: "magu",
        options: "{}",
        asked_by_name: "Hawwa",
        created_at: BEGAN,
        updated_at: BEGAN,
      };
      const rows = await storage.db
        .insertInto("import_runs")
        .values([
          { ...run, state },
          { ...run, state: "applied" },
        ])
        .returning(["id", "state"])
        .execute();
      for (const { id } of rows)
        mkdirSync(join(dataDir, "imports", String(id)), { recursive: true });
      const [dead] = rows.filter((row) => row.state === state);
      const imports = openImportRuns({
        ...parts,
        readSheet: () => Promise.reject(new Error("no workbook is read here")),
        leaseLookEvery: LOOK_MS,
      });
      onTestFinished(() => imports.close());
      const read = async () => await imports.read(dead?.id ?? 0);
      await expect.poll(async () => (await read()).state, { timeout: 5_000 }).toBe("failed");
      expect((await read()).problem).toContain("do it again");
      // What can be tried again keeps its files.
      await expect.poll(() => readdirSync(join(dataDir, "imports"))).toEqual([String(dead?.id)]);
      expect(errors).toEqual([]);
    },
  );

  it.each(["asked_to_compare", "asked_to_apply"] as const)(
    "ends an import that was %s and of which no server has files, and leaves one with files",
    async (state) => {
      const { storage, dataDir, parts } = await build();
      const asked = { adapter: "magu", options: "{}", asked_by_name: "Hawwa", state } as const;
      const rows = await storage.db
        .insertInto("import_runs")
        .values([1, 2].map(() => ({ ...asked, created_at: BEGAN, updated_at: BEGAN })))
        .returning("id")
        .execute();
      const [without = 0, beside = 0] = rows.map(({ id }) => id);
      // The files of the other are at a server that says so.
      const other = setInterval(async () => {
        const alive_at = new Date().toISOString();
        const update = storage.db.updateTable("import_runs").set({ alive_at });
        await update.where("id", "=", beside).execute();
      }, LOOK_MS);
      const imports = openImportRuns({
        ...parts,
        readSheet: () => Promise.reject(new Error("no workbook is read here")),
        leaseLookEvery: LOOK_MS,
      });
      onTestFinished(async () => {
        clearInterval(other);
        await imports.close();
      });
      const stateOf = async (id: number) => (await imports.read(id)).state;
      await expect.poll(() => stateOf(without), { timeout: 5_000 }).toBe("failed");
      expect((await imports.read(without)).problem).toContain("send them again");
      expect(await stateOf(beside)).toBe(state);
      mkdirSync(join(dataDir, "imports", String(beside)), { recursive: true });
      await expect.poll(() => stateOf(beside), { timeout: 5_000 }).toBe("failed");
      expect((await imports.read(beside)).problem).toContain("begin it again");
    },
  );

  it("ends a comparison that was given up at another server, with its files", async () => {
    const { storage, dataDir, errors, parts } = await build();
    const imports = openImportRuns({
      ...parts,
      readSheet: () => Promise.reject(new Error("no workbook is read here")),
      leaseLookEvery: LOOK_MS,
    });
    onTestFinished(() => imports.close());
    const adapter = "table";
    const values = { adapter, options: "{}", asked_by_name: "Hawwa", state: "collecting" } as const;
    const rows = await storage.write((trx) =>
      trx
        .insertInto("import_runs")
        .values([1, 2].map(() => ({ ...values, created_at: BEGAN, updated_at: BEGAN })))
        .returning("id")
        .execute(),
    );
    const [first = 0, second = 0] = rows.map(({ id }) => id);
    const long = `name,institution\n${"a,b\n".repeat(1_500_000)}`;
    await imports.receive(first, "long.csv", Readable.from([Buffer.from(long)]));
    await imports.receive(second, "short.csv", Readable.from([Buffer.from(long.slice(0, 100))]));
    for (const id of [first, second]) await imports.compare(id, NO_OPTIONS);
    const stateOf = async (id: number) => (await imports.read(id)).state;
    await expect.poll(() => stateOf(first), { timeout: 9_000 }).toBe("comparing");
    await storage.write((trx) => trx.deleteFrom("import_runs").where("id", "=", first).execute());
    await expect.poll(() => stateOf(second), { timeout: 9_000 }).toBe("compared");
    await expect.poll(() => readdirSync(join(dataDir, "imports"))).toEqual([String(second)]);
    expect(errors).toEqual([]);
  });
});
