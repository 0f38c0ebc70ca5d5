import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** A way to send a page in fewer bytes, by its name in `Content-Encoding`. */
export interface Encoding {
  readonly name: string;
  pack(page: Buffer): Promise<Buffer>;
  unpack(packed: Buffer): Promise<Buffer>;
}

/** An encoding for who holds a dictionary. */
export interface DictionaryEncoding extends Encoding {
  /** What `Available-Dictionary` says of a browser that has it. */
  readonly available: string;
}

/**
 * A window of 2^18 bytes holds a page; brotli's default window would take 4 MiB of memory per page.
 */
const BROTLI_WINDOW_BITS = 18;

const squeeze = promisify(brotliCompress);

/** Brotli at quality 5 takes about a millisecond a page. */
export const BROTLI: Encoding = {
  name: "br",
  pack: (page) => brotliAt(page, 5),
  unpack: promisify<Buffer, Buffer>(brotliDecompress),
};

const GZIP: Encoding = {
  name: "gzip",
  pack: promisify<Buffer, Buffer>(gzip),
  unpack: promisify<Buffer, Buffer>(gunzip),
};

/** Brotli's best quality: about 100 ms a page on a thread of the pool. */
export function brotliAtBest(page: Buffer): Promise<Buffer> {
  return brotliAt(page, constants.BROTLI_MAX_QUALITY);
}

function brotliAt(page: Buffer, quality: number): Promise<Buffer> {
  return squeeze(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    },
  });
}

/** What of a request decides on its encoding. */
export interface EncodingHeaders {
  "accept-encoding"?: string | undefined;
  "available-dictionary"?: string | string[] | undefined;
}

/**
 * True for who may be told of a dictionary. Browsers say that they unpack with one only once they hold
 * it; those that can all take zstandard.
 */
export function mayTakeDictionary(headers: EncodingHeaders): boolean {
  return allowed(headers, ["zstd"]).length > 0;
}

/**
 * The best-compressing encoding that a request allows (RFC 9110, section 12.5.3; RFC 9842, section
 * 6.1); null where that is none.
 */
export function acceptedEncoding(
  headers: EncodingHeaders,
  dictionary: DictionaryEncoding | null,
): Encoding | null {
  const isHeld = dictionary !== null && headers["available-dictionary"] === dictionary.available;
  const best = [...(isHeld ? [dictionary] : []), BROTLI, GZIP];
  const names = allowed(
    headers,
    best.map(({ name }) => name),
  );
  return best.find(({ name }) => names.includes(name)) ?? null;
}

function allowed(headers: EncodingHeaders, names: string[]): string[] {
  const header = headers["accept-encoding"];
  return header ? new Negotiator({ headers: { "accept-encoding": header } }).encodings(names) : [];
}
