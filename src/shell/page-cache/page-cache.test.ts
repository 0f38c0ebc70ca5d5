import { beforeEach, describe, expect, it } from "vitest";
import { createPageCache, MAX_PAGE_AGE_MS, type PageCache, STALE_MS } from "./page-cache.ts";

interface Page {
  text: string;
  bytes: number;
}

let now: number;
let state: string;
let made: string[];
let release: (() => void)[];
let isHeld: boolean;
let isDown: boolean;
let cache: PageCache<Page>;

beforeEach(() => {
  now = 1_000_000;
  state = "1";
  made = [];
  release = [];
  isHeld = false;
  isDown = false;
  cache = createPageCache<Page>({
    make: async (address) => {
      made.push(address);
      const text = `${address} in ${state}`;
      if (isHeld) await new Promise<void>((resolve) => release.push(resolve));
      if (address === "/broken") throw new Error("broken");
      if (isDown) return { text: "unavailable", bytes: 1_000 };
      return { text, bytes: 1_000 };
    },
    isCacheable: ({ text }) => !text.startsWith("/missing") && text !== "unavailable",
    isFailure: ({ text }) => text === "unavailable",
    sizeOf: ({ bytes }) => bytes,
    state: () => state,
    maxBytes: 10_000,
    now: () => now,
  });
});

const text = async (address: string, variant = 0) => (await cache.page(address, variant)).text;

describe("a page", () => {
  it("is made once and then answered at once", async () => {
    expect(await text("/a")).toBe("/a in 1");
    expect(cache.page("/a", 0)).toMatchObject({ text: "/a in 1" });
    expect(made).toEqual(["/a"]);
    expect(cache.counts()).toMatchObject({ hits: 1, misses: 1, stale: 0, pages: 1 });
  });

  it("is made once for everybody who waits for it", async () => {
    isHeld = true;
    const waiting = Array.from({ length: 20 }, () => text("/a"));
    release[0]?.();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["/a in 1"]));
    expect(made).toEqual(["/a"]);
  });

  it("is kept in each of its variants", async () => {
    await text("/a", 0);
    await text("/a", 1);
    expect(made).toEqual(["/a", "/a"]);
    expect(cache.peek("/a", 1)).toBeDefined();
    expect(cache.peek("/a", 2)).toBeUndefined();
  });

  it("is not kept where it may not be", async () => {
    await text("/missing");
    await text("/missing");
    expect(made).toEqual(["/missing", "/missing"]);
  });

  it("stays where it is too old and cannot be made anew", async () => {
    await text("/a");
    now += MAX_PAGE_AGE_MS;
    isDown = true;
    for (let time = 0; time < 3; time++) expect(await text("/a")).toBe("/a in 1");
    expect(made).toHaveLength(4);
    isDown = false;
    await text("/a");
    expect(cache.peek("/a", 0)).toBeDefined();
    expect(await text("/b")).toBe("/b in 1");
  });

  it("that cannot be made is tried again by the next one", async () => {
    await expect(text("/broken")).rejects.toThrow("broken");
    await expect(text("/broken")).rejects.toThrow("broken");
    expect(made).toHaveLength(2);
  });
});

describe("after a change", () => {
  beforeEach(async () => {
    await text("/a");
    state = "2";
  });

  it("the page of before is answered for a moment while the new one is made", async () => {
    expect(cache.page("/a", 0)).toMatchObject({ text: "/a in 1" });
    expect(cache.counts().stale).toBe(1);
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(cache.page("/a", 0)).toMatchObject({ text: "/a in 2" });
    expect(made).toEqual(["/a", "/a"]);
  });

  it("nobody gets the page of before once the moment is over", async () => {
    cache.look();
    now += STALE_MS;
    expect(await text("/a")).toBe("/a in 2");
  });

  it("nobody gets a page of longer before, however short ago the last change was", async () => {
    cache.look();
    now += STALE_MS;
    state = "3";
    expect(await text("/a")).toBe("/a in 3");
    expect(cache.counts().stale).toBe(0);
  });

  it("a page is answered that ended a moment ago, though it was not the last", () => {
    cache.look();
    now += STALE_MS - 1;
    state = "3";
    expect(cache.page("/a", 0)).toMatchObject({ text: "/a in 1" });
  });

  it("it is not known as current any more", () => {
    expect(cache.peek("/a", 0)).toBeUndefined();
  });

  it("what was begun before is not for those who ask after it", async () => {
    isHeld = true;
    const before = text("/b");
    state = "3";
    const after = text("/b");
    for (const go of release) go();
    expect(await after).toBe("/b in 3");
    expect(await before).toBe("/b in 2");
  });
});

it("makes an old page anew while it answers with it", async () => {
  await text("/a");
  now += MAX_PAGE_AGE_MS;
  expect(cache.page("/a", 0)).toMatchObject({ text: "/a in 1" });
  await new Promise(setImmediate);
  expect(made).toHaveLength(2);
  expect(cache.peek("/a", 0)).toBeDefined();
});

it("stays within its bytes, whatever is asked for, and keeps what was asked for last", async () => {
  for (let number = 0; number < 500; number++) await text(`/search?query=${number}`);
  expect(cache.counts().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.counts().pages).toBe(9);
  expect(cache.peek("/search?query=499", 0)).toBeDefined();
  expect(cache.peek("/search?query=0", 0)).toBeUndefined();
});
