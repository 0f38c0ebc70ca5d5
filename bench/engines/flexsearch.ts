import { Index } from "flexsearch";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf, splitWords } from "../records.ts";

/** It finds beginnings of every word, not only of the last one. */
export const flexsearch: Engine = {
  name: "FlexSearch",
  package: "flexsearch",
  most: 1_000_000,
  load(directory) {
    const index = new Index({ tokenize: "forward", encode: splitWords });
    let size = 0;
    for (const { id, text } of recordsOf(directory)) {
      index.add(id, text);
      size++;
    }
    const search = (typed: string, count: number, limit: number): Answer => {
      const found = index.search(typed, { limit }) as number[];
      return { total: found.length, ids: found.slice(0, count) };
    };
    return {
      matching: "own",
      // It has no separate total, so all results are counted.
      b: (text) => search(text, PAGE, size),
      e: (typed) => search(typed, SUGGESTIONS, SUGGESTIONS),
    };
  },
};
