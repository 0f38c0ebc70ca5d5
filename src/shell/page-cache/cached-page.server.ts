import { hash } from "node:crypto";
import { BROTLI, brotliAtBest, type Encoding } from "./encodings.server.ts";

/** A rendered page before compression. */
export interface MadePage {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

/** A page in one encoding, ready to be written. */
export interface Packed {
  /** Names and values alternating, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * A page with the bodies that were asked for, the plain one under null. That one is held until
 * another is: a page is packed once somebody takes it packed, and only in that encoding.
 */
export interface CachedPage {
  readonly status: number;
  /** Weak, because the same page is sent in several encodings. */
  readonly tag: string;
  /** Headers that all encodings share. */
  readonly headers: readonly string[];
  readonly bodies: Map<Encoding | null, Packed>;
  /** Bodies that are being packed, so that nobody begins a second time. */
  readonly underWay: Map<Encoding | null, Promise<Packed>>;
}

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

/** What of a request decides on what is sent. */
export const VARY = ["Vary", "Accept-Encoding, Available-Dictionary"];

/** Any cache may store a page but must revalidate it, which costs a few bytes (304). */
export const FRESHNESS = "public, max-age=0, must-revalidate";

export function cachedPage({ status, headers: made, body }: MadePage): CachedPage {
  const digest = hash("sha256", body, "base64url").slice(0, 22);
  const tag = `W/"${digest}"`;
  const headers = sentHeaders(made, status, tag);
  const bodies = new Map([[null, packed(headers, body)]]);
  return { status, tag, headers, bodies, underWay: new Map() };
}

/** Approximate bytes of a page in memory; they change when it is packed. */
export function weightOf({ headers, bodies }: CachedPage): number {
  let size = headers.join("").length;
  for (const { body } of bodies.values()) size += body.length;
  return size;
}

/** The page in an encoding; a promise where it has to be packed, or unpacked, first. */
export function inEncoding(page: CachedPage, encoding: Encoding | null): Packed | Promise<Packed> {
  const known = page.bodies.get(encoding) ?? page.underWay.get(encoding);
  if (known) return known;
  const packing = packInto(page, encoding).finally(() => page.underWay.delete(encoding));
  page.underWay.set(encoding, packing);
  return packing;
}

async function packInto(page: CachedPage, encoding: Encoding | null): Promise<Packed> {
  const plain = await plainBody(page);
  // Rare, and soon unpacked.
  if (encoding === null) return packed(page.headers, plain);
  return holdPacked(page, encoding, await encoding.pack(plain));
}

async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  const plain = bodies.get(null);
  if (plain) return plain.body;
  const [[encoding, held]] = [...bodies] as [[Encoding, Packed]];
  return encoding.unpack(held.body);
}

/** Compresses a popular page again at brotli's best quality. */
export async function packAtBestQuality(page: CachedPage): Promise<void> {
  holdPacked(page, BROTLI, await brotliAtBest(await plainBody(page)));
}

function holdPacked(page: CachedPage, encoding: Encoding, body: Buffer): Packed {
  const ready = packed(page.headers, exact(body), encoding.name);
  page.bodies.set(encoding, ready);
  page.bodies.delete(null);
  return ready;
}

function packed(common: readonly string[], body: Buffer, encoding?: string): Packed {
  const length = ["Content-Length", String(body.length)];
  const headers = encoding ? ["Content-Encoding", encoding, ...length] : length;
  return { headers: [...common, ...headers], body };
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
    ...VARY,
    ...("cache-control" in headers ? [] : freshness),
  ];
}
