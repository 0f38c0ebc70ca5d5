/** Reads numbers from a file; beyond its end they are undefined, as in a truncated file. */
export interface ByteReader {
  readonly length: number;
  byte(at: number): number | undefined;
  /** Two bytes, little-endian. */
  small16(at: number): number | undefined;
  /** Two bytes, big-endian. */
  big16(at: number): number | undefined;
  /** Four bytes, big-endian. */
  big32(at: number): number | undefined;
  /** Bytes as Latin-1 characters. */
  letters(at: number, length: number): string;
}

/** Reads the bytes of a file that may be truncated anywhere. */
export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, size: number) => at >= 0 && at + size <= bytes.length;
  return {
    length: bytes.length,
    byte: (at) => bytes[at],
    small16: (at) => (within(at, 2) ? view.getUint16(at, true) : undefined),
    big16: (at) => (within(at, 2) ? view.getUint16(at) : undefined),
    big32: (at) => (within(at, 4) ? view.getUint32(at) : undefined),
    letters: (at, length) => String.fromCharCode(...bytes.subarray(at, at + length)),
  };
}

/** Concatenates the parts. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
