/** An amount, or a range of amounts, with its currency. */
const AMOUNT = /\b[A-Z]{3} \d[\d,.]*\d(?: - \d[\d,.]*\d)?|\b[A-Z]{3} \d(?!\d)/;

/** A price in a word or two, such as "Free", has at most as many characters. */
const SHORT_PRICE = 20;

/**
 * A cost in three parts: the words before its first amount, the amount, the words behind it. A short
 * text without an amount, such as "Free", is an amount itself; a longer one has none.
 */
export function aroundAmount(text: string): [before: string, amount: string, after: string] {
  const found = AMOUNT.exec(text);
  if (!found) return text.length > SHORT_PRICE ? [text, "", ""] : ["", text, ""];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
