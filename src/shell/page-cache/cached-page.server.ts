import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

/** A rendered page before compression. */
export interface MadePage {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

/** A page in one encoding, ready to be written. */
export interface Packed {
  /** Names and values alternating, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** A page with its compressed bodies. */
export interface CachedPage {
  readonly status: number;
  /** Weak, because the same page is sent in several encodings. */
  readonly tag: string;
  /** Headers that all encodings share. */
  readonly headers: readonly string[];
  brotli: Packed;
  readonly gzip: Packed;
  /** Approximate bytes in memory. */
  readonly size: number;
}

/**
 * A window of 2^18 bytes holds a page; brotli's default window would take 4 MiB of memory per page.
 */
const BROTLI_WINDOW_BITS = 18;

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Headers that depend on the connection or encoding, so they are set for each response. */
const OWN_HEADERS = new Set([
  "connection",
  "keep-alive",
  "date",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "vary",
  "etag",
]);

/** Any cache may store a page but must revalidate it, which costs a few bytes (304). */
export const FRESHNESS = "public, max-age=0, must-revalidate";

/** Compresses a page; brotli at quality 5 takes about a millisecond. */
export async function cachedPage({ status, headers: made, body }: MadePage): Promise<CachedPage> {
  const [brotli, gzipped] = await Promise.all([compressed(body, 5), zip(body)]);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const tag = `W/"${digest}"`;
  const headers = sentHeaders(made, status, tag);
  return {
    status,
    tag,
    headers,
    brotli: packed(headers, brotli, "br"),
    gzip: packed(headers, exact(gzipped), "gzip"),
    size: brotli.length + gzipped.length + 3 * headers.join("").length,
  };
}

/**
 * Compresses a popular page again at brotli's best quality: about 100 ms on a thread of the pool.
 */
export async function packAtBestQuality(page: CachedPage): Promise<void> {
  const tight = await compressed(await unzip(page.gzip.body), constants.BROTLI_MAX_QUALITY);
  page.brotli = packed(page.headers, tight, "br");
}

/** The page in an encoding. "identity" is rare, so it is decompressed on demand. */
export function inEncoding(page: CachedPage, encoding: Encoding): Packed | Promise<Packed> {
  if (encoding === "br") return page.brotli;
  if (encoding === "gzip") return page.gzip;
  return unzip(page.gzip.body).then((body) => packed(page.headers, body));
}

function packed(common: readonly string[], body: Buffer, encoding?: string): Packed {
  const length = ["Content-Length", String(body.length)];
  const headers = encoding ? ["Content-Encoding", encoding, ...length] : length;
  return { headers: [...common, ...headers], body };
}

async function compressed(body: Buffer, quality: number): Promise<Buffer> {
  const bytes = await squeeze(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    },
  });
  return exact(bytes);
}

/** Copies the bytes: a short result is a view that would keep its whole larger buffer in memory. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function sentHeaders(headers: MadePage["headers"], status: number, tag: string): string[] {
  const made = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || OWN_HEADERS.has(name.toLowerCase())) return [];
    return [value].flat().flatMap((one) => [name, String(one)]);
  });
  const isFailure = status >= 500;
  const freshness = ["Cache-Control", isFailure ? "no-store" : FRESHNESS];
  return [
    ...made,
    ...(isFailure ? [] : ["ETag", tag]),
    ...["Vary", "Accept-Encoding"],
    ...("cache-control" in headers ? [] : freshness),
  ];
}
