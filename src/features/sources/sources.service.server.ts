import { byNearness } from "#catalogue/sources.ts";
import type { Storage } from "#platform/db/database.ts";
import { readSourceUse } from "./sources.repository.server.ts";

/** Says what the directory is made from. */
export function createSourcesService({ db }: Storage) {
  const nearest = byNearness(false);
  return {
    /** The sources of everything that is published, the nearest first. */
    sources: async () => (await readSourceUse(db)).toSorted((a, b) => nearest(a.source, b.source)),
  };
}

export type SourcesService = ReturnType<typeof createSourcesService>;
