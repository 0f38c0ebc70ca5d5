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
  const marked = new RegExp(`<script\\b[^>]*? nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = Array.from(html.matchAll(marked), ([, script = ""]) => script);
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    scripts: scripts.filter((script) => script !== ""),
  };
}
