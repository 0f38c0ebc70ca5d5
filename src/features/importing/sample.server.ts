import { insertContent } from "#features/content/content.repository.server.ts";
import { contentInput } from "#features/content/content.schema.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { lockCatalogue } from "#records/records.repository.server.ts";
import type { SourceRecord, SourceRecords } from "#records/source-records.ts";
import { sampleContent, siteContent } from "../../../sample/content.ts";
import { SAMPLE_STATED_ON, sampleDirectory } from "../../../sample/directory.ts";
import { countRows } from "./importing.repository.server.ts";
import { importWithin, prepare } from "./importing.service.server.ts";

/**
 * Fills an empty directory with the fictional sample data. A directory with any institution or
 * course is not changed. Several servers may call it at once on one database: only one loads.
 *
 * @returns true when this call loaded the data.
 * @throws when a record of the sample is invalid.
 */
export async function loadSampleData(storage: Storage): Promise<boolean> {
  if ((await countRows(storage.db)) > 0) return false;
  const records = sampleRecords();
  const prepared = await prepare(records, { source: "sample" });
  const loading = storage.write(async (trx) => {
    await lockCatalogue(trx);
    if ((await countRows(trx)) > 0) return false;
    await addContent(trx);
    const request = { source: "sample", fileName: "sample/directory.ts", records, dryRun: false };
    const { refusals } = await importWithin(trx, request, prepared);
    const [first] = refusals;
    if (first) {
      throw new Error(`The sample data is wrong: ${first.ref}, ${first.field}: ${first.reason}`);
    }
    return true;
  });
  return await loading.finally(() => prepared.courses.close());
}

/** Does not raise the version, because the import that follows does. */
async function addContent(trx: Trx): Promise<void> {
  await insertContent(trx, contentInput.parse(sampleContent()), "sample");
  await insertContent(trx, contentInput.parse(siteContent()), "magu");
}

function sampleRecords(): SourceRecords {
  const { institutions, categories, courses } = sampleDirectory();
  const numbered = (values: unknown[]): SourceRecord[] =>
    values.map((value, index) => ({ line: index + 1, value }));
  return {
    institutions: numbered(institutions),
    categories: numbered(categories),
    courses: numbered(courses),
    notes: [],
    statedOn: SAMPLE_STATED_ON,
  };
}
