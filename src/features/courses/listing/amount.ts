/** An amount, or a range of amounts, with its currency. */
const AMOUNT = /\b[A-Z]{3} \d[\d,.]*\d(?: - \d[\d,.]*\d)?|\b[A-Z]{3} \d(?!\d)/;

/**
 * A cost in three parts: the words before its first amount, the amount, the words behind it. A text
 * without an amount, such as "Free", is an amount itself.
 */
export function aroundAmount(text: string): [before: string, amount: string, after: string] {
  const found = AMOUNT.exec(text);
  if (!found) return ["", text, ""];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
