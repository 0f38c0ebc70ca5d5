import { describe, expect, it } from "vitest";
import { type Advert, advertBoard, ORDER_PERIOD_MS, rotationOf } from "./adverts.ts";
import { slots } from "./slots.ts";

const PLACE = { pathname: "/courses", search: "" };
const NOON = new Date("2026-03-10T07:00:00Z");

const advert = (id: number, facts: Partial<Advert> = {}): Advert => ({
  id,
  slot: "courses",
  advertiser: "Fictional College",
  is_house: false,
  picture: `${id}-0123456789abcdef.png`,
  still: null,
  alt: `Advert ${id}`,
  text: null,
  link: `https://advertiser.example/${id}`,
  starts_on: "2026-03-01",
  ends_on: "2026-03-31",
  weight: 1,
  ...facts,
});
const house = (id: number): Advert =>
  advert(id, {
    slot: null,
    is_house: true,
    picture: null,
    alt: null,
    text: `House ${id}`,
    link: "/",
  });

const HOUSE = [101, 102, 103, 104, 105].map(house);
const idsOf = (list: readonly { id: number }[] | undefined) => list?.map(({ id }) => id);

describe("slots", () => {
  it("are those of the specification, section 9", () => {
    expect(
      slots.map(({ name, monthly_rate, places, size }) => [
        name,
        monthly_rate,
        places,
        size && [size.width, size.height].join("x"),
      ]),
    ).toEqual([
      ["Main Sponsor home page ad 1", 5000, 6, "803x133"],
      ["Home page ad 2", 3500, 4, "803x133"],
      ["Compare page ad 1", 3500, 4, "803x133"],
      ["Search page ad 1", 3500, 4, "803x133"],
      ["Courses page ad 1", 3500, 4, "803x133"],
      ["Single course page ad 1", 3500, 4, "803x133"],
      ["Institutions page ad 1", 3000, 4, "803x133"],
      ["Topline notification bar", 2500, 4, null],
    ]);
  });
});

describe("advertBoard", () => {
  it("shows adverts from their first to their last day", () => {
    const one = [advert(1, { starts_on: "2026-03-10", ends_on: "2026-03-11" })];
    const at = (time: string) => idsOf(advertBoard(one, new Date(time)).booked.courses);
    expect(at("2026-03-09T18:59:59Z")).toBeUndefined();
    expect(at("2026-03-09T19:00:00Z")).toEqual([1]);
    expect(at("2026-03-11T18:59:59Z")).toEqual([1]);
    expect(at("2026-03-11T19:00:00Z")).toBeUndefined();
  });

  it("sends pages addresses, and no more than they show", () => {
    const board = advertBoard([advert(7, { still: "7-fedcba9876543210.png" }), house(8)], NOON);
    expect(board).toEqual({
      booked: {
        courses: [
          {
            id: 7,
            is_house: false,
            picture: "/pictures/adverts/7-0123456789abcdef.png",
            still: "/pictures/adverts/7-fedcba9876543210.png",
            text: "Advert 7",
            link: "/api/v1/adverts/7/click",
          },
        ],
      },
      house: [{ id: 8, is_house: true, picture: null, still: null, text: "House 8", link: "/" }],
    });
  });

  it("keeps its order for a while, the same for everyone, and then draws another", () => {
    const start = Math.ceil(NOON.getTime() / ORDER_PERIOD_MS) * ORDER_PERIOD_MS;
    const order = (time: number) => idsOf(advertBoard(HOUSE, new Date(time)).house)?.join();
    expect(order(start + ORDER_PERIOD_MS - 1)).toBe(order(start));
    const drawn = Array.from({ length: 40 }, (_, period) =>
      order(start + period * ORDER_PERIOD_MS),
    );
    expect(new Set(drawn).size).toBeGreaterThan(20);
  });

  it("puts an advert first in proportion to its weight", () => {
    const always = [1, 2, 3].map((weight) =>
      advert(weight, { weight, starts_on: "2000-01-01", ends_on: null }),
    );
    const first = { 1: 0, 2: 0, 3: 0 };
    const periods = 6_000;
    for (let period = 0; period < periods; period++) {
      const time = new Date(NOON.getTime() + period * ORDER_PERIOD_MS);
      const [front] = advertBoard(always, time).booked.courses ?? [];
      first[front?.id as 1 | 2 | 3] += 1;
    }
    expect(first[1] / periods).toBeCloseTo(1 / 6, 1);
    expect(first[2] / periods).toBeCloseTo(2 / 6, 1);
    expect(first[3] / periods).toBeCloseTo(3 / 6, 1);
  });
});

describe("rotationOf", () => {
  const rotation = (adverts: readonly Advert[]) =>
    rotationOf(advertBoard(adverts, NOON), "courses", PLACE);

  it("turns over the five house adverts where nothing is booked", () => {
    expect(idsOf(rotation(HOUSE))?.toSorted()).toEqual([101, 102, 103, 104, 105]);
  });

  it("shows what is booked first and fills up to five", () => {
    const shown = rotation([advert(1), advert(2), advert(3, { slot: "compare" }), ...HOUSE]);
    expect(idsOf(shown.slice(0, 2))?.toSorted()).toEqual([1, 2]);
    expect(shown.map(({ is_house }) => is_house)).toEqual([false, false, true, true, true]);
  });

  it("leaves no paying advert out, even where more than five are booked", () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => advert(id));
    expect(idsOf(rotation([...six, ...HOUSE]))?.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("shows both banners of a page the same house adverts in the same order", () => {
    const board = advertBoard(HOUSE, NOON);
    expect(rotationOf(board, "home_second", PLACE)).toEqual(rotationOf(board, "home_main", PLACE));
  });

  it.each([
    ["/compare", "/compare", "", true],
    ["/compare", "/compare", "?ids=1,2", true],
    ["/compare", "/courses", "", false],
    ["/aboutus#contact", "/aboutus", "", true],
    ["/courses?delivery_modality=online", "/courses", "", false],
    ["/courses?delivery_modality=online", "/courses", "?delivery_modality=online&name=law", true],
    ["/courses?delivery_modality=online", "/courses", "?delivery_modality=f2f", false],
  ])("a house advert for %s on %s%s is left out: %s", (link, pathname, search, isLeftOut) => {
    const board = advertBoard([advert(101, { slot: null, is_house: true, link })], NOON);
    expect(rotationOf(board, "compare", { pathname, search })).toHaveLength(isLeftOut ? 0 : 1);
  });

  it("leaves in what is booked, wherever it leads", () => {
    const board = advertBoard([advert(1, { link: "/courses" })], NOON);
    expect(idsOf(rotationOf(board, "courses", PLACE))).toEqual([1]);
  });

  it("is empty where there is nothing to show", () => {
    expect(rotation([])).toEqual([]);
  });
});
