import { EventSourceParserStream } from "eventsource-parser/stream";

/** A server-sent event, with its data parsed from JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Reads server-sent events from a stream (HTML standard, section 9.2); comments and events without
 * data are ignored.
 *
 * @throws SyntaxError where data is not JSON, and the stream's error when its connection breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  // Uses a reader because not every browser can iterate a stream.
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
