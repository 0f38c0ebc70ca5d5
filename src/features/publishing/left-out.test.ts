import { expect, it } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import type { Storage } from "#platform/db/database.ts";
import { buildTestApp, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { openPacker } from "./building.server.ts";

/** Invalid rows that no import writes, but direct access to the database can. */
const DAMAGE = [
  ["c1", { languages: "not json" }, /languages|JSON|token/i],
  ["c2", { languages: '[1, "English"]' }, /no list of texts/],
  ["c3", { mnqf_level: "constructor" }, /mnqf_level: constructor is none of its choices/],
  ["c4", { delivery_modalities: '["toString"]' }, /toString is none of its choices/],
] as const;

async function damage(storage: Storage, which: readonly (typeof DAMAGE)[number][]): Promise<void> {
  await storage.write(async (trx) => {
    for (const [ref, columns] of which) {
      await trx.updateTable("courses").set(columns).where("external_ref", "=", ref).execute();
    }
    await raise(trx);
  });
}

async function raise(trx: Parameters<Parameters<Storage["write"]>[0]>[0]): Promise<void> {
  await trx
    .updateTable("catalogue_state")
    .set((column) => ({ version: column("version", "+", 1) }))
    .execute();
}

onEachEngine((open) => {
  it.each([
    ["at once", 1_000],
    ["in a thread", 0],
  ])("publishes the other courses, packed %s", async (_how, packedAtOnce) => {
    const storage = await open();
    await publish(storage, smallDirectory);
    await damage(storage, DAMAGE.slice(0, 2));
    const packer = openPacker(storage, packedAtOnce);
    try {
      const first = openCatalogue(await packer.pack());
      expect(first.stats.courses).toBe(3);
      expect(first.leftOut.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(DAMAGE[0][2]),
        expect.stringMatching(DAMAGE[1][2]),
      ]);
      // Later invalid rows are left out in the same way, and corrected ones return.
      await damage(storage, DAMAGE.slice(2));
      await damage(storage, [["c1", { languages: '["English"]' }, /mended/]] as never);
      const second = openCatalogue(await packer.pack());
      expect(second.stats.courses).toBe(2);
      expect(second.leftOut.map(({ reason }) => reason)).toEqual(
        DAMAGE.slice(1).map(([, , reason]) => expect.stringMatching(reason)),
      );
    } finally {
      await packer.stop();
    }
  });

  it("names what was left out in the log and counts it, and is ready all the same", async () => {
    const lines: string[] = [];
    const { app, storage } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { LOG_LEVEL: "error" },
      log: { write: (line) => lines.push(line) },
    });
    const reading = async () => {
      const { body } = await app.inject({ url: "/metrics", headers: { host: "localhost" } });
      return /^magu_catalogue_left_out (\d+)$/m.exec(body)?.[1];
    };
    expect(await reading()).toBe("0");
    await damage(storage, [DAMAGE[2]]);
    await expect.poll(reading).toBe("1");
    const { id, name } = await storage.db
      .selectFrom("courses")
      .select(["id", "name"])
      .where("external_ref", "=", "c3")
      .executeTakeFirstOrThrow();
    expect(lines.join("")).toContain(
      `course ${id} ${JSON.stringify(JSON.stringify(name)).slice(1, -1)}`,
    );
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await app.inject(`/api/v1/p/courses/${id}`)).statusCode).toBe(404);
    const { data } = (await app.inject("/api/v1/p/courses")).json();
    expect(data.length).toBe(4);
  });
});
