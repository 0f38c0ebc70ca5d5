import { TooManyRequestsError } from "#platform/rate-limit.ts";

interface WaitingWork {
  of: string;
  begin: () => void;
}

/**
 * Does work of several people a few pieces at a time: one piece of each at once, and whose piece is
 * done stands behind all others with the next.
 *
 * @param maxOfOne pieces of one that wait or are done; further ones are refused.
 */
export function createFairQueue(maxAtOnce: number, maxOfOne: number) {
  const underWay = new Set<string>();
  let waiting: WaitingWork[] = [];
  const beginNext = () => {
    const next = waiting.find(({ of }) => !underWay.has(of));
    if (!next || underWay.size >= maxAtOnce) return;
    waiting = waiting.filter((one) => one !== next);
    underWay.add(next.of);
    next.begin();
  };
  return {
    /** @throws TooManyRequestsError. */
    run: async <Result>(of: string, work: () => Promise<Result>): Promise<Result> => {
      const own = waiting.filter((one) => one.of === of).length + Number(underWay.has(of));
      if (own >= maxOfOne) throw new TooManyRequestsError(5, TOO_MANY_FILES);
      const turn = Promise.withResolvers<void>();
      waiting.push({ of, begin: turn.resolve });
      beginNext();
      await turn.promise;
      try {
        return await work();
      } finally {
        underWay.delete(of);
        const others = waiting.filter((one) => one.of !== of);
        waiting = [...others, ...waiting.filter((one) => one.of === of)];
        beginNext();
      }
    },
  };
}

const TOO_MANY_FILES =
  "Other files of yours are still being read or written. Try again in a few seconds.";
