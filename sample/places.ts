/** An island in the records' spelling, with its point on a map. */
export interface Place {
  /** "S. Hithadhoo": atoll letter and island. */
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * Coordinates and names from judiciarymv/dhivehi-data (MIT, see README.md), with the usual English
 * spelling of two islands; Hulhumalé is not in that list and was placed by hand.
 */
export const PLACES = {
  male: { name: "K. Malé", latitude: 4.174223, longitude: 73.509493 },
  hulhumale: { name: "K. Hulhumalé", latitude: 4.2119, longitude: 73.5405 },
  maafushi: { name: "K. Maafushi", latitude: 3.940986, longitude: 73.48967 },
  thulusdhoo: { name: "K. Thulusdhoo", latitude: 4.372974, longitude: 73.648045 },
  utheemu: { name: "HA. Utheemu", latitude: 6.834831, longitude: 73.112703 },
  dhidhdhoo: { name: "HA. Dhidhdhoo", latitude: 6.891801, longitude: 73.110675 },
  hanimaadhoo: { name: "HDh. Hanimaadhoo", latitude: 6.76133, longitude: 73.175404 },
  kulhudhuffushi: { name: "HDh. Kulhudhuffushi", latitude: 6.623258, longitude: 73.069118 },
  funadhoo: { name: "Sh. Funadhoo", latitude: 6.152454, longitude: 73.289674 },
  ungoofaaru: { name: "R. Ungoofaaru", latitude: 5.668217, longitude: 73.030105 },
  eydhafushi: { name: "B. Eydhafushi", latitude: 5.1026, longitude: 73.070641 },
  naifaru: { name: "Lh. Naifaru", latitude: 5.444458, longitude: 73.365218 },
  mahibadhoo: { name: "ADh. Mahibadhoo", latitude: 3.757223, longitude: 72.969036 },
  gan: { name: "L. Gan", latitude: 1.927023, longitude: 73.54613 },
  fonadhoo: { name: "L. Fonadhoo", latitude: 1.831642, longitude: 73.499626 },
  villingili: { name: "GA. Villingili", latitude: 0.756508, longitude: 73.435367 },
  thinadhoo: { name: "GDh. Thinadhoo", latitude: 0.532485, longitude: 72.997388 },
  fuvahmulah: { name: "Gn. Fuvahmulah", latitude: -0.295699, longitude: 73.424744 },
  hithadhoo: { name: "S. Hithadhoo", latitude: -0.60851, longitude: 73.090006 },
  meedhoo: { name: "S. Meedhoo", latitude: -0.584309, longitude: 73.231041 },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof PLACES;

/** Half the width of the shown map in degrees, about one kilometre. */
const REACH = 0.009;

/** The address of an embeddable OpenStreetMap with a marker on the island. */
export function mapUrl(place: Place): string {
  const { latitude, longitude } = place;
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(",");
  const marker = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`;
}
