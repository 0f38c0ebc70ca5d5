import { describe, expect, it } from "vitest";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { buildCatalogue } from "../catalogue.ts";
import type { CatalogueSource } from "../catalogue-answers.ts";
import type { Category, IndexedCourse } from "../course.ts";
import { noFilters } from "../filters.ts";
import type { InstitutionSummary } from "../institution.ts";

const law: Category = { id: 1, name: "Law", parent: { id: 9, name: "Society" } };
const society: Category = { id: 9, name: "Society", parent: null };

function institution(id: number, name: string, places: string[] = []): InstitutionSummary {
  const name_dv = name === "Reef College" ? "ރީފް ކޮލެޖު" : null;
  return { id, name, name_dv, logo: null, featured_position: null, places, sample: true };
}

const reef = institution(7, "Reef College", ["Malé", "Addu City"]);
const nursingSchool = institution(8, "School of Nursing");

function course(id: number, name: string, more: Partial<IndexedCourse> = {}): IndexedCourse {
  const { id: at, name: college } = reef;
  const institution = { id: at, name: college, logo: null };
  return blankCourse({ id, name, institution, sample: true, ...more });
}

function directory(courses: IndexedCourse[], institutions = [reef, nursingSchool]) {
  const source: CatalogueSource = { version: 1, institutions, categories: [law, society], courses };
  return buildCatalogue(source);
}

describe("courses", () => {
  const courses = [
    course(11, "Shariah", { categories: [{ id: 1, name: "Law" }] }),
    course(12, "Advocacy", { awarding_body: "University of Leeds" }),
    course(13, "Nursing", { careers_plain: "Ward manager", modules_plain: "Anatomy" }),
    course(15, "Welding", {
      places: ["S. Hithadhoo"],
      mode_of_study_text: "Part-time",
      timings_plain: "Saturday 9:00 to 12:00, two evenings a week",
    }),
    course(14, "Dhivehi", { name_dv: "ޤަވާއިދު", institution: nursingSchool }),
  ];
  const search = (name: string) =>
    directory(courses)
      .searchCourses({ filters: { ...noFilters(), name }, page: 1, limit: 10, order: "DESC" })
      .courses.map(({ id }) => id);

  it.each([
    ["law", [11]],
    ["society", [11]],
    ["leeds", [12]],
    ["ward", [13]],
    ["anatomy", [13]],
    ["ޤަވާއިދު", [14]],
    ["reef nursing", [13]],
    ["ރީފް nursing", [13]],
    ["nursing", [13, 14]],
    ["addu", [15]],
    ["seenu atoll", []],
    ["seenu welding", [15]],
    ["welding hithadhoo", [15]],
    ["nursing addu", []],
    ["part time", [15]],
    ["part-time", [15]],
    ["evening", [15]],
    ["evenings welding", [15]],
    ["night classes", [15]],
    ["weekend", [15]],
    ["12", []],
  ])("are found by %j", (query, expected) => {
    expect(search(query)).toEqual(expected);
  });

  it("are all found without a text, and none by a text without a word", () => {
    expect(search("")).toHaveLength(courses.length);
    for (const name of ["…", "🎓", "?!", "\u200f"]) expect(search(name), name).toEqual([]);
  });

  it("can be rescued from a text without a word", () => {
    const query = {
      filters: { ...noFilters(), name: "🎓" },
      page: 1,
      limit: 10,
      order: "DESC",
    } as const;
    const { meta, rescues, facets } = directory(courses).searchCourses(query);
    expect(meta.total).toBe(0);
    expect(rescues).toMatchObject([{ key: "name", label: "“🎓”", total: courses.length }]);
    expect(facets.mnqf_level.every(({ count }) => count === 0)).toBe(true);
  });
});

describe("suggest", () => {
  const { suggest } = directory([
    course(1, "Diploma in Nursing"),
    course(2, "Nursing"),
    course(3, "Nursing"),
    course(4, "Health", { modules_plain: "Nursing" }),
  ]);

  it("names institutions first, then courses, each visible line once", () => {
    expect(suggest("nurs")).toEqual([
      {
        type: "Institution",
        id: 8,
        name: "School of Nursing",
        info1: "Institution",
        sample: true,
      },
      { type: "Course", id: 2, name: "Nursing", info1: "Reef College", sample: true },
      { type: "Course", id: 1, name: "Diploma in Nursing", info1: "Reef College", sample: true },
      { type: "Course", id: 4, name: "Health", info1: "Reef College", sample: true },
    ]);
  });

  it("tells where an institution is", () => {
    expect(suggest("reef")[0]?.info1).toBe("Malé, Addu City");
  });

  it("forgives a slip while typing", () => {
    expect(suggest("nurisn").map((entry) => entry.id)).toContain(2);
  });

  it.each(["", "   ", "…"])("has nothing for %j", (typed) => {
    expect(suggest(typed)).toEqual([]);
  });

  it("leaves half of the places to courses", () => {
    const schools = Array.from({ length: 12 }, (_, at) =>
      institution(100 + at, `Marine School ${at}`),
    );
    const marine = Array.from({ length: 12 }, (_, at) => course(at + 1, `Marine ${at}`));
    const types = directory(marine, schools)
      .suggest("marine")
      .map((entry) => entry.type);
    expect(types).toEqual([
      ...Array<string>(4).fill("Institution"),
      ...Array<string>(4).fill("Course"),
    ]);
    expect(directory([], schools).suggest("marine")).toHaveLength(8);
    expect(directory(marine, schools).suggest("marine", 3)).toHaveLength(3);
  });
});

describe("spotlight", () => {
  const { spotlight } = directory([
    ...Array.from({ length: 23 }, (_, at) => course(at + 1, `Diploma in Nursing ${at}`)),
    course(99, "Law"),
  ]);

  it("pages through courses and institutions together, best first", () => {
    const first = spotlight("school of nursing", 1);
    expect(first.results.map((entry) => entry.name)).toEqual(["School of Nursing"]);
    const page = spotlight("nursing", 3);
    expect(page.results).toHaveLength(4);
    expect(page.meta).toEqual({ from: 21, to: 24, total: 24, current_page: 3, last_page: 3 });
    expect(spotlight("nursing", 1).results[0]?.type).toBe("Institution");
  });

  it("is empty past the end", () => {
    expect(spotlight("nursing", 9)).toEqual({
      results: [],
      meta: { from: 0, to: 0, total: 24, current_page: 9, last_page: 3 },
      correction: null,
      understood: { filters: { ...noFilters(), name: "nursing" }, wordFilters: [], unused: [] },
    });
  });

  it.each(["", "🎓", "?!"])("is empty without a word, as for %j", (typed) => {
    const meta = { from: 0, to: 0, total: 0, current_page: 1, last_page: 1 };
    const understood = { filters: { ...noFilters(), name: typed }, wordFilters: [], unused: [] };
    expect(spotlight(typed, 1)).toEqual({ results: [], meta, correction: null, understood });
  });

  it("says when it corrected", () => {
    expect(spotlight("nursng", 1, 5).correction).toEqual({ typed: "nursng", used: "nursing" });
    expect(spotlight("nursng", 1, 5).results).toHaveLength(5);
  });
});

describe("letters that people call an institution by", () => {
  const university = institution(9, "Maldives National University of the Sea");
  const { suggest, searchCourses } = directory(
    [course(11, "Law", { institution: { id: 9, name: university.name, logo: null } })],
    [reef, university],
  );

  it("find it and its courses", () => {
    expect(suggest("mnus").map(({ id }) => id)).toEqual([9, 11]);
    const filters = { ...noFilters(), name: "MNUS law" };
    expect(searchCourses({ filters, page: 1, limit: 10, order: "DESC" }).meta.total).toBe(1);
  });

  it("say too little when there are only two", () => {
    expect(suggest("RC")).toEqual([]);
  });
});

it("lists as many as it counts, whatever was asked before", () => {
  const words = ["law", "nursing", "reef", "anatomy", "welding", "accounting", "biology", "arabic"];
  const catalogue = directory(
    words.map((word, at) => course(at + 1, `${word} ${words[(at + 3) % words.length]}`)),
  );
  const asked = words.flatMap((word) => [word, word.slice(0, 3), `x${word}`, `${word} zz`]);
  for (const query of [...asked, ...asked.toReversed()]) {
    const { results, meta } = catalogue.spotlight(query, 1, 100);
    expect(results, query).toHaveLength(meta.total);
  }
  expect(catalogue.spotlight("zzqqxxyy", 1).meta.total).toBe(0);
});
