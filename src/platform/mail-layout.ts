import { COLOURS } from "#ui/colours.ts";
import { escapeText } from "./html.ts";
import { siteName } from "./site-name.ts";

/** What a mail says, from top to bottom. */
export interface MailContent {
  /** Shown in lists of mails behind the subject; the first sentence. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** Lists of linked things, above the button. */
  sections?: readonly MailSection[];
  /** The one thing to do, as a button; the text part shows its address. */
  action?: { label: string; url: string } | undefined;
  /** What stands below the button. */
  after?: readonly string[];
  /** Something for few readers, as a link below all that. */
  otherAction?: { label: string; url: string } | undefined;
  /** Address of the site, for its name at the foot. */
  publicUrl: string;
}

interface MailSection {
  heading: string;
  items: readonly MailItem[];
}

/** A linked thing with what is to say of it, a line each. */
export interface MailItem {
  title: string;
  url: string;
  lines: readonly string[];
}

/** Many mail programs know no `prefers-color-scheme`: these hold on their own ground in both. */
const { ink, "ink-soft": inkSoft, ground, line, brand, deep, white } = COLOURS;

const FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Thaana', sans-serif";

/** The two parts of a mail in the look of the house. Everything given is text, never HTML. */
export function mailParts(content: MailContent): { html: string; text: string } {
  return { html: toHtml(content), text: toText(content) };
}

function toText(content: MailContent): string {
  const { title, paragraphs, sections = [], action, after = [], otherAction, publicUrl } = content;
  const parts = [title, ...paragraphs, ...sections.flatMap(sectionText)];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(...after);
  if (otherAction) parts.push(`${otherAction.label}:\n${otherAction.url}`);
  return `${[...parts, `-- \n${siteName}, courses in the Maldives\n${publicUrl}`].join("\n\n")}\n`;
}

function toHtml({
  preview,
  title,
  paragraphs,
  sections = [],
  action,
  after = [],
  otherAction,
  publicUrl,
}: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;color:${ink}">${escapeMailText(title)}</h1>`,
    ...paragraphs.map((text) => mailParagraph(text, inkSoft)),
    ...sections.map(sectionHtml),
    action ? button(action) : "",
    ...after.map((text) => mailParagraph(text, inkSoft)),
    otherAction ? linkLine(otherAction) : "",
  ].join("\n");
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMailText(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ground};font-family:${FONT};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMailText(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${deep};border-radius:16px 16px 0 0;padding:20px 28px;font-size:20px;font-weight:700;letter-spacing:-0.01em;color:${white}">${escapeMailText(siteName)}</td></tr>
<tr><td style="background:${white};border:1px solid ${line};border-top:0;border-radius:0 0 16px 16px;padding:28px">
${body}
</td></tr>
<tr><td style="padding:16px 28px;font-size:13px;line-height:1.5;color:${inkSoft}">${escapeMailText(siteName)}, courses in the Maldives. <a href="${escapeMailText(publicUrl)}" style="color:${brand}">${escapeMailText(new URL(publicUrl).host)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Lines of a text stay lines. */
function mailParagraph(text: string, colour: string): string {
  const lines = escapeMailText(text).replaceAll("\n", "<br>\n");
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${colour};overflow-wrap:anywhere">${lines}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeMailText(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:${brand};color:${white};font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:10px;text-decoration:none">${escapeMailText(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${inkSoft};overflow-wrap:anywhere">If the button does nothing, open this address: <a href="${address}" style="color:${brand}">${address}</a></p>`;
}

function sectionText({ heading, items }: MailSection): string[] {
  const itemText = ({ title, url, lines }: MailItem) => [`* ${title}`, ...lines, url].join("\n  ");
  return [heading, ...items.map(itemText)];
}

function sectionHtml({ heading, items }: MailSection): string {
  const item = ({ title, url, lines }: MailItem) =>
    `<div style="margin:0 0 12px;padding:12px 16px;border:1px solid ${line};border-radius:10px;font-size:16px;line-height:1.5;overflow-wrap:anywhere"><a href="${escapeMailText(url)}" style="color:${brand};font-weight:600">${escapeMailText(title)}</a>${lines.map((text) => `<br>\n<span style="color:${inkSoft}">${escapeMailText(text)}</span>`).join("")}</div>`;
  return `<h2 style="margin:24px 0 12px;font-size:18px;line-height:1.3;color:${ink}">${escapeMailText(heading)}</h2>
${items.map(item).join("\n")}`;
}

function linkLine({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6"><a href="${escapeMailText(url)}" style="color:${brand}">${escapeMailText(label)}</a></p>`;
}

/** As text within HTML, and within a quoted attribute. */
function escapeMailText(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Characters that mail programs turn into links. */
const LINK_MARKS = /[/:@]|\.\S|www/i;
const MAX_GREETED_NAME = 60;

/**
 * Salutation of a mail. Anybody can register a stranger's address under any name, so a name that
 * contains a message or a link is left out.
 */
export function greetingOf(name: string): string {
  const isName = name.length > 0 && name.length <= MAX_GREETED_NAME && !LINK_MARKS.test(name);
  return isName ? `Hello ${name},` : "Hello,";
}
