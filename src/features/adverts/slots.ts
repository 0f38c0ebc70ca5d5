/** Pages with adverts, as drawn on the advertise page. */
export type AdvertPage =
  | "home"
  | "compare"
  | "search"
  | "courses"
  | "course"
  | "institutions"
  | "every page";

interface SlotFacts {
  name: string;
  page: AdvertPage;
  where: string;
  /** MVR for one place for one month. */
  monthly_rate: number;
  /** Maximum number of adverts booked in it at the same time. */
  places: number;
  /** Pixels of the picture; null where the advert is a text. */
  size: PixelSize | null;
}

export interface PixelSize {
  width: number;
  height: number;
}

/**
 * Size of the main sponsor's banner; the requirements give no other size, so all banners have it.
 */
const BANNER: PixelSize = { width: 803, height: 133 };

/** The offered slots: places, sizes and rates (specification, 9). */
export const SLOTS = {
  home_main: {
    name: "Main Sponsor home page ad 1",
    page: "home",
    where: "At the top of the home page, under the search",
    monthly_rate: 5_000,
    places: 6,
    size: BANNER,
  },
  home_second: {
    name: "Home page ad 2",
    page: "home",
    where: "On the home page, above the popular categories",
    monthly_rate: 3_500,
    places: 4,
    size: BANNER,
  },
  compare: {
    name: "Compare page ad 1",
    page: "compare",
    where: "Below the comparison, also while it loads",
    monthly_rate: 3_500,
    places: 4,
    size: BANNER,
  },
  search: {
    name: "Search page ad 1",
    page: "search",
    where: "In the search results, after the second result, smaller than in other places",
    monthly_rate: 3_500,
    places: 4,
    size: BANNER,
  },
  courses: {
    name: "Courses page ad 1",
    page: "courses",
    where: "In the list of courses, after the second course, smaller than in other places",
    monthly_rate: 3_500,
    places: 4,
    size: BANNER,
  },
  course: {
    name: "Single course page ad 1",
    page: "course",
    where: "On every course's own page, between its facts and its details",
    monthly_rate: 3_500,
    places: 4,
    size: BANNER,
  },
  institutions: {
    name: "Institutions page ad 1",
    page: "institutions",
    where: "Above the list of institutions",
    monthly_rate: 3_000,
    places: 4,
    size: BANNER,
  },
  topline: {
    name: "Topline notification bar",
    page: "every page",
    where: "In the line above the navigation, on every page",
    monthly_rate: 2_500,
    places: 4,
    size: null,
  },
} as const satisfies Record<string, SlotFacts>;

export type SlotKey = keyof typeof SLOTS;

/** A slot for a month (YYYY-MM). */
export interface ChosenPlace {
  slot: SlotKey;
  month: string;
}

/** Slots that show pictures. */
export type BannerSlot = Exclude<SlotKey, "topline">;

export interface Slot extends SlotFacts {
  key: SlotKey;
}

/** Every slot, in the order of the rate table. */
export const slots: readonly Slot[] = Object.entries(SLOTS).map(([key, facts]) => ({
  key: key as SlotKey,
  ...facts,
}));

/** True for the key of a known slot. */
export function isSlotKey(key: string): key is SlotKey {
  return Object.hasOwn(SLOTS, key);
}
