import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  const build = async () => (await buildTestApp(open, { records: smallDirectory })).app;

  it("counts what is published", async () => {
    const app = await build();
    const answer = await app.inject("/api/v1/stats");
    expect(answer.json()).toEqual({ courses: 5, institutions: 3, categories: 3 });
  });

  it("lists all categories with their parents on demand", async () => {
    const app = await build();
    const { data, meta } = (await app.inject("/api/v1/p/categories?noPaginate=true")).json();
    expect(meta).toMatchObject({ total: 5, last_page: 1 });
    const byName = new Map(data.map((category: { name: string }) => [category.name, category]));
    const name = "Business, Management and Administration";
    const { id } = byName.get(name) as { id: number };
    expect(byName.get(name)).toEqual({ id, name, parent: null });
    expect(byName.get("Marketing")).toMatchObject({ parent: { id, name } });
  });

  it("pages categories otherwise", async () => {
    const app = await build();
    const { data, meta } = (await app.inject("/api/v1/p/categories?limit=2&page=3")).json();
    expect(data).toHaveLength(1);
    expect(meta).toEqual({ from: 5, to: 5, total: 5, current_page: 3, last_page: 3 });
    const refused = await app.inject("/api/v1/p/categories?noPaginate=maybe");
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ noPaginate: "noPaginate must be true or false" });
  });

  it("lists atolls from north to south, each island under its code", async () => {
    const app = await build();
    const { data } = (await app.inject("/api/v1/p/places")).json();
    expect(data).toHaveLength(20);
    expect(data[0]).toMatchObject({ code: "HA", name: "Haa Alif" });
    const named = (name: string) =>
      data.flatMap(({ islands }: { islands: { name: string; code: string }[] }) =>
        islands.filter((island) => island.name === name).map(({ code }) => code),
      );
    expect(named("Hithadhoo")).toEqual(["LD0265", "LD1004"]);
    expect(named("Malé")).toEqual(["LD0442"]);
  });
});
