import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createAdmission, OverloadedError } from "./admission.ts";

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { work, begun, end: () => ends.shift()?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const turns = async (count: number) => {
  for (let time = 0; time < count; time++) await turn();
};

it("begins work at once where nothing is under way", async () => {
  const admission = createAdmission({ maxUnderWay: 2, maxWait: 1_000 });
  const { work, begun, end } = heldWork();
  const result = admission.run(work(1));
  expect(begun).toEqual([1]);
  end();
  expect(await result).toBe(1);
});

it("begins one piece in each turn of the event loop, in order", async () => {
  const admission = createAdmission({ maxUnderWay: 10, maxWait: 1_000 });
  const { work, begun } = heldWork();
  for (const number of [1, 2, 3]) admission.run(work(number));
  expect(begun).toEqual([1]);
  await turns(1);
  expect(begun.length).toBeLessThan(3);
  await turns(20);
  expect(begun).toEqual([1, 2, 3]);
});

it("lets those in who come before it begins the next piece, for a while", async () => {
  const admission = createAdmission({ maxUnderWay: 10, maxWait: 10_000 });
  const { work, begun } = heldWork();
  admission.run(work(1));
  admission.run(work(2));
  for (let time = 0; time < 50; time++) {
    admission.noteArrival();
    await turn();
  }
  expect(begun).toEqual([1]);
  await turns(5);
  expect(begun).toEqual([1, 2]);
  admission.run(work(3));
  for (let time = 0; time < 200; time++) {
    admission.noteArrival();
    await turn();
  }
  expect(begun, "those who come without end").toEqual([1, 2, 3]);
});

it("holds work to a number of pieces at once", async () => {
  const admission = createAdmission({ maxUnderWay: 2, maxWait: 1_000 });
  const { work, begun, end } = heldWork();
  for (const number of [1, 2, 3]) admission.run(work(number));
  await turns(20);
  expect(begun).toEqual([1, 2]);
  expect(admission.counts().waiting).toBe(1);
  end();
  await turns(20);
  expect(begun).toEqual([1, 2, 3]);
});

it("refuses what has waited for too long, though nothing ends", async () => {
  const admission = createAdmission({ maxUnderWay: 1, maxWait: 30 });
  const { work, begun } = heldWork();
  admission.run(work(1));
  await expect(admission.run(work(2))).rejects.toThrow(OverloadedError);
  expect(begun).toEqual([1]);
  expect(admission.counts()).toEqual({ waiting: 0, refused: 1 });
});

it("refuses at once what would wait for too long at the present pace", async () => {
  const admission = createAdmission({ maxUnderWay: 1, maxWait: 500 });
  const slow = () => sleep(100);
  const first = Array.from({ length: 5 }, () => admission.run(slow).catch(() => "late"));
  // The pace is known once some have ended while others waited.
  await Promise.all(first.slice(0, 4));
  const crowd = Array.from({ length: 200 }, () =>
    admission.run(slow).then(
      () => "done",
      () => "refused",
    ),
  );
  await turns(2);
  expect(admission.counts().refused).toBeGreaterThan(100);
  expect(await Promise.all(crowd)).toContain("done");
});

it("refuses everything new under pressure, and lets it in after", async () => {
  let isUnderPressure = true;
  const admission = createAdmission({ maxUnderWay: 5, maxWait: 1_000 }, () => isUnderPressure);
  await expect(admission.run(async () => "done")).rejects.toThrow(OverloadedError);
  isUnderPressure = false;
  expect(await admission.run(async () => "done")).toBe("done");
});

it("goes on after work that fails", async () => {
  const admission = createAdmission({ maxUnderWay: 1, maxWait: 1_000 });
  const failing = admission.run(() => Promise.reject(new Error("broken")));
  const next = admission.run(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

it("lets those who wait take turns, however much one of them has waiting", async () => {
  const admission = createAdmission({ maxUnderWay: 1, maxWait: 10_000 });
  const { work, begun, end } = heldWork();
  for (let number = 0; number < 50; number++) admission.run(work(number), "a crowd");
  admission.run(work(100), "somebody");
  admission.run(work(200), "somebody else");
  admission.run(work(101), "somebody");
  for (let time = 0; time < 6; time++) {
    await turns(3);
    end();
  }
  expect(begun).toEqual([0, 1, 100, 200, 2, 101]);
});

it("refuses who sends too much, and nobody else for it", async () => {
  const admission = createAdmission({ maxUnderWay: 1, maxWait: 500 });
  const slow = () => sleep(50);
  const outcomeOf = (of: string) =>
    admission.run(slow, of).then(
      () => "done",
      () => "refused",
    );
  // The pace is known once some have ended while others waited.
  await Promise.all(Array.from({ length: 8 }, () => outcomeOf("a crowd")));
  const crowd = Array.from({ length: 200 }, () => outcomeOf("a crowd"));
  await turns(2);
  const others = ["one", "another", "a third"].map(outcomeOf);
  expect(await Promise.all(others)).toEqual(["done", "done", "done"]);
  expect(await Promise.all(crowd)).toContain("refused");
});
