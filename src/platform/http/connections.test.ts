import fc from "fast-check";
import { expect, it } from "vitest";
import { surplus } from "./connections.ts";

const of = (network: string, since: number, held = 1) => ({ network, since, held });
const held = (one: { held: number }) => one.held;

it("takes the oldest of the network that holds most", () => {
  const crowd = [of("a", 1), of("b", 9), of("b", 5), of("c", 2), of("b", 7)];
  expect(surplus(crowd, held, 4)).toEqual([of("b", 5)]);
  expect(surplus(crowd, held, 3)).toEqual([of("b", 5), of("b", 7)]);
  expect(surplus(crowd, held, 2)).toEqual([of("b", 5), of("b", 7), of("a", 1)]);
  expect(surplus(crowd, held, 5)).toEqual([]);
});

it("counts what each holds, and takes nobody who holds nothing", () => {
  const crowd = [of("a", 1, 10), of("b", 2, 0), of("b", 3, 40), of("b", 4, 30)];
  expect(surplus(crowd, held, 75)).toEqual([of("b", 3, 40)]);
});

it("leaves no more than the limit, and touches nobody who holds less than an even share", () => {
  const crowds = fc.array(
    fc.record({
      network: fc.constantFrom("a", "b", "c", "d"),
      since: fc.nat(100),
      held: fc.nat(20),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(crowds, fc.integer({ min: 0, max: 400 }), (crowd, limit) => {
      const gone = new Set(surplus(crowd, held, limit));
      const left = crowd.filter((one) => !gone.has(one));
      const sum = (all: typeof crowd) => all.reduce((total, one) => total + one.held, 0);
      expect(sum(left)).toBeLessThanOrEqual(limit);
      const networks = new Set(crowd.map(({ network }) => network));
      for (const network of networks) {
        const its = crowd.filter((one) => one.network === network);
        if (sum(its) <= limit / networks.size) expect(its.some((one) => gone.has(one))).toBe(false);
      }
    }),
  );
});
