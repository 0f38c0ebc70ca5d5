/** An amount of money in a cell. */
export interface ParsedAmount {
  amount: number;
  /** ISO 4217 code; null where the cell names no currency. */
  currency: string | null;
}

/**
 * Words and signs of currencies. `$`, `Rs` and `₨` belong to several currencies and are not
 * accepted. The rufiyaa sign of 2022 has no code point; people write the letter that it is based
 * on.
 */
const CURRENCY_WORDS = new Map([
  ...["rf", "mrf", "rufiyaa", "ރ", "ރުފިޔާ"].map((word) => [word, "MVR"] as const),
  ["us$", "USD"],
  ["a$", "AUD"],
  ["s$", "SGD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₹", "INR"],
]);

/** Currencies that share a sign: it means one of them where that is named elsewhere. */
const SHARED_SIGNS = new Map<string, readonly string[]>([
  ["$", ["USD", "AUD", "SGD", "CAD", "NZD", "HKD", "BND", "FJD"]],
  ...["rs", "₨"].map((sign) => [sign, ["INR", "LKR", "PKR", "MUR", "NPR", "SCR"]] as const),
]);

/** Maximum length of a cell that is parsed as an amount, in characters. */
const MAX_LENGTH = 60;

/** A currency, a number, optionally "/-" after it, or the currency after the number. */
const WRITTEN = /^(?<before>[^\d.,-]*?)[.\s]*(?<figure>-?\d[\d,. ]*)(?:\/[-=]?)?\s*(?<after>\D*)$/u;

/**
 * Reads "4500", "4,500/-", "Rf. 4,500", "MVR 4,500", "4 500 USD" and "ރ. 4500". Null for ambiguous
 * amounts, such as "45.000" and "$ 450".
 *
 * @param meant the currency that stands beside it, for a sign that several share.
 */
export function readAmount(written: string, meant?: string): ParsedAmount | null {
  const text = written.replace(/[\s\u200e\u200f]+/g, " ").trim();
  const {
    before = "",
    figure = "",
    after = "",
  } = text.length > MAX_LENGTH ? {} : (WRITTEN.exec(text)?.groups ?? {});
  const amount = readFigure(figure);
  const currencies = [before, after]
    .filter((word) => word.trim() !== "")
    .map((word) => readCurrency(word, meant));
  const [currency = null, other = currency] = currencies;
  return amount === null || currencies.includes(null) || other !== currency
    ? null
    : { amount, currency };
}

/** "45,000", "1,45,000" and "45 000" are whole numbers; decimals have one or two digits. */
export function readFigure(written: string): number | null {
  const text = written.trim();
  const grouped = /^-?\d{1,3}(?:([, ])\d{2,3}(?:\1\d{2,3})*)?(?:\.\d{1,2})?$/.test(text);
  const plain = /^-?\d+(?:\.\d{1,2})?$/.test(text);
  const lastGroup = /[, ](\d+)(?:\.\d+)?$/.exec(text)?.[1];
  if ((!grouped && !plain) || (lastGroup !== undefined && lastGroup.length !== 3)) return null;
  return Number(text.replace(/[, ]/g, ""));
}

/** The code of a currency's word, sign or code; null for an unknown one. @param meant as above. */
export function readCurrency(word: string, meant = ""): string | null {
  const bare = word.trim().replace(/\.$/, "").trim();
  if (SHARED_SIGNS.get(bare.toLowerCase())?.includes(meant)) return meant;
  return /^[a-z]{3}$/i.test(bare) && !CURRENCY_WORDS.has(bare.toLowerCase())
    ? bare.toUpperCase()
    : (CURRENCY_WORDS.get(bare.toLowerCase()) ?? null);
}
