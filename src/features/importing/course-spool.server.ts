import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  #file: FileHandle | null = null;
  readonly #lengths: number[] = [];
  #last: Batch = [];

  async add(batch: Batch): Promise<void> {
    if (this.#last.length > 0) {
      this.#file ??= await namelessFile();
      const bytes = Buffer.from(JSON.stringify(this.#last));
      await this.#file.appendFile(bytes);
      this.#lengths.push(bytes.length);
    }
    this.#last = batch;
    this.size += batch.length;
  }

  /** The batches in the order in which they came; they can be gone through again. */
  async *batches(): AsyncGenerator<Batch> {
    let position = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.allocUnsafe(length);
      await this.#file?.read(bytes, 0, length, position);
      yield JSON.parse(bytes.toString()) as Batch;
      position += length;
    }
    if (this.#last.length > 0) yield this.#last;
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }
}

async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `magu-import-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}
