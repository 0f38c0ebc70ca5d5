import { createContext } from "react";

/**
 * A secret mark on every script that the renderer outputs for the current page. It is random for
 * each page and removed before the page is sent; in a browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A page without marks, and the texts of the inline scripts that had one. */
export interface UnmarkedPage {
  html: string;
  scripts: string[];
}

/**
 * Removes the marks from a page. A script that came into the page in any other way, such as within
 * a visitor's text, has none.
 *
 * @param mark letters, digits, "-" and "_" only.
 */
export function takeMarks(html: string, mark: string): UnmarkedPage {
  const pieces = html.split(` nonce="${mark}"`);
  const scripts = pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    return before === undefined || !isScript(before) ? [] : scriptText(piece);
  });
  return { html: pieces.join(""), scripts };
}

/** Whether the tag that is open at the end of a piece is a script's; attributes hold no "<". */
function isScript(piece: string): boolean {
  return piece.startsWith("<script", piece.lastIndexOf("<"));
}

/** The text of the script whose tag a piece begins in; none where it is in a file. */
function scriptText(piece: string): string[] {
  const from = piece.indexOf(">") + 1;
  const text = piece.slice(from, piece.indexOf("</script>", from));
  return text === "" ? [] : [text];
}
