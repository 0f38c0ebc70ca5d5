import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readContent } from "./content.repository.server.ts";
import { type Content, messagesAt } from "./content.ts";

interface ContentParts {
  storage: Storage;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/**
 * Caches the newest content. If reading it fails, it serves the previous content, logs the error,
 * and the next call reads again.
 */
export function createContentService({
  storage,
  published,
  onError,
  now = () => new Date(),
}: ContentParts) {
  let held: { version: number; content: Promise<Content> } | null = null;
  /** The newest that was read. */
  let shown: Content | null = null;

  const current = (): Promise<Content> => {
    // The version is taken before reading, so the content can be newer than its version but never
    // older.
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
    return reading.content.then((content) => {
      shown = content;
      return content;
    });
  };

  return {
    /** All published content; read from the database once per version. */
    current,
    /** The header's messages that are shown now. */
    messages: async () => messagesAt((await current()).messages, now()),
    /** Names which messages are shown now: another text when one begins or ends. */
    edition: () =>
      messagesAt(shown?.messages ?? [], now())
        .map(({ id }) => id)
        .join(","),
  };
}

export type ContentService = ReturnType<typeof createContentService>;
