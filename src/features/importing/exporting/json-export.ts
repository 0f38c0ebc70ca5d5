import type { DirectoryRecords } from "./exporting.service.server.ts";

/** The whole export as one JSON file in pieces, one record per line. */
export async function* jsonExport(directory: DirectoryRecords): AsyncGenerator<string> {
  yield `{"about": ${JSON.stringify(directory.about, null, 2)}`;
  yield* jsonList("institutions", directory.institutions());
  yield* jsonList("categories", directory.categories());
  yield* jsonList("courses", directory.courses());
  yield "\n}\n";
}

async function* jsonList(name: string, records: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = "\n";
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ",\n";
  }
  yield "\n]";
}
