import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const SEARCH = "/api/v1/spotlight-search";
const SUGGESTIONS = "/api/v1/suggestions";

onEachEngine((open) => {
  const build = async () => (await buildTestApp(open, { records: smallDirectory })).app;

  it("finds courses and institutions together, with the envelope of the specification", async () => {
    const app = await build();
    const answer = (await app.inject(`${SEARCH}?page=1&query=reef&orderBy=DESC`)).json();
    expect(answer).toMatchObject({ current_page: 1, last_page: 1, total: 3, correction: null });
    expect(answer.data[0]).toEqual({
      type: "Institution",
      id: expect.any(Number),
      name: "Reef & Shore: College",
      info1: "K. Malé, S. Hithadhoo",
      sample: false,
    });
    expect(answer.data.map(({ type }: { type: string }) => type).sort()).toEqual([
      "Course",
      "Course",
      "Institution",
    ]);
  });

  it("reverses on demand, page by page", async () => {
    const app = await build();
    const ids = async (order: string, pages: number[]) => {
      const found: number[] = [];
      for (const page of pages) {
        const url = `${SEARCH}?query=reef&limit=2&page=${page}&orderBy=${order}`;
        for (const { id } of (await app.inject(url)).json().data) found.push(id);
      }
      return found;
    };
    const down = await ids("DESC", [1, 2]);
    expect(down).toHaveLength(3);
    expect(await ids("ASC", [1, 2])).toEqual(down.toReversed());
  });

  it("finds courses by the filters that words are, also while they are typed", async () => {
    const app = await build();
    const found = (await app.inject(`${SEARCH}?query=blended+degree`)).json();
    expect(found.data.map(({ name }: { name: string }) => name)).toEqual([
      "Bachelor of Human Resource Management",
    ]);
    expect(found.understood).toEqual({
      filters: [
        { key: "delivery_modality", values: ["blended"], words: "blended" },
        { key: "mnqf_level", values: ["7"], words: "degree" },
      ],
      text: "",
    });
    const suggested = (await app.inject(`${SUGGESTIONS}?query=blended+degree`)).json();
    expect(suggested.data).toEqual(found.data);
    expect((await app.inject(`${SEARCH}?query=reef`)).json().understood).toBeNull();
  });

  it("finds a Thaana name, and nothing for nothing", async () => {
    const app = await build();
    const thaana = await app.inject(`${SEARCH}?query=${encodeURIComponent("ނޫރު")}`);
    expect(thaana.json().data[0]).toMatchObject({ type: "Institution", name: "Noor Institute" });
    for (const query of [
      "",
      "?query=",
      "?query=%20",
      "?query=...",
      "?query=%00",
      "?query=%E0%A4%A",
    ]) {
      const answer = await app.inject(SEARCH + query);
      expect(answer.statusCode, query).toBe(200);
      expect(answer.json(), query).toMatchObject({ data: [], total: 0, last_page: 1 });
    }
  });

  it("answers an empty page past the end", async () => {
    const app = await build();
    const answer = (await app.inject(`${SEARCH}?query=reef&page=9`)).json();
    expect(answer).toMatchObject({ data: [], current_page: 9, last_page: 1, total: 3 });
  });

  it("suggests while typing", async () => {
    const app = await build();
    const { data } = (await app.inject(`${SUGGESTIONS}?query=mark`)).json();
    expect(data).toContainEqual({
      type: "Course",
      id: expect.any(Number),
      name: "Diploma in Marketing",
      info1: "Reef & Shore: College",
      sample: false,
    });
    expect((await app.inject(SUGGESTIONS)).json()).toEqual({ data: [] });
  });

  it("refuses bad input with the field and the reason", async () => {
    const app = await build();
    const long = `query=${"x".repeat(10_000)}`;
    const refused: Record<string, string[]> = {};
    for (const address of [
      `${SEARCH}?${long}`,
      `${SEARCH}?query=a&query=b`,
      `${SEARCH}?query=a&page=0&orderBy=UP`,
      `${SUGGESTIONS}?${long}`,
    ]) {
      const answer = await app.inject(address);
      expect(answer.statusCode, address.slice(0, 80)).toBe(422);
      refused[address.slice(0, 50)] = Object.keys(answer.json().fields);
    }
    expect(Object.values(refused)).toEqual([["query"], ["query"], ["page", "orderBy"], ["query"]]);
  });
});
