import { createHash, randomBytes } from "node:crypto";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { dictionaryOf, pageDictionary } from "./page-dictionary.server.ts";

const SHAPE = "<article class=card><h2>Course</h2><p>Place</p></article>".repeat(20);

it("packs a page behind the dictionary's name, and gets it back", async () => {
  const bytes = Buffer.from(SHAPE);
  const dictionary = await pageDictionary(bytes);
  const digest = createHash("sha256").update(bytes).digest();
  for (const page of [Buffer.alloc(0), Buffer.from(`${SHAPE}!`), randomBytes(100_000)]) {
    const packed = await dictionary.pack(page);
    // RFC 9842, section 5: a frame that unpackers skip, of 32 bytes, which are the digest.
    expect(packed.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
    expect(packed.subarray(8, 40)).toEqual(digest);
    expect(zstdDecompressSync(packed.subarray(40), { dictionary: bytes })).toEqual(page);
    expect(await dictionary.unpack(packed)).toEqual(page);
  }
  expect((await dictionary.pack(Buffer.from(`${SHAPE}!`))).length).toBeLessThan(80);
  expect(dictionary.available).toBe(`:${digest.toString("base64")}:`);
  expect(brotliDecompressSync(dictionary.packed)).toEqual(bytes);
});

it("is made of a list and of the first course and institution that it leads to", async () => {
  const pages = new Map([
    ["/courses/7/sewing", "the course"],
    ["/institutions/3", "the institution"],
  ]);
  const list = `<a href="/courses/2">2</a> <a href="/courses/7/sewing">Sewing</a>
    <a href="/courses/8/nursing">Nursing</a> <a href="/institutions/3">Kula</a>`;
  const dictionary = await dictionaryOf(async (address) => ({
    status: 200,
    body: Buffer.from(pages.get(address) ?? list),
  }));
  expect(dictionary.bytes.toString()).toBe(`the institutionthe course${list}`);
});

it("is made of the list alone where that leads nowhere", async () => {
  const dictionary = await dictionaryOf(async () => ({
    status: 200,
    body: Buffer.from("No courses"),
  }));
  expect(dictionary.bytes.toString()).toBe("No courses");
});

it.each([404, 500, 503])("is made of no page that answers %d", async (status) => {
  const made = dictionaryOf(async () => ({ status, body: Buffer.from("busy") }));
  await expect(made).rejects.toThrow(String(status));
});
