import type { Published } from "#features/publishing/published.service.server.ts";
import { readPerVersion } from "#features/publishing/read-per-version.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { readContent } from "./content.repository.server.ts";
import { messagesAt } from "./content.ts";

interface ContentParts {
  storage: Storage;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** The newest content; the previous one where reading it fails. */
export function createContentService({ now = () => new Date(), ...parts }: ContentParts) {
  const content = readPerVersion({ ...parts, read: readContent });
  return {
    /** All published content; read from the database once per version. */
    current: content.current,
    /** The header's messages that are shown now. */
    messages: async () => messagesAt((await content.current()).messages, now()),
    /** Names which messages are shown now: another text when one begins or ends. */
    edition: () =>
      messagesAt(content.shown()?.messages ?? [], now())
        .map(({ id }) => id)
        .join(","),
  };
}

export type ContentService = ReturnType<typeof createContentService>;
