import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { scriptedResponder } from "../../../test/chat.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

/** More than may be under way at once, of what is read and of what is sent. */
const MANY = 130;

const deviceId = (number: number) => `6f1c9a52-5a0e-4b6e-9d0e-${String(number).padStart(12, "0")}`;
const JSON_TYPE = "application/json";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: magu.example\r\n\r\n`;
const head = (path: string, type: string, length = "Content-Length: 4000") =>
  `POST ${path} HTTP/1.1\r\nHost: magu.example\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
const post = (path: string, body: string) =>
  head(path, JSON_TYPE, `Content-Length: ${body.length}`) + body;
const message = (device_id: string) => JSON.stringify({ message: "Which courses?", device_id });

onEachEngine((open) => {
  it.each<[string, (number: number) => string]>([
    ["never end a body of JSON", () => head("/api/v1/visits", JSON_TYPE)],
    ["never end a form", () => head("/contact", "application/x-www-form-urlencoded")],
    [
      "never end a long form",
      () => head("/advertise/orders", "multipart/form-data; boundary=a", "Content-Length: 2000000"),
    ],
    ["never end what nobody reads", () => head("/nowhere", "text/html")],
    [
      "never end a body in pieces",
      () => head("/api/chat", JSON_TYPE, "Transfer-Encoding: chunked"),
    ],
    ["wait for a model", (number) => post("/api/chat", message(deviceId(number)))],
    [
      "listen to a model",
      (number) =>
        post("/api/chat", message(deviceId(number))).replace(
          "Host",
          "Accept: text/event-stream\r\nHost",
        ),
    ],
    ["take no answer", () => get("/api/v1/p/courses?limit=100")],
    ["take no file", () => get("/api/v1/download/magu.json.gz")],
  ])("has a turn for others while many %s", async (_kind, sent) => {
    const { responder } = scriptedResponder(() => new Promise(() => undefined));
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      assistant: { responder, whoIs: async () => null },
    });
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const port = Number(new URL(origin).port);
    const say = (text: string) => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(text);
      return socket;
    };
    for (let number = 0; number < MANY; number++) {
      say(sent(number)).pause();
      await once(app.server, "request");
    }
    const visit = JSON.stringify({ path: "/courses", device_id: deviceId(MANY) });
    const statusOf = async (socket: ReturnType<typeof say>) =>
      String((await once(socket, "data"))[0]).split("\r\n")[0];
    // On a busy machine a server that has just begun refuses everybody for a moment.
    const answered = (text: string) =>
      expect.poll(() => statusOf(say(text)), { timeout: 10_000 }).toContain("200");
    await answered(get("/api/v1/p/courses?limit=1"));
    await answered(post("/api/v1/visits", visit));
    const late = say(head("/api/v1/visits", JSON_TYPE, `Content-Length: ${visit.length}`));
    await once(app.server, "request");
    late.write(visit);
    expect(await statusOf(late), "whose body comes later").toContain("200");
  });
});
