import { type ByteReader, byteReader, joinBytes } from "./bytes.ts";
import type { Animation, PictureFacts } from "./picture.ts";

const SIGNATURE = "\u0089PNG\r\n\u001a\n";
/** Chunks of an animated PNG (PNG specification, third edition). */
const MOVING_PARTS = ["acTL", "fcTL", "fdAT"];

interface PngChunk {
  kind: string;
  /** Offset of its content. */
  at: number;
  /** Offset of the next chunk. */
  end: number;
}

/** Reads a PNG, animated or not; null where the file is not one, or is truncated. */
export function readPng(bytes: Uint8Array): PictureFacts | null {
  const reader = byteReader(bytes);
  if (reader.letters(0, 8) !== SIGNATURE) return null;
  const chunks = chunksOf(reader);
  const [head] = chunks;
  if (head?.kind !== "IHDR" || chunks.at(-1)?.kind !== "IEND") return null;
  const [width, height] = [reader.big32(head.at), reader.big32(head.at + 4)];
  if (!width || !height) return null;
  return { format: "png", width, height, animation: pngAnimation(bytes, reader, chunks) };
}

function chunksOf(reader: ByteReader): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = 8; ; ) {
    const length = reader.big32(at);
    if (length === undefined || at + 12 + length > reader.length) return chunks;
    const kind = reader.letters(at + 4, 4);
    chunks.push({ kind, at: at + 8, end: at + 12 + length });
    if (kind === "IEND") return chunks;
    at += 12 + length;
  }
}

function pngAnimation(
  bytes: Uint8Array,
  reader: ByteReader,
  chunks: readonly PngChunk[],
): Animation | null {
  const control = chunks.find(({ kind }) => kind === "acTL");
  const frames = chunks.filter(({ kind }) => kind === "fcTL");
  if (!control || frames.length < 2) return null;
  const once = frames.reduce((sum, { at }) => sum + frameSeconds(reader, at), 0);
  const plays = reader.big32(control.at + 4) ?? 0;
  const kept = chunks.filter(({ kind }) => !MOVING_PARTS.includes(kind));
  return {
    seconds: plays === 0 ? Number.POSITIVE_INFINITY : once * plays,
    still: joinBytes([
      bytes.subarray(0, 8),
      ...kept.map(({ at, end }) => bytes.subarray(at - 8, end)),
    ]),
  };
}

/** The delay is a fraction; a divisor of 0 means hundredths. */
function frameSeconds(reader: ByteReader, at: number): number {
  const [parts = 0, divisor = 0] = [reader.big16(at + 20), reader.big16(at + 22)];
  return parts / (divisor || 100);
}
