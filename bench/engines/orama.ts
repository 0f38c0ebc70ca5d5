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
    const search = async (term: string, limit: number, tolerance: number): Promise<Answer> => {
      const { count, hits } = await find(database, { term, limit, tolerance, threshold: 0 });
      return { total: count, ids: hits.map(({ id }) => Number(id)) };
    };
    return {
      matching: "own",
      b: (text) => search(text, PAGE, 0),
      c: (text) => search(text, PAGE, 1),
      e: (typed) => search(typed, SUGGESTIONS, 0),
    };
  },
};
