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
  let rest = "";
  for await (const text of textOf(body)) {
    const blocks = (rest + text).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) yield event;
    }
  }
}

/** Not every browser lets a stream be iterated. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function readBlock(block: string): ServerEvent | null {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join("\n")) };
}
