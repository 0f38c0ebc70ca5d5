import { LRUCache } from "lru-cache";
import type { KeptParts } from "#web/kept.tsx";

/** One page's use of the parts that are kept. */
export interface PageOfParts {
  parts: KeptParts;
  /** The page as rendered, with the parts that it left out; what it rendered anew is kept. */
  filled(html: string): string;
}

const [BEGINS, ENDS, KNOWN] = ["(", ")", "="];

/** Keeps the HTML of parts under their keys, up to a number of characters in all. */
export function keepParts(maxCharacters: number): (mark: string) => PageOfParts {
  const kept = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  /** @param mark secret, so that no text of the page can hold it. */
  return (mark) => {
    const known: string[] = [];
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
        // Pieces are joined once: a text that grows would be copied whole by who reads it first.
        const open = [{ key: "", pieces: [first] }];
        const add = (text: string) => open.at(-1)?.pieces.push(text);
        // Parts are rendered, and so stand in the page, in the order in which they asked.
        let [nextKnown, nextBegun] = [0, 0];
        for (const piece of pieces) {
          if (piece.startsWith(BEGINS)) open.push({ key: begun[nextBegun++] ?? "", pieces: [] });
          else if (piece.startsWith(KNOWN)) add(known[nextKnown++] ?? "");
          else {
            const part = open.pop();
            const html = part?.pieces.join("") ?? "";
            if (part) kept.set(part.key, html);
            add(html);
          }
          add(piece.slice(1));
        }
        return open[0]?.pieces.join("") ?? "";
      },
    };
  };
}
