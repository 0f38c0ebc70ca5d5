import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE"] as const;

/** How often is looked whether npm, which started this, is still there. */
const LOOK_MS = 500;

/**
 * Ends the process at once when it is told to, or when the npm that runs it has ended: npm hands
 * not every signal on. What the database had not committed by then it takes back by itself.
 */
export function endWhenTold(): void {
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== npm) end("SIGHUP");
  }, LOOK_MS).unref();
}

function end(signal: (typeof SIGNALS)[number]): never {
  try {
    process.stderr.write(`\nEnded by ${signal}. What was under way is taken back.\n`);
  } catch {
    // Nobody may be left to read it.
  }
  process.exit(128 + constants.signals[signal]);
}
