import { isUtf8 } from "node:buffer";

const LINE_FEED = 10;

/** The first line of bytes that is not UTF-8, counted from 1; null where all are. */
export function lineNotInUtf8(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) return null;
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
