import type { Note } from "#records/source-records.ts";

/** Counts the adapter's changes to the data, by kind. */
export class ImportTally {
  private readonly counts = new Map<string, number>();

  add(text: string, count = 1): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + count);
  }

  notes(): Note[] {
    return [...this.counts].map(([text, count]) => ({ text, count }));
  }
}
