import { LRUCache } from "lru-cache";
import type { KeptParts } from "#web/kept.tsx";

/** One page's use of the parts that are kept. */
export interface PageOfParts {
  parts: KeptParts;
  /**
   * The page's bytes, with the parts that it left out; what it rendered anew is kept. As bytes, so
   * that what is kept is never encoded again.
   */
  filled(html: string): Buffer;
}

type KeptPart = LRUCache<string, Buffer>;

/** What a page asked for, each by its number in the page's marks. */
interface WantedPart {
  /** Bytes of parts that it left out. */
  known: Buffer[];
  /** Keys of parts that it renders. */
  begun: string[];
}

const [BEGINS, ENDS, KNOWN] = ["(", ")", "="];
const NUMBER_END = ";";
const NO_BYTES = Buffer.alloc(0);

/** Keeps the HTML of parts under their keys, up to a number of bytes in all. */
export function keepParts(maxBytes: number): (mark: string) => PageOfParts {
  const kept: KeptPart = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  /** @param mark secret, so that no text of the page can hold it. */
  return (mark) => {
    const asked: WantedPart = { known: [], begun: [] };
    return {
      parts: { around: (key) => aroundPart(key, { kept, mark, asked }) },
      filled: (html) => filledPage(html.split(mark), kept, asked),
    };
  };
}

function aroundPart(
  key: string,
  { kept, mark, asked }: { kept: KeptPart; mark: string; asked: WantedPart },
): ReturnType<KeptParts["around"]> {
  const html = kept.get(key);
  if (html !== undefined) {
    const number = asked.known.push(html) - 1;
    return { before: mark + KNOWN + number + NUMBER_END, after: null };
  }
  // By number, because React renders parts that it then leaves out, where something beside them waits.
  const number = asked.begun.push(key) - 1;
  return { before: mark + BEGINS + number + NUMBER_END, after: mark + ENDS + number + NUMBER_END };
}

/** @param pieces the page at its marks: all but the first begin with the rest of a mark. */
function filledPage([first = "", ...pieces]: string[], kept: KeptPart, asked: WantedPart): Buffer {
  const open: Buffer[][] = [[Buffer.from(first)]];
  const add = (bytes: Buffer) => open.at(-1)?.push(bytes);
  for (const piece of pieces) {
    const end = piece.indexOf(NUMBER_END);
    const number = Number(piece.slice(1, end));
    if (piece.startsWith(BEGINS)) open.push([]);
    else if (piece.startsWith(KNOWN)) add(asked.known[number] ?? NO_BYTES);
    else {
      const part = oneBuffer(open.pop() ?? []);
      kept.set(asked.begun[number] ?? "", part);
      add(part);
    }
    add(Buffer.from(piece.slice(end + NUMBER_END.length)));
  }
  return oneBuffer(open[0] ?? []);
}

/** In memory of its own: of a shared piece, a short part would keep all from being freed. */
function oneBuffer(pieces: readonly Buffer[]): Buffer {
  const all = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) at += piece.copy(all, at);
  return all;
}
