import { createInterface } from "node:readline/promises";

/** Asks a question of yes and no at the terminal; null where there is none to ask at. */
export async function askYesNo(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^\s*y(es)?\s*$/i.test(await prompt.question(`${question} [y/N] `));
  } finally {
    prompt.close();
  }
}
