/**
 * Does work at an interval, in milliseconds, one run after the other, until it is stopped. A run that
 * fails is reported, and the next one comes all the same.
 */
export function repeatWork(
  interval: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(work).catch(onError);
  }, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
