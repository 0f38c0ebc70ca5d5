import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Narrow } from "../sets/number-list.ts";
import { CompiledKernel } from "./compiled-kernel.ts";
import { type Kernel, plainKernel, SPILL } from "./kernel.ts";

/** Fifteen words of numbers, and an empty one that makes their number even. */
const SIZE = 480;

/** Mostly sets with empty, full and mixed words. */
const arbitrarySet = fc
  .array(fc.constantFrom(0, 0, 1, 2 ** 31, 2 ** 32 - 1, 0x55555555, 0x80010001), {
    minLength: SIZE / 32,
    maxLength: SIZE / 32,
  })
  .map((words) => Uint32Array.from([...words, 0]));

const CODES: Narrow[] = [
  Uint8Array.from({ length: SIZE }, (_, at) => (at * 7) % 13),
  Uint16Array.from({ length: SIZE }, (_, at) => (at * 31) % 300),
  Uint32Array.from({ length: SIZE }, (_, at) => (at * 17) % 400),
];

function laid(kernel: Kernel, numbers: Uint32Array): Uint32Array {
  const words = kernel.words(numbers.length);
  words.set(numbers);
  return words;
}

/** What a kernel makes of two sets, as plain lists. */
function results(kernel: Kernel, sets: readonly [Uint32Array, Uint32Array]) {
  const [one, other] = [laid(kernel, sets[0]), laid(kernel, sets[1])];
  const [both, left] = [kernel.words(one.length), kernel.words(one.length)];
  kernel.intersect(both, one, other);
  kernel.subtract(left, one, other);
  const room = kernel.words(SIZE + SPILL);
  const members = room.subarray(0, kernel.members(one, room));
  const counts = members.length === 0 ? [] : CODES.map((of) => countsOf(kernel, of, members));
  const lists = [both, left, members, ...counts.flat()];
  return { common: kernel.common(one, other), lists: lists.map((list) => Array.from(list)) };
}

/** Three choices a code, of which those from 2 up to 9 are counted, once added and once taken off. */
function countsOf(kernel: Kernel, codes: Narrow, members: Uint32Array): Uint32Array[] {
  const codeCount = Math.max(...codes) + 1;
  const starts = laid(
    kernel,
    Uint32Array.from({ length: codeCount + 1 }, (_, code) => code * 3),
  );
  const choices = laid(
    kernel,
    Uint32Array.from({ length: codeCount * 3 }, (_, at) => at % 11),
  );
  const [tally, counts] = [kernel.words(codeCount), kernel.words(11)];
  const kept = kernel.keep(codes);
  kernel.tally(members, kept, tally);
  const tallied = tally.slice();
  kernel.spread(tally, { starts, choices }, counts, { from: 2, to: 9, sign: 1 });
  const added = counts.slice();
  kernel.tally(members, kept, tally);
  kernel.spread(tally, { starts, choices }, counts, { from: 0, to: 9, sign: -1 });
  return [tallied, added, counts, tally];
}

describe("the compiled loops", () => {
  it("give what the plain ones give", () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, (one, other) => {
        const compiled = new CompiledKernel(2 ** 17);
        expect(results(compiled, [one, other])).toEqual(results(plainKernel, [one, other]));
      }),
      { numRuns: 60 },
    );
  });

  it("refuse a set that is not in their memory", () => {
    const kernel = new CompiledKernel(2 ** 10);
    expect(() => kernel.common(kernel.words(2), new Uint32Array(2))).toThrow(TypeError);
    expect(() => kernel.words(2 ** 20)).toThrow(RangeError);
  });
});

describe("the plain loops", () => {
  it("are what sets are", () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, (one, other) => {
        const [first, second] = [numbersOf(one), numbersOf(other)];
        const { common, lists } = results(plainKernel, [one, other]);
        const both = first.filter((number) => second.includes(number));
        expect(common).toBe(both.length);
        expect(numbersOf(Uint32Array.from(lists[0]!))).toEqual(both);
        expect(numbersOf(Uint32Array.from(lists[1]!))).toEqual(
          first.filter((number) => !second.includes(number)),
        );
        expect(lists[2]).toEqual(first);
        if (first.length === 0) return;
        const codes = first.map((number) => CODES[0]![number]!);
        expect(lists[3]).toEqual(
          Array.from({ length: 13 }, (_, code) => codes.filter((own) => own === code).length),
        );
      }),
      { numRuns: 40 },
    );
  });
});

function numbersOf(set: Uint32Array): number[] {
  return Array.from({ length: set.length * 32 }, (_, number) => number).filter(
    (number) => (set[number >>> 5]! >>> (number & 31)) & 1,
  );
}
