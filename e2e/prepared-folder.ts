import { execFile } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";

/** The register of the MQA of 2021, which is not part of the project. */
const REGISTER = fileURLToPath(new URL("../../shared/data/mv-mqa-register", import.meta.url));

const PREPARE = fileURLToPath(new URL("prepare-folder.ts", import.meta.url));

const run = promisify(execFile);

/** A data folder with the sample. */
export async function sampleFolder(): Promise<string> {
  return await preparedOnce("sample");
}

/**
 * A data folder with the sample and the register beside it; on the sample alone, noted at the test,
 * where there is no register.
 */
export async function registerFolder(): Promise<string> {
  if (existsSync(REGISTER)) return await preparedOnce("register", REGISTER);
  const description = "On the sample alone: ../shared/data/mv-mqa-register is not there.";
  test.info().annotations.push({ type: "register", description });
  return await sampleFolder();
}

/** The folder of this name, prepared once in a run of the journeys. */
async function preparedOnce(name: string, ...registers: string[]): Promise<string> {
  // Playwright empties this folder when a run begins.
  const folder = join(test.info().project.outputDir, name);
  const isMine = beganFirst(`${folder}-begun`);
  if (isMine) await prepare(folder, registers);
  await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(true);
  return folder;
}

/** Whether this is the first worker that asks: the folder is made by one. */
function beganFirst(mark: string): boolean {
  mkdirSync(join(mark, ".."), { recursive: true });
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

/** Whole or not there: it gets its name last. */
async function prepare(folder: string, registers: string[]): Promise<void> {
  const making = `${folder}-making`;
  rmSync(making, { recursive: true, force: true });
  await run(process.execPath, [PREPARE, making, ...registers]);
  renameSync(making, folder);
}
