import { expect, it } from "vitest";
import { blankCourse } from "../../test/catalogue-source.ts";
import { openCatalogue } from "./catalogue.ts";
import { CatalogueBuilder } from "./catalogue-builder.ts";
import { noFilters } from "./filters.ts";

const college = {
  id: 1,
  name: "Reef College",
  name_dv: null,
  logo: null,
  featured_position: null,
  places: [],
  sample: false,
};
const parts = { version: 1, institutions: [college], categories: [] };

function builderOf(names: readonly string[]): CatalogueBuilder {
  const builder = new CatalogueBuilder(parts);
  names.forEach((name, at) => {
    builder.add(blankCourse({ id: at + 1, name, languages: [at === 0 ? "Klingon" : "English"] }));
  });
  return builder;
}

function found(builder: CatalogueBuilder, name: string): string[] {
  const query = { filters: { ...noFilters(), name }, page: 1, limit: 10, order: "DESC" } as const;
  return openCatalogue(builder.pack())
    .searchCourses(query)
    .courses.map((course) => `${course.id} ${course.name} at ${course.institution.name}`);
}

it("forgets a course that was taken out, with what only this one held", () => {
  const builder = builderOf(["Volcanology", "Law"]);
  builder.remove(new Set([1, 77]));
  expect(builder.size).toBe(1);
  const packed = builder.pack();
  expect(packed.choices.language.map(({ value }) => value)).not.toContain("Klingon");
  expect(packed.text.terms.lines.split("\n")).toEqual(["college", "law", "reef"]);
  expect(openCatalogue(packed).course(1)).toBeUndefined();
  expect(found(builder, "volcanology")).toEqual([]);
});

it("takes a course again that was taken out", () => {
  const builder = builderOf(["Volcanology", "Law"]);
  builder.remove(new Set([1]));
  builder.add(blankCourse({ id: 1, name: "Law of the sea" }));
  expect(found(builder, "law")).toEqual([
    "2 Law at Reef College",
    "1 Law of the sea at Reef College",
  ]);
});

it("names institutions as they are called now", () => {
  const builder = builderOf(["Law"]);
  builder.renew({ ...parts, version: 2, institutions: [{ ...college, name: "Lagoon College" }] });
  expect(found(builder, "law")).toEqual(["1 Law at Lagoon College"]);
  expect(found(builder, "lagoon")).toHaveLength(1);
  expect(found(builder, "reef")).toEqual([]);
  expect(builder.pack().version).toBe(2);
});

it("changes no catalogue that was packed before", () => {
  const builder = builderOf(["Volcanology", "Law"]);
  const before = openCatalogue(builder.pack());
  builder.remove(new Set([1]));
  builder.add(blankCourse({ id: 1, name: "Arts" }));
  builder.pack();
  expect(before.course(1)?.name).toBe("Volcanology");
  expect(before.spotlight("volcanology", 1).meta.total).toBe(1);
});

it("is worn when it keeps more courses that were taken out than others, and many", () => {
  const builder = builderOf(["Law"]);
  const change = (times: number) => {
    for (let time = 0; time < times; time++) {
      builder.remove(new Set([1]));
      builder.add(blankCourse({ id: 1, name: "Law" }));
    }
  };
  change(100);
  expect(builder.isWorn).toBe(false);
  const all = new Set<number>();
  for (let id = 2; id < 20_000; id++) {
    all.add(id);
    builder.add(blankCourse({ id, name: "Law" }));
  }
  builder.remove(all);
  expect(builder.isWorn).toBe(true);
});
