import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

// The least work that Node can do: every request gets the same answer, the headers and bytes of one
// of our pages.
const target = process.env.BENCH_PAGE ?? "";
const { headers, body } = await packed(target);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit(0));

/** The page as sent, with its brotli bytes; `fetch` would decompress them. */
function packed(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const own = new Set(["date", "connection", "keep-alive"]);
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          own.has(name) || value === undefined ? [] : [name, String(value)],
        );
        resolve({ headers, body: Buffer.concat(pieces) });
      });
    }).on("error", reject);
  });
}
