import { byNearness } from "#catalogue/sources.ts";
import type { Storage } from "#platform/db/database.ts";
import { readSourceUse, type SourceUse } from "./sources.repository.server.ts";

export interface SourcesService {
  /** The sources of everything that is published, the nearest first. */
  sources(): Promise<SourceUse[]>;
}

/** Says what the directory is made from. */
export function createSourcesService({ db }: Storage): SourcesService {
  const nearest = byNearness(false);
  return {
    sources: async () => (await readSourceUse(db)).toSorted((a, b) => nearest(a.source, b.source)),
  };
}
