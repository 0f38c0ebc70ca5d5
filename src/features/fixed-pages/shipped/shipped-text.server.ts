import { createHash } from "node:crypto";
import { escapeText } from "#platform/html.ts";
import type { PageText, TextDate, TextSection } from "../fixed-pages.ts";

/** A text that comes with the program. */
export interface ShippedText extends PageText {
  dates: readonly TextDate[];
  /** Differs whenever its words differ. */
  digest: string;
}

/** A section as we write it: see `htmlOfWritten`. */
export interface WrittenSection {
  /** "sections" where it is left out. */
  part?: string;
  id: string;
  title: string;
  content: string;
}

/** Makes of written sections the text of a page. */
export function shippedText(
  summary: string,
  written: readonly WrittenSection[],
  dates: readonly TextDate[],
): ShippedText {
  const sections = written.map(
    ({ part = "sections", id, title, content }): TextSection => ({
      part,
      id,
      title,
      html: htmlOfWritten(content),
    }),
  );
  return { summary, sections, dates, digest: textDigest({ summary, sections }) };
}

/** Differs whenever the words of a text differ. */
export function textDigest({ summary, sections }: PageText): string {
  const words = [summary, ...sections.flatMap(({ part, title, html }) => [part, title, html])];
  return createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 22);
}

/**
 * A text as paragraphs and lists. Blank lines part its blocks; "- " or "1. " begins each point of a
 * list; `[words](address)` is a link, `**words**` are strong. A block that begins as a table is one.
 */
function htmlOfWritten(content: string): string {
  return content
    .trim()
    .split(/\n\s*\n/)
    .map((block) => htmlOfBlock(block.trim()))
    .join("");
}

function htmlOfBlock(block: string): string {
  if (block.startsWith("<table>")) return block;
  const mark = /^(- |1\. )/.exec(block)?.[0];
  if (mark === undefined) return `<p>${withMarks(block)}</p>`;
  const tag = mark === "- " ? "ul" : "ol";
  const points = block.split(/(?:^|\n\s*)(?:- |\d+\. )/).slice(1);
  return `<${tag}>${points.map((point) => `<li>${withMarks(point)}</li>`).join("")}</${tag}>`;
}

function withMarks(words: string): string {
  return escapeText(words.replace(/\s+/g, " ").trim())
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}

/** A table with a header row, in cells of plain words. */
export function htmlTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((word) => `<th scope="col">${escapeText(word)}</th>`).join("");
  const body = rows.map(
    (row) => `<tr>${row.map((word) => `<td>${escapeText(word)}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
