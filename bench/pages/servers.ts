import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server in a separate process. */
export interface Served {
  origin: string;
  /** Processor time of the process in seconds, and its memory in bytes. */
  used(): { seconds: number; bytes: number };
  /** Everything it has printed, including its log. */
  printed(): string;
  /** True once the process has ended. */
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Ends it as a crash does (SIGKILL). */
  crash(): Promise<void>;
}

const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)/;

/** Clock ticks of a second in /proc (USER_HZ, which Linux shows to programs as 100 everywhere). */
const TICKS = 100;
const PAGE_BYTES = 4_096;

/** Runs a program and waits until it prints its address. */
export async function serve(program: string, env: Record<string, string> = {}): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-bench-"));
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let printed = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const address = ADDRESS.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`${program} stopped with code ${code}`)));
  });
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    origin,
    used: () => usedBy(child.pid ?? 0),
    printed: () => printed,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => endBy("SIGTERM"),
    crash: () => endBy("SIGKILL"),
  };
}

function usedBy(pid: number): { seconds: number; bytes: number } {
  // The program's name may contain spaces, so fields are counted after it.
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const seconds = (Number(stat[11]) + Number(stat[12])) / TICKS;
  return { seconds, bytes: Number(stat[21]) * PAGE_BYTES };
}
