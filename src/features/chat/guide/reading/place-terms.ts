import type { InstitutionSummary } from "#catalogue/institution.ts";
import { ISLANDS } from "#catalogue/islands.ts";
import { fold } from "#catalogue/search/fold.ts";
import { capital } from "../wording.ts";
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
  const term = (text: string, letters: readonly string[], said: string, exact = true) => {
    const inAtolls = places.filter(({ letter }) => letters.includes(letter));
    return { term: text, places: inAtolls.map(({ name }) => name), said, exact };
  };
  return [
    ...islands(places.flatMap(inEverySpelling)),
    ...places.map(({ name }) => ({ term: name, places: [name], said: name, exact: true })),
    ...greaterMale(places),
    ...ATOLLS.flatMap(({ name, names: others }) =>
      [name, ...others].map((text) => term(text, lettersOf(text), name)),
    ),
    ...ATOLLS.map(({ letter, name }) => term(`${letter} atoll`, [letter], name)),
    ...REGIONS.flatMap(({ name, names: terms, letters }) =>
      terms.map((text) => term(text, letters, name)),
    ),
    ...ATOLLS.flatMap(({ letter, islands: all }) =>
      all.map((island) =>
        term(island, [letter], `${letter}. ${capital(island.split(" ")[0]!)}`, false),
      ),
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
