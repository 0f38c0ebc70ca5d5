import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDirectory } from "#features/chat/directory.server.ts";
import type { Directory } from "#features/chat/guide/directory.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { openStorage } from "#platform/db/database.ts";
import { type DirectoryRecords, publish } from "./app.ts";

/** The directory of the assistant over published records, in a database of its own. */
export async function openDirectory(
  records: DirectoryRecords,
): Promise<{ directory: Directory; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-directory-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  await publish(storage, records);
  const published = await openPublished(storage, (error) => {
    throw error;
  });
  const directory = createDirectory({
    storage,
    published,
    courses: createCoursesService(storage, published),
    institutions: createInstitutionsService(storage, published),
  });
  const close = async () => {
    await published.stop();
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { directory, close };
}
