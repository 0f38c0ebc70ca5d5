import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { countWaiting } from "./waiting.repository.server.ts";
import { isForAdmins, WAITING_KINDS } from "./waiting.ts";

interface WaitingParts {
  storage: Storage;
  /** Where questions go whose institution states no address. */
  operatorEmail: string;
  /** Institutions with records of which another source says otherwise, most first. */
  contradicted: () => Promise<{ id: number; name: string; records: number }[]>;
}

/** What waits for operators on the whole site. */
export function createWaiting({ storage, operatorEmail, contradicted }: WaitingParts) {
  return {
    /** What waits for an operator; of parts that only administrators open, they alone are told. */
    waiting: async ({ role }: Pick<SignedIn, "role">) => {
      const today = maldivesDay(new Date());
      const counts = await countWaiting(storage.db, { operator: operatorEmail, today });
      const kinds = [...WAITING_KINDS.keys()].filter(
        (kind) => role === "admin" || !isForAdmins(kind),
      );
      return {
        data: kinds.map((kind) => ({ kind, count: counts[kind] })),
        contradicted: await contradicted(),
      };
    },
  };
}

export type WaitingService = ReturnType<typeof createWaiting>;
