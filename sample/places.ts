import { islandByCode, nameOfPlace } from "#catalogue/islands.ts";

/** Islands with campuses of the sample, by their codes in the table of islands. */
const PLACE_CODES = {
  male: "LD0442",
  hulhumale: "hulhumale",
  maafushi: "LD0069",
  thulusdhoo: "LD0745",
  utheemu: "LD0507",
  dhidhdhoo: "LD0568",
  hanimaadhoo: "LD0235",
  kulhudhuffushi: "LD0048",
  funadhoo: "LD0863",
  ungoofaaru: "LD1175",
  eydhafushi: "LD0204",
  naifaru: "LD0020",
  mahibadhoo: "LD0545",
  gan: "LD0152",
  fonadhoo: "LD1038",
  villingili: "LD0247",
  thinadhoo: "LD0717",
  fuvahmulah: "LD0726",
  hithadhoo: "LD1004",
  meedhoo: "LD0272",
} as const satisfies Record<string, string>;

export type PlaceKey = keyof typeof PLACE_CODES;

/** The island in the records' spelling: "S. Hithadhoo". */
export function placeText(key: PlaceKey): string {
  return nameOfPlace(PLACE_CODES[key]);
}

/** Half the width of the shown map in degrees, about one kilometre. */
const REACH = 0.009;

/** The address of an embeddable OpenStreetMap with a marker on the island. */
export function mapUrl(key: PlaceKey): string {
  const { latitude, longitude } = islandByCode(PLACE_CODES[key])!;
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(",");
  const marker = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`;
}
