import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { type Gate, leaveTurn, openGate } from "./gate.server.ts";

const ONE = { maxUnderWay: 1, maxWait: 50 };
const MANY = { maxUnderWay: 100, maxWait: 10_000 };

/** A site of which one read and one write may be under way, and which never ends an answer to /held. */
async function open(): Promise<{
  gate: Gate;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Takes the only place for what is read. */
  hold: () => Promise<void>;
}> {
  let began = () => {};
  const gate = openGate(() => false, { reads: ONE, writes: ONE });
  const answer: RequestListener = (request, response) => {
    if (request.url === "/held") return began();
    if (request.url === "/streamed") {
      response.write("begun");
      leaveTurn(request);
      return;
    }
    response.end("answered");
  };
  const server = createServer((request, response) => gate.pass(request, response, answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const hold = () =>
    new Promise<void>((resolve) => {
      began = resolve;
      ask("/held").catch(() => undefined);
    });
  return { gate, ask, hold };
}

it("refuses who would wait for too long, and says when to come back", async () => {
  const { gate, ask, hold } = await open();
  await hold();
  const refused = await ask("/any");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.json()).toMatchObject({ code: "overloaded" });
  expect(gate.counts().refused).toBe(1);
});

it("tells people in a page", async () => {
  const { ask, hold } = await open();
  await hold();
  const refused = await ask("/any", { headers: { accept: "text/html,*/*" } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("content-type")).toContain("text/html");
  expect(await refused.text()).toContain("<h1>One moment</h1>");
});

it.each(["/healthz", "/readyz", "/readyz?a", "/metrics", "/assets/site.js"])(
  "always lets %s in",
  async (path) => {
    const { ask, hold } = await open();
    await hold();
    expect(await (await ask(path)).text()).toBe("answered");
  },
);

it("lets what is sent wait for what is sent only", async () => {
  const { ask, hold } = await open();
  await hold();
  expect((await ask("/any", { method: "POST" })).status).toBe(200);
});

it("lets the next one in as soon as an answer is made, though it is still being sent", async () => {
  const { ask } = await open();
  expect((await ask("/streamed")).status).toBe(200);
  expect((await ask("/any")).status).toBe(200);
});

it("lets everybody in who has come before it goes on with what is slow", async () => {
  let slow = 0;
  let slowBefore = -1;
  const gate = openGate(() => false, { reads: MANY, writes: MANY });
  const answer: RequestListener = ({ url }, response) => {
    if (url === "/healthz") slowBefore = slow;
    else {
      slow += 1;
      const end = performance.now() + 5;
      while (performance.now() < end);
    }
    response.end();
  };
  const server = createServer((request, response) => gate.pass(request, response, answer));
  server.on("connection", gate.noteConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => {
    const socket = connect(port, "127.0.0.1").resume();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: magu.example\r\nConnection: close\r\n\r\n`);
    return once(socket, "close");
  };
  const crowd = Array.from({ length: 50 }, () => ask("/slow"));
  await ask("/healthz");
  expect(slowBefore).toBeLessThan(10);
  await Promise.all(crowd);
  expect(slow).toBe(50);
});
