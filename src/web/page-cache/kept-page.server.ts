import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

/** A page as it was made, before it is packed. */
export interface MadePage {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

/** A page in one encoding, ready to be written. */
export interface Packed {
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** A page packed for sending. */
export interface KeptPage {
  readonly status: number;
  /** Weak: the same page is sent in several encodings. */
  readonly tag: string;
  /** Those of every encoding. */
  readonly headers: readonly string[];
  brotli: Packed;
  readonly gzip: Packed;
  /** Bytes that it takes in memory, about. */
  readonly size: number;
}

/** Bits of brotli's window: a page fits into 256 KiB, and the usual 4 MiB are taken for each page. */
const WINDOW = 18;

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Says of the connection or of the encoding, which each answer has its own of. */
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

/** A page may be kept by anyone, and is asked for again each time: it costs a few bytes (304). */
export const FRESHNESS = "public, max-age=0, must-revalidate";

/** Packs a page with brotli 5, which takes about a millisecond. */
export async function keptPage({ status, headers: made, body }: MadePage): Promise<KeptPage> {
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

/** Packs a page that is asked for often as tightly as brotli can; takes about 100 ms of a thread. */
export async function packTightly(page: KeptPage): Promise<void> {
  const tight = await compressed(await unzip(page.gzip.body), constants.BROTLI_MAX_QUALITY);
  page.brotli = packed(page.headers, tight, "br");
}

/** The page in an encoding; not packed at all is what hardly anybody asks for. */
export function inEncoding(page: KeptPage, encoding: Encoding): Packed | Promise<Packed> {
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
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
  return exact(bytes);
}

/** A short result is a view into a larger buffer, which would be kept with it. */
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
