/** Degrees around a place that its map shows: about half a kilometre. */
const AROUND = 0.005;

const NUMBER = String.raw`(-?\d{1,3}\.\d{2,10})`;
/** Ways in which links and people write a place, the most exact first. */
const WRITTEN_PLACES = [
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d{1,2}/${NUMBER}/${NUMBER}`),
  new RegExp(`[?&](?:q|ll|query)=${NUMBER}(?:,|%2C)${NUMBER}`),
  new RegExp(`^${NUMBER}[,;\\s]{1,3}${NUMBER}$`),
];

/**
 * The address of an embeddable map for what people paste: the code of a frame, a link to a map, or
 * two coordinates. Other text stays as it is; the server says what is wrong with it.
 */
export function mapAddressFrom(text: string): string {
  const typed = text.trim();
  const framed = /<iframe[^<>]{0,500}?\ssrc="([^"<>]{1,2000})"/i.exec(typed)?.[1];
  if (framed) return framed.replaceAll("&amp;", "&");
  if (/\/maps\/embed[/?]|\/export\/embed\.html\?|[?&]output=embed/.test(typed)) return typed;
  for (const pattern of WRITTEN_PLACES) {
    const [, latitude, longitude] = pattern.exec(typed) ?? [];
    if (latitude && longitude) return mapAround(Number(latitude), Number(longitude));
  }
  return typed;
}

/** A map of OpenStreetMap with a mark in its middle. */
function mapAround(latitude: number, longitude: number): string {
  const corners = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const box = corners.map((corner) => corner.toFixed(5)).join("%2C");
  const mark = `${latitude}%2C${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${mark}`;
}
