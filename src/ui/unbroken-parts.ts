/** A piece of a text; `kept` pieces must not be broken across lines. */
export interface TextPart {
  text: string;
  kept: boolean;
}

const MONTH =
  "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)";

/**
 * Phrases that read badly across two lines: an amount and its currency, a date, a
 * number and its period of time, "full-time", an island after the letters of its atoll.
 */
const UNBROKEN_PHRASES = [
  "\\b[A-Z]{3} \\d[\\d,.]*(?:/-)?(?: -(?= \\d))?",
  `\\b(?:\\d{1,2} )?${MONTH} \\d{4}\\b`,
  "\\b\\d[\\d.,]* (?:day|week|month|year|semester|evening|hour|credit)s?\\b",
  "\\b(?:[Ff]ull|[Pp]art)-time\\b",
  "\\bCertificate [IV]+\\b",
  "\\bin total\\b",
  "(?<!\\p{L})\\p{Lu}\\p{L}{0,2}\\. \\p{Lu}\\p{L}{1,9}(?!\\p{L})",
];

/** With the punctuation behind them, which would begin the next line. */
const UNBROKEN = new RegExp(`(?:${UNBROKEN_PHRASES.join("|")})(?:[.,;:)]+(?!\\S))?`, "gu");

/** The text in pieces, in order and unchanged: unbreakable ones and the rest. */
export function unbrokenParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(UNBROKEN)) {
    if (index > end) parts.push({ text: text.slice(end, index), kept: false });
    parts.push({ text: match, kept: true });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), kept: false });
  return parts;
}
