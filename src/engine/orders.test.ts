import { describe, expect, it } from "vitest";
import { seededRandom } from "../catalogue/shuffle.ts";
import { fairOrder, Order } from "./orders.ts";
import { setOf } from "./sets/bitset.ts";

const SIZE = 3_000;

describe("an order by ranks", () => {
  const random = seededRandom(3);
  const ids = Uint32Array.from({ length: SIZE }, (_, document) => 7 * document + 1);
  const ranks = Uint16Array.from({ length: SIZE }, () => Math.floor(random() * 300));
  const fair = fairOrder(ids);
  const expected = Array.from(fair).sort((a, b) => ranks[a]! - ranks[b]!);
  const sorted = Order.ranked(ids, fair, ranks);

  // A few are sorted, of many the order is walked.
  it.each([1, 5, 40, 900, SIZE])("puts the lowest first, equal ones as they were: %i", (count) => {
    const some = new Set(Array.from({ length: count }, () => Math.floor(random() * SIZE)));
    const [set, total] = [setOf(Uint32Array.from(some), SIZE), some.size];
    const all = expected.filter((document) => some.has(document));
    const page = (first: number, last: number) =>
      sorted.page(set, total, first, Math.min(last, total));
    expect(page(0, 10)).toEqual(all.slice(0, 10));
    expect(page(10, 20)).toEqual(all.slice(10, 20));
    expect(page(0, total)).toEqual(all);
  });
});
