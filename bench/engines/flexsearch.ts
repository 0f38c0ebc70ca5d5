import { Index } from "flexsearch";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf, splitWords } from "../records.ts";

/** It finds beginnings of every word, not only of the last one. */
export const flexsearch: Engine = {
  name: "FlexSearch",
  package: "flexsearch",
  most: 100_000,
  beyond: "it takes a minute and a half to take in a million courses",
  load(directory) {
    const options = { tokenize: "forward", encode: splitWords } as const;
    const [texts, names] = [new Index(options), new Index(options)];
    let size = 0;
    for (const { id, text, name } of recordsOf(directory)) {
      texts.add(id, text);
      names.add(id, name);
      size++;
    }
    const search = (index: Index, typed: string, count: number, limit: number): Answer => {
      const found = index.search(typed, { limit }) as number[];
      return { total: found.length, ids: found.slice(0, count) };
    };
    return {
      // It has no separate total, so all results are counted.
      b: (typed) => search(texts, typed, PAGE, size),
      e: (typed) => search(names, typed, SUGGESTIONS, SUGGESTIONS),
    };
  },
};
