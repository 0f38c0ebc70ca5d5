import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";

/** The line that the server prints once it serves. */
const ADDRESS = /Magu is at (http:\S+)/;

/** Chromium's path, and the flags that it needs to run as root, as in a container. */
export const CHROMIUM = {
  path: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  flags: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
};

/** Serves the built product with the sample data until `use` ends. */
export async function withSampleSite<Result>(
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), "magu-measured-"));
  const server = spawn(process.execPath, ["build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_URL: "",
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  try {
    return await use(await addressOf(server));
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (chunk) => {
      printed += String(chunk);
      const address = ADDRESS.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server stopped with code ${code}.`)));
  });
}
