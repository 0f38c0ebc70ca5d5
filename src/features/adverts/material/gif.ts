import { type ByteReader, byteReader, joinBytes } from "./bytes.ts";
import type { Animation, PictureFacts } from "./picture.ts";

/** Delays below this, in hundredths of a second, are played by browsers as `SLOW_DELAY`. */
const QUICKEST_DELAY = 2;
const SLOW_DELAY = 10;

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** The relevant parts of the file (GIF89a specification). */
interface Walk {
  delays: number[];
  /** Number of repetitions after the first run; null when it plays once. */
  repeats: number | null;
  /** Offsets of the first and the second frame. */
  starts: number[];
}

/** Reads a GIF; null where the file is not one, or is truncated. */
export function readGif(bytes: Uint8Array): PictureFacts | null {
  const reader = byteReader(bytes);
  if (!/^GIF8[79]a$/.test(reader.letters(0, 6))) return null;
  const [width, height, flags] = [reader.small16(6), reader.small16(8), reader.byte(10)];
  if (!width || !height || flags === undefined) return null;
  const head = 13 + tableSize(flags);
  const walk = walkBlocks(reader, head);
  if (!walk || walk.starts.length === 0) return null;
  return { format: "gif", width, height, animation: gifAnimation(bytes, head, walk) };
}

function gifAnimation(bytes: Uint8Array, head: number, walk: Walk): Animation | null {
  const [first = head, second] = walk.starts;
  if (second === undefined) return null;
  const once = walk.delays.reduce((sum, delay) => sum + delay, 0) / 100;
  const seconds = walk.repeats === 0 ? Number.POSITIVE_INFINITY : once * (1 + (walk.repeats ?? 0));
  const still = joinBytes([
    bytes.subarray(0, head),
    bytes.subarray(first, second),
    Uint8Array.of(TRAILER),
  ]);
  return { seconds, still };
}

function walkBlocks(reader: ByteReader, head: number): Walk | null {
  const walk: Walk = { delays: [], repeats: null, starts: [] };
  let at = head;
  // A frame begins with its graphic control extension, if it has one.
  let control: { at: number; delay: number } | null = null;
  for (;;) {
    const kind = reader.byte(at);
    if (kind === TRAILER) return walk;
    if (kind === IMAGE) {
      walk.starts.push(control?.at ?? at);
      walk.delays.push(played(control?.delay ?? 0));
      control = null;
      const flags = reader.byte(at + 9);
      if (flags === undefined) return null;
      at = skipData(reader, at + 11 + tableSize(flags));
    } else if (kind === EXTENSION) {
      if (reader.byte(at + 1) === GRAPHIC_CONTROL) {
        control = { at, delay: reader.small16(at + 4) ?? 0 };
      }
      if (isLoop(reader, at)) walk.repeats = reader.small16(at + 16) ?? 0;
      at = skipData(reader, at + 2);
    } else return null;
  }
}

const played = (delay: number): number => (delay < QUICKEST_DELAY ? SLOW_DELAY : delay);

/** Bytes of a colour table, from its flags. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The loop extension of Netscape, which all browsers support. */
function isLoop(reader: ByteReader, at: number): boolean {
  return reader.byte(at + 1) === APPLICATION && reader.letters(at + 3, 11) === "NETSCAPE2.0";
}

/** Offset after a sequence of sub-blocks; beyond the end where the file is truncated. */
function skipData(reader: ByteReader, from: number): number {
  let at = from;
  for (;;) {
    const size = reader.byte(at);
    if (size === undefined) return reader.length;
    at += size + 1;
    if (size === 0) return at;
  }
}
