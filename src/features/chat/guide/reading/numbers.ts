const TO_NINETEEN =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";

const UNITS: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ...TO_NINETEEN.split(" ").map((word, at) => [word, at + 1] as const),
  ...TENS.split(" ").map((word, at) => [word, (at + 2) * 10] as const),
  ["half", 0.5],
]);

const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    k: 1_000,
    thousand: 1_000,
    lakh: 100_000,
    lakhs: 100_000,
    lac: 100_000,
    million: 1_000_000,
    m: 1_000_000,
  }),
);

const UNIT_WORDS = [...UNITS.keys()].join("|");
const SCALE_WORDS = [...SCALES.keys()].join("|");

/** The source of a pattern for a number in digits or words; `numberOf` reads what it matches. */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?(?:k|m)?|(?:${UNIT_WORDS})(?: (?:${UNIT_WORDS}))?)(?: (?:and (?:a |half )?)?(?:${SCALE_WORDS}))*`;

/** A number that may be money: digits, or words with a scale, so that "a" alone is none. */
export const AMOUNT = `(?:\\d+(?:\\.\\d+)?(?:k|m)?(?: (?:${SCALE_WORDS}))*|(?:${UNIT_WORDS})(?: (?:${UNIT_WORDS}))?(?: (?:and (?:a |half )?)?(?:${SCALE_WORDS}))+)`;

/** The number that digits or words stand for: "50k", "fifty thousand", "1.5 lakh"; null for none. */
export function numberOf(text: string): number | null {
  let total = 0;
  let part: number | null = null;
  for (const word of text.split(" ")) {
    const digits = /^(\d+(?:\.\d+)?)(k|m)?$/.exec(word);
    const value = digits ? Number(digits[1]) * (SCALES.get(digits[2] ?? "") ?? 1) : UNITS.get(word);
    if (value !== undefined && (digits || part === null || part >= 20)) part = (part ?? 0) + value;
    const scale = digits ? undefined : SCALES.get(word);
    if (scale === undefined) continue;
    if (scale === 100) part = (part ?? 1) * 100;
    else [total, part] = [total + (part ?? 1) * scale, null];
  }
  const number = total + (part ?? 0);
  return number > 0 ? number : null;
}
