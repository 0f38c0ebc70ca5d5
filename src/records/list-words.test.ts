import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#catalogue/languages.ts";
import { cellRecord } from "#features/importing/adapters/magu/csv-cells.ts";
import { inTodaysNames } from "./category-names.ts";
import { languagesIn } from "./list-words.ts";
import type { StoredCourse } from "./stored.ts";

describe("the values of a list", () => {
  it("are languages however they are written", () => {
    for (const text of ["English, Dhivehi", "English; Dhivehi", "english/dhivehi", "en and DV"]) {
      expect(languagesIn([text]), text).toEqual(["English", "Dhivehi"]);
    }
    for (const text of ["english", "en", " ENGLISH "])
      expect(languagesIn([text])).toEqual(["English"]);
    expect(languagesIn(["English", "english"])).toEqual(["English"]);
    expect(languagesIn(["ދިވެހި"])).toEqual(["Dhivehi"]);
    // One that nobody knows is no list.
    expect(languagesIn(["English, Klingon", "Sandwich"])).toEqual(["English, Klingon", "Sandwich"]);
  });

  it("come apart again whatever stands between them", () => {
    const label = fc.constantFrom(...LANGUAGES.map((language) => language.label));
    const sign = fc.constantFrom(", ", ",", "; ", "/", " & ", " and ", " + ");
    fc.assert(
      fc.property(
        fc.uniqueArray(label, { minLength: 1, maxLength: 5 }),
        sign,
        (labels, between) => {
          expect(languagesIn([labels.join(between)])).toEqual(labels);
          expect(languagesIn([labels.join(between).toUpperCase()])).toEqual(labels);
        },
      ),
    );
  });

  it("are campuses of the institution, whatever stands between them", () => {
    const known = ["Malé", "Addu", "Main campus", "Health, Hulhumalé"];
    const names = { categoryNames: new Map(), fieldNames: new Map() };
    const read = (campuses: string[]) => {
      const course = { categories: [], campuses, row: { entry_routes: null } };
      return inTodaysNames(course as unknown as StoredCourse, names, new Set(known)).campuses;
    };
    expect(read(["male; ADDU"])).toEqual(["Malé", "Addu"]);
    expect(read(["Health, Hulhumalé", "Malé", "Malé and Addu"])).toEqual([
      "Health, Hulhumalé",
      "Malé",
      "Addu",
    ]);
    // One that the institution does not have is refused as it is written.
    expect(read(["Malé; Fuvahmulah"])).toEqual(["Malé; Fuvahmulah"]);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("Malé", "Addu", "Main campus"), { minLength: 1 }),
        fc.constantFrom(", ", ";", "/", " & ", " and ", " + "),
        (campuses, between) => {
          expect(read([campuses.join(between)])).toEqual(campuses);
        },
      ),
    );
  });

  it("are modes and categories, too", () => {
    expect(cellRecord({ delivery_modalities: "Online, Face to face" }).value).toEqual({
      delivery_modalities: ["online", "f2f"],
    });
    const names = new Map([
      ["business", "Business"],
      ["law", "Law"],
      ["arts, media and design", "Arts, Media and Design"],
    ]);
    const course = {
      categories: ["business, law", "Arts, Media and Design", "Business and Magic"],
      campuses: [],
      row: { entry_routes: null },
    } as unknown as StoredCourse;
    expect(inTodaysNames(course, { categoryNames: names, fieldNames: names }).categories).toEqual([
      "Business",
      "Law",
      "Arts, Media and Design",
      "Business and Magic",
    ]);
  });
});
