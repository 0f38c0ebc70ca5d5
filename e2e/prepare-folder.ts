import { mqa } from "#features/importing/adapters/mqa.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { openStorage } from "#platform/db/database.ts";

/** Makes a data folder: what an empty one gets at its first start, and a register beside it. */
const [dataDir = "", register] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl: null, dataDir });
try {
  await loadSampleData(storage);
  if (register) {
    await importRecords(storage, {
      source: mqa.name,
      fileName: "mv-mqa-register",
      dryRun: false,
      records: await mqa.read(register),
      by: { operator: "journeys" },
    });
  }
} finally {
  await storage.close();
}
