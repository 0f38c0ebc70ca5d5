import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { bucketPlace, openBucketStore } from "./bucket-store.server.ts";

/** As much of S3 as there is to keep and list objects; answers one object a page. */
async function bucketServer() {
  const objects = new Map<string, Buffer>();
  const seen: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://bucket");
    const key = decodeURIComponent(url.pathname.replace(/^\/magu\/?/, ""));
    seen.push(request.headers.authorization ?? "");
    const chunks = await request.toArray();
    const xml = (body: string, status = 200) =>
      response.writeHead(status, { "content-type": "application/xml" }).end(body);
    if (request.method === "PUT") {
      objects.set(key, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === "POST") {
      const keys = Buffer.concat(chunks)
        .toString()
        .matchAll(/<Key>([^<]+)<\/Key>/g);
      for (const [, name = ""] of keys) objects.delete(name);
      return xml("<DeleteResult/>");
    }
    if (url.searchParams.has("list-type")) return xml(listing(url.searchParams));
    const bytes = objects.get(key);
    if (bytes) return response.end(bytes);
    return xml("<Error><Code>NoSuchKey</Code><Message>No</Message></Error>", 404);
  };
  const listing = (query: URLSearchParams) => {
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get("prefix") ?? ""))
      .sort();
    const [key, ...later] = keys.filter((each) => each > (query.get("continuation-token") ?? ""));
    const isLast = later.length === 0;
    const contents = key
      ? `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00Z</LastModified><Size>1</Size></Contents>`
      : "";
    const next = isLast ? "" : `<NextContinuationToken>${key}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${contents}${next}</ListBucketResult>`;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { objects, seen, address: `s3+http://key:sec%2Fret@127.0.0.1:${port}/magu/pictures` };
}

it("keeps pictures in a folder of a bucket", async () => {
  const { objects, seen, address } = await bucketServer();
  const store = await openBucketStore(address);
  await store.put("slide/a", new Map([["480.webp", Buffer.from("small")]]));
  await store.put("slide/b", new Map([["480.webp", Buffer.from("b")]]));
  await store.put("slide/a", new Map([["960.webp", Buffer.from("large")]]));
  objects.set("other/of-somebody", Buffer.from("else"));
  expect(Buffer.from((await store.read("slide/a", "960.webp")) ?? []).toString()).toBe("large");
  expect(await store.read("slide/c", "960.webp")).toBeNull();
  const writtenAt = new Date("2026-11-20T10:00:00Z");
  expect(await store.folders()).toEqual([
    { name: "slide/a", writtenAt },
    { name: "slide/b", writtenAt },
  ]);
  await store.remove("slide/a");
  expect([...objects.keys()].sort()).toEqual(["other/of-somebody", "pictures/slide/b/480.webp"]);
  expect(seen.every((header) => header.includes("Credential=key/"))).toBe(true);
});

it("fails where the bucket does not answer, rather than say that there is no picture", async () => {
  const store = await openBucketStore("s3+http://key:secret@127.0.0.1:1/magu");
  await expect(store.read("slide/a", "480.webp")).rejects.toThrow();
});

it("reads the place of a bucket", () => {
  expect(bucketPlace("s3://a:b%2Fc@s3.example.com/magu/some/where?region=eu-1")).toEqual({
    endpoint: "https://s3.example.com",
    bucket: "magu",
    folder: "some/where/",
    region: "eu-1",
    accessKeyId: "a",
    secretAccessKey: "b/c",
  });
  expect(bucketPlace("s3+http://a:b@127.0.0.1:9000/magu")).toMatchObject({
    endpoint: "http://127.0.0.1:9000",
    folder: "",
    region: "auto",
  });
});
