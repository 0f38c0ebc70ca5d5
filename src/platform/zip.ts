import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";

/** The bytes of an archive's entry. @throws where they are not those that were packed. */
export async function* entryBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    sum = crc32(piece as Buffer, sum);
    yield piece as Buffer;
  }
  if (sum !== entry.crc32) throw new Error(`${entry.fileName} is not what was packed`);
}
