interface BreakerOptions {
  /** Failures in a row after which nobody is let through. */
  failures?: number;
  /** How long nobody is, in milliseconds; twice as long after each trial that fails. */
  rest?: number;
  now?: () => number;
}

const MOST_DOUBLINGS = 5;

/** Lets nobody through after failures in a row; then one trial at a time, until one succeeds. */
export function createBreaker({
  failures = 3,
  rest = 15_000,
  now = Date.now,
}: BreakerOptions = {}) {
  let failed = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    /** True for who may go on, and says then by one of the others how it went. */
    enter(): boolean {
      if (failed < failures) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    succeed() {
      failed = 0;
      isTrying = false;
    },
    fail() {
      failed += 1;
      isTrying = false;
      const doublings = Math.min(MOST_DOUBLINGS, Math.max(0, failed - failures));
      restsUntil = now() + rest * 2 ** doublings;
    },
    /** It was left before it could be said how it went. */
    leave() {
      isTrying = false;
    },
    isResting: () => failed >= failures,
  };
}

/** Gives out so many places at once; who finds none waits for one, until the signal aborts. */
export function createPlaces(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  /** @returns what gives the place back. */
  return async (signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return leave;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      waiting.push(enter);
      signal.addEventListener("abort", giveUp, { once: true });
    });
    return leave;
  };
}
