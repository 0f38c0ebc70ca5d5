import {
  atollOf,
  type InhabitedIsland,
  ISLANDS,
  islandByCode,
  nameOfPlace,
  neighboursOf,
} from "./islands.ts";
import { ELSEWHERE, FROM_ANYWHERE } from "./places.ts";

/** Mean radius of the earth in km. */
const EARTH_KM = 6371;

/** Distance of two islands over the sea, in km along the great circle. */
export function distanceKm(a: InhabitedIsland, b: InhabitedIsland): number {
  const [latitude, other] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const along = Math.sin((other - latitude) / 2) ** 2;
  const half = along + Math.cos(latitude) * Math.cos(other) * across;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** What following a course means for somebody who lives on an island. */
export interface Nearness {
  /** True where one need not move. */
  canStay: boolean;
  words: string;
}

/**
 * What the nearest of a course's places means from an island; null where none of them is known.
 *
 * @param met What `placesMet` reads from the course: codes of places, "online".
 */
export function nearnessOf(home: InhabitedIsland, met: readonly string[]): Nearness | null {
  if (met.includes(home.code)) return { canStay: true, words: "On your island" };
  const next = neighboursOf(home.code).find((code) => met.includes(code));
  if (next !== undefined) {
    return { canStay: true, words: `${nameOfPlace(next)}, which you can reach each day` };
  }
  if (met.includes(FROM_ANYWHERE.value))
    return { canStay: true, words: "Online, from your island" };
  const islands = met.flatMap((code) => islandByCode(code) ?? []);
  const [nearest] = islands
    .map((island) => ({ island, km: distanceKm(home, island) }))
    .sort((a, b) => a.km - b.km);
  const onAtoll = islands.find(({ atoll }) => atoll === home.atoll);
  if (nearest && onAtoll) {
    return { canStay: false, words: `On your atoll: ${placeAndKm(nearest)} from you` };
  }
  if (met.includes(home.atoll)) {
    return { canStay: false, words: "On your atoll; the island is not stated" };
  }
  if (nearest) return { canStay: false, words: `You would move to ${placeAndKm(nearest)} away` };
  const atoll = met.find((code) => code !== ELSEWHERE.value && atollOf(code));
  return atoll === undefined
    ? null
    : { canStay: false, words: `You would move to ${nameOfPlace(atoll)}` };
}

/**
 * Km over the sea to the nearest of a course's places: 0 where one need not move, at least 1 where
 * one must, and null where no place is known. Of an atoll without an island its nearest island is
 * meant.
 *
 * @param met As for `nearnessOf`; atolls beside their islands count for nothing.
 */
export function kmTo(home: InhabitedIsland, met: readonly string[]): number | null {
  if (withoutMoving(home.code).some((code) => met.includes(code))) return 0;
  const islands = met.flatMap((code) => islandByCode(code) ?? []);
  const taught = islands.length > 0 ? islands : ISLANDS.filter(({ atoll }) => met.includes(atoll));
  if (taught.length === 0) return null;
  return Math.max(1, Math.round(Math.min(...taught.map((island) => distanceKm(home, island)))));
}

function placeAndKm({ island, km }: { island: InhabitedIsland; km: number }): string {
  return `${nameOfPlace(island.code)}, about ${Math.max(1, Math.round(km))} km`;
}

/** Values of the filter by place for what can be followed without moving. */
export function withoutMoving(home: string): string[] {
  return [home, ...neighboursOf(home), FROM_ANYWHERE.value];
}
