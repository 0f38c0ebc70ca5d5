import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import { COURSE_SORTS } from "#catalogue/course-sort.ts";
import { paths } from "#web/paths.ts";
import type { MadePage } from "./cached-page.server.ts";
import { brotliAtBest, type DictionaryEncoding } from "./encodings.server.ts";

/**
 * Pages that a browser keeps to unpack others with (RFC 9842): what is like them in another page is
 * sent as a reference.
 */
export interface PageDictionary extends DictionaryEncoding {
  readonly bytes: Buffer;
  /** The same packed by brotli, for the way to the browser. */
  readonly packed: Buffer;
  /** Where browsers get it. */
  readonly address: string;
}

/** The part of addresses that dictionaries have. */
export const DICTIONARIES = "/page-dictionaries/";

/** A frame that unpackers skip, of 32 bytes (RFC 9842, section 5): the dictionary's SHA-256. */
const FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/**
 * Level 6 in as little memory as a page and a dictionary need: by itself it takes several megabytes
 * anew for each page, and the time to get them is longer than that of packing.
 */
const ZSTD_PARAMS = {
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_windowLog]: 19,
  [constants.ZSTD_c_hashLog]: 17,
  [constants.ZSTD_c_chainLog]: 17,
};

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The dictionary of these bytes. */
export async function pageDictionary(bytes: Buffer): Promise<PageDictionary> {
  const digest = hash("sha256", bytes, "buffer");
  const head = Buffer.concat([FRAME, digest]);
  const options = { dictionary: bytes, params: ZSTD_PARAMS };
  return {
    name: "dcz",
    bytes,
    packed: await brotliAtBest(bytes),
    address: `${DICTIONARIES}${digest.toString("base64url")}`,
    available: `:${digest.toString("base64")}:`,
    pack: async (page) => Buffer.concat([head, await compress(page, options)]),
    unpack: async (packed) => decompress(packed.subarray(head.length), { dictionary: bytes }),
  };
}

/** A list in an order that is no chance, so that servers of the same data have the same dictionary. */
const SORTED_LIST = paths.courses({ sort: COURSE_SORTS[0].value });

/** The first course and the first institution that a list leads to. */
const LED_TO = [/href="(\/institutions\/\d[^"?#]*)"/, /href="(\/courses\/\d+\/[^"?#]+)"/];

/**
 * A dictionary of a list and of the first institution and course that it leads to: the shapes of the
 * pages that people open one after the other. What a page is likest stands last, where zstandard
 * refers to it in the fewest bytes.
 */
export async function dictionaryOf(
  make: (address: string) => Promise<Pick<MadePage, "status" | "body">>,
): Promise<PageDictionary> {
  const bodyOf = async (address: string) => {
    const { status, body } = await make(address);
    if (status !== 200) throw new Error(`${address} is no part of a dictionary: ${status}`);
    return body;
  };
  const list = await bodyOf(SORTED_LIST);
  const text = list.toString();
  const addresses = LED_TO.flatMap((link) => link.exec(text)?.[1] ?? []);
  return pageDictionary(Buffer.concat([...(await Promise.all(addresses.map(bodyOf))), list]));
}
