import { create, search as find, insertMultiple } from "@orama/orama";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf } from "../records.ts";

export const orama: Engine = {
  name: "Orama",
  package: "@orama/orama",
  most: 20_000,
  beyond: "a hundred thousand courses take it minutes to take in",
  async load(directory) {
    const database = create({ schema: { name: "string", text: "string" } as const });
    const records = [...recordsOf(directory)].map(({ id, name, text }) => ({
      id: String(id),
      name,
      text,
    }));
    await insertMultiple(database, records, 1_000);
    const search = async (
      property: "name" | "text",
      term: string,
      limit: number,
      tolerance: number,
    ): Promise<Answer> => {
      const options = { term, limit, tolerance, threshold: 0, properties: [property] };
      const { count, hits } = await find(database, options);
      const ids = hits.map(({ id }) => Number(id));
      return { total: limit === SUGGESTIONS ? ids.length : count, ids };
    };
    return {
      b: (typed) => search("text", typed, PAGE, 0),
      c: (typed) => search("text", typed, PAGE, 1),
      e: (typed) => search("name", typed, SUGGESTIONS, 0),
    };
  },
};
