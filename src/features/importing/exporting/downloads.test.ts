import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../../test/app.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { exportDirectory } from "./exporting.service.server.ts";
import { jsonExport } from "./json-export.ts";

onEachEngine((open) => {
  it("gives everybody what may go on, and says that it is the same as before", async () => {
    const { app, storage } = await buildTestApp(open);
    const expected = await exportDirectory(storage, "public", async (directory) =>
      (await Array.fromAsync(jsonExport(directory))).join(""),
    );
    const address = "/api/v1/download/magu.json.gz";
    const answers = await Promise.all([app.inject(address), app.inject(address)]);
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "application/gzip",
        "content-length": String(rawPayload.length),
      });
      expect(headers["content-disposition"]).toMatch(
        /^attachment; filename="magu-[\d-]+\.json\.gz"$/,
      );
      expect(headers["last-modified"]).toMatch(/ GMT$/);
      expect(gunzipSync(rawPayload).toString()).toBe(expected);
    }
    const etag = String(answers[0]?.headers.etag);
    const again = await app.inject({ url: address, headers: { "if-none-match": etag } });
    expect(again.statusCode).toBe(304);
  });

  it("gives the same as tables in one zip", async () => {
    const { app } = await buildTestApp(open);
    const { statusCode, headers, rawPayload } = await app.inject("/api/v1/download/magu.csv.zip");
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/zip"]);
    expect(rawPayload.subarray(0, 2).toString()).toBe("PK");
    const names = [
      "about.json",
      ...["institutions", "contacts", "slides", "categories", "courses"].map(
        (table) => `${table}.csv`,
      ),
    ];
    for (const name of names) expect(rawPayload.includes(name)).toBe(true);
  });

  it.each(["json.gz", "csv.zip"])(
    "says when to come back for %s where the disk is full, and is there once it is not",
    async (ending) => {
      const { app, dataDir } = await buildTestApp(open);
      const folder = join(dataDir, "downloads");
      mkdirSync(folder, { recursive: true });
      symlinkSync("/dev/full", join(folder, `${process.pid}.${ending}.part`));
      const address = `/api/v1/download/magu.${ending}`;
      const full = await app.inject(address);
      expect([full.statusCode, full.headers["retry-after"]]).toEqual([503, "60"]);
      expect(full.json().code).toBe("disk_full");
      expect((await app.inject(address)).statusCode).toBe(200);
    },
  );

  it("is made anew once the catalogue is another one", async () => {
    const { app, storage } = await buildTestApp(open);
    const address = "/api/v1/download/magu.json.gz";
    const before = gunzipSync((await app.inject(address)).rawPayload).toString();
    await storage.db.updateTable("courses").set({ is_published: 0 }).execute();
    await storage.db
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
    const now = async () => gunzipSync((await app.inject(address)).rawPayload).toString();
    await expect.poll(now).toContain('"courses": 0');
    expect(before).not.toContain('"courses": 0');
  });
});
