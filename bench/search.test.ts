import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openCorpus } from "./corpora.ts";
import type { ClassName, Loaded } from "./engine.ts";
import { ENGINES } from "./engines.ts";
import { editsBetween, meaningQueries, misspellings, vocabularyOf } from "./meaning.ts";
import type { CheckedAnswer, Measured } from "./measure.ts";
import { type Query, workloadFor } from "./queries.ts";
import { recordsOf, wordsTyped } from "./records.ts";
import { report } from "./report.ts";
import { agreement, type CorpusMeasured, isExact, measureCorpus } from "./search.ts";
import { targetsOf } from "./targets.ts";
import { askerOf } from "./timing.ts";

const CORPUS = { name: "generated", size: 150, file: null } as const;
const directory = openCorpus(CORPUS);
const vocabulary = vocabularyOf(directory);
const work = workloadFor(directory, CORPUS.size, vocabulary);
const names = new Map([...recordsOf(directory)].map(({ id, name }) => [id, name]));
const brute = (await ENGINES[1]!.load(directory)) as Required<Loaded>;

/** What each engine answers as brute force does; typos are not among it. */
const EXACT: Readonly<Record<string, string>> = {
  Magu: "af",
  "plain index": "abde",
  "Sphinx 2.2": "abde",
  "SQLite FTS5": "abde",
  "roaring bitmaps": "abd",
  DuckDB: "a",
  crossfilter2: "a",
  itemsjs: "a",
  FlexSearch: "",
  MiniSearch: "be",
  uFuzzy: "",
  Orama: "",
};

describe.each(ENGINES.slice(2).concat(ENGINES[0]!))("$name", ({ name, missing, load }) => {
  it.skipIf(missing)("answers as brute force does", async () => {
    const loaded = await load(directory);
    onTestFinished(() => loaded.close?.());
    const letters = "abcdef".split("").filter((letter) => loaded[letter as ClassName]);
    for (const letter of letters as ClassName[]) {
      for (const query of work.fresh[letter].slice(0, 60)) {
        const { total, ids, counts } = await askerOf(loaded, letter)(query);
        expect(ids.length).toBeLessThanOrEqual(10);
        if (!EXACT[name]!.includes(letter)) continue;
        const wanted = await askerOf(brute, letter)(query);
        expect({ letter, query, total }).toEqual({ letter, query, total: wanted.total });
        if (counts) expect(loaded.countsOf!(counts)).toEqual(brute.countsOf(wanted.counts));
        if (letter === "e") expect(ids.filter((id) => !isNamed(id, query))).toEqual([]);
      }
    }
  });
});

function isNamed(id: number, typed: Query): boolean {
  const { whole, begun } = wordsTyped(String(typed));
  const words = names.get(id)!.split(/\s/);
  return (
    whole.every((word) => words.includes(word)) &&
    (begun === null || words.some((word) => word.startsWith(begun)))
  );
}

describe("the queries", () => {
  it("are asked once each, and misspellings are no words of the corpus", () => {
    for (const queries of Object.values(work.fresh)) {
      expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(queries.length);
      expect(queries.length).toBeGreaterThan(100);
    }
    for (const { typed, meant } of work.typos) {
      const words = typed.trim().split(" ");
      expect(words.every((word) => vocabulary.has(word))).toBe(false);
      expect(words.length).toBe(meant.split(" ").length);
    }
  });

  it("by meaning are found by brute force", () => {
    const queries = meaningQueries(directory, vocabulary);
    expect(new Set(queries.map(({ meaning }) => meaning))).toContain("exact words");
    for (const { meaning, groups, typed } of queries) {
      if (meaning === "synonym" || meaning === "word in Thaana") continue;
      expect({ typed, total: brute.totalOf(groups) }).not.toEqual({ typed, total: 0 });
    }
  });

  it("of people are at least two hundred misspellings, those held back of other words", () => {
    const lists = [misspellings("open"), misspellings("held-back")];
    const [open, heldBack] = lists.map((list) => new Set(list.map(({ meant }) => meant)));
    expect(Math.min(...lists.map(({ length }) => length))).toBeGreaterThan(200);
    expect([...open!].filter((word) => heldBack!.has(word))).toEqual([]);
    for (const { typed, meant } of lists.flat()) {
      expect({ typed, edits: editsBetween(typed.trim(), meant) }).not.toEqual({ typed, edits: 0 });
    }
  });
});

describe("a small run", () => {
  it("measures ours, brute force and a peer, and reports them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "magu-bench-test-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const options = { classes: "abcdef", peers: ["SQLite FTS5"], milliseconds: 20, minutes: 3 };
    const run = await measureCorpus(CORPUS, options, folder);
    const engines = ["Magu", "plain objects", "SQLite FTS5"];
    expect(run.measured.map(({ engine }) => engine)).toEqual(engines);
    const text = report([run], "abcdef", "none");
    for (const name of engines) expect(text).toContain(`| ${name}`);
    const found = run.measured[0]!.classes.c!.found!;
    expect(found.met / found.of).toBeGreaterThan(0.9);
  }, 180_000);

  it("stops a peer after its time", async () => {
    const folder = mkdtempSync(join(tmpdir(), "magu-bench-test-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const peers = ["uFuzzy"];
    const options = { classes: "f", peers, milliseconds: 1, minutes: 0.001 };
    const { leftOut } = await measureCorpus(CORPUS, options, folder);
    expect(leftOut).toEqual([{ engine: "uFuzzy", reason: "not done after 0.001 minutes" }]);
  }, 180_000);

  it("marks an engine whose answers are not those of brute force, and one that does not rank", () => {
    const brute = measuredOf("plain objects", 1, 3);
    const corpus = corpusOf(measuredOf("Magu", 10, 4), brute, measuredOf("DuckDB", 5, 4));
    const [own, , other] = corpus.measured;
    expect(agreement(corpus, other!, "a")).toEqual({ met: 0, of: 1 });
    expect(isExact(corpus, other!, "a")).toBe(false);
    expect(isExact(corpus, brute, "a")).toBe(true);
    expect(isExact(corpus, brute, "b")).toBe(false);
    expect(agreement(corpus, own!, "a")).toEqual({ met: 0, of: 1 });
    expect(agreement(corpus, own!, "b")).toEqual({ met: 1, of: 1 });
    const text = report([corpus], "ab", "none");
    expect(text).toContain("| DuckDB 1.5.6-r.1 † |");
    expect(text).toContain("| plain objects ‡ |");
  });

  it("shows the plain index beside ours, and counts it as no peer", () => {
    const brute = measuredOf("plain objects", 1, 3);
    const corpus = corpusOf(measuredOf("Magu", 10, 3), brute, measuredOf("plain index", 5, 3));
    expect(isExact(corpus, corpus.measured[2]!, "a")).toBe(false);
    expect(report([corpus], "a", "none")).toContain("| plain index § | 5.0 |");
  });

  it("says what was wanted and what was reached, against the best exact peer", () => {
    const corpus = corpusOf(
      measuredOf("Magu", 1_490, 3),
      measuredOf("plain objects", 1, 3),
      measuredOf("DuckDB", 10, 3),
      measuredOf("itemsjs", 1_000, 2),
    );
    const targets = targetsOf(corpus).filter(({ what }) => what.startsWith("a"));
    expect(targets.map(({ reached, isMet }) => [reached, isMet])).toEqual([
      ["149.0 times", false],
      ["0.50 ms", true],
      ["1", true],
    ]);
    const text = report([corpus], "a", "none");
    expect(text).toContain("best exact peer (DuckDB) | 150 times | 149.0 times | **no** |");
    expect(text).toContain("- Orama 3.1.18: slow");
  });
});

function corpusOf(...measured: Measured[]): CorpusMeasured {
  const leftOut = [{ engine: "Orama", reason: "slow" }];
  return { corpus: { name: "generated", size: 100_000 }, measured, leftOut, newWords: {} };
}

function measuredOf(engine: string, rate: number, total: number): Measured {
  const checked: CheckedAnswer[] = [{ total, counts: [] }];
  const one = { rate, answers: 5, p99: 0.5, repeatedRate: null, found: null, checked };
  return {
    engine,
    build: { processorSeconds: 1, seconds: 1 },
    bytesACourse: null,
    classes: { a: one, b: one },
    totals: [],
    understood: {},
  };
}
