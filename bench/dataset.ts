import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueSource } from "#catalogue/answers.ts";
import { cricos } from "#features/importing/adapters/cricos.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { readSource } from "#features/publishing/published.repository.server.ts";
import { openStorage } from "#platform/db/database.ts";

const REGISTER = join(import.meta.dirname, "../../shared/data/cricos");

/** The Australian register through our own importer, or the sample data where it is not at hand. */
export async function dataset(): Promise<{ label: string; source: CatalogueSource }> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-bench-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  try {
    const register = existsSync(REGISTER);
    if (register) {
      const records = await cricos.read(REGISTER, {});
      await importRecords(storage, {
        source: cricos.name,
        fileName: REGISTER,
        records,
        dryRun: false,
      });
    } else {
      await loadSampleData(storage);
    }
    const label = register
      ? "CRICOS register of 2023-01-03"
      : "sample data (the CRICOS register is not here)";
    return { label, source: await storage.snapshot(readSource) };
  } finally {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
