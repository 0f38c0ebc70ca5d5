import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { StoredCourse } from "./stored.ts";
import type { ValidRecord } from "./validation.ts";

type Batch = ValidRecord<StoredCourse>[];

/**
 * Keeps the courses of a file while they wait to be written: one batch in memory, the others in a
 * file that has no name any more, so that it goes with the process however that ends.
 */
export class CourseSpool {
  /** Courses that it holds. */
  size = 0;
  #file: number | null = null;
  readonly #lengths: number[] = [];
  #last: Batch = [];

  async add(batch: Batch): Promise<void> {
    if (this.#last.length > 0) {
      this.#file ??= namelessFile();
      const bytes = Buffer.from(JSON.stringify(this.#last));
      writeFileSync(this.#file, bytes);
      this.#lengths.push(bytes.length);
    }
    this.#last = batch;
    // What else waits is heard between two batches: a signal.
    await turn();
    this.size += batch.length;
  }

  /** The batches in the order in which they came; they can be gone through again. */
  async *batches(): AsyncGenerator<Batch> {
    let position = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.allocUnsafe(length);
      if (this.#file !== null) readSync(this.#file, bytes, 0, length, position);
      yield JSON.parse(bytes.toString()) as Batch;
      position += length;
    }
    if (this.#last.length > 0) yield this.#last;
  }

  async close(): Promise<void> {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

/** At once: a signal between the two would leave the file behind. */
function namelessFile(): number {
  const path = join(tmpdir(), `magu-import-${randomUUID()}`);
  const file = openSync(path, "wx+", 0o600);
  unlinkSync(path);
  return file;
}
