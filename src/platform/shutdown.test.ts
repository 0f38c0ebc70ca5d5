import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { openShutdown } from "./shutdown.ts";

const PROGRAM = join(import.meta.dirname, "../../test/shutdown-server.ts");

interface Told {
  server: ChildProcess;
  address: string;
  said: string[];
  /** Resolves when the server has said a line. */
  says(line: string): Promise<void>;
  /** Exit code and signal of its end. */
  ended: Promise<unknown[]>;
}

async function startServer(limits: Record<string, number> = {}): Promise<Told> {
  const server = spawn(process.execPath, [PROGRAM, JSON.stringify(limits)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const lines = createInterface({ input: server.stdout });
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  const ended = once(server, "close");
  const [address] = (await once(lines, "line")) as [string];
  const says = async (line: string) => {
    while (!said.includes(line)) await once(lines, "line");
  };
  return { server, address, said, says, ended };
}

it("writes its counts down although the signal comes twice", async () => {
  const { server, said, says, ended } = await startServer();
  server.kill("SIGINT");
  await says("closing");
  server.kill("SIGINT");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(said.at(-1)).toBe("counted");
});

it("leaves although a connection stays open that never asks", async () => {
  const { server, address, ended } = await startServer({ closingMs: 100 });
  const { hostname, port } = new URL(address);
  const idle = connect(Number(port), hostname);
  const cut = once(idle, "close");
  await once(idle, "connect");
  server.kill("SIGTERM");
  await cut;
  expect(await ended).toEqual([0, null]);
});

it("serves on for who watches it, and says that it leaves", async () => {
  const { server, address, said, ended } = await startServer({ sameSignalMs: 0 });
  const ask = async () => (await fetch(`${address}/readyz`)).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  server.kill("SIGTERM");
  await expect.poll(ask).toBe(503);
  expect(said).not.toContain("closing");
  // Who is impatient tells it again.
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("shuts down in order, as a failure, after an error that nothing took care of", async () => {
  const { address, said, ended } = await startServer({ closingMs: 100 });
  expect(await (await fetch(`${address}/escape`)).text()).toBe("answered");
  expect(await ended).toEqual([1, null]);
  expect(said.at(-1)).toBe("counted");
});

it("ends with a failure when something hangs", async () => {
  const { server, ended } = await startServer({ exitMs: 50 });
  server.kill("SIGTERM");
  expect(await ended).toEqual([1, null]);
});

it("is watched where readiness was asked for twice within a minute", () => {
  let time = 0;
  const shutdown = openShutdown(() => time);
  expect(shutdown.isWatched()).toBe(false);
  shutdown.noteReadinessCheck();
  expect(shutdown.isWatched()).toBe(false);
  time = 30_000;
  shutdown.noteReadinessCheck();
  expect(shutdown.isWatched()).toBe(true);
  time = 61_000;
  expect(shutdown.isWatched()).toBe(false);
});
