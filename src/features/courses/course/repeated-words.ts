/** Whether every sentence of a quotation stands in a text, whatever its marks and its markup. */
export function isSaidIn(quotation: string, html: string): boolean {
  const whole = plain(html.replace(/<[^<>]*>/g, " "));
  return quotation.split(/[.;](?=\s|$)/).every((sentence) => whole.includes(plain(sentence)));
}

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
