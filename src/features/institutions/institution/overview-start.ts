/** Characters of an overview that show before "Read More" (specification, 2.6). */
export const OVERVIEW_LIMIT = 500;

/** Tags, character references and text of sanitised rich text, in their order. */
const PIECES = /<[^<>]*>|&[^;&<\s]{1,40};|[^<&]+|&/g;

/**
 * The start of sanitised rich text, cut at a word, with an ellipsis and every tag closed. Null
 * where the text is not longer than the limit. Tags are not counted; a character reference counts
 * as one.
 */
export function overviewStart(html: string, limit = OVERVIEW_LIMIT): string | null {
  const open: string[] = [];
  let start = "";
  let left = limit;
  for (const [piece] of html.matchAll(PIECES)) {
    if (piece.startsWith("<")) {
      noteTag(piece, open);
      start += piece;
      continue;
    }
    const length = piece.startsWith("&") ? 1 : piece.length;
    if (length > left) return closed(start + wholeWords(piece, left, start === ""), open);
    start += piece;
    left -= length;
  }
  return null;
}

/** Updates the list of open tags, the innermost last. */
function noteTag(tag: string, open: string[]): void {
  const name = /^<\/?([a-z0-9]+)/i.exec(tag)?.[1];
  if (!name || name === "br" || tag.endsWith("/>")) return;
  if (tag.startsWith("</")) open.pop();
  else open.push(name);
}

/** The words of a text that fit whole; a single word longer than the limit is cut. */
function wholeWords(text: string, limit: number, isAll: boolean): string {
  if (text.startsWith("&")) return "";
  const cut = text.slice(0, limit);
  if (/^\s/.test(text.slice(limit))) return cut;
  const space = cut.search(/\s\S*$/);
  if (space >= 0) return cut.slice(0, space);
  return isAll ? cut.replace(/[\uD800-\uDBFF]$/, "") : "";
}

function closed(start: string, open: readonly string[]): string {
  const tags = open.toReversed().map((name) => `</${name}>`);
  return `${start.replace(/(?<![\s,:–-])[\s,:–-]+$/, "")}…${tags.join("")}`;
}
