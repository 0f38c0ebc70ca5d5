import { ATOLLS, ISLANDS, nameOfPlace } from "./islands.ts";
import { foldName } from "./names.ts";

/** What one part of a text may mean; empty lists where it names no place. */
interface Meant {
  islands: readonly string[];
  /** Atolls that it names, or that its islands are in. */
  atolls: readonly string[];
  /** Only letters, which say nothing without an island beside them: "K" may be anything. */
  isBare: boolean;
}

/** What a campus or faculty says of where it is. */
export interface StatedPlace {
  place_code: string | null;
  island_city: string | null;
  country: string | null;
}

/** The code of a contact's place: the stated one, else what its text says; null where unknown. */
export function contactPlace({ place_code, island_city, country }: StatedPlace): string | null {
  if (place_code !== null) return place_code;
  return island_city === null ? null : placeInText(island_city, country);
}

/**
 * Where a course's campuses are, in the words and as the codes that are known, each once; a campus
 * that states neither is left out.
 */
export function campusPlaces(campuses: readonly StatedPlace[]): {
  places: string[];
  place_codes: string[];
} {
  const codes = campuses.map(contactPlace);
  const texts = campuses.map(({ island_city }, at) => island_city ?? nameOrNull(codes[at]));
  return { places: onceEach(texts), place_codes: onceEach(codes) };
}

const nameOrNull = (code: string | null | undefined) => (code ? nameOfPlace(code) : null);

const onceEach = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/**
 * The code of the place that a campus's "island, city" names: that of an island, or of an atoll
 * where no island is named. Null unless every part of the text is understood and all together leave
 * one place: "Hithadhoo" stands in two atolls and is none, "Hithadhoo, Addu City" is one.
 *
 * @param country As stated with the text; no text of another country names a place of ours.
 */
export function placeInText(text: string, country: string | null): string | null {
  if (country !== null && !isMaldives(foldName(country))) return null;
  const parts = text.split(/[,;/()\n]/).map(foldName);
  const meant = parts.filter((part) => part !== "" && !isMaldives(part)).map(meantBy);
  if (meant.length === 0 || meant.some(({ atolls }) => atolls.length === 0)) return null;
  const atolls = common(meant.map((one) => one.atolls));
  const named = meant.filter(({ islands }) => islands.length > 0);
  if (named.length === 0) return meant.some(({ isBare }) => isBare) ? null : only(atolls);
  const islands = common(named.map((one) => one.islands));
  return only(islands.filter((code) => atolls.includes(ATOLL_OF_ISLAND.get(code)!)));
}

function isMaldives(folded: string): boolean {
  return /^((republic of )?(the )?maldives|mv|mdv|ދިވެހިރާއްޖެ)$/.test(folded);
}

/** @param part Folded: "s. hithadhoo", "hithadhoo", "addu city", "s. atoll", "s". */
function meantBy(part: string): Meant {
  const { letters = "", rest = "" } =
    /^(?<letters>[a-z]{1,3})(?:\. ?| )(?<rest>.+)$/.exec(part)?.groups ?? {};
  const atoll = ATOLL_LETTERS.get(letters);
  const within = atoll === undefined ? [] : islandsNamed(rest).filter(isOnAtoll(atoll));
  if (within.length > 0) return { islands: within, atolls: [atoll!], isBare: false };
  const islands = islandsNamed(part);
  const atollName = part.replace(ATOLL_WORD, "");
  const lettered = ATOLL_LETTERS.get(atollName.replace(/\.$/, ""));
  const atolls = [
    ...(ATOLLS_BY_NAME.get(atollName) ?? []),
    ...(lettered === undefined ? [] : [lettered]),
    ...islands.map((code) => ATOLL_OF_ISLAND.get(code)!),
  ];
  return { islands, atolls, isBare: lettered !== undefined && atollName === part };
}

const ATOLL_WORD = / (atoll|atholhu)$/;

function islandsNamed(name: string): readonly string[] {
  return ISLANDS_BY_NAME.get(name.replace(/ island$/, "")) ?? [];
}

function isOnAtoll(atoll: string): (island: string) => boolean {
  return (island) => ATOLL_OF_ISLAND.get(island) === atoll;
}

function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return [...new Set(first)].filter((code) => others.every((list) => list.includes(code)));
}

function only(codes: readonly string[]): string | null {
  return codes.length === 1 ? codes[0]! : null;
}

const ATOLL_OF_ISLAND = new Map(ISLANDS.map(({ code, atoll }) => [code, atoll]));

/** Atolls by their letters in small writing. */
const ATOLL_LETTERS = new Map(ATOLLS.map(({ code }) => [foldName(code), code]));

const ISLANDS_BY_NAME = codesByName(ISLANDS);
const ATOLLS_BY_NAME = codesByName(ATOLLS);

interface NamedPlace {
  code: string;
  name: string;
  name_dv: string;
  also: readonly string[];
}

/** Codes by every name, in the spelling that parts are compared in. */
function codesByName(places: readonly NamedPlace[]): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const { code, name, name_dv, also } of places) {
    for (const text of new Set([name, name_dv, ...also].map(foldName))) {
      const folded = text.replace(ATOLL_WORD, "");
      codes.set(folded, [...new Set([...(codes.get(folded) ?? []), code])]);
    }
  }
  return codes;
}
