import uFuzzy from "@leeoniya/ufuzzy";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf } from "../records.ts";

/** It looks through all texts, or all names, for each query. */
export const uFuzzyEngine: Engine = {
  name: "uFuzzy",
  package: "@leeoniya/ufuzzy",
  most: 1_000_000,
  load(directory) {
    const [texts, names, ids]: [string[], string[], number[]] = [[], [], []];
    for (const { id, text, name } of recordsOf(directory)) {
      texts.push(text);
      names.push(name);
      ids.push(id);
    }
    const exact = new uFuzzy({ intraMode: 0, interLft: 1 });
    const one = { intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
    const forgiving = new uFuzzy({ intraMode: 1, ...one });
    const search = (engine: uFuzzy, list: string[], typed: string, count: number): Answer => {
      const [found, info, order] = engine.search(list, typed.trim(), 3);
      const places = order && info ? order.map((at) => info.idx[at]!) : (found ?? []);
      const best = places.slice(0, count).map((place) => ids[place]!);
      return { total: count === SUGGESTIONS ? best.length : (found?.length ?? 0), ids: best };
    };
    return {
      b: (typed) => search(exact, texts, typed, PAGE),
      c: (typed) => search(forgiving, texts, typed, PAGE),
      e: (typed) => search(exact, names, typed, SUGGESTIONS),
    };
  },
};
