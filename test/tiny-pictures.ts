import { crc32, deflateSync } from "node:zlib";

/** Valid picture files of a few bytes, for tests of uploads. */

interface Size {
  width: number;
  height: number;
}

const both = (value: number, order: "big" | "small"): number[] => {
  const bytes = [value >> 8, value & 255];
  return order === "big" ? bytes : bytes.reverse();
};
const four = (value: number): number[] => [
  ...both(value >>> 16, "big"),
  ...both(value & 0xffff, "big"),
];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** A black picture with one bit per pixel. */
export function stillPng(size: Size): Uint8Array {
  return png(size, [chunk("IDAT", blackRows(size))]);
}

/** An animated PNG; each delay is a fraction of a second, `plays` 0 repeats forever. */
export function movingPng(size: Size, delays: [number, number][], plays: number): Uint8Array {
  const pictures = delays.flatMap(([parts, divisor], at) => {
    const place = [...four(size.width), ...four(size.height), ...four(0), ...four(0)];
    const sequence = at === 0 ? 0 : at * 2 - 1;
    const delay = [...both(parts, "big"), ...both(divisor, "big"), 0, 0];
    return [
      chunk("fcTL", [...four(sequence), ...place, ...delay]),
      at === 0
        ? chunk("IDAT", blackRows(size))
        : chunk("fdAT", [...four(sequence + 1), ...blackRows(size)]),
    ];
  });
  return png(size, [chunk("acTL", [...four(delays.length), ...four(plays)]), ...pictures]);
}

function png({ width, height }: Size, chunks: number[][]): Uint8Array {
  const head = chunk("IHDR", [...four(width), ...four(height), 1, 0, 0, 0, 0]);
  return Uint8Array.from([
    0x89,
    ...letters("PNG\r\n"),
    0x1a,
    0x0a,
    ...head,
    ...chunks.flat(),
    ...chunk("IEND", []),
  ]);
}

function chunk(kind: string, content: number[]): number[] {
  const body = [...letters(kind), ...content];
  return [...four(content.length), ...body, ...four(crc32(Uint8Array.from(body)))];
}

function blackRows({ width, height }: Size): number[] {
  return [...deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))];
}

/** A picture of which only one pixel is encoded. */
export function stillGif(size: Size): Uint8Array {
  return gif(size, pixel());
}

/** An animation with delays in hundredths of a second; `repeats` 0 repeats forever. */
export function movingGif(size: Size, delays: number[], repeats?: number): Uint8Array {
  const loop = [0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, ...both(repeats ?? 0, "small"), 0];
  const pictures = delays.flatMap((delay) => [
    0x21,
    0xf9,
    4,
    0,
    ...both(delay, "small"),
    0,
    0,
    ...pixel(),
  ]);
  return gif(size, [...(repeats === undefined ? [] : loop), ...pictures]);
}

function gif({ width, height }: Size, blocks: number[]): Uint8Array {
  const screen = [...both(width, "small"), ...both(height, "small"), 0x80, 0, 0];
  const colours = [5, 45, 56, 255, 255, 255];
  return Uint8Array.from([...letters("GIF89a"), ...screen, ...colours, ...blocks, 0x3b]);
}

/** One pixel at the upper left: clear the table, colour 0, end. */
function pixel(): number[] {
  return [0x2c, ...both(0, "small"), ...both(0, "small"), 1, 0, 1, 0, 0, 2, 2, 0b01000100, 0b1, 0];
}

/** A grey picture: every block of 8 by 8 equals the one before it, which takes two bits. */
export function stillJpeg({ width, height }: Size): Uint8Array {
  const segment = (marker: number, content: number[]) => [
    0xff,
    marker,
    ...both(content.length + 2, "big"),
    ...content,
  ];
  // One code of one bit, for the value 0.
  const codes = (table: number) => [table, 1, ...Array<number>(15).fill(0), 0];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    ...segment(0xc0, [8, ...both(height, "big"), ...both(width, "big"), 1, 1, 0x11, 0]),
    ...segment(0xc4, codes(0x00)),
    ...segment(0xc4, codes(0x10)),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...Array<number>(Math.ceil((blocks * 2) / 8)).fill(0),
    0xff,
    0xd9,
  ]);
}
