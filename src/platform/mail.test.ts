import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createMailer } from "./mail.server.ts";

const FROM = "Magu <magu@magu.example>";
const MAIL = {
  to: "operator@magu.example",
  subject: "Message 1 from އައިޝަތު",
  text: "Is the list complete?\nThank you.",
  replyTo: { name: "A\r\nBcc: all@magu.example", address: "aishath@example.com" },
};

it("keeps each mail as a file where no server is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "magu-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = join(folder, "deep", "outbox");
  const mailer = createMailer({ smtpUrl: null, from: FROM, outbox });
  await Promise.all([mailer.send(MAIL, "first-mail"), mailer.send(MAIL, "second-mail")]);
  const names = await readdir(outbox);
  expect(names).toHaveLength(2);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(outbox)).toBe(0o700);
  expect(await modeOf(join(outbox, names[0]!))).toBe(0o600);
  expect(names.every((name) => /^\d{4}-.*\.eml$/.test(name))).toBe(true);
  const [head = "", body] = (await readFile(join(outbox, names[0]!), "utf8")).split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  expect(headers).toContain(`From: ${FROM}`);
  expect(headers).toContain("To: operator@magu.example");
  expect(headers.find((line) => line.startsWith("Reply-To:"))).toContain("<aishath@example.com>");
  expect(headers.some((line) => line.startsWith("Bcc:"))).toBe(false);
  expect(body).toContain("Is the list complete?");
});

it("names the one POST that ends a mail's kind, whole and in one line (RFC 8058)", async () => {
  const outbox = await mkdtemp(join(tmpdir(), "magu-outbox-"));
  onTestFinished(() => rm(outbox, { recursive: true }));
  const mailer = createMailer({ smtpUrl: null, from: FROM, outbox });
  const unsubscribeUrl = `https://magu.example/unsubscribe/${"a".repeat(32)}.${"b".repeat(43)}`;
  await mailer.send({ ...MAIL, unsubscribeUrl }, "a-mail");
  const [name = ""] = await readdir(outbox);
  const head = (await readFile(join(outbox, name), "utf8")).replace(/\r?\n[ \t]+/g, " ");
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
});

it("deletes mails that have been in the outbox for more than a month, and nothing else", async () => {
  const outbox = await mkdtemp(join(tmpdir(), "magu-outbox-"));
  onTestFinished(() => rm(outbox, { recursive: true }));
  const daysAgo = (days: number) =>
    `${new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().replaceAll(":", "-")}-0000.eml`;
  const recent = daysAgo(29);
  for (const name of [daysAgo(31), recent, "notes.txt"]) await writeFile(join(outbox, name), "");
  await createMailer({ smtpUrl: null, from: FROM, outbox }).send(MAIL, "a-mail");
  const names = await readdir(outbox);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining([recent, "notes.txt"]));
});

it("hands mails over to the server", async () => {
  const { url, received } = await smtpServer();
  const mailer = createMailer({ smtpUrl: url, from: FROM, outbox: "/nowhere" });
  await mailer.send(MAIL, "first-mail");
  expect(received.join("\n")).toMatch(/^MAIL FROM:<magu@magu\.example>/m);
  expect(received.join("\n")).toMatch(/^RCPT TO:<operator@magu\.example>/m);
  expect(received.join("\n")).toContain("Is the list complete?");
});

it("says when the server cannot be reached", async () => {
  const mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:1", from: FROM, outbox: "/nowhere" });
  await expect(mailer.send(MAIL, "first-mail")).rejects.toThrow(/ECONNREFUSED/);
});

it("sends nothing unencrypted where the settings ask for TLS", async () => {
  const { url, received } = await smtpServer();
  const mailer = createMailer({
    smtpUrl: `${url}?requireTLS=true`,
    from: FROM,
    outbox: "/nowhere",
  });
  await expect(mailer.send(MAIL, "first-mail")).rejects.toThrow();
  expect(received.join("\n")).not.toMatch(/MAIL FROM|RCPT TO/);
});

/** As much of a mail server as one mail needs. */
async function smtpServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inMail = false;
    socket.write("220 test\r\n");
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n").filter(Boolean)) {
        received.push(line);
        if (inMail && line !== ".") continue;
        inMail = line === "DATA";
        if (line === "DATA") socket.write("354 go on\r\n");
        else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 fine\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
