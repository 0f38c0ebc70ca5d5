import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { readContent } from "./content.repository.server.ts";
import type { Content, ToplineMessage } from "./content.ts";
import { messagesOn } from "./content.ts";

export interface ContentService {
  /** All content as it is published; read from the database once for each version of it. */
  current(): Promise<Content>;
  /** The messages of the header that are due today. */
  messages(): Promise<ToplineMessage[]>;
}

interface ContentParts {
  storage: Storage;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/**
 * Keeps the newest content in memory. When it cannot be read, what was there before is served, the
 * failure is reported, and the next question tries again.
 */
export function createContentService({
  storage,
  published,
  onError,
  now = () => new Date(),
}: ContentParts): ContentService {
  let held: { version: number; content: Promise<Content> } | null = null;

  const current = (): Promise<Content> => {
    // Taken before reading: what is read is at least as new, so it can be too old for no version.
    const { version } = published.current();
    if (held?.version === version) return held.content;
    const before = held;
    const reading = {
      version,
      content: storage.snapshot(readContent).catch((error: unknown) => {
        if (held === reading) held = before;
        if (before === null) throw error;
        onError(error);
        return before.content;
      }),
    };
    held = reading;
    return reading.content;
  };

  return {
    current,
    messages: async () => messagesOn((await current()).messages, maldivesDay(now())),
  };
}
