import { HOUR_MS } from "./durations.ts";
import { withoutMailAddresses } from "./log-privacy.ts";

/** Errors of one message that were logged within the last day. */
interface TalliedError {
  message: string;
  count: number;
  /** ISO 8601. */
  last: string;
}

export interface ErrorTally {
  note(error: unknown): void;
  /** Of the last 24 hours, the most frequent first. */
  lastDay(): TalliedError[];
}

/** Messages that are told apart; others are counted as one. */
const MAX_TALLIED = 100;
const MAX_TALLIED_LENGTH = 200;
const OTHERS = "Other errors";

/**
 * Counts the errors of this process by message and hour, in memory. Numbers in a message are left out,
 * so that errors that differ by a record are one; addresses of people too.
 */
export function createErrorTally(now: () => Date = () => new Date()): ErrorTally {
  const byHour = new Map<number, Map<string, { count: number; last: string }>>();
  const hourOf = (time: Date) => Math.floor(time.getTime() / HOUR_MS);
  const forgetOld = () => {
    for (const hour of byHour.keys()) if (hour <= hourOf(now()) - 24) byHour.delete(hour);
  };
  return {
    note: (error) => {
      forgetOld();
      const hour = hourOf(now());
      const messages = byHour.get(hour) ?? new Map<string, { count: number; last: string }>();
      byHour.set(hour, messages);
      const said = tallied(error);
      const message = messages.has(said) || messages.size < MAX_TALLIED ? said : OTHERS;
      const count = (messages.get(message)?.count ?? 0) + 1;
      messages.set(message, { count, last: now().toISOString() });
    },
    lastDay: () => {
      forgetOld();
      const sums = new Map<string, TalliedError>();
      for (const messages of byHour.values()) {
        for (const [message, { count, last }] of messages) {
          const sum = sums.get(message);
          sums.set(message, {
            message,
            count: count + (sum?.count ?? 0),
            last: sum && sum.last > last ? sum.last : last,
          });
        }
      }
      return [...sums.values()].sort((one, other) => other.count - one.count);
    },
  };
}

function tallied(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return withoutMailAddresses(message.slice(0, MAX_TALLIED_LENGTH)).replace(/\d+/g, "#").trim();
}
