import { decodeHTMLStrict } from "entities";
import sanitizeHtml from "sanitize-html";
import {
  CLOSED_NAMES,
  isHtml,
  isLinkTaken,
  isOwnLinkTaken,
  markupProblem,
  preparedHtml,
} from "./html-tags.ts";

function safeLink(_tag: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return href && isLinkTaken(href)
    ? { tagName: "a", attribs: { href, rel: "noopener noreferrer nofollow" } }
    : { tagName: "span", attribs: {} };
}

/** Texts of the site's own lead to its own pages too, and to places of the same page. */
function ownLink(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href } = attributes;
  return href && !isLinkTaken(href) && isOwnLinkTaken(href)
    ? { tagName: "a", attribs: { href } }
    : safeLink(tag, attributes);
}

const TABLE_PARTS: ReadonlySet<string> = new Set([
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
]);

/** What rich text may hold; everything else goes, its text stays. */
const SANITIZE_RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "h3",
    "h4",
    "a",
    // A link that is not taken becomes one, and its tags go at the end: the sanitiser leaves the next
    // closing tag out where the new name of an element is one that it drops.
    "span",
    "table",
    ...TABLE_PARTS,
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nonTextTags: [...CLOSED_NAMES],
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    hr: "br",
    dir: "ul",
    menu: "ul",
    a: safeLink,
  },
};

/**
 * Reduces rich text to the tags that pages show. Text without markup passes as it is. Cleaning what
 * is clean changes nothing.
 */
export function sanitize(html: string): string {
  return reduced(html, SANITIZE_RULES);
}

function reduced(html: string, rules: sanitizeHtml.IOptions): string {
  if (!/[<>&]/.test(html)) return html.trim();
  const once = cleaned(html, rules);
  // A div within a paragraph becomes a paragraph within one; reading it again sets them in a row.
  return once === html ? once : cleaned(once, rules);
}

function cleaned(html: string, rules: sanitizeHtml.IOptions): string {
  return withoutEmpty(
    withCells(sanitizeHtml(preparedHtml(html), rules).replace(/<\/?span>/g, "")),
  ).trim();
}

const ROWS: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

/**
 * Clean HTML whose tables are as browsers read them: what stands in one outside of its cells gets a
 * cell, as it would be shown before the table, and parts of a table outside of any are paragraphs.
 */
function withCells(html: string): string {
  const open: { name: string; hasCell: boolean }[] = [];
  const placed = (piece: string): string => {
    const [, slash, name = ""] = /^<(\/?)([a-z0-9]+)/.exec(piece) ?? [];
    if (slash) {
      const { name: opened, hasCell } = open.pop() ?? { name, hasCell: false };
      return `${hasCell ? "</td>" : ""}</${opened}>`;
    }
    const around = open.at(-1);
    const isPart = TABLE_PARTS.has(name);
    const isInRows = around !== undefined && ROWS.has(around.name);
    const isStray = isPart && !isInRows;
    if (name !== "" && name !== "br") open.push({ name: isStray ? "p" : name, hasCell: false });
    if (isStray) return "<p>";
    if (!isInRows || piece.trim() === "" || around.hasCell !== isPart) return piece;
    around.hasCell = !isPart;
    return (isPart ? "</td>" : "<td>") + piece;
  };
  return html
    .split(/(<[^<>]*>)/)
    .map(placed)
    .join("");
}

/** A block without a word. */
const EMPTY = /<(p|li)>(?:\s|<(?!\/?(?:p|li)\b)[^<>]*>)*<\/\1>/g;
/** A tag that parts words. */
const PART = "<(?!\\/?(?:strong|em|a)\\b)[^<>]+>";
const GAP_AT_PART = new RegExp(`(?<=^|\\s|${PART})(?:<>)+|(?:<>)+(?=$|\\s|${PART})`, "g");

/** Clean HTML without blocks that hold no word; words on both sides of one stay apart. */
function withoutEmpty(html: string): string {
  const less = html.replace(EMPTY, "<>");
  if (less !== html) return withoutEmpty(less);
  return less.replace(GAP_AT_PART, "").replace(/(?:<>)+/g, " ");
}

const OWN_RULES: sanitizeHtml.IOptions = {
  ...SANITIZE_RULES,
  transformTags: { ...SANITIZE_RULES.transformTags, a: ownLink },
};

/** `sanitize` for a text that the site itself says: its links may be addresses of its own. */
export function sanitizeOwn(html: string): string {
  return reduced(html, OWN_RULES);
}

const INLINE_TAGS = /<\/?(?:strong|em|a)\b[^<>]*>/g;
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " }),
);

/**
 * What a page would show of a text that is not written yet, and need not be clean; too much markup
 * as its own text.
 */
export function previewed(html: string, clean = sanitize): string {
  return markupProblem(html) === null ? clean(html) : escapeText(html);
}

/** The words of sanitised rich text, with a space where one block ends and the next begins. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, " ").trim();
  return html
    .replace(INLINE_TAGS, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => NAMED_ENTITIES.get(name) ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A paragraph, a heading or an entry of a list, as plain text. */
export interface TextBlock {
  text: string;
  isItem: boolean;
}

/** The blocks of sanitised rich text; each line of text without markup is one. */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let depth = 0;
  for (const piece of html.replace(INLINE_TAGS, "").split(/(<[^<>]*>|\n)/)) {
    if (piece.startsWith("<li")) depth++;
    else if (piece.startsWith("</li")) depth--;
    else if (!piece.startsWith("<")) {
      const text = plainText(piece);
      if (text !== "") blocks.push({ text, isItem: depth > 0 });
    }
  }
  return blocks;
}

/** Writes plain text as rich text: a paragraph for each block of lines, a list for lines that begin with a dash. */
export function htmlFromText(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.split("\n").map((line) => line.trim())))
    .join("");
}

/** Rich text as people may write it: what holds no tag of HTML is plain text, with its lines. */
export const richText = (text: string): string =>
  isHtml(text) ? text : htmlFromText(decodeOnce(text));

const BULLET = /^[-•*–]\s+/;

/** Neighbouring lines that are all bullets are a list, the others a paragraph. */
function blockOf(lines: string[]): string {
  const runs: { isList: boolean; texts: string[] }[] = [];
  for (const line of lines) {
    const isList = BULLET.test(line);
    if (runs.at(-1)?.isList !== isList) runs.push({ isList, texts: [] });
    runs.at(-1)?.texts.push(escapeText(line.replace(BULLET, "")));
  }
  return runs
    .map(({ isList, texts }) =>
      isList
        ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`
        : `<p>${texts.join("<br />")}</p>`,
    )
    .join("");
}

/** Writes plain text so that it stands as text within rich text. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Plain text that was written as HTML by mistake: "A &amp; B" is "A & B". Each entity is read once. */
export function decodeOnce(text: string): string {
  return text.includes("&") ? decodeHTMLStrict(text) : text;
}

/** Writes text so that `decodeOnce` gives it back, also where it holds what looks like an entity. */
export function encodeOnce(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, "&amp;");
}
