import type { ShownAdvert } from "#features/adverts/adverts.ts";
import type { SiteData } from "./site-data.ts";

/** One thing that the line above the navigation says. */
export type News =
  | { kind: "counts"; key: string; courses: string; institutions: string; length: number }
  | { kind: "message"; key: string; text: string; link: string | null; length: number }
  | { kind: "advert"; key: string; advert: ShownAdvert; length: number };

/** Characters that a line holds on the narrowest phone, beside the pause button. */
const LINE_LENGTH = 40;
const MOST_LINES = 3;

/** How much there is to choose from, then the directory's messages, then what was booked. */
export function newsOf({ stats, news, adverts }: SiteData): News[] {
  const courses = `${stats.courses.toLocaleString("en")} courses`;
  const institutions = `${stats.institutions.toLocaleString("en")} institutions`;
  const booked = adverts.booked.topline ?? [];
  return [
    {
      kind: "counts",
      key: "counts",
      courses,
      institutions,
      length: `${courses} across ${institutions}`.length,
    },
    ...news.map(({ id, text, link }): News => {
      return { kind: "message", key: `message-${id}`, text, link, length: text.length };
    }),
    ...booked.map((advert): News => {
      const length = `Advertisement ${advert.text}`.length;
      return { kind: "advert", key: `advert-${advert.id}`, advert, length };
    }),
  ];
}

/** Lines that the longest of the news takes on the narrowest phone: 1 to 3. */
export function linesOf(news: readonly News[]): number {
  const longest = Math.max(...news.map(({ length }) => length));
  return Math.min(MOST_LINES, Math.ceil(longest / LINE_LENGTH));
}
