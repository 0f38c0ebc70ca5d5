import { readSiteName } from "#features/publishing/site-name.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readAllEntries } from "#records/audit/audit.repository.server.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { type About, aboutExport } from "./about.ts";
import {
  readCourseRows,
  readExtent,
  readInstitutionRows,
  readPairsKeptApart,
  readSourceKeys,
  type Scope,
} from "./directory-rows.repository.server.ts";
import { courseExport, type ExportRecord, institutionExport } from "./exported-records.server.ts";

/** The records of an export; each list can be read repeatedly. */
export interface DirectoryRecords {
  about: About;
  institutions: () => AsyncGenerator<ExportRecord>;
  /** Groups first. */
  categories: () => AsyncGenerator<ExportRecord>;
  courses: () => AsyncGenerator<ExportRecord>;
}

/** Passes one consistent snapshot of the directory to a writer, record by record. */
export async function exportDirectory<T>(
  storage: Pick<Storage, "snapshot">,
  scope: Scope,
  write: (directory: DirectoryRecords) => Promise<T>,
): Promise<T> {
  return await storage.snapshot(async (trx) => {
    async function* institutions() {
      for await (const rows of readInstitutionRows(trx, scope)) {
        yield institutionExport(rows, scope);
      }
    }
    async function* categories() {
      const all = await readExistingCategories(trx);
      const [groups, others] = [all.filter(isGroup), all.filter((one) => !isGroup(one))];
      for (const { id, name, parent, former, stated_on } of [...groups, ...others]) {
        yield {
          id,
          name,
          ...(parent !== null && { parent }),
          ...(former.length > 0 && { former_names: former }),
          ...(stated_on !== null && { stated_on }),
        };
      }
    }
    async function* courses() {
      for await (const rows of readCourseRows(trx, scope)) {
        yield courseExport(rows, scope);
      }
    }
    const told = aboutExport(
      await readSiteName(trx),
      await readExtent(trx, scope),
      await readSourceKeys(trx, scope),
    );
    const lists =
      scope === "whole"
        ? { kept_apart: await readPairsKeptApart(trx), audit: await readAllEntries(trx) }
        : {};
    const about = {
      ...told,
      ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    };
    return await write({ about, institutions, categories, courses });
  });
}

const isGroup = ({ parent_id }: { parent_id: number | null }) => parent_id === null;
