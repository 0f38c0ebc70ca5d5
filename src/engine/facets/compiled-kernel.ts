import type { Bitset } from "../sets/bitset.ts";
import type { Narrow } from "../sets/number-list.ts";
import type { ChoiceRange, ChoicesOfCodes, Kernel } from "./kernel.ts";
import { KERNEL_BINARY } from "./kernel-binary.ts";

/** What kernel.wat exports; sets and tables by their addresses. */
interface Loops {
  intersect(into: number, one: number, other: number, bytes: number, flip: 0 | -1): void;
  common(one: number, other: number, bytes: number): number;
  members(set: number, bytes: number, into: number): number;
  tally16(numbers: number, bytes: number, codes: number, tally: number): void;
  tally32(numbers: number, bytes: number, codes: number, tally: number): void;
  spread(
    tally: number,
    bytes: number,
    starts: number,
    choices: number,
    counts: number,
    sign: number,
    from: number,
    to: number,
  ): void;
}

const PAGE_BYTES = 2 ** 16;
/** Sets are read in steps of 8 bytes. */
const STEP = 8;

/** Room that so many numbers of so many bytes take in the kernel's memory. */
export function roomFor(count: number, bytes: number): number {
  return Math.ceil((count * bytes) / STEP) * STEP;
}

/** The loops of kernel.wat over a memory of their own. */
export class CompiledKernel implements Kernel {
  readonly #memory: WebAssembly.Memory;
  readonly #loops: Loops;
  #next = 0;

  /**
   * @param room Bytes of everything that will be asked of `words` and `keep`, each by `roomFor`.
   * @throws RangeError where there is no memory for it, WebAssembly's errors where it does not run.
   */
  constructor(room: number) {
    const compiled = new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BINARY), codeOf));
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(room / PAGE_BYTES) });
    const { exports } = new WebAssembly.Instance(compiled, { kernel: { memory: this.#memory } });
    this.#loops = exports as unknown as Loops;
  }

  words(count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, this.#take(count, 4), count);
  }

  /** Numbers of one byte are kept as numbers of two. */
  keep<Numbers extends Narrow>(numbers: Numbers): Numbers | Uint16Array {
    const Kept = numbers instanceof Uint32Array ? Uint32Array : Uint16Array;
    const place = this.#take(numbers.length, Kept.BYTES_PER_ELEMENT);
    const kept = new Kept(this.#memory.buffer, place, numbers.length);
    kept.set(numbers);
    return kept as Numbers | Uint16Array;
  }

  intersect(into: Bitset, one: Bitset, other: Bitset, flip: 0 | -1 = 0): void {
    const { byteLength } = into;
    this.#loops.intersect(this.#at(into), this.#at(one), this.#at(other), byteLength, flip);
  }

  subtract(into: Bitset, one: Bitset, other: Bitset): void {
    this.intersect(into, one, other, -1);
  }

  common(one: Bitset, other: Bitset): number {
    return this.#loops.common(this.#at(one), this.#at(other), one.byteLength);
  }

  members(set: Bitset, into: Uint32Array): number {
    return this.#loops.members(this.#at(set), set.byteLength, this.#at(into));
  }

  tally(numbers: Uint32Array, codes: Narrow, tally: Uint32Array): void {
    const { tally16, tally32 } = this.#loops;
    const loop = codes instanceof Uint32Array ? tally32 : tally16;
    loop(this.#at(numbers), numbers.byteLength, this.#at(codes), this.#at(tally));
  }

  spread(
    tally: Uint32Array,
    { starts, choices }: ChoicesOfCodes,
    counts: Uint32Array,
    { from, to, sign }: ChoiceRange,
  ): void {
    const [first, second, third] = [this.#at(starts), this.#at(choices), this.#at(counts)];
    this.#loops.spread(this.#at(tally), tally.byteLength, first, second, third, sign, from, to);
  }

  #at(numbers: Narrow): number {
    if (numbers.buffer !== this.#memory.buffer) throw new TypeError("not in the kernel's memory");
    return numbers.byteOffset;
  }

  #take(count: number, bytes: number): number {
    const place = this.#next;
    this.#next += roomFor(count, bytes);
    return place;
  }
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}
