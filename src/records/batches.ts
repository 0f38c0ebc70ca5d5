import { IMPORT_BATCH } from "./record-limits.ts";
/** Iterates in batches. */
export async function* inBatches<T>(all: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const each of all) {
    if (batch.push(each) < IMPORT_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
