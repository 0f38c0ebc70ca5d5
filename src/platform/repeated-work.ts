/** Work that this process does at an interval, and how its last runs went. */
export interface Job {
  name: string;
  /** In milliseconds. */
  interval: number;
  /** ISO 8601; null before the first run has ended well. */
  lastRun: string | null;
  lastFailure: { at: string; message: string } | null;
}

const jobs = new Set<Job>();

/** What this process does at an interval, by name. */
export const jobsOfProcess = (): Job[] =>
  [...jobs].sort((one, other) => one.name.localeCompare(other.name));

/**
 * Does work at an interval, in milliseconds, one run after the other, until it is stopped. A run that
 * fails is reported, and the next one comes all the same.
 *
 * @param name for people, of what it does.
 */
export function repeatWork(
  name: string,
  interval: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const job: Job = { name, interval, lastRun: null, lastFailure: null };
  jobs.add(job);
  const run = async () => {
    try {
      await work();
      job.lastRun = new Date().toISOString();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      job.lastFailure = { at: new Date().toISOString(), message };
      onError(error);
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(run);
  }, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      jobs.delete(job);
      await last;
    },
  };
}
