import type { Access } from "./database.ts";
import type { Trx } from "./schema.ts";

/** Does what a transaction would do, and takes it back. @returns what it found out. */
export async function rehearse<T>(
  storage: Pick<Access, "write">,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const over = new Error("The rehearsal is over");
  let found: T | undefined;
  try {
    await storage.write(async (trx) => {
      found = await work(trx);
      throw over;
    });
  } catch (error) {
    if (error !== over) throw error;
  }
  return found as T;
}
