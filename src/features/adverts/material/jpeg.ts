import { type ByteReader, byteReader } from "./bytes.ts";
import type { PictureFacts } from "./picture.ts";

const IMAGE_START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Reads a JPEG; null where the file is not one, or is truncated. */
export function readJpeg(bytes: Uint8Array): PictureFacts | null {
  const reader = byteReader(bytes);
  if (reader.byte(0) !== 0xff || reader.byte(1) !== IMAGE_START || !hasEnd(bytes)) return null;
  const frame = findFrame(reader);
  const [height, width] = [frame && reader.big16(frame + 5), frame && reader.big16(frame + 7)];
  return width && height ? { format: "jpg", width, height, animation: null } : null;
}

/** Offset of the segment with the size; null where none comes before the image data. */
function findFrame(reader: ByteReader): number | null {
  let at = 2;
  while (at < reader.length) {
    if (reader.byte(at) !== 0xff) return null;
    const marker = reader.byte(at + 1);
    const length = reader.big16(at + 2);
    // Any number of 0xff bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (marker === undefined || length === undefined || marker === SCAN) return null;
    else if (isFrame(marker)) return at;
    else at += 2 + length;
  }
  return null;
}

/** Start of frame 0 to 15; three numbers among them mean tables (ITU T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Cameras append their own data, so the end marker need not be last in the file. */
function hasEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 0; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === END) return true;
  }
  return false;
}
