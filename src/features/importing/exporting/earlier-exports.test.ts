import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { onEachEngine } from "../../../../test/engines.ts";
import { aboutAt, recordsAt } from "../adapters/magu.ts";
import { exportDirectory } from "./exporting.service.server.ts";
import { jsonExport } from "./json-export.ts";
import { restoreExport } from "./restoring.service.server.ts";

/** What `npm run export` of each release wrote of the sample data, some imports and edits. */
const EXPORTS = join(import.meta.dirname, "../../../../test/exports");

onEachEngine((open) => {
  it.each(readdirSync(EXPORTS))("takes in the whole export of %s", async (name) => {
    const storage = await open();
    const path = join(EXPORTS, name);
    const about = await aboutAt(path);
    const read = recordsAt(path, true);
    const report = await restoreExport(storage, { fileName: name, about, read, dryRun: false });
    expect(report.refusals).toEqual([]);
    const written = await exportDirectory(storage, "whole", (directory) =>
      Array.fromAsync(jsonExport(directory)),
    );
    const now = JSON.parse(written.join(""));
    const then = JSON.parse(gunzipSync(readFileSync(path)).toString());
    expect(now.about).toEqual(then.about);
    for (const kind of ["institutions", "categories", "courses"]) {
      expect(now[kind]).toHaveLength(then[kind].length);
      for (const [at, record] of now[kind].entries()) expect(record).toEqual(then[kind][at]);
    }
  });
});
