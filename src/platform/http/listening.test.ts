import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { allowUpload } from "./body-time.ts";
import { noteSender } from "./connections.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./limits.ts";
import { createHttpServer } from "./listening.server.ts";

const GET = "GET / HTTP/1.1\r\nHost: magu.example\r\n\r\n";
const LAST = "GET / HTTP/1.1\r\nHost: magu.example\r\nConnection: close\r\n\r\n";
const POST =
  "POST / HTTP/1.1\r\nHost: magu.example\r\nConnection: close\r\nContent-Length: 400\r\n";

/** More than the system takes off the hands of a server whose answers nobody reads. */
const LONG = Buffer.alloc(16_000_000);

async function serve(
  handle: RequestListener,
  limits: Partial<ConnectionLimits> = {},
): Promise<{ server: Server; open: (sent: string, from?: string) => Socket }> {
  const server = createHttpServer(handle, { ...CONNECTION_LIMITS, checkInterval: 20, ...limits });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const open = (sent: string, from = "127.0.0.1") => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }).on(
      "error",
      () => undefined,
    );
    socket.write(sent);
    return socket;
  };
  return { server, open };
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

const firstLine = async (socket: Socket) => (await text(socket)).split("\r\n")[0];

it("answers all that is sent ahead, in its order and one at a time", async () => {
  let underWay = 0;
  let most = 0;
  let number = 0;
  const { open } = await serve((_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    number += 1;
    const body = `answer ${number};`;
    setImmediate(() => response.end(body, () => (underWay -= 1)));
  });
  const answers = (await text(open(GET.repeat(1_699) + LAST))).match(/answer \d+;/g);
  expect(answers).toEqual(Array.from({ length: 1_700 }, (_, index) => `answer ${index + 1};`));
  expect(most).toBe(1);
});

it("begins no second answer, and reads no further, while the first is not taken", async () => {
  let begun = 0;
  let accepted: Socket | undefined;
  const { server, open } = await serve((_request, response) => {
    begun += 1;
    response.end(LONG);
  });
  server.on("connection", (socket) => {
    accepted = socket;
  });
  const socket = open(GET.repeat(1_700)).pause();
  await expect.poll(() => accepted?.isPaused()).toBe(true);
  for (let time = 0; time < 20; time++) socket.write(GET.repeat(1_700));
  await sleep(200);
  expect(begun).toBe(1);
  expect(accepted?.bytesRead).toBeLessThan(200_000);
});

it("closes a connection that takes nothing of its answer", async () => {
  const { server, open } = await serve((_request, response) => response.end(LONG), {
    unreadTimeout: 100,
  });
  open(GET.repeat(100)).pause();
  await expect.poll(() => connections(server)).toBe(1);
  await expect.poll(() => connections(server)).toBe(0);
});

it("waits for an answer that takes longer to make", async () => {
  const limits = { unreadTimeout: 50 };
  const { open } = await serve((_request, response) => {
    setTimeout(() => response.end("made"), 400);
  }, limits);
  expect(await text(open(LAST))).toContain("made");
});

it("closes connections that add to too many waiting requests", async () => {
  const { server, open } = await serve(() => undefined, { maxWaitingTogether: 10 });
  const first = open(GET.repeat(5));
  await expect.poll(() => connections(server)).toBe(1);
  const second = open(GET.repeat(50));
  await once(second.resume(), "close");
  expect(await connections(server)).toBe(1);
  first.destroy();
  await expect.poll(() => connections(server)).toBe(0);
  const third = open(GET.repeat(8));
  await sleep(100);
  expect(third.destroyed, "those of closed connections do not count").toBe(false);
});

it("refuses heads and bodies that do not arrive", async () => {
  const { open } = await serve(
    (request, response) => request.resume().on("end", () => response.end()),
    { headersTimeout: 100, bodyTimeout: 100 },
  );
  expect(await firstLine(open("GET / HTTP/1.1\r\nHost: magu"))).toContain("408");
  expect(await firstLine(open(`${POST}\r\na=`))).toContain("408");
  expect(await firstLine(open(`${POST}\r\n${"a".repeat(400)}`))).toContain("200");
});

it("gives an upload its time as long as it comes fast enough", async () => {
  const { open } = await serve(
    (request, response) => {
      allowUpload(request, { timeout: 10_000, interval: 50 });
      request.resume().on("end", () => response.end());
    },
    { bodyTimeout: 100 },
  );
  const length = 300_000;
  const head = `${POST.replace("400", String(length))}\r\n`;
  const fast = open(head);
  for (let part = 0; part < 5; part++) {
    await sleep(50);
    fast.write(Buffer.alloc(length / 5));
  }
  expect(await firstLine(fast)).toContain("200");
  // The first 64 KB may have come with the head: they last for 3.3 s.
  expect(await firstLine(open(`${head}a`)), "a slow one").toContain("408");
});

it("closes the oldest connection of whoever has most, when there are too many", async () => {
  const { server, open } = await serve((_request, response) => response.end("made"), {
    maxConnections: 3,
  });
  const other = open("GET", "127.0.0.9");
  await expect.poll(() => connections(server)).toBe(1);
  const many: Socket[] = [];
  for (const begun of ["GET", "", `${POST}\r\na`]) {
    many.push(open(begun).resume());
    await once(server, "connection");
  }
  await once(many[0] as Socket, "close");
  expect(await firstLine(open(LAST)), "the newest").toContain("200");
  other.write(LAST.slice(3));
  expect(await firstLine(other), "somebody else's older one").toContain("200");
});

it("counts the requests that a proxy brings by who sends them", async () => {
  const { open } = await serve(
    ({ socket, headers }, response) => {
      noteSender(socket, String(headers["x-forwarded-for"]));
      response.end("made");
    },
    { maxConnections: 3 },
  );
  const from = (address: string) =>
    open(GET.replace("Host", `X-Forwarded-For: ${address}\r\nHost`)).resume();
  const all: Socket[] = [];
  for (const address of ["192.0.2.1", "2001:db8::1", "2001:db8::2"]) {
    const socket = from(address);
    all.push(socket);
    await once(socket, "data");
  }
  from("192.0.2.2");
  await once(all[1] as Socket, "close");
  expect(all[2]?.destroyed).toBe(false);
});

it("closes the oldest connections of whoever holds most, when they hold too much", async () => {
  const { open } = await serve(
    (request, response) => request.resume().on("end", () => response.end()),
    {
      maxHeldBytes: 1_000_000,
      heldInterval: 20,
    },
  );
  const head = POST.replace("400", "900000");
  const other = open(`${head}\r\n${"a".repeat(300_000)}`, "127.0.0.9");
  const first = open(`${head}\r\n${"a".repeat(600_000)}`).resume();
  const second = open(`${head}\r\n${"a".repeat(600_000)}`);
  await once(first, "close");
  for (const [one, length] of [
    [second, 300_000],
    [other, 600_000],
  ] as const) {
    one.write("a".repeat(length));
    expect(await firstLine(one)).toContain("200");
  }
});

it("says how long a connection stays open, longer than balancers do", async () => {
  const { open } = await serve((_request, response) => response.end());
  const socket = open(GET);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("Keep-Alive: timeout=72");
});

it.each([
  ["GET /aboutus", 400],
  ["GET / HTTP/2.0\r\nHost: magu.example", 400],
  ["GET / HTTP/1.1", 400],
  ["GET / HTTP/1.1\r\nHost: a\r\nhost: b", 400],
  ["GET / HTTP/1.1\r\nHost: magu.example\r\nHost: magu.example", 400],
  ["GET / HTTP/1.1\r\nHost:", 400],
  ["GET / HTTP/1.1\r\nHost: a b", 400],
  ["GET / HTTP/1.1\r\nHost: x:99999", 400],
  ["GET / HTTP/1.1\r\nHost: a/b", 400],
  ["GET / HTTP/1.1\r\nHost: evil@magu.example", 400],
  ["GET * HTTP/1.1\r\nHost: magu.example", 400],
  ["POST // HTTP/1.1\r\nHost: magu.example", 404],
  ["GET / HTTP/1.1\r\nHost: magu.example\r\nA: b\0", 400],
  ["GET / HTTP/1.0", 200],
  ["GET / HTTP/1.1\r\nHost: [::1]:3000", 200],
  ["GET http://other.example/ HTTP/1.1\r\nHost: magu.example:3000", 200],
])("answers %j with %i", async (request, status) => {
  const { open } = await serve((_request, response) => response.end());
  const line = await firstLine(open(`${request}\r\nConnection: close\r\n\r\n`));
  expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it("refuses headers that are too long", async () => {
  const { open } = await serve((_request, response) => response.end());
  const head = LAST.replace("Connection", `A: ${"b".repeat(20_000)}\r\nConnection`);
  expect(await firstLine(open(head))).toContain("431");
});

it.each([
  ["//", "/"],
  ["//courses?a=//b", "/courses?a=//b"],
  ["//%09/evil.example/..", "/%09/evil.example/.."],
  ["/\\evil.example", "/evil.example"],
  ["http://magu.example///evil.example", "/evil.example"],
])("sends who asks for %s to an address of this site", async (target, location) => {
  const { open } = await serve((_request, response) => response.end());
  const answer = await text(open(LAST.replace(" / ", ` ${target} `)));
  expect(answer).toMatch(/^HTTP\/1.1 308 /);
  expect(/^Location: (.*)$/m.exec(answer)?.[1]).toBe(location);
});
