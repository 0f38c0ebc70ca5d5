import { EventSourceParserStream } from "eventsource-parser/stream";

/** A server-sent event, with its data as JSON says it. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Reads server-sent events as they come (HTML standard, section 9.2); comments and events without
 * data are passed over.
 *
 * @throws SyntaxError where data is no JSON, and what the stream throws when its connection ends.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  // Not every browser lets a stream be iterated.
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? "message", data: JSON.parse(value.data) };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
