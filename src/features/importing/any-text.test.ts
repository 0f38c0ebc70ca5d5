import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { noFilters } from "#catalogue/filters.ts";
import type { Storage } from "#platform/db/database.ts";
import {
  categoryRecord,
  contactRecord,
  courseRecord,
  institutionRecord,
} from "#records/record.schema.ts";
import { anyText, HARD_TEXTS } from "../../../test/any-text.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { readCatalogue } from "../publishing/incremental-catalogue.repository.server.ts";
import { magu } from "./adapters/magu.ts";
import { importRecords } from "./importing.service.server.ts";

const LISTS = ["intakes", "languages", "categories", "campuses", "delivery_modalities"];

/** A record with any text in some of its fields. */
function odd(schema: { shape: object }, fixed: object): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(schema.shape);
  return fc
    .array(fc.tuple(fc.constantFrom(...fields), anyText()), { minLength: 1, maxLength: 4 })
    .map((texts) => ({
      ...fixed,
      ...Object.fromEntries(
        texts.map(([field, text]) => [field, LISTS.includes(field) ? [text] : text]),
      ),
    }));
}

const directories = fc.record({
  institution: odd(institutionRecord, { ref: "odd", name: "Odd College" }),
  contact: odd(contactRecord, { name: "Campus" }),
  category: odd(categoryRecord, { name: "Odd field" }),
  course: odd(courseRecord, { ref: "odd", institution: "reef", name: "Odd course" }),
  named: anyText(),
});

type Directory = typeof directories extends fc.Arbitrary<infer T> ? T : never;

function fileOf({ institution, contact, category, course, named }: Directory): object {
  return {
    institutions: [
      { ref: "reef", name: "Reef College" },
      { ...institution, campuses: [contact] },
      { ref: "named", name: named },
    ],
    categories: [{ name: "Building" }, category],
    courses: [
      { ref: "good", institution: "reef", name: "Diploma in Building", categories: ["Building"] },
      course,
      { ref: "named", institution: "reef", name: named, languages: [named], modules: named },
      { ref: "of", institution: "named", name: "Masonry", name_dv: named, careers: named },
    ],
  };
}

async function importFile(storage: Storage, content: object) {
  const folder = mkdtempSync(join(tmpdir(), "magu-any-text-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "file.json");
  writeFileSync(path, JSON.stringify(content));
  const records = await magu.read(path);
  return await importRecords(storage, { source: "magu", fileName: "file", dryRun: false, records });
}

onEachEngine((open) => {
  it("imports any text or refuses it by name, and publishes everything else", async () => {
    const storage = await open();
    const holds = async (directory: Directory) => {
      const report = await importFile(storage, fileOf(directory));
      const refused = report.refusals.map(({ kind, ref, field, reason }) => [
        kind,
        ref,
        field,
        reason,
      ]);
      for (const [, , , reason] of refused) expect(reason).toBeTruthy();
      expect(refused.filter(([, ref]) => ref === "good" || ref === "reef")).toEqual([]);
      const catalogue = openCatalogue(await storage.snapshot(readCatalogue));
      expect(catalogue.leftOut).toEqual([]);
      for (const name of ["building", directory.named]) {
        const query = {
          filters: { ...noFilters(), name },
          page: 1,
          limit: 50,
          order: "DESC" as const,
        };
        const found = catalogue.searchCourses(query).courses.map((course) => course.name);
        if (name === "building") expect(found).toContain("Diploma in Building");
        catalogue.suggest(name);
      }
    };
    for (const named of HARD_TEXTS) {
      const [directory] = fc.sample(directories, 1);
      await holds({ ...directory!, named });
    }
    await fc.assert(fc.asyncProperty(directories, holds), { numRuns: 20 });
  });
});
