/** How often a server says in the database that its work goes on, and looks at that of others. */
export const LEASE_LOOK_MS = 12_000;

/** Looks in a row at which work that goes on has said so. */
const SILENT_LOOKS = 4;

/** Work that some server is at: its row, and when that server last said so. */
export interface Leased {
  id: number;
  alive_at: string | null;
}

/**
 * Tells work that died from work that goes on: it said nothing between several looks. Times of
 * different servers are not compared, and a look that failed counts for nothing: while the database
 * is away nobody can say anything.
 */
export class Leases<Work extends Leased> {
  #seen = new Map<number, { alive_at: string | null; looks: number }>();

  /** @param running all work that is under way elsewhere. @returns what has died of it. */
  dead(running: readonly Work[]): Work[] {
    const before = this.#seen;
    this.#seen = new Map(
      running.map(({ id, alive_at }) => {
        const known = before.get(id);
        const isSilent = known !== undefined && known.alive_at === alive_at;
        return [id, { alive_at, looks: isSilent ? known.looks + 1 : 0 }];
      }),
    );
    return running.filter(({ id }) => (this.#seen.get(id)?.looks ?? 0) >= SILENT_LOOKS);
  }
}
