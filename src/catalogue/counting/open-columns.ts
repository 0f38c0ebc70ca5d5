import { wordsFor } from "../bitset.ts";
import type { PackedColumn, PackedColumns } from "../columns.ts";
import { CompiledKernel, roomFor } from "./compiled-kernel.ts";
import { type Kernel, plainKernel } from "./kernel.ts";

/** Columns that a kernel's loops can reach. */
export interface OpenColumns {
  kernel: Kernel;
  columns: PackedColumns;
}

/** With fewer documents the plain loops are as quick. */
const COMPILED_FROM = 4_096;

/** Sets and tables of a set's length that queries work with: one a facet, and those of a search. */
const WORKING_SETS = 16;

/**
 * Lays the columns where the loops for so many documents reach them: the compiled ones for many, the
 * plain ones for few and wherever the compiled ones do not run.
 */
export function openColumns(packed: PackedColumns, compiledFrom = COMPILED_FROM): OpenColumns {
  const kernel = packed.lists.size < compiledFrom ? plainKernel : compiledOrPlain(packed);
  const columns = packed.columns.map((column) => ({ ...column, codes: kernel.keep(column.codes) }));
  const lists = { ...packed.lists, sets: kernel.keep(packed.lists.sets) as Uint32Array };
  return { kernel, columns: { ...packed, columns, lists } };
}

function compiledOrPlain(packed: PackedColumns): Kernel {
  try {
    return new CompiledKernel(roomOf(packed));
  } catch {
    return plainKernel;
  }
}

function roomOf({ columns, lists }: PackedColumns): number {
  const working = roomFor(wordsFor(lists.size), 4) * WORKING_SETS;
  const longest = Math.max(...columns.map(codeCount));
  const ofColumns = columns.map(
    (column) => roomFor(column.codes.length, 4) + roomFor(codeCount(column), 4),
  );
  const sum = ofColumns.reduce((one, other) => one + other, 0);
  return sum + roomFor(longest, 4) + roomFor(lists.sets.length, 4) + working;
}

function codeCount({ starts }: PackedColumn): number {
  return starts.length - 1;
}
