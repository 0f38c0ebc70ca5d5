import { phrase, type Reader } from "./message.ts";

const PLACES = [
  ["first", "1st", "one"],
  ["second", "2nd", "two"],
  ["third", "3rd", "three"],
  ["fourth", "4th", "four"],
  ["fifth", "5th", "five"],
] as const;
const ORDINALS = PLACES.map(
  ([word, short, count], place) =>
    [
      phrase(
        `(?:the )?(?:${word}|${short})(?: (?:one|course|option${place === 0 ? "|two|three|2|3" : ""}))?|(?:number|option|course|no) (?:${place + 1}|${count})(?! (?:or|to|years?|months?|weeks?|days?|hours?))`,
      ),
      place,
    ] as const,
);
const LAST = phrase("(?:the )?last(?: (?:one|course|option))");
const FIRST_FEW = phrase(
  "(?:the )?(?:first|top) (two|2|three|3)|(both|these two|the two|those two|them both)|(all three|all of them|these three|the three)|(them|these|those|all)",
);
const PRONOUN = phrase(
  "it|its|this|that|this one|that one|the course|this course|that course|the programme|the same course|(?<!(?:is|are) )there",
);
const NOT_ORDINAL = phrase(
  "(?:cheap|short|soon|low|earli|near|quick)(?:er|est)? (?:cost |price )?first|first (?:degree|aid|year|of all|time|class|semester|intake|name)|(?:starts?|begins?|comes?) first|second(?:ary| language| chance| year| class)|third (?:grade|year|class|party)|level \\p{L}+",
);

/** Places in the newest list, from 0, that a message names: "the second one". */
export function ordinalsIn(reader: Reader, shown: readonly number[]): number[] {
  return namedPlaces(reader, shown).filter((place) => place >= 0 && place < shown.length);
}

/** True where a message names a place behind the end of the newest list. */
export function isBeyond(reader: Reader, shown: readonly number[]): boolean {
  const last = Math.max(...namedPlaces(reader, shown), (groupIn(reader, shown) ?? 0) - 1);
  return shown.length > 0 && last >= shown.length;
}

function namedPlaces(reader: Reader, shown: readonly number[]): number[] {
  const whole = reader.whole.replace(new RegExp(NOT_ORDINAL.source, "gu"), " _ ");
  const places = ORDINALS.flatMap(([pattern, place]) => (pattern.test(whole) ? place : []));
  return LAST.test(whole) ? [...places, shown.length - 1] : places;
}

/** As `ordinalsIn`; bare numbers count, too: "compare 1 and 3". */
export function numbersIn(reader: Reader, shown: readonly number[]): number[] {
  const bare = [...reader.whole.matchAll(/(?<= )[1-5](?= )/g)].map(([digit]) => Number(digit) - 1);
  const places = [...ordinalsIn(reader, shown), ...bare];
  return [...new Set(places)].filter((place) => place < shown.length);
}

/** How many of the newest list "the first two" or "both" mean; null where they are not named so. */
export function groupIn(reader: Reader, shown: readonly number[]): number | null {
  const match = FIRST_FEW.exec(reader.whole);
  if (!match) return null;
  const few = match[1];
  if (few) return few === "two" || few === "2" ? 2 : 3;
  if (match[2]) return 2;
  return Math.min(3, match[3] ? 3 : shown.length);
}

/** True where the message speaks of what was spoken of before. */
export function pointsBack(reader: Reader): boolean {
  return reader.has(PRONOUN);
}
