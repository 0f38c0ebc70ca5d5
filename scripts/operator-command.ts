import { userInfo } from "node:os";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { readSiteName } from "#features/publishing/site-name.repository.server.ts";
import { openStorage, type Storage } from "#platform/db/database.ts";
import { type Env, readEnv, storageSettings } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { failedStart } from "#platform/failed-start.ts";
import { nameSite } from "#platform/site-name.ts";
import { showsHelp } from "./help.ts";

/** The site that a command runs on. */
export interface Site {
  env: Env;
  storage: Storage;
}

/** Who runs the command, for the audit log. */
export const BY = { operator: userInfo().username };

type ParsedOptions<Options extends ParseArgsConfig["options"]> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>["values"];

/** One of the commands of a script, known by the first word of its line. */
interface NamedCommand<Services, Options extends ParseArgsConfig["options"]> {
  /** True for the words after its name that it takes. */
  takes: (words: readonly string[]) => boolean;
  /** Returns the text to print. */
  run: (services: Services, options: ParsedOptions<Options>, words: string[]) => Promise<string>;
}

/** For commands that take no words. */
export const noWords = (words: readonly string[]): boolean => words.length === 0;

/** For commands that take the number of a row. */
export const oneId = ([id = "", ...surplus]: readonly string[]): boolean =>
  surplus.length === 0 && /^[1-9]\d{0,8}$/.test(id);

interface CommandsOfScript<Services, Options extends ParseArgsConfig["options"]> {
  usage: string;
  options: Options;
  /** What the commands work with. */
  open: (site: Site) => Services | Promise<Services>;
  commands: Record<string, NamedCommand<Services, Options>>;
}

/** Runs the one of a script's commands that its line names. */
export async function runOneOf<Services, Options extends ParseArgsConfig["options"]>({
  usage,
  options,
  open,
  commands,
}: CommandsOfScript<Services, Options>): Promise<void> {
  const known = new Map(Object.entries(commands));
  const readCommand = () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name = "", ...words] = positionals;
    const command = known.get(name);
    return command?.takes(words) ? { command, values, words } : null;
  };
  await runCommand(readCommand, usage, async ({ command, values, words }, site) =>
    command.run(await open(site), values, words),
  );
}

/** Runs an operator's command on the database of the settings, as `runOnSettings` does. */
export async function runCommand<Asked>(
  readCommand: () => Asked | null,
  usage: string,
  run: (asked: Asked, site: Site) => Promise<string>,
): Promise<void> {
  await runOnSettings(readCommand, usage, async (asked, env) => {
    const storage = await openStorage(storageSettings(env));
    try {
      nameSite(await readSiteName(storage.db));
      return await run(asked, { env, storage });
    } finally {
      await storage.close();
    }
  });
}

/**
 * Runs an operator's command, and prints its result. An invalid command line and a refused command
 * exit with 1.
 *
 * @param readCommand parses the command line; returns null or throws where it is invalid.
 */
export async function runOnSettings<Asked>(
  readCommand: () => Asked | null,
  usage: string,
  run: (asked: Asked, env: Env) => Promise<string>,
): Promise<void> {
  if (showsHelp(usage)) return;
  const asked = understood(readCommand, usage);
  try {
    if (asked !== null) console.log(await run(asked, readEnv()));
    else process.exitCode = 1;
  } catch (error) {
    console.error(explained(error));
    process.exitCode = 1;
  }
}

/** What the command line asks for; null where it is invalid, of which the usage is printed. */
export function understood<Asked>(readCommand: () => Asked | null, usage: string): Asked | null {
  try {
    const asked = readCommand();
    if (asked === null) console.error(usage);
    return asked;
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n\n${usage}` : error);
    return null;
  }
}

/** A path of the command line: npm runs scripts in the project's folder, wherever they are called. */
export function pathAsTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

/** The reasons of a refusal, a line for each field; an unexpected error unchanged. */
export function explained(error: unknown): unknown {
  const failed = failedStart(error);
  if (failed !== null) return failed;
  if (error instanceof DomainError) {
    return Object.values(error.fields ?? { error: error.message }).join("\n");
  }
  return error;
}
