import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import type { InstitutionCardAnswer } from "./institutions.schema.ts";

const PATH = "/api/v1/p/institutions";

onEachEngine((open) => {
  const build = async () => (await buildTestApp(open, { records: smallDirectory })).app;

  it("lists every institution, featured ones first", async () => {
    const app = await build();
    const { data, meta } = (await app.inject(PATH)).json();
    expect(data.map(({ name }: InstitutionCardAnswer) => name)).toEqual([
      "Reef & Shore: College",
      "Noor Institute",
      "Atoll Teachers' Institute",
    ]);
    expect(meta).toEqual({ from: 1, to: 3, total: 3, current_page: 1, last_page: 1 });
    expect(data[1]).toEqual({
      id: expect.any(Number),
      name: "Noor Institute",
      name_dv: "ނޫރު",
      url: `/institutions/${data[1].id}`,
      logo: { url: `/pictures/institutions/${data[1].id}/logo.svg` },
      featured_position: 2,
      places: [],
      blacklisted: null,
      sample: false,
    } satisfies InstitutionCardAnswer);
  });

  it("pages where a limit is given", async () => {
    const app = await build();
    const { data, meta } = (await app.inject(`${PATH}?limit=2&page=2`)).json();
    expect(data).toHaveLength(1);
    expect(meta).toEqual({ from: 3, to: 3, total: 3, current_page: 2, last_page: 2 });
    expect((await app.inject(`${PATH}?page=2`)).json().data).toEqual([]);
  });

  it("finds institutions by name, place, atoll, campus and initials, and nothing for signs", async () => {
    const app = await build();
    const named = async (name: string) => {
      const { data, meta } = (await app.inject({ url: PATH, query: { name } })).json();
      expect(meta.total).toBe(data.length);
      return data.map((one: InstitutionCardAnswer) => one.name);
    };
    const reef = ["Reef & Shore: College"];
    for (const name of ["shore", "hithadhoo", "seenu", "rsc", "main campus"]) {
      expect(await named(name), name).toEqual(reef);
    }
    expect(await named("")).toHaveLength(3);
    for (const name of ["!?", "🎓", "zzqqxx"]) expect(await named(name), name).toEqual([]);
    const corrected = (await app.inject(`${PATH}?name=instituet&limit=1`)).json();
    expect(corrected.correction).toEqual({ typed: "instituet", used: "institute" });
    expect(corrected.data).toHaveLength(1);
    expect((await app.inject(`${PATH}?name=${"x".repeat(201)}`)).statusCode).toBe(422);
  });

  it("answers one institution whole: slides by order, main campus first, a framed map", async () => {
    const app = await build();
    const [{ id }] = (await app.inject(PATH)).json().data;
    const { data } = (await app.inject(`${PATH}/${id}`)).json();
    expect(data).toMatchObject({
      name: "Reef & Shore: College",
      overview: "<p>By the lagoon.</p>",
      banner: { url: `/pictures/institutions/${id}/banner.svg` },
      logo: { url: "/files/reef.svg" },
      places: ["K. Malé", "S. Hithadhoo"],
      slides: [
        { order: 1, url: "/pictures/patterns/a.svg", alt: "Gate" },
        { order: 2, url: "/pictures/patterns/b.svg", alt: "Library" },
      ],
      campuses: [
        { name: 'Malé "main" campus', is_main: true, phone: "+960 300 0001", email: null },
        { name: "Addu campus", is_main: false, address: { map_url: null, location_link: null } },
      ],
      faculties: [{ name: "Faculty of Business", kind: "faculty" }],
    });
    const { location_link } = data.campuses[0].address;
    expect(location_link).toContain('title="Map: Malé &quot;main&quot; campus"');
    expect(location_link).toContain(
      'src="https://www.openstreetmap.org/export/embed.html?bbox=73.4,4.1,73.6,4.2&amp;marker=',
    );
    expect(location_link).toMatch(/^<iframe [^<>]*><\/iframe>$/);
  });

  it("refuses what is no id, and answers 404 for an unknown one", async () => {
    const app = await build();
    const statuses: Record<string, number> = {};
    for (const id of ["abc", "0", "99999999999999999999", "2000000000"]) {
      statuses[id] = (await app.inject(`${PATH}/${id}`)).statusCode;
    }
    expect(statuses).toEqual({ abc: 422, 0: 422, "99999999999999999999": 404, 2000000000: 404 });
    expect((await app.inject(`${PATH}/2000000000`)).json()).toEqual({
      error: "Institution not found",
      code: "not_found",
    });
  });
});
