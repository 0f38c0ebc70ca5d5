import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Catalogue, openCatalogue } from "#catalogue/catalogue.ts";
import { FILTER_KEYS, type Filters, noFilters } from "#catalogue/filters.ts";
import { readCatalogue } from "#features/publishing/incremental-catalogue.repository.server.ts";
import { anyText } from "./any-text.ts";
import { type OpenStorage, onEachEngine } from "./engines.ts";
import { HELD_OUT_OPENINGS, OPENINGS } from "./openings.ts";
import { WRITTEN_SEARCHES } from "./searches.ts";

async function sampleCatalogue(open: OpenStorage): Promise<Catalogue> {
  const storage = await open("sample");
  return openCatalogue(await storage.background.snapshot(readCatalogue));
}

const asked = (name: string): Filters => ({ ...noFilters(), name });

function found(catalogue: Catalogue, filters: Filters) {
  return catalogue.searchCourses({ filters, page: 1, limit: 1, order: "DESC" });
}

/** The filters as a line, keys and values in alphabetical order. */
function lineOf(filters: Filters): string {
  return FILTER_KEYS.filter((key) => filters[key].length > 0)
    .map((key) => `${key}=${filters[key].toSorted().join(":")}`)
    .sort()
    .join(" ");
}

onEachEngine((open) => {
  describe("searches of people over the sample directory", () => {
    it("become the filters and the text that they were written to become", async () => {
      const catalogue = await sampleCatalogue(open);
      const read = WRITTEN_SEARCHES.map(({ typed, first }) => {
        const { filters } = catalogue.understand(asked(typed));
        const name = found(catalogue, filters).courses[0]?.name ?? "";
        const isFirst = first === null || name.includes(first);
        return {
          typed,
          filters: lineOf(filters),
          text: filters.name,
          first: isFirst ? first : name,
        };
      });
      expect(read).toEqual(WRITTEN_SEARCHES);
    });

    it("find something wherever their text alone does, whatever is typed", async () => {
      const catalogue = await sampleCatalogue(open);
      fc.assert(
        fc.property(typedText(), (typed) => {
          const { filters, wordFilters } = catalogue.understand(asked(typed));
          const isFound = found(catalogue, asked(typed)).meta.total > 0;
          if (isFound) expect(found(catalogue, filters).meta.total).toBeGreaterThan(0);
          // What the filter panel writes into the address means the same again.
          expect(catalogue.understand(filters).filters).toEqual(filters);
          for (const taken of wordFilters) {
            const left = catalogue.understand(taken.without);
            expect(left).toEqual({ filters: taken.without, wordFilters: [], unused: [] });
            for (const { key, values } of wordFilters.filter((other) => other !== taken))
              expect(taken.without[key]).toEqual(expect.arrayContaining(values));
          }
        }),
        { numRuns: 500 },
      );
    });
  });
});

/** The day for which the openings were written. */
const TODAY = new Date("2026-11-28T06:00:00Z");

onEachEngine((open) => {
  describe("sentences over the sample directory", () => {
    let catalogue: Catalogue;
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: TODAY });
      catalogue ??= await sampleCatalogue(open);
      vi.useRealTimers();
    });
    const read = (typed: string) => catalogue.understand(asked(typed)).filters;

    it("become the filters, the text and the order that they were written to become", () => {
      const openings = [...OPENINGS, ...HELD_OUT_OPENINGS];
      const got = openings.map((one) => {
        const { sort, ...found } = read(one.typed);
        return {
          ...one,
          filters: lineOf({ ...found, sort }),
          text: found.name.toLowerCase(),
          sort,
        };
      });
      expect(got).toEqual(openings);
    });

    it("are read as the wish in them, whatever stands around it", () => {
      const wishes = [
        "nursing diploma",
        "evening accounting",
        "cheapest tourism in addu",
        "free photography",
      ];
      const before = ["hi, i want", "please show me any", "do you have", "can i study"];
      const behind = ["", "please", "for me", "thanks", "?"];
      for (const wish of wishes)
        for (const first of before)
          for (const last of behind) {
            const { called: _, ...filters } = read(`${first} ${wish} ${last}`);
            const { called: __, ...alone } = read(wish);
            expect(filters).toEqual(alone);
          }
    });

    it("never turn what is not wanted, or told, into a wish", () => {
      const words = ["online", "evening", "full time", "diploma", "addu", "free", "maths", "ielts"];
      for (const refusal of ["not", "without", "no", "i dont want", "anything except", "i failed"])
        for (const word of words) {
          const alone = read(word);
          const refused = read(`nursing, ${refusal} ${word}`);
          expect(refused.name).toBe("nursing");
          for (const key of FILTER_KEYS)
            for (const value of alone[key]) expect(refused[key]).not.toContain(value);
        }
    });

    it("show each piece that was read where it stands in the text", () => {
      for (const { typed } of OPENINGS) {
        const { wordFilters, unused } = catalogue.understand(asked(typed));
        const said = [...wordFilters.flatMap(({ places }) => places), ...unused];
        for (const { words, from, to } of said) expect(typed.slice(from, to)).toBe(words);
      }
    });
  });
});

/** Texts of filter words, of parts of names, and of anything. */
function typedText(): fc.Arbitrary<string> {
  const words =
    'online diploma in nursing master of degree level 5 certificate iv "quoted "twice" law mba phd ' +
    "business first scheme international local awarded abroad bachlor onlin ޑިޕްލޮމާ open college , - . a";
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...words.split(" ")) },
    { weight: 1, arbitrary: anyText() },
  );
  return fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(" ").slice(0, 200));
}
