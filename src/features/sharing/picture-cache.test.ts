import { expect, it } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

const bytes = (count: number) => new Uint8Array(count);

it("forgets the least recently used beyond its bytes", () => {
  const cache = createPictureCache(100);
  cache.set("a", bytes(40));
  cache.set("b", bytes(40));
  cache.get("a");
  cache.set("c", bytes(40));
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toHaveLength(40);
  expect(cache.get("c")).toHaveLength(40);
});

it("counts a picture that is set again once", () => {
  const cache = createPictureCache(100);
  for (let round = 0; round < 5; round += 1) cache.set("a", bytes(40));
  cache.set("b", bytes(60));
  expect(cache.get("a")).toHaveLength(40);
  expect(cache.get("b")).toHaveLength(60);
});

it("keeps nothing that is larger than itself", () => {
  const cache = createPictureCache(100);
  cache.set("large", bytes(101));
  expect(cache.get("large")).toBeUndefined();
  cache.set("a", bytes(100));
  expect(cache.get("a")).toHaveLength(100);
});
