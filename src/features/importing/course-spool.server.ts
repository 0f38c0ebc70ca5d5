import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { StoredCourse } from "#records/stored.ts";
import type { ValidRecord } from "#records/validation.ts";

type Batch = ValidRecord<StoredCourse>[];

/**
 * Buffers a file's courses until they are written: one batch in memory, the others in a file that
 * is already unlinked, so that it disappears however the process ends.
 */
export class CourseSpool {
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
    // Yields between two batches, so that signals are handled.
    await turn();
    this.size += batch.length;
  }

  /** The batches in order; they can be iterated again. */
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

/** Unlinked immediately: a signal in between would leave the file behind. */
function namelessFile(): number {
  const path = join(tmpdir(), `magu-import-${randomUUID()}`);
  const file = openSync(path, "wx+", 0o600);
  unlinkSync(path);
  return file;
}
