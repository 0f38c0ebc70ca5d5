import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readPictureAddresses } from "./institutions.repository.server.ts";

/** Most origins that a page's policy names; a header of more is refused by some proxies. */
const MAX_PICTURE_ORIGINS = 100;

/** A host that can stand in a policy: another sign could end the directive, or stand for any host. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

interface PictureOriginParts {
  storage: Storage;
  published: Published;
  /** Addresses of further pictures that pages show. */
  others: () => Promise<readonly string[]>;
  onError: (error: unknown) => void;
}

/**
 * The origins of other sites whose pictures published records name, those that are named most first;
 * read once for each version of the catalogue. Where that fails, those of before.
 */
export function createPictureOrigins({
  storage,
  published,
  others,
  onError,
}: PictureOriginParts): () => Promise<readonly string[]> {
  let held: { version: number; origins: Promise<readonly string[]> } | null = null;
  return () => {
    // Taken before reading: what is read is at least as new, so it can be too old for no version.
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

/** Origins of the addresses that are not of this site, most frequent first. */
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
