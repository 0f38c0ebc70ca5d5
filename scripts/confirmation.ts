import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { DomainError } from "#platform/errors.ts";

/** Asks a yes-or-no question at the terminal; null without a terminal. */
export async function askYesNo(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // The prompt intercepts Ctrl+C, and ends without an answer on Ctrl+D.
    prompt.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
    const closed = once(prompt, "close").then(() => "");
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), closed]);
    return /^\s*y(es)?\s*$/i.test(answer);
  } finally {
    prompt.close();
  }
}

/** Said before a database is changed that a running server shows. */
export const IS_SERVED = "A running server shows this database to the public.";

/** A command stopped before it changed anything, because a question was not answered with yes. */
export class NotAnsweredError extends DomainError {
  override name = "NotAnsweredError";

  constructor(message: string) {
    super("not_answered", 409, message);
  }
}
