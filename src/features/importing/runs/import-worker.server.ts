import { sep } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { openForBackground } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { DomainError } from "#platform/errors.ts";
import type { Progress } from "../importing.ts";
import { type ImportWork, workOnImport } from "./import-work.server.ts";

/** What the thread says: how far it is, and at its end why it failed, or null. */
export type ImportNews =
  | { progress: Progress }
  | { problem: string | null; unexpected?: string | undefined };

/** Runs once, in its own thread: a large import must not keep requests waiting. */
const { settings, work } = workerData as { settings: StorageSettings; work: ImportWork };
const ownStorage = openForBackground(settings);
const say = (news: ImportNews) => parentPort?.postMessage(news);
try {
  await workOnImport(ownStorage, work, (progress) => say({ progress }));
  say({ problem: null });
} catch (error) {
  if (error instanceof DomainError) say({ problem: withoutFolder(error.message) });
  else {
    const unexpected = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ problem: "Something went wrong; the log says what. Nothing was changed.", unexpected });
  }
} finally {
  await ownStorage.close();
}

/** Who sent the files knows their names, and not where the server keeps them. */
function withoutFolder(reason: string): string {
  return reason.replaceAll(work.folder + sep, "");
}
