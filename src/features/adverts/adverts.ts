import { MINUTE_MS } from "#platform/durations.ts";
import { addressOf } from "#platform/http/endpoint.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { randomFrom } from "#ui/pattern/random.ts";
import { ADVERTS } from "./adverts.endpoints.ts";
import type { BannerSlot, SlotKey } from "./slots.ts";

/** Adverts that a banner cycles over (requirements, 9). */
const ROTATION_LENGTH = 5;
/** Time for which a banner shows one advert, in milliseconds (requirements, 9). */
export const ROTATION_INTERVAL_MS = 5_000;
/** How long an order of adverts lasts before another is drawn, in milliseconds. */
export const ORDER_PERIOD_MS = 10 * MINUTE_MS;

/** What the database knows of an advert. */
export interface Advert {
  id: number;
  /** Null for a house advert. */
  slot: SlotKey | null;
  advertiser: string;
  is_house: boolean;
  picture: string | null;
  still: string | null;
  alt: string | null;
  text: string | null;
  link: string;
  starts_on: string;
  ends_on: string | null;
  weight: number;
}

/** What a page knows of an advert. */
export interface ShownAdvert {
  id: number;
  is_house: boolean;
  /** Address of the picture; null where the advert is its text. */
  picture: string | null;
  /** Address of an animation's first picture, for those who want no motion. */
  still: string | null;
  /** What a picture says, or the text itself. */
  text: string;
  /** Where it leads: of a house advert a path of the site, of another the address that counts. */
  link: string;
}

/** Everything that pages show at one time: booked adverts by slot, and those of the house. */
export interface AdvertBoard {
  booked: Partial<Record<SlotKey, ShownAdvert[]>>;
  house: ShownAdvert[];
}

/** What the root loads for the places of adverts on every page. */
export interface WithAdverts {
  adverts: AdvertBoard;
}

/** True on a day within the booking, its last day included; without a last day it has no end. */
export function runsOn(
  { starts_on, ends_on }: Pick<Advert, "starts_on" | "ends_on">,
  day: string,
): boolean {
  return starts_on <= day && (ends_on === null || day <= ends_on);
}

/**
 * What runs at a time, in an order that is the same for everyone until the next period. Who is first
 * changes from period to period: an advert of weight 2 is first twice as often as one of weight 1.
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

/** Number of the period that a moment is in; a new day in the Maldives begins a new one too. */
export function orderPeriod(time: Date): number {
  return Math.floor(time.getTime() / ORDER_PERIOD_MS);
}

/** Where a page stands: its path, and its parameters with the question mark or empty. */
export interface AdvertPlace {
  pathname: string;
  search: string;
}

/**
 * The adverts that a banner cycles over: all that are booked, filled up with those of the house that
 * lead elsewhere than to the page which the banner stands on.
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

/** True where a link of the house leads to this page; all of its parameters are the page's then. */
function leadsTo(link: string, { pathname, search }: AdvertPlace): boolean {
  const target = new URL(link, "https://house.invalid");
  const parameters = new URLSearchParams(search);
  return (
    target.pathname === pathname &&
    [...target.searchParams].every(([key, value]) => parameters.get(key) === value)
  );
}

/** Weighted drawing without putting back (Efraimidis and Spirakis: largest u to the power 1/weight). */
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
    // A GET of it leads on to the advertiser.
    link: is_house ? link : addressOf(ADVERTS.click, { params: { id } }),
  };
}

/** Address of a picture's file. */
export const advertPicture = (file: string): string => `/pictures/adverts/${file}`;
