import uFuzzy from "@leeoniya/ufuzzy";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf } from "../records.ts";

/** It scans all texts for each query; its facet counts are those of plain objects. */
export const uFuzzyEngine: Engine = {
  name: "uFuzzy",
  package: "@leeoniya/ufuzzy",
  most: 1_000_000,
  load(directory) {
    const texts: string[] = [];
    for (const { text } of recordsOf(directory)) texts.push(text);
    const exact = new uFuzzy({ intraMode: 0, interLft: 1 });
    const forgiving = new uFuzzy({
      intraMode: 1,
      intraIns: 1,
      intraSub: 1,
      intraTrn: 1,
      intraDel: 1,
    });
    const search = (engine: uFuzzy, typed: string, count: number): Answer => {
      const [found, info, order] = engine.search(texts, typed.trim(), 3);
      const ids = order && info ? order.map((at) => info.idx[at]!) : (found ?? []);
      return { total: found?.length ?? 0, ids: ids.slice(0, count).map((at) => at + 1) };
    };
    return {
      matching: "own",
      b: (text) => search(exact, text, PAGE),
      c: (text) => search(forgiving, text, PAGE),
      e: (typed) => search(exact, typed, SUGGESTIONS),
    };
  },
};
