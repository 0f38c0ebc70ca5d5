import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readContent } from "./content.repository.server.ts";
import type { Content, ToplineMessage } from "./content.ts";
import { dayInMaldives, messagesOn } from "./content.ts";

export interface ContentService {
  /** All content as it is published; read from the database once for each version of it. */
  current(): Promise<Content>;
  /** The messages of the header that are due today. */
  messages(): Promise<ToplineMessage[]>;
}

/** Keeps the newest content in memory. A failed read is tried again by the next question. */
export function createContentService(
  storage: Storage,
  published: Published,
  now: () => Date = () => new Date(),
): ContentService {
  let held: { version: number; content: Promise<Content> } | null = null;

  const current = (): Promise<Content> => {
    // Taken before reading: what is read is at least as new, so it can be too old for no version.
    const { version } = published.current();
    if (held?.version === version) return held.content;
    const reading = { version, content: storage.snapshot(readContent) };
    held = reading;
    reading.content.catch(() => {
      if (held === reading) held = null;
    });
    return reading.content;
  };

  return {
    current,
    messages: async () => messagesOn((await current()).messages, dayInMaldives(now())),
  };
}
