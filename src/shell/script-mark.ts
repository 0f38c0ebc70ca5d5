import { createContext } from "react";

/**
 * The mark of the page that is being rendered, which stands on every script that the renderer is
 * given. Nobody else knows it while the page is made, and it is taken off before the page leaves; in
 * a browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** A page without marks, and the texts of the inline scripts that carried one. */
export interface UnmarkedPage {
  html: string;
  scripts: string[];
}

/**
 * Takes the marks off a page. A script that came into it by any other way, such as within a text that
 * somebody wrote, has none.
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
