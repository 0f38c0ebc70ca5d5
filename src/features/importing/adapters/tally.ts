import type { Note } from "../importing.ts";

/** Counts what an adapter did to the data, by what it was. */
export class ImportTally {
  private readonly counts = new Map<string, number>();

  add(text: string, count = 1): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + count);
  }

  notes(): Note[] {
    return [...this.counts].map(([text, count]) => ({ text, count }));
  }
}
