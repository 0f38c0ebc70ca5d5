import { wordsFor } from "../sets/bitset.ts";
import type { Narrow } from "../sets/number-list.ts";
import { SHELF_SETS } from "../text/matching.ts";
import type { PackedColumns } from "./columns.ts";
import { CompiledKernel, roomFor } from "./compiled-kernel.ts";
import { type ChoicesOfCodes, type Kernel, plainKernel, SPILL } from "./kernel.ts";

/** A column where the loops reach it. */
export interface OpenColumn extends ChoicesOfCodes {
  codes: Narrow;
}

/** Columns that a kernel's loops can reach. */
export interface OpenColumns extends Omit<PackedColumns, "columns"> {
  kernel: Kernel;
  columns: OpenColumn[];
}

/** With fewer documents the compiled loops gain less than a microsecond a query. */
const COMPILED_FROM = 2_048;

/** Sets that queries work with besides one a facet: those of a search, its counts and its text. */
const WORKING_SETS = 10 + SHELF_SETS;

/**
 * Lays the columns where the loops for so many documents reach them: the compiled ones for many, the
 * plain ones for few and wherever the compiled ones do not run.
 */
export function openColumns(packed: PackedColumns, compiledFrom = COMPILED_FROM): OpenColumns {
  const kernel = packed.lists.size < compiledFrom ? plainKernel : compiledOrPlain(packed);
  const columns = packed.columns.map(({ codes, starts, choices }) => ({
    codes: kernel.keep(codes),
    starts: kernel.keep(starts) as Uint32Array,
    choices: kernel.keep(Uint32Array.from(choices)) as Uint32Array,
  }));
  const { ranges } = packed.lists;
  const sets = kernel.keep(ranges.sets) as Uint32Array;
  const lists = { ...packed.lists, ranges: { ...ranges, sets } };
  return { ...packed, kernel, columns, lists };
}

function compiledOrPlain(packed: PackedColumns): Kernel {
  try {
    return new CompiledKernel(roomOf(packed));
  } catch {
    return plainKernel;
  }
}

function roomOf({ columns, columnOf, lists, bases }: PackedColumns): number {
  const words = [
    ...columns.flatMap(({ codes, starts, choices }) => [
      codes.length,
      starts.length,
      choices.length,
      // Its tally.
      starts.length,
    ]),
    bases.at(-1)!,
    lists.ranges.sets.length,
    wordsFor(lists.size) * (columnOf.length + WORKING_SETS),
    // The documents to count.
    lists.size + SPILL,
  ];
  return words.reduce((room, count) => room + roomFor(count, 4), 0);
}
