import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

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

/**
 * A page with the bodies that were asked for. The plain one is held until another is: a page is
 * packed once somebody takes it packed, and only in that encoding.
 */
export interface CachedPage {
  readonly status: number;
  /** Weak, because the same page is sent in several encodings. */
  readonly tag: string;
  /** Headers that all encodings share. */
  readonly headers: readonly string[];
  readonly bodies: Map<Encoding, Packed>;
  /** Bodies that are being packed, so that nobody begins a second time. */
  readonly underWay: Map<Encoding, Promise<Packed>>;
}

/**
 * A window of 2^18 bytes holds a page; brotli's default window would take 4 MiB of memory per page.
 */
const BROTLI_WINDOW_BITS = 18;

const squeeze = promisify(brotliCompress);
const unsqueeze = promisify(brotliDecompress);
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

export function cachedPage({ status, headers: made, body }: MadePage): CachedPage {
  const digest = hash("sha256", body, "base64url").slice(0, 22);
  const tag = `W/"${digest}"`;
  const headers = sentHeaders(made, status, tag);
  const bodies = new Map([["identity" as const, packed(headers, body)]]);
  return { status, tag, headers, bodies, underWay: new Map() };
}

/** Approximate bytes of a page in memory; they change when it is packed. */
export function weightOf({ headers, bodies }: CachedPage): number {
  let size = headers.join("").length;
  for (const { body } of bodies.values()) size += body.length;
  return size;
}

/**
 * The page in an encoding; a promise where it has to be packed, or unpacked, first. Brotli at
 * quality 5 takes about a millisecond.
 */
export function inEncoding(page: CachedPage, encoding: Encoding): Packed | Promise<Packed> {
  const known = page.bodies.get(encoding) ?? page.underWay.get(encoding);
  if (known) return known;
  const packing = packInto(page, encoding).finally(() => page.underWay.delete(encoding));
  page.underWay.set(encoding, packing);
  return packing;
}

async function packInto(page: CachedPage, encoding: Encoding): Promise<Packed> {
  const plain = await plainBody(page);
  // Rare, and soon unpacked.
  if (encoding === "identity") return packed(page.headers, plain);
  const body = await (encoding === "br" ? compressed(plain, 5) : zip(plain).then(exact));
  const ready = packed(page.headers, body, encoding);
  page.bodies.set(encoding, ready);
  page.bodies.delete("identity");
  return ready;
}

async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  const plain = bodies.get("identity");
  if (plain) return plain.body;
  const brotli = bodies.get("br");
  return brotli ? unsqueeze(brotli.body) : unzip(bodies.get("gzip")?.body ?? Buffer.alloc(0));
}

/**
 * Compresses a popular page again at brotli's best quality: about 100 ms on a thread of the pool.
 */
export async function packAtBestQuality(page: CachedPage): Promise<void> {
  const tight = await compressed(await plainBody(page), constants.BROTLI_MAX_QUALITY);
  page.bodies.set("br", packed(page.headers, tight, "br"));
  page.bodies.delete("identity");
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
    "Vary",
    "Accept-Encoding",
    ...("cache-control" in headers ? [] : freshness),
  ];
}
