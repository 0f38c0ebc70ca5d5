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

interface OpenPart {
  key: string;
  pieces: Buffer[];
}

const [BEGINS, ENDS, KNOWN] = ["(", ")", "="];
const NO_BYTES = Buffer.alloc(0);

/** Keeps the HTML of parts under their keys, up to a number of bytes in all. */
export function keepParts(maxBytes: number): (mark: string) => PageOfParts {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  /** @param mark secret, so that no text of the page can hold it. */
  return (mark) => {
    const known: Buffer[] = [];
    const begun: string[] = [];
    return {
      parts: {
        around(key) {
          const html = kept.get(key);
          if (html === undefined) {
            begun.push(key);
            return { before: mark + BEGINS, after: mark + ENDS };
          }
          known.push(html);
          return { before: mark + KNOWN, after: null };
        },
      },
      filled(html) {
        const [first = "", ...pieces] = html.split(mark);
        const open: OpenPart[] = [{ key: "", pieces: [Buffer.from(first)] }];
        const add = (bytes: Buffer) => open.at(-1)?.pieces.push(bytes);
        // Parts are rendered, and so stand in the page, in the order in which they asked.
        let [nextKnown, nextBegun] = [0, 0];
        for (const piece of pieces) {
          if (piece.startsWith(BEGINS)) open.push({ key: begun[nextBegun++] ?? "", pieces: [] });
          else if (piece.startsWith(KNOWN)) add(known[nextKnown++] ?? NO_BYTES);
          else {
            const part = open.pop();
            const whole = oneBuffer(part?.pieces ?? []);
            if (part) kept.set(part.key, whole);
            add(whole);
          }
          add(Buffer.from(piece.slice(1)));
        }
        return oneBuffer(open[0]?.pieces ?? []);
      },
    };
  };
}

/** In memory of its own: of a shared piece, a short part would keep all from being freed. */
function oneBuffer(pieces: readonly Buffer[]): Buffer {
  const all = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) at += piece.copy(all, at);
  return all;
}
