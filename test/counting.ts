import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely, KyselyPlugin } from "kysely";
import type { Access, Storage } from "#platform/db/database.ts";
import type { Database } from "#platform/db/schema.ts";
import type { OpenStorage } from "./engines.ts";

interface Counting {
  open: OpenStorage;
  statements: () => number;
  /** Resolves when no statement was sent for a while: work after a response has ended. */
  quiet: () => Promise<void>;
}

/** A database that counts the statements sent to it. */
export function counting(open: OpenStorage): Counting {
  let count = 0;
  let uncounted: Storage | null = null;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = <Db extends Kysely<Database>>(db: Db) => db.withPlugin(plugin) as Db;
  return {
    statements: () => count,
    quiet: async () => {
      for (let last = -1; last !== count || (await hasMail(uncounted)); ) {
        last = count;
        await sleep(250);
      }
    },
    open: async () => {
      const storage = await open();
      uncounted = storage;
      const countedAccess = ({ db, snapshot, write }: Access): Access => ({
        db: counted(db),
        snapshot,
        write: (change) => write((trx) => change(counted(trx))),
      });
      const background = countedAccess(storage.background);
      return { ...storage, ...countedAccess(storage), background };
    },
  };
}

async function hasMail(storage: Storage | null): Promise<boolean> {
  const mails = await storage?.db.selectFrom("outgoing_mails").select("id").execute();
  return mails !== undefined && mails.length > 0;
}
