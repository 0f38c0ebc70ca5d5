/** Atolls by the letters that stand before an island, "S. Hithadhoo", with the names people type. */
const ATOLL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HA: "Haa Alif",
    HDh: "Haa Dhaalu",
    Sh: "Shaviyani",
    N: "Noonu",
    R: "Raa",
    B: "Baa",
    Lh: "Lhaviyani",
    K: "Kaafu",
    AA: "Alif Alif, Ari Atoll",
    ADh: "Alif Dhaal, Ari Atoll",
    V: "Vaavu",
    M: "Meemu",
    F: "Faafu",
    Dh: "Dhaalu",
    Th: "Thaa",
    L: "Laamu",
    GA: "Gaafu Alif, Huvadhu",
    GDh: "Gaafu Dhaalu, Huvadhu",
    Gn: "Gnaviyani",
    S: "Seenu, Addu City",
  }),
);

/** A place with the names of its atoll on a line of their own, where it is written with one. */
export function placeWords(place: string): string {
  const letters = /^(\p{L}{1,3})\.\s/u.exec(place)?.[1];
  const atoll = letters === undefined ? undefined : ATOLL_NAMES.get(letters);
  return atoll === undefined ? place : `${place}\n${atoll}`;
}
