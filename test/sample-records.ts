import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Records } from "#features/chat/lookups/look-up.ts";
import { createRecords } from "#features/chat/records.server.ts";
import { createContentService } from "#features/content/content.service.server.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createFixedPages } from "#features/fixed-pages/fixed-pages.service.server.ts";
import { FIXED_PAGE_NAMES, fixedPage } from "#features/fixed-pages/fixed-pages.ts";
import { shippedTexts } from "#features/fixed-pages/shipped/shipped-texts.server.ts";
import { loadSampleData } from "#features/importing/sample.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { paths } from "#web/paths.ts";

interface OpenedRecords {
  records: () => Records;
  storage: Storage;
  close(): Promise<void>;
}

/** The sample directory as the chat's look-ups read it. */
export const openSampleRecords = () => openRecords(loadSampleData);

/** A directory as the chat's look-ups read it, in a database of its own. */
export async function openRecords(
  fill: (storage: Storage) => Promise<unknown>,
): Promise<OpenedRecords> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-records-"));
  const storage = await openStorage({ databaseUrl: null, dataDir });
  await fill(storage);
  const onError = (error: unknown) => {
    throw error;
  };
  const published = await openPublished(storage, onError);
  const content = createContentService({ storage, published, onError });
  const shipped = shippedTexts({ analytics: null, modelHost: null });
  const fixedPages = createFixedPages({ storage, published, shipped, onError });
  const records = createRecords({
    published,
    courses: createCoursesService(storage, published),
    institutions: createInstitutionsService(storage, published),
    questions: async () => (await content.current()).faqs,
    fixedPages: () =>
      Promise.all(
        FIXED_PAGE_NAMES.map(async (name) => ({
          link: paths[fixedPage(name).path](),
          sections: (await fixedPages.shown(name)).sections,
        })),
      ),
  });
  const close = async () => {
    await published.stop();
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { records, storage, close };
}
