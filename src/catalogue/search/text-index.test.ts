import { describe, expect, it } from "vitest";
import { slowSearch } from "../../../test/slow-search.ts";
import { emptySet, setOf } from "../bitset.ts";
import { seededRandom } from "../shuffle.ts";
import { openDocuments } from "./plain-index.ts";
import { WordWorths } from "./word-worths.ts";

const WORDS =
  "diploma certificate bachelor of in and science business studies study nursing management law it " +
  "information technology marine port tourism art arts artist mba human resource e-commerce iii 3 " +
  "accounting accountancy ports sea seas seafarer teaching education teacher reef";
const WEIGHTS = [100, 45, 35, 12];

/** Far more documents than are looked at one by one; the first words are the most frequent. */
function documentsOf(count: number): string[][] {
  const random = seededRandom(7);
  const words = WORDS.split(" ");
  const word = () => words[Math.floor(random() ** 2.5 * words.length)]!;
  const phrase = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, word).join(" ");
  const schools = Array.from({ length: 40 }, () => `${phrase(2)} college`);
  return Array.from({ length: count }, () => [
    random() < 0.02 ? `${phrase(3)}\nދިވެހި` : phrase(5),
    schools[Math.floor(random() * schools.length)]!,
    random() < 0.5 ? `${phrase(1)}\n${phrase(1)}` : "",
    random() < 0.3 ? phrase(6) : "",
  ]);
}

const QUERIES = [
  ..."diploma,dip,d,art,arts,a,s,of,it,i,law ,reef,reef college,college,coll,mba,hr,teacher,iii".split(
    ",",
  ),
  ..."diploma in nurs,bachelor of science,science bachelor,marine port,port marine l,human res".split(
    ",",
  ),
  ..."reef law,law reef,nursing reef c,accounting art,e commerce,diploma certificate bachelor".split(
    ",",
  ),
  ..."dhivehi,ދިވެހި,nursng,bachelr sea,seafarr,artis law sea,technolgy,xyzzy,port xyzzy".split(","),
];

describe.each([
  ["a small index", 3_000],
  ["a large index", 2_999],
])("the best of many documents in %s", (_, small) => {
  const documents = documentsOf(3_000);
  const { index, sources } = openDocuments(documents, WEIGHTS, small);
  const places = new Map(Array.from(sources, (source, document) => [source, document]));

  it.each(QUERIES)("are those of a plain scan for %j", (query) => {
    const expected = slowSearch(documents, WEIGHTS, query)!.map((source) => places.get(source)!);
    const asked = index.read(query)!;
    const everything = { from: 0, to: documents.length, allowed: null };
    for (const count of [1, 10, 40, documents.length]) {
      expect(Array.from(index.best(asked, count, everything))).toEqual(expected.slice(0, count));
    }
    const matches = emptySet(documents.length);
    expect(index.collect(asked, matches)).toBe(expected.length);
    expect(matches).toEqual(setOf(Uint32Array.from(expected), documents.length));
  });

  it.each(QUERIES)("within a scope are those of a plain scan for %j", (query) => {
    const expected = slowSearch(documents, WEIGHTS, query)!.map((source) => places.get(source)!);
    const asked = index.read(query)!;
    const allowed = emptySet(documents.length);
    for (let word = 0; word < allowed.length; word++) allowed[word] = 0x5a5a0ff0;
    const scope = { from: 130, to: 2_345, allowed };
    const isIn = (document: number) =>
      document >= 130 && document < 2_345 && (0x5a5a0ff0 >>> (document & 31)) % 2 === 1;
    const inScope = expected.filter(isIn);
    for (const count of [1, 10, documents.length]) {
      expect(Array.from(index.best(asked, count, scope))).toEqual(inScope.slice(0, count));
    }
    const named = index.bestNamed(asked, documents.length, scope);
    const others = index.bestOthers(asked, documents.length, scope);
    expect(new Set([...named, ...others])).toEqual(new Set(inScope));
    expect(named.length + others.length).toBe(inScope.length);
    expect(index.bestNamed(asked, 5, scope)).toEqual(named.slice(0, 5));
    expect(index.bestOthers(asked, 5, scope)).toEqual(others.slice(0, 5));
  });
});

it("does not remember more words than memory allows, and mixes none up", () => {
  const documents = documentsOf(2_000);
  const { index } = openDocuments(documents, WEIGHTS);
  const everything = { from: 0, to: documents.length, allowed: null };
  const best = (query: string) => index.best(index.read(query)!, 10, everything);
  const expected = QUERIES.map(best);
  const worths = new WordWorths(index.columns);
  const rows: number[] = [];
  for (let word = 0; word < 3_000; word++) {
    best(`d${word}`);
    worths.take(index.read(`art d${word}`)!.literal.words, rows);
    expect(new Set(rows).size).toBe(2);
  }
  expect(worths.bytes).toBeLessThanOrEqual(8 * 2 ** 20);
  expect(QUERIES.map(best)).toEqual(expected);
});
