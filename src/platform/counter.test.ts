import { expect, it } from "vitest";
import { createCounter } from "./counter.ts";

interface Count {
  id: number;
  day: string;
  seen: number;
  clicked: number;
}

const count = (id: number, day: string, seen: number, clicked = 0): Count => {
  return { id, day, seen, clicked };
};

const parts = {
  keyOf: ({ id, day }: Count) => `${id} ${day}`,
  sum: (one: Count, other: Count) =>
    count(one.id, one.day, one.seen + other.seen, one.clicked + other.clicked),
};

it("adds up what is equal but for its sums, and begins anew when it is written", async () => {
  const written: Count[][] = [];
  const counter = createCounter<Count>({
    ...parts,
    write: async (rows) => {
      written.push(rows);
    },
  });
  counter.add(count(1, "2026-03-01", 1));
  counter.add(count(1, "2026-03-01", 1));
  counter.add(count(1, "2026-03-01", 0, 1));
  counter.add(count(1, "2026-03-02", 1));
  counter.add(count(2, "2026-03-01", 0, 1));
  await counter.flush();
  await counter.flush();
  expect(written).toEqual([
    [count(1, "2026-03-01", 2, 1), count(1, "2026-03-02", 1), count(2, "2026-03-01", 0, 1)],
  ]);
});

it("loses nothing that could not be written", async () => {
  const written: Count[][] = [];
  let fails = true;
  const counter = createCounter<Count>({
    ...parts,
    write: async (rows) => {
      if (fails) throw new Error("away");
      written.push(rows);
    },
  });
  counter.add(count(1, "2026-03-01", 1));
  await expect(counter.flush()).rejects.toThrow("away");
  fails = false;
  counter.add(count(1, "2026-03-01", 1));
  await counter.flush();
  expect(written).toEqual([[count(1, "2026-03-01", 2)]]);
});
