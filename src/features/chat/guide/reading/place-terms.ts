import type { InstitutionSummary } from "#catalogue/institution.ts";
import { ISLANDS } from "#catalogue/islands.ts";
import { fold } from "#catalogue/search/fold.ts";
import { ATOLLS, GREATER_MALE, REGIONS } from "../words/atolls.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";

/** A way to name a place, and the campuses' places that it means. */
export interface PlaceTerm {
  term: string;
  places: string[];
  /** As an answer names it: "Addu City", "S. Hithadhoo". */
  said: string;
  /** False where the places are only the nearest, within the same atoll. */
  exact: boolean;
}

interface Place {
  /** "S. Hithadhoo". */
  name: string;
  letter: string;
  island: string;
}

/** How the places of campuses may be named: by island, atoll, city, part of the country. */
export function placeTerms(institutions: readonly InstitutionSummary[]): PlaceTerm[] {
  const names = new Set(institutions.flatMap(({ places }) => places));
  const places = [...names].map(placeOf);
  const inAtoll = (letters: readonly string[]) =>
    places.filter(({ letter }) => letters.includes(letter)).map(({ name }) => name);
  return [
    ...islands(places.flatMap(inEverySpelling)),
    ...places.map(({ name }) => ({ term: name, places: [name], said: name, exact: true })),
    ...greaterMale(places),
    ...ATOLLS.flatMap(({ name, names: others }) =>
      [name, ...others].map((term) => {
        const letters = lettersOf(term);
        return { term, places: inAtoll(letters), said: name, exact: true };
      }),
    ),
    ...ATOLLS.map(({ letter, name }) => ({
      term: `${letter} atoll`,
      places: inAtoll([letter]),
      said: name,
      exact: true,
    })),
    ...REGIONS.flatMap(({ name, names: terms, letters }) =>
      terms.map((term) => ({ term, places: inAtoll(letters), said: name, exact: true })),
    ),
    ...ATOLLS.flatMap(({ letter, islands: all }) =>
      all.map((island) => ({
        term: island,
        places: inAtoll([letter]),
        said: `${letter}. ${capitalised(island.split(" ")[0] ?? island)}`,
        exact: false,
      })),
    ),
  ];
}

/** An atoll's name may be shared: both Gaafu atolls are "Huvadhoo". */
function lettersOf(term: string): string[] {
  return ATOLLS.filter(({ name, names }) => [name, ...names].includes(term)).map(
    ({ letter }) => letter,
  );
}

/** The same island's name in two atolls means both. */
function islands(places: readonly Place[]): PlaceTerm[] {
  const byIsland = Map.groupBy(places, ({ island }) => island);
  return [...byIsland]
    .filter(([island]) => island !== "" && !PLAIN_WORDS.has(island))
    .map(([island, same]) => ({
      term: island,
      places: same.map(({ name }) => name),
      said: same.map(({ name }) => name).join(" and "),
      exact: true,
    }));
}

/** A place once for each spelling of its island: "Fuvammulah" is Fuvahmulah, and no other near it. */
function inEverySpelling(place: Place): Place[] {
  const { letter, island } = place;
  const known = ISLANDS.find(({ atoll, name }) => atoll === letter && fold(name) === island);
  const spellings = new Set([island, ...(known?.also ?? []).map(fold)]);
  return [...spellings].map((spelling) => ({ ...place, island: spelling }));
}

function greaterMale(places: readonly Place[]): PlaceTerm[] {
  const near = places.filter(({ island }) => GREATER_MALE.islands.includes(island));
  const names = near.map(({ name }) => name);
  return GREATER_MALE.names.map((term) => ({
    term,
    places: names,
    said: "the Malé area",
    exact: true,
  }));
}

function placeOf(name: string): Place {
  const match = /^(\p{L}{1,3})\.\s*(\S.*)$/u.exec(name);
  return match
    ? { name, letter: match[1] ?? "", island: fold(match[2] ?? "") }
    : { name, letter: "", island: fold(name) };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
