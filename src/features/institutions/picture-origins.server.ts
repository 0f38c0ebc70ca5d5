import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readPictureAddresses } from "./institutions.repository.server.ts";

/** Maximum number of origins in a page's policy: some proxies refuse longer headers. */
const MAX_PICTURE_ORIGINS = 100;

/** A host that is safe in a policy: other characters could end the directive or match any host. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

interface PictureOriginParts {
  storage: Storage;
  published: Published;
  /** Addresses of pictures outside institutions' records. */
  others: () => Promise<readonly string[]>;
  onError: (error: unknown) => void;
}

/**
 * Origins of the pictures on other sites, most used first; read once per version of the catalogue.
 * If reading fails, the previous origins are used.
 */
export function createPictureOrigins({
  storage,
  published,
  others,
  onError,
}: PictureOriginParts): () => Promise<readonly string[]> {
  let held: { version: number; origins: Promise<readonly string[]> } | null = null;
  return () => {
    // The version is taken before reading, so the origins can be newer than their version but never
    // older.
    const { version } = published.current();
    if (held?.version === version) return held.origins;
    const before = held;
    const read = async () =>
      originsOf([...(await readPictureAddresses(storage.db)), ...(await others())]);
    const reading = {
      version,
      origins: read().catch((error: unknown) => {
        if (held === reading) held = before;
        onError(error);
        return before?.origins ?? [];
      }),
    };
    held = reading;
    return reading.origins;
  };
}

/** Origins of addresses outside this site, most frequent first. */
function originsOf(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const origin = URL.parse(address)?.origin ?? "";
    if (PLAIN_ORIGIN.test(origin)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MAX_PICTURE_ORIGINS)
    .map(([origin]) => origin);
}
