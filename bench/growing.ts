import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { noFilters } from "#catalogue/filters.ts";
import { openPublished, type Published } from "#features/publishing/published.service.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { fill } from "./growing/fill.ts";

// npm run bench:growing -- 100000: how long reading a catalogue takes, how soon a change is
// visible, and how long requests take meanwhile.

const size = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), "magu-growing-"));
try {
  await fill(dataDir, size);
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const start = performance.now();
  const published = await openPublished(storage, (error) => console.error(error));
  say(`${size} courses are served after`, (performance.now() - start) / 1000, "s");
  await changeOne(storage, published);
  say("memory of the process", process.memoryUsage().rss / 2 ** 20, "MB");
  await published.stop();
  await storage.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function changeOne(storage: Storage, published: Published): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await sleep(1_000);
  delay.enable();
  await sleep(1_000);
  say("event-loop delay at rest, p99", delay.percentile(99) / 1e6, "ms");
  delay.reset();
  const { version } = published.current();
  const start = performance.now();
  await storage.write(async (trx) => {
    await trx.updateTable("courses").set({ name: "Zyxxyzy" }).where("id", "=", 5).execute();
    await trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
  });
  while (published.current().version === version) await sleep(1);
  say("a change is seen after", (performance.now() - start) / 1000, "s");
  if (found(published) !== 1) throw new Error("the newest catalogue lacks the change");
  say("event-loop delay meanwhile, p99", delay.percentile(99) / 1e6, "ms");
  say("event-loop delay meanwhile, longest", delay.max / 1e6, "ms");
}

function found(published: Published): number {
  const filters = { ...noFilters(), name: "zyxxyzy" };
  return published.current().searchCourses({ filters, page: 1, limit: 1, order: "DESC" }).meta
    .total;
}

function say(what: string, amount: number, unit: string): void {
  console.log(`${what}: ${amount.toFixed(2)} ${unit}`);
}
