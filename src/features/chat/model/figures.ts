/** An amount, a length, a date, a telephone number or another number of a text, in one form. */
export interface Figure {
  kind: "money" | "length" | "date" | "phone" | "number";
  /** As it is compared: "MVR 45000", "2 year", "2027-01", "3301234", "14". */
  key: string;
  /** The number alone; null for dates and telephone numbers. */
  value: number | null;
  /** As it was written. */
  text: string;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const DATES: readonly RegExp[] = [
  /\b(?<year>(?:19|20)\d\d)-(?<number>0[1-9]|1[0-2])(?:-(?<day>[0-3]\d))?\b/g,
  new RegExp(
    `\\b(?:(?<day>[0-3]?\\d)(?:st|nd|rd|th)? (?:of )?)(?<month>${MONTH})\\b(?:,? (?<year>(?:19|20)\\d\\d))?`,
    "g",
  ),
  new RegExp(
    `\\b(?<month>${MONTH}) (?<day>[0-3]?\\d)(?:st|nd|rd|th)?(?!\\d)(?:,? (?<year>(?:19|20)\\d\\d))?`,
    "g",
  ),
  // Without a number "May" is another word, too.
  new RegExp(
    `\\b(?<month>${MONTH})\\b(?! (?:I|we|you|it|he|she|they|be|not|also)\\b)(?: (?<year>(?:19|20)\\d\\d))?`,
    "g",
  ),
];
const PHONE = /\+\d[\d -]{6,17}\d|(?<![\d,.])(?:960[ -]?)?[3679]\d{2}[ -]?\d{4}(?![\d,.])/g;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

const CURRENCIES: readonly (readonly [string, string])[] = [
  ["MVR", "MVR|Rf|ruf|rufiyaas?|ރުފިޔާ"],
  ["USD", "USD|US\\$|\\$|US dollars?|dollars?|ޑޮލަރު"],
  ["EUR", "EUR|€|euros?"],
  ["GBP", "GBP|£|pounds?"],
  ["INR", "INR|₹|rupees?"],
  ["MYR", "MYR|RM|ringgit"],
];
const SCALES = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["million", 1e6],
]);
const SCALE = /^ ?(k|thousand|lakhs?|million)\b/i;
const UNIT = /^[ -]?(minute|hour|day|week|month|year|semester)s?\b/i;
const RANGE = /^ ?(?:-|–|—|to|and) ?$/i;
const CURRENCIES_AROUND = CURRENCIES.map(([code, words]) => ({
  code,
  begins: new RegExp(`(?<![a-z])(?:${words})\\.? ?$`, "i"),
  ends: new RegExp(`^ ?(?:${words})(?![a-z])`, "i"),
}));

const WORDS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const WORD = new RegExp(`\\b(?:${WORDS.join("|")})\\b`, "gi");

/** Number words that stay words: they have to stand in a result as they are written. */
export const NUMBER_WORDS =
  /\b(?:thir|four|fif|six|seven|eigh|nine)teen\b|\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b|\b(?:hundred|thousand|lakh|million|dozen|half)s?\b|ހާސް|ލައްކަ|ސަތޭކަ/giu;

/** Every figure of a text, small number words as digits; the same for what is stated and what is said. */
export function figuresIn(written: string): Figure[] {
  const figures: Figure[] = [];
  let text = written
    .normalize("NFKC")
    .replace(WORD, (word) => String(WORDS.indexOf(word.toLowerCase()) + 2));
  const take = (
    pattern: RegExp,
    read: (found: RegExpMatchArray) => Omit<Figure, "text"> | null,
  ) => {
    text = text.replace(pattern, (...found) => {
      const groups = typeof found.at(-1) === "object" ? found.at(-1) : {};
      const figure = read(Object.assign([found[0]] as unknown as RegExpMatchArray, { groups }));
      if (figure) figures.push({ ...figure, text: found[0].trim() });
      return figure ? " ; " : found[0];
    });
  };
  for (const pattern of DATES) take(pattern, dateOf);
  text = text.replace(PHONE, (found, at: number, whole: string) => {
    if (currencyAround(whole, at, at + found.length)) return found;
    const key = found.replace(/\D/g, "").replace(/^960(?=\d{7}$)/, "");
    figures.push({ kind: "phone", key, value: null, text: found });
    return " ; ";
  });
  return [...figures, ...numbersIn(text)];
}

function dateOf({ groups }: RegExpMatchArray): Omit<Figure, "text"> | null {
  const { year = "", month, number, day = "" } = groups ?? {};
  const of = number ?? String(MONTHS.indexOf(month!.slice(0, 3).toLowerCase()) + 1);
  return { kind: "date", key: [year, Number(of), day && Number(day)].join("-"), value: null };
}

function numbersIn(text: string): Figure[] {
  const figures: Figure[] = [];
  let last: { end: number; currency: string | null } = { end: 0, currency: null };
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    const end = index + written.length;
    const after = text.slice(end, end + 16);
    const scale = SCALE.exec(after);
    const value =
      Number(written.replace(/,/g, "")) * (scale ? SCALES.get(scale[1]!.toLowerCase())! : 1);
    const isRange = RANGE.test(text.slice(last.end, index));
    const currency =
      currencyAround(text, index, end + (scale?.[0].length ?? 0)) ??
      (isRange ? last.currency : null);
    const unit = UNIT.exec(after)?.[1]?.toLowerCase();
    last = { end, currency };
    if (currency)
      figures.push({ kind: "money", key: `${currency} ${value}`, value, text: written });
    else if (unit)
      figures.push({ kind: "length", key: `${value} ${unit}`, value, text: `${written} ${unit}` });
    else figures.push({ kind: "number", key: String(value), value, text: written });
  }
  return figures;
}

/** The currency that stands before or behind a number. */
function currencyAround(text: string, from: number, to: number): string | undefined {
  const [before, after] = [text.slice(Math.max(0, from - 12), from), text.slice(to, to + 16)];
  const found = CURRENCIES_AROUND.find(
    ({ begins, ends }) => begins.test(before) || ends.test(after),
  );
  return found?.code;
}

/** True where what is said is what is stated; of a date as much as is said. */
export function isStated(said: Figure, stated: Figure): boolean {
  if (said.kind === "number") return said.value === stated.value || isYearOf(said, stated);
  if (said.kind !== stated.kind) return false;
  if (said.kind !== "date") return said.key === stated.key;
  const parts = stated.key.split("-");
  return said.key.split("-").every((part, at) => part === "" || part === parts[at]);
}

function isYearOf({ key }: Figure, stated: Figure): boolean {
  return stated.kind === "date" && stated.key.startsWith(`${key}-`);
}
