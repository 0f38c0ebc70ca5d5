import { expect, it, vi } from "vitest";
import { openCatalogue } from "#catalogue/catalogue.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { readCatalogue } from "#features/publishing/incremental-catalogue.repository.server.ts";
import { onEachEngine } from "../../test/engines.ts";

// Reproduces a former error of the search: it failed on names of inherited properties.
vi.mock("#catalogue/search/stem.ts", async (original) => {
  const real = await original<typeof import("#catalogue/search/stem.ts")>();
  return {
    ...real,
    stem: (word: string) => {
      if (word === "constructor") throw new TypeError("the word is no text");
      return real.stem(word);
    },
  };
});

const records = {
  institutions: [{ line: 2, value: { ref: "reef", name: "Reef College" } }],
  categories: [],
  courses: [
    { line: 5, value: { ref: "a", institution: "reef", name: "Diploma in Building" } },
    {
      line: 6,
      value: { ref: "b", institution: "reef", name: "Certificate for the building constructor" },
    },
    {
      line: 9,
      value: { ref: "c", institution: "reef", name: "Site Work", modules: "<p>Constructor</p>" },
    },
    { line: 12, value: { ref: "d", institution: "reef", name: "Masonry" } },
  ],
  notes: [],
};

onEachEngine((open) => {
  it("refuses a course that cannot be indexed, and takes the others", async () => {
    const storage = await open();
    const request = { source: "test", fileName: "test", dryRun: false, records };
    const { refusals, courses } = await importRecords(storage, request);
    const reason = "cannot be indexed, so that nobody would find it: the word is no text";
    expect(refusals).toEqual([
      { kind: "courses", line: 6, ref: "b", field: "", reason },
      { kind: "courses", line: 9, ref: "c", field: "", reason },
    ]);
    expect(courses).toMatchObject({ read: 4, created: 2, refused: 2 });
    const catalogue = openCatalogue(await storage.snapshot(readCatalogue));
    expect(catalogue.stats.courses).toBe(2);
  });
});
