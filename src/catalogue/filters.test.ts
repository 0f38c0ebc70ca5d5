import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeFilters } from "./active-filters.ts";
import { byFacet, type Choice, type FacetKey } from "./facets.ts";
import { readFilters } from "./filter-reading.ts";
import {
  addFilter,
  clearFilter,
  FILTER_KEYS,
  type Filters,
  isUnfiltered,
  NAME_LIMIT,
  noFilters,
  removeFilter,
  toggleFilter,
  withName,
  writeFilters,
} from "./filters.ts";
import { knownValues } from "./known-values.ts";
import { LEVELS } from "./levels.ts";

function choices(...names: string[]): Choice[] {
  return names.map((value) => ({ value, label: value }));
}

const NONE = byFacet((): Choice[] => []);

const KNOWN = knownValues({
  ...NONE,
  mnqf_level: [...LEVELS],
  delivery_modality: choices("f2f", "online", "blended"),
  awarding_body_type: choices("local", "international", "both"),
  language: choices("English", "Dhivehi"),
  institutions: choices(
    "Foo",
    "Foo: Bar College",
    "Bar College",
    "North:South",
    "A",
    "B",
    "A:B",
    "Malé, East",
    "ދިވެހި",
  ),
  category: choices(
    "Business, Management and Administration",
    "Health and Welfare",
    "Marketing",
    "Shariáh and Law",
    "Science: Pure, Applied",
    "Management and Administration",
  ),
  gov_first_degree: [
    { value: "yes", label: "Yes", aliases: ["true", "1"] },
    { value: "no", label: "No", aliases: ["false", "0"] },
  ],
});

function read(query: string, known = KNOWN): Filters {
  return readFilters(new URLSearchParams(query), known);
}

function filters(given: Partial<Filters>): Filters {
  return { ...noFilters(), ...given };
}

describe("readFilters", () => {
  it.each<[string, FacetKey, string[]]>([
    ["mnqf_level=5:7", "mnqf_level", ["5", "7"]],
    ["mnqf_level=7:5:7", "mnqf_level", ["5", "7"]],
    ["mnqf_level=5&mnqf_level=7", "mnqf_level", ["5", "7"]],
    ["mnqf_level=NA:10:2", "mnqf_level", ["2", "10", "NA"]],
    ["mnqf_level=na", "mnqf_level", ["NA"]],
    ["mnqf_level=Diploma", "mnqf_level", ["5"]],
    ["mnqf_level=all", "mnqf_level", []],
    ["mnqf_level=", "mnqf_level", []],
    ["mnqf_level=::", "mnqf_level", []],
    ["mnqf_level=42:5", "mnqf_level", ["5", "42"]],
    ["delivery_modality=any", "delivery_modality", []],
    ["language=%20english%20: DHIVEHI", "language", ["English", "Dhivehi"]],
    ["language=Klingon:klingon", "language", ["Klingon"]],
    ["institutions=Foo: Bar College", "institutions", ["Foo: Bar College"]],
    ["institutions=foo: bar college:Foo", "institutions", ["Foo", "Foo: Bar College"]],
    ["institutions=Foo\\: Bar College", "institutions", ["Foo: Bar College"]],
    ["institutions=Foo:Bar College", "institutions", ["Foo", "Bar College"]],
    ["institutions=North:South", "institutions", ["North:South"]],
    ["institutions=A:B", "institutions", ["A", "B"]],
    ["institutions=A\\:B", "institutions", ["A:B"]],
    ["institutions=Male, East", "institutions", ["Malé, East"]],
    ["institutions=ދިވެހި", "institutions", ["ދިވެހި"]],
    ["institutions=South:North", "institutions", ["South", "North"]],
    [
      "category=Business, Management and Administration",
      "category",
      ["Business, Management and Administration"],
    ],
    ["category=Marketing,Health and Welfare", "category", ["Health and Welfare", "Marketing"]],
    ["category=Health and Welfare, Marketing", "category", ["Health and Welfare", "Marketing"]],
    [
      "category=Marketing,Business, Management and Administration:Shari'ah and Law",
      "category",
      ["Business, Management and Administration", "Marketing", "Shariáh and Law"],
    ],
    ["category=Shari%E2%80%99ah and Law", "category", ["Shariáh and Law"]],
    [
      "category=Science: Pure, Applied,Marketing",
      "category",
      ["Marketing", "Science: Pure, Applied"],
    ],
    ["category=Rope, Knots and Sails", "category", ["Rope, Knots and Sails"]],
    ["category=Knots,Marketing", "category", ["Marketing", "Knots"]],
    ["gov_first_degree=TRUE", "gov_first_degree", ["yes"]],
    ["gov_first_degree=0", "gov_first_degree", ["no"]],
    ["gov_first_degree=No", "gov_first_degree", ["no"]],
  ])("%s", (query, key, values) => {
    expect(read(query)).toEqual(filters({ [key]: values }));
  });

  it("does not take nothing for a name made of signs", () => {
    const known = knownValues({ ...NONE, institutions: choices("'") });
    expect(read("institutions=", known)).toEqual(noFilters());
    expect(read("institutions='", known)).toEqual(filters({ institutions: ["'"] }));
  });

  it("tidies the text and cuts it after whole characters", () => {
    expect(read("name=%20%20rope%0A%20%20knots%20").name).toBe("rope knots");
    expect(Array.from(read(`name=${"🐟".repeat(300)}`).name)).toHaveLength(NAME_LIMIT);
    expect(read("name=&name=diving").name).toBe("diving");
  });

  it("ignores parameters of other names", () => {
    expect(read("page=2&colour=red&NAME=x&orderBy=DESC")).toEqual(noFilters());
  });

  it("reads anything without failing, each value once and trimmed", () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."AB:,\\ a") }));
    fc.assert(
      fc.property(fc.constantFrom(...FILTER_KEYS), text, (key, value) => {
        const once = readFilters(
          { getAll: (name) => (name === key ? [value] : []) } as URLSearchParams,
          KNOWN,
        );
        for (const found of once[key]) expect(found).toBe(found.trim());
        expect(new Set(once[key]).size).toBe(once[key].length);
      }),
    );
  });

  it("reads a list of any length", () => {
    expect(read(`category=${"x:".repeat(20_000)}`).category).toEqual(["x"]);
  });
});

/** Characters with a meaning in addresses or in their parser. */
const NASTY = [..."aZ \\:,&=+%#?'é", "ދި", "🐟", ", ", "\\:", "::"];
const nastyName = fc
  .array(fc.constantFrom(...NASTY), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join("").replace(/\s+/g, " ").trim())
  .filter((name) => !["", "all", "any", "All", "Any"].includes(name));
const fold = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const nastyNames = fc.uniqueArray(nastyName, { selector: fold, maxLength: 8 });

describe("writeFilters", () => {
  it("writes keys in a fixed order and leaves empty ones out", () => {
    expect(writeFilters(noFilters())).toBe("");
    const given = filters({
      name: "a & b",
      category: ["Health and Welfare"],
      mnqf_level: ["5", "7"],
    });
    expect(writeFilters(given)).toBe("mnqf_level=5:7&category=Health+and+Welfare&name=a+%26+b");
  });

  it("escapes only what would be read otherwise", () => {
    const category = ["Business, Management and Administration", "a,b"];
    expect(writeFilters(filters({ category, institutions: ["Foo: Bar\\"] }))).toBe(
      "institutions=Foo%5C:+Bar%5C%5C&category=Business,+Management+and+Administration:a%5C,b",
    );
  });

  it("writes a lone half of a surrogate pair without failing", () => {
    expect(writeFilters(filters({ name: "\ud83d" }))).toBe("name=%EF%BF%BD");
  });

  it("is read back as the same choice of known values", () => {
    const keys = fc.constantFrom<FacetKey>("institutions", "category", "language");
    fc.assert(
      fc.property(keys, nastyNames, fc.nat(), fc.string(), (key, names, pick, name) => {
        const known = knownValues({ ...NONE, [key]: choices(...names) });
        const chosen = names.filter((_, index) => (pick >> index) & 1);
        const given = withName(filters({ [key]: chosen }), name.toWellFormed());
        expect(read(writeFilters(given), known)).toEqual(given);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is read back as the same choice of unknown values", () => {
    const unknown = knownValues(NONE);
    const nasty = nastyNames.map((names) => names.filter((name) => !/^,|,$/.test(name)));
    fc.assert(
      fc.property(fc.constantFrom(...FILTER_KEYS), nasty, (key, names) => {
        const given = filters({ [key]: names });
        expect(read(writeFilters(given), unknown)).toEqual(given);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("changing filters", () => {
  const given = filters({ mnqf_level: ["5"], name: "diving" });

  it("adds, removes and toggles one value and leaves the rest", () => {
    expect(addFilter(given, "mnqf_level", "7").mnqf_level).toEqual(["5", "7"]);
    expect(addFilter(given, "mnqf_level", "5").mnqf_level).toEqual(["5"]);
    expect(removeFilter(given, "mnqf_level", "5")).toEqual(filters({ name: "diving" }));
    expect(toggleFilter(given, "mnqf_level", "5").mnqf_level).toEqual([]);
    expect(toggleFilter(given, "language", "English").language).toEqual(["English"]);
    expect(given).toEqual(filters({ mnqf_level: ["5"], name: "diving" }));
  });

  it("clears a key, the text, or all", () => {
    expect(clearFilter(given, "mnqf_level")).toEqual(filters({ name: "diving" }));
    expect(clearFilter(given, "name")).toEqual(filters({ mnqf_level: ["5"] }));
    expect(isUnfiltered(given)).toBe(false);
    expect(isUnfiltered(noFilters())).toBe(true);
  });
});

describe("activeFilters", () => {
  it("lists every value with its label and what its removal leaves", () => {
    const given = filters({ mnqf_level: ["5", "42"], gov_first_degree: ["yes"], name: "diving" });
    const active = activeFilters(given, { filters: given, wordFilters: [], unused: [] }, KNOWN);
    expect(active.map(({ keyLabel, label }) => `${keyLabel}: ${label}`)).toEqual([
      "Level: Diploma",
      "Level: 42",
      "Bachelor's Degree Grant Scheme: Yes",
      "Search: diving",
    ]);
    expect(active[0]?.without).toEqual(
      filters({ mnqf_level: ["42"], gov_first_degree: ["yes"], name: "diving" }),
    );
    expect(active[3]?.without).toEqual(
      filters({ mnqf_level: ["5", "42"], gov_first_degree: ["yes"] }),
    );
  });
});
