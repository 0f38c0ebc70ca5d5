import { createServer, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { STALE_MS } from "./page-cache.ts";
import { type CachedPages, servePageCache } from "./serving.server.ts";

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let state: string;
let made: string[];
let errors: unknown[];
let status: number;
let fails: boolean;
let shuffles: boolean;
let kept: CachedPages;
let origin: string;
let close: () => void;

beforeEach(async () => {
  state = "1";
  made = [];
  errors = [];
  status = 200;
  fails = false;
  shuffles = false;
  kept = servePageCache({
    make: async (address) => {
      made.push(address);
      if (fails) throw new Error("cannot be made");
      const headers = { "content-type": "text/html", "content-length": 5, connection: "close" };
      const order = shuffles ? `, order ${made.length}` : "";
      return { status, headers, body: Buffer.from(`${address} of ${state}${order}`) };
    },
    state: () => state,
    maxBytes: 1_000_000,
    onError: (error) => errors.push(error),
  });
  const server = createServer((request, response) =>
    kept.answer(request, response, () => response.end("the site itself")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    kept.stop();
    server.close();
  };
});

afterEach(() => close());

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = send(`${origin}${path}`, { headers, method, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

it("answers in the encoding that is accepted, from one making", async () => {
  const brotli = await ask("/aboutus", { "Accept-Encoding": "gzip, deflate, br" });
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/html",
    vary: "Accept-Encoding, Available-Dictionary",
    "cache-control": "public, max-age=0, must-revalidate",
    "content-length": String(brotli.body.length),
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe("/aboutus of 1");
  const zipped = await ask("/aboutus", { "Accept-Encoding": "br;q=0, gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe("/aboutus of 1");
  const plain = await ask("/aboutus");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe("/aboutus of 1");
  expect(made).toEqual(["/aboutus"]);
});

it("sends who holds its dictionary what differs from that", async () => {
  const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  expect((await ask("/aboutus", browser)).headers.link).toBeUndefined();
  await expect.poll(() => kept.dictionary()).not.toBeNull();
  const { address, available, bytes } = kept.dictionary()!;
  const told = await ask("/aboutus", browser);
  expect(told.headers.link).toBe(`<${address}>; rel="compression-dictionary"`);
  expect(told.headers["content-encoding"]).toBe("br");
  const holding = { "Accept-Encoding": "gzip, deflate, br, zstd, dcb, dcz" };
  const packed = await ask("/aboutus", { ...holding, "Available-Dictionary": available });
  expect(packed.headers).toMatchObject({
    "content-encoding": "dcz",
    "content-length": String(packed.body.length),
    etag: told.headers.etag,
  });
  const plain = zstdDecompressSync(packed.body.subarray(40), { dictionary: bytes });
  expect(plain.toString()).toBe("/aboutus of 1");
  const other = await ask("/aboutus", { ...holding, "Available-Dictionary": ":b3RoZXI=:" });
  expect(other.headers["content-encoding"]).toBe("br");
  const neither = await ask("/aboutus", {
    "Accept-Encoding": "br",
    "Available-Dictionary": available,
  });
  expect(neither.headers).toMatchObject({ "content-encoding": "br" });
  expect(neither.headers.link).toBeUndefined();
});

it("unpacks what was only asked for by the dictionary", async () => {
  await ask("/aboutus", { "Accept-Encoding": "br, zstd" });
  await expect.poll(() => kept.dictionary()).not.toBeNull();
  const { available } = kept.dictionary()!;
  await ask("/places", { "Accept-Encoding": "zstd, dcz", "Available-Dictionary": available });
  expect((await ask("/places")).body.toString()).toBe("/places of 1");
  const { body } = await ask("/places", { "Accept-Encoding": "gzip" });
  expect(gunzipSync(body).toString()).toBe("/places of 1");
});

it("tries again to make a dictionary that could not be made", async () => {
  const browser = { "Accept-Encoding": "br, zstd" };
  await ask("/aboutus");
  status = 503;
  await ask("/aboutus", browser);
  await expect.poll(() => errors).toHaveLength(1);
  status = 200;
  await expect
    .poll(async () => {
      await ask("/aboutus", browser);
      return kept.dictionary();
    })
    .not.toBeNull();
  expect(errors).toHaveLength(1);
});

it("is as good after it was packed tightly", async () => {
  await ask("/aboutus");
  for (let time = 0; time < 5; time++) {
    const { body } = await ask("/aboutus", { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toBe("/aboutus of 1");
  }
});

it("says that nothing has changed, until something has", async () => {
  const { headers } = await ask("/aboutus");
  const tag = headers.etag ?? "";
  const same = await ask("/aboutus", { "If-None-Match": tag });
  expect(same.status).toBe(304);
  expect(same.headers).toMatchObject({ etag: tag, "cache-control": headers["cache-control"] });
  expect(same.body).toHaveLength(0);
  state = "2";
  const changed = await ask("/aboutus", { "If-None-Match": tag });
  expect(changed.status).toBe(200);
});

it.each(["*", '"other", {strong}', "{weak}"])("knows what a visitor holds by %j", async (given) => {
  const tag = (await ask("/aboutus")).headers.etag ?? "";
  const tags = given.replace("{weak}", tag).replace("{strong}", tag.slice("W/".length));
  expect((await ask("/aboutus", { "If-None-Match": tags })).status).toBe(304);
  expect((await ask("/aboutus", { "If-None-Match": 'W/"other"' })).status).toBe(200);
});

it("answers with no page that has ended, though nobody asked since", async () => {
  await ask("/aboutus");
  state = "2";
  await new Promise((resolve) => setTimeout(resolve, 2 * STALE_MS));
  expect((await ask("/aboutus")).body.toString()).toBe("/aboutus of 2");
});

it("lets nobody keep a failure", async () => {
  status = 500;
  const { headers } = await ask("/aboutus");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.etag).toBeUndefined();
});

it("shuffles anew for who holds one order of a shuffled page", async () => {
  shuffles = true;
  const tag = (await ask("/courses")).headers.etag ?? "";
  const confirmed = new Set<string | undefined>();
  const sent = new Set<string | undefined>();
  for (let time = 0; time < 100; time++) {
    const { status, headers } = await ask("/courses", { "If-None-Match": tag });
    (status === 304 ? confirmed : sent).add(headers.etag);
  }
  expect([...confirmed]).toEqual([tag]);
  expect(sent.size, "all other orders").toBeGreaterThan(1);
  expect(sent).not.toContain(tag);
});

it("sends the head alone", async () => {
  const { headers, body } = await ask("/aboutus", {}, "HEAD");
  expect(headers["content-length"]).toBe("13");
  expect(body).toHaveLength(0);
});

it("makes no difference for headers and parameters that no page reads", async () => {
  await ask("/aboutus");
  const odd = await ask("/aboutus?x=<script>&__proto__=1", {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Original-URL": "/login",
    "Accept-Language": "dv",
    Cookie: "a=b",
    Authorization: "Bearer x",
    Range: "bytes=0-2",
  });
  expect(odd.body.toString()).toBe("/aboutus of 1");
  expect(made).toEqual(["/aboutus"]);
});

it.each([
  ["what is sent", "/aboutus", {}, "POST"],
  ["pages that are not kept", "/profile", {}, "GET"],
])("leaves %s to the site", async (_what, path, headers, method) => {
  expect((await ask(path, headers, method)).body.toString()).toBe("the site itself");
  expect(made).toEqual([]);
});

it("passes on what is not to be kept, made anew each time", async () => {
  status = 404;
  expect((await ask("/institutions/999")).status).toBe(404);
  expect((await ask("/institutions/999")).status).toBe(404);
  expect(made).toHaveLength(2);
});

it("lets the site answer where a page cannot be made", async () => {
  fails = true;
  expect((await ask("/aboutus")).body.toString()).toBe("the site itself");
  expect(errors).toHaveLength(1);
});
