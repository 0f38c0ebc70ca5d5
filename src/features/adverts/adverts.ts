import type { Selectable } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { MINUTE_MS } from "#platform/durations.ts";
import { addressOf } from "#platform/http/endpoint.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { randomFrom } from "#ui/pattern/random.ts";
import { ADVERTS } from "./adverts.endpoints.ts";
import type { BannerSlot, SlotKey } from "./slots.ts";

/** Number of adverts in a banner's rotation (specification, 9). */
const ROTATION_LENGTH = 5;
/** Time for which a banner shows one advert, in milliseconds (specification, 9). */
export const ROTATION_INTERVAL_MS = 5_000;
/** Time after which the order of adverts changes, in milliseconds. */
export const ORDER_PERIOD_MS = 10 * MINUTE_MS;

type AdvertRow = Selectable<Database["adverts"]>;

/** A stored advert. */
export interface Advert extends Omit<AdvertRow, "slot" | "is_house" | "removed_at"> {
  /** Null for a house advert. */
  slot: SlotKey | null;
  is_house: boolean;
}

/** An advert on a page. */
export interface ShownAdvert {
  id: number;
  is_house: boolean;
  /** Address of the picture; null for a text advert. */
  picture: string | null;
  /** Address of an animation's first frame, for reduced motion. */
  still: string | null;
  /** The picture's alternative text, or the advert's text. */
  text: string;
  /**
   * Target: for a house advert a path of the site, otherwise the address that counts the click and
   * redirects.
   */
  link: string;
}

/** All current adverts: booked ones by slot, and house adverts. */
export interface AdvertBoard {
  booked: Partial<Record<SlotKey, ShownAdvert[]>>;
  house: ShownAdvert[];
}

/** The data that the root loads for the adverts of every page. */
export interface WithAdverts {
  adverts: AdvertBoard;
}

/**
 * True on a day within the booking, first and last day included; without a last day it has no end.
 */
export function runsOn(
  { starts_on, ends_on }: Pick<Advert, "starts_on" | "ends_on">,
  day: string,
): boolean {
  return starts_on <= day && (ends_on === null || day <= ends_on);
}

/**
 * The running adverts in an order that is the same for every visitor during a period. The first one
 * changes between periods: an advert of weight 2 is first twice as often as one of weight 1.
 */
export function advertBoard(adverts: readonly Advert[], time: Date): AdvertBoard {
  const day = maldivesDay(time);
  const period = orderPeriod(time);
  const booked: AdvertBoard["booked"] = {};
  const house: ShownAdvert[] = [];
  for (const advert of drawOrder(adverts, period)) {
    if (!runsOn(advert, day)) continue;
    if (advert.is_house) house.push(shownAdvert(advert));
    else if (advert.slot) {
      booked[advert.slot] ??= [];
      booked[advert.slot]?.push(shownAdvert(advert));
    }
  }
  return { booked, house };
}

/** Number of a moment's period; a new day in the Maldives also begins a new period. */
export function orderPeriod(time: Date): number {
  return Math.floor(time.getTime() / ORDER_PERIOD_MS);
}

/** The page of a banner: its path, and its query string with the question mark, or empty. */
export interface AdvertPlace {
  pathname: string;
  search: string;
}

/**
 * A banner's rotation: all booked adverts, filled up with house adverts that do not link to the
 * page itself.
 */
export function rotationOf(
  board: AdvertBoard,
  slot: BannerSlot,
  place: AdvertPlace,
): ShownAdvert[] {
  const booked = board.booked[slot] ?? [];
  const house = board.house.filter(({ link }) => !leadsTo(link, place));
  return [...booked, ...house.slice(0, Math.max(0, ROTATION_LENGTH - booked.length))];
}

/** True where a house advert links to this page; the page must have all parameters of the link. */
function leadsTo(link: string, { pathname, search }: AdvertPlace): boolean {
  const target = new URL(link, "https://house.invalid");
  const parameters = new URLSearchParams(search);
  return (
    target.pathname === pathname &&
    [...target.searchParams].every(([key, value]) => parameters.get(key) === value)
  );
}

/**
 * Weighted sampling without replacement (Efraimidis and Spirakis: largest u to the power 1/weight).
 */
function drawOrder(adverts: readonly Advert[], period: number): Advert[] {
  return adverts
    .map((advert) => {
      const luck = randomFrom(`advert ${advert.id} in ${period}`).between(0, 1);
      return { advert, luck: luck ** (1 / advert.weight) };
    })
    .sort((one, other) => other.luck - one.luck || one.advert.id - other.advert.id)
    .map(({ advert }) => advert);
}

function shownAdvert({ id, is_house, picture, still, alt, text, link }: Advert): ShownAdvert {
  return {
    id,
    is_house,
    picture: picture && advertPicture(picture),
    still: still && advertPicture(still),
    text: text ?? alt ?? "",
    // A GET request of it redirects to the advertiser.
    link: is_house ? link : addressOf(ADVERTS.click, { params: { id } }),
  };
}

/** Address of a picture's file. */
export const advertPicture = (file: string): string => `/pictures/adverts/${file}`;
