import { decodeHTMLAttribute } from "entities";
import type { z } from "zod";

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements within a line, and those that nobody sees: words before and after them are one. */
export const INLINE = namesIn(`
  a abbr acronym area b base basefont bdi bdo bgsound big blink cite code col colgroup data del dfn em
  font i ins kbd label link map mark meta nobr noembed noframes noscript output param q rp rt ruby s
  samp script small slot source span strike strong style sub sup template time title track tt u var
  wbr`);

/** Elements that stand in a line and part the words beside them, as a picture does. */
const PARTING = namesIn(`
  applet audio button canvas embed frame iframe img input marquee math meter object picture progress
  svg textarea video xmp`);

/** Blocks that become paragraphs. */
const PARAGRAPHS = namesIn(`
  address article aside blockquote body center datalist dd details dialog div dl dt fieldset figcaption
  figure footer form frameset head header hgroup html legend main nav optgroup option pre search
  section select summary`);

const KEPT_BLOCKS = namesIn(`
  br caption dir h1 h2 h3 h4 h5 h6 hr li menu ol p table tbody td tfoot th thead tr ul`);

/** Names of HTML; a text may hold others in angle brackets, such as the type `List<Integer>`. */
export const NAMES: ReadonlySet<string> = new Set([
  ...INLINE,
  ...PARTING,
  ...PARAGRAPHS,
  ...KEPT_BLOCKS,
]);

/** What a parser reads as text up to the closing tag, and what is dropped with all that is in it. */
export const CLOSED_NAMES = namesIn(
  "iframe noembed noframes noscript script style svg template textarea title xmp",
);

const WITHOUT_VALUE: ReadonlySet<string> = new Set(
  `allowfullscreen async autofocus autoplay checked compact controls defer disabled download hidden
  inert itemscope loop multiple muted nohref nomodule noshade novalidate nowrap open playsinline
  readonly required reversed selected`.split(/\s+/),
);

/** A tag by its form: the slash, the name, and the attributes. */
const TAG =
  /<(\/?)([a-z][a-z0-9]*(?::[a-z]+)?)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?/g;
/** Namespaces of the markup that word processors paste. */
const PASTED = /^(?:o|w|v|m|st1):/;

interface Tag {
  name: string;
  attributes: string;
  isClosing: boolean;
  start: number;
  end: number;
}

/**
 * The tags of HTML in a text, in their order. Brackets around anything else are text: another name,
 * a word with one capital (`List<Object>`), words without values (`a<b and c>d`), and what would
 * swallow the rest because nothing closes it.
 */
function* tagsOf(text: string): Generator<Tag> {
  const lower = text.toLowerCase();
  const lastClosing = new Map<string, number>();
  for (const { 0: whole, 1: slash, 2: written = "", 3: attributes = "", index } of text.matchAll(
    TAG,
  )) {
    const name = written.toLowerCase();
    if (!isName(written, name) || !areAttributes(attributes)) continue;
    const isClosing = slash === "/";
    if (!isClosing && CLOSED_NAMES.has(name)) {
      const last = lastClosing.get(name) ?? lower.lastIndexOf(`</${name}>`);
      lastClosing.set(name, last);
      if (last < index) continue;
    }
    yield { name, attributes, isClosing, start: index, end: index + whole.length };
  }
}

function isName(written: string, name: string): boolean {
  if (PASTED.test(name)) return true;
  return NAMES.has(name) && (written === name || written === written.toUpperCase());
}

function areAttributes(text: string): boolean {
  for (const [, name = "", value] of text.matchAll(ATTRIBUTE)) {
    if (value === undefined && !WITHOUT_VALUE.has(name.toLowerCase())) return false;
  }
  return true;
}

/** Whether a text is HTML: whether it holds a tag of HTML. */
export function isHtml(text: string): boolean {
  return !tagsOf(text).next().done;
}

/**
 * HTML as it can be cleaned: without comments, with each bracket that is no tag's written as text,
 * with paragraphs for blocks that have no place, and with spaces where words would run together: at
 * elements that go, and behind ends of blocks, which may end nothing.
 */
export function preparedHtml(html: string): string {
  const text = withoutComments(html);
  let written = "";
  let at = 0;
  let isBehindBlock = false;
  let dropped = "";
  const write = (words: string) => {
    const isFirst = isBehindBlock && words !== "" && dropped === "";
    written += (isFirst ? words.replace(/^(?=\S)/, " ") : words).replaceAll("<", "&lt;");
    if (isFirst) isBehindBlock = false;
  };
  for (const { name, isClosing, start, end } of tagsOf(text)) {
    write(text.slice(at, start));
    const tag = text.slice(start, end);
    if (PARTING.has(name)) written += ` ${tag} `;
    else if (PARAGRAPHS.has(name)) written += isClosing ? "</p>" : "<p>";
    else written += tag;
    if (isClosing ? dropped === name : CLOSED_NAMES.has(name)) dropped = isClosing ? "" : name;
    if (!INLINE.has(name) && !PASTED.test(name)) isBehindBlock = isClosing;
    at = end;
  }
  write(text.slice(at));
  return written;
}

/** A comment that nothing ends is text: it would swallow all that follows. */
function withoutComments(html: string): string {
  const [first = "", ...rest] = html.split("<!--");
  return rest.reduce((text, piece) => {
    const end = piece.indexOf("-->");
    return text + (end < 0 ? `&lt;!--${piece}` : piece.slice(end + 3));
  }, first);
}

const MOST_TAGS = 10_000;
const DEEPEST = 50;
/** Elements without content, and those that the next of their kind ends. */
const NOT_NESTED: ReadonlySet<string> = new Set(
  "area base br col dd dt embed frame hr img input li link meta option p param source td th tr track wbr".split(
    " ",
  ),
);

/**
 * What is wrong with the amount of markup in a text, null where it may be cleaned. Cleaning takes
 * time with the number of elements times their depth.
 */
export function markupProblem(text: string): string | null {
  let count = 0;
  let depth = 0;
  for (const { name, isClosing } of tagsOf(text)) {
    if (++count > MOST_TAGS)
      return `must hold at most ${MOST_TAGS.toLocaleString("en")} tags of HTML`;
    if (NOT_NESTED.has(name)) continue;
    depth = Math.max(0, depth + (isClosing ? -1 : 1));
    if (depth > DEEPEST) return `must not nest HTML elements more than ${DEEPEST} deep`;
  }
  return null;
}

/** Refuses a text with more markup than can be cleaned in no time; for `superRefine`. */
export function refuseTooMuchMarkup(text: string, context: z.core.$RefinementCtx<string>): void {
  const message = markupProblem(text);
  if (message !== null) context.addIssue({ code: "custom", message });
}

/** Whether a link of rich text leads where pages may lead: to the web, or to a mail address. */
export const isLinkTaken = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href);

/** The same for texts of the site's own, which lead to its own pages too, and to places of a page. */
export const isOwnLinkTaken = (href: string): boolean =>
  isLinkTaken(href) || /^(?:#|\/(?![/\\]))/.test(href);

/** Elements that are dropped with the words in them, and those that are no words. */
const DROPPED_NAMES: ReadonlySet<string> = new Set([
  ...CLOSED_NAMES,
  ..."applet audio canvas embed frame img object picture video".split(" "),
]);
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/i;
const MOST_NAMED = 5;

/**
 * What cleaning takes out of a text, for who wrote it: "lost the link to "/apply"; ...". Null where
 * it takes out no link, picture or word. Reads the text once.
 */
export function lossOf(html: string): string | null {
  const links = new Set<string>();
  const elements = new Set<string>();
  for (const { name, attributes, isClosing } of tagsOf(withoutComments(html))) {
    if (isClosing) continue;
    if (DROPPED_NAMES.has(name)) elements.add(`<${name}>`);
    if (name !== "a") continue;
    const found = HREF.exec(attributes);
    const href = decodeHTMLAttribute(found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
    if (found && !isLinkTaken(href)) links.add(`"${href.slice(0, MAX_SHOWN)}"`);
  }
  const lost = [
    links.size > 0 &&
      `the link to ${named(links)}: its words stay; an address must begin with https://, http:// or mailto:`,
    elements.size > 0 && `what ${named(elements)} held: text, lists, tables and links stay`,
  ].filter((each) => each !== false);
  return lost.length === 0 ? null : `lost ${lost.join("; and ")}`;
}

/** Characters of an address that a message shows. */
const MAX_SHOWN = 100;

function named(found: ReadonlySet<string>): string {
  const first = [...found].slice(0, MOST_NAMED);
  const more = found.size - first.length;
  return more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
