import { describe, expect, it } from "vitest";
import { openDocuments } from "../../../test/plain-index.ts";
import { slowSearch } from "../../../test/slow-search.ts";
import { LANGUAGE } from "../../catalogue/search/language.ts";
import { seededRandom } from "../../catalogue/shuffle.ts";
import { emptySet, setOf } from "../sets/bitset.ts";
import { TextBuilder } from "./text-builder.ts";
import { TextIndex } from "./text-index.ts";

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
  ..."dhivehi s,dhivehi c,dhivehi marine s,reef seafarer t,iii seafarer a".split(","),
  ..."dhivehi,ދިވެހި,nursng,bachelr sea,seafarr,artis law sea,technolgy,xyzzy,port xyzzy".split(","),
];

describe("the best of many documents", () => {
  const documents = documentsOf(2_000);
  const { index, sources } = openDocuments(documents, WEIGHTS);
  const places = new Map(Array.from(sources, (source, document) => [source, document]));
  const numbers = (hits: readonly { document: number }[]) => hits.map(({ document }) => document);

  it.each(QUERIES)("are those of a plain scan for %j", (query) => {
    const expected = slowSearch(documents, WEIGHTS, query)!.map((source) => places.get(source)!);
    const asked = index.read(query)!;
    for (const count of [1, 10, 40, documents.length]) {
      expect(numbers(index.best(asked, 0, count))).toEqual(expected.slice(0, count));
    }
    const matches = emptySet(documents.length);
    expect(index.collect(asked, 0, matches)).toBe(expected.length);
    expect(index.count(asked, 0)).toBe(expected.length);
    expect(matches).toEqual(setOf(Uint32Array.from(expected), documents.length));
  });

  it.each(QUERIES)("among some are those of a plain scan for %j", (query) => {
    const expected = slowSearch(documents, WEIGHTS, query)!.map((source) => places.get(source)!);
    const asked = index.read(query)!;
    const allowed = emptySet(documents.length).fill(0x5a5a0ff0);
    const some = expected.filter((document) => (0x5a5a0ff0 >>> (document & 31)) % 2 === 1);
    const best = (count: number, part: "all" | "named" | "others") =>
      numbers(index.best(asked, 0, count, { allowed, part }));
    for (const count of [1, 10, documents.length]) {
      expect(best(count, "all")).toEqual(some.slice(0, count));
    }
    const [named, others] = [best(documents.length, "named"), best(documents.length, "others")];
    expect(new Set([...named, ...others])).toEqual(new Set(some));
    expect(named.length + others.length).toBe(some.length);
    expect(best(5, "named")).toEqual(named.slice(0, 5));
    expect(best(5, "others")).toEqual(others.slice(0, 5));
  });
});

describe("more documents than are rated", () => {
  const documents = documentsOf(6_000);
  const { index } = openDocuments(documents, WEIGHTS);

  it.each(QUERIES)("are on one page each, whatever its length, for %j", (query) => {
    const asked = index.read(query)!;
    for (const part of ["all", "named", "others"] as const) {
      const best = (count: number) =>
        index.best(asked, 0, count, { allowed: null, part }).map(({ document }) => document);
      const all = best(documents.length);
      expect(new Set(all).size).toBe(all.length);
      if (part === "all") expect(all).toHaveLength(index.count(asked, 0));
      for (const count of [1, 32, 33, 64, 65, 1_024, 1_025, 2_500]) {
        expect(best(count)).toEqual(all.slice(0, count));
      }
    }
  });
});

it("puts a name that holds a word as typed before more than are rated that mean it", () => {
  const others = Array.from({ length: 1_100 }, (_, at) => [`Hospitality Manager ${at}`]);
  const { index, sources } = openDocuments([...others, ["Sea, Sand and Resort Manager"]], [100]);
  const [best] = index.best(index.read("resort manag")!, 0, 8);
  expect(sources[best!.document]).toBe(others.length);
});

describe("two kinds of documents", () => {
  const builder = new TextBuilder(LANGUAGE);
  const shelves = [documentsOf(1_500), documentsOf(1_500).reverse()].map((documents) => {
    const column = builder.texts();
    for (const [name] of documents) column.add(name!);
    const order = Uint32Array.from(documents, (_, at) => at);
    return { numbered: builder.number(column, order), fields: [] };
  });
  const index = new TextIndex(builder.pack(shelves, null), LANGUAGE, null);

  it.each(QUERIES)("are each rated for %j, whatever was asked of the other meanwhile", (query) => {
    const [asked, other] = [index.read(query)!, index.read("port marine s")!];
    const best = () => index.best(asked, 0, 10);
    const alone = best();
    index.best(other, 1, 10);
    expect(best()).toEqual(alone);
    index.best(asked, 1, 10);
    index.best(other, 1, 10);
    expect(best()).toEqual(alone);
  });
});
