import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

// The least work that Node can do: each address gets the same answer every time, the headers and
// bytes of one of our pages.
const { BENCH_ORIGIN = "", BENCH_PATHS = "[]", BENCH_HEADERS, PORT } = process.env;
const paths = JSON.parse(BENCH_PATHS) as string[];
const asked = JSON.parse(BENCH_HEADERS ?? '{"Accept-Encoding":"br"}') as Record<string, string>;
const kept = new Map<string, Answer>();
for (const path of paths) kept.set(path, await answerOf(BENCH_ORIGIN + path));
const first = kept.get(paths[0] ?? "");
const server = createServer((request, response) => {
  const answer = kept.get(request.url ?? "") ?? first;
  response.writeHead(200, answer?.headers);
  response.end(answer?.body);
});
server.listen(Number(PORT), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit(0));

interface Answer {
  headers: string[];
  body: Buffer;
}

/** A page as sent, in the encoding that is asked for; `fetch` would decompress it. */
function answerOf(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: asked }, (response) => {
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
