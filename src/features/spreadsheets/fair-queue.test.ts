import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** A queue whose work ends when it is told to; `begun` says what has begun. */
function queueOf(maxAtOnce: number, maxOfOne = 10) {
  const queue = createFairQueue(maxAtOnce, maxOfOne);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(name.charAt(0), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { add, begun, end };
}

it("begins the work of others while one person's work is under way", async () => {
  const { add, begun, end } = queueOf(2);
  for (const name of ["a1", "a2", "a3", "b1", "c1"]) void add(name);
  await setImmediate();
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun.at(-1)).toBe("c1");
});

it("lets nobody who waits be passed twice by one person, however much that one sends", async () => {
  const { add, begun, end } = queueOf(1);
  for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void add(name);
  await setImmediate();
  for (let at = 0; at < 5; at += 1) await end(begun[at]!);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

it("goes on after work that fails, and refuses more than a few pieces of one", async () => {
  const queue = createFairQueue(1, 2);
  const failed = queue.run("a", () => Promise.reject(new Error("broken")));
  const next = queue.run("a", async () => "done");
  await expect(queue.run("a", async () => "more")).rejects.toMatchObject({ status: 429 });
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await queue.run("a", async () => "more")).toBe("more");
});
