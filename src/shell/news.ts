import type { ShownAdvert } from "#features/adverts/adverts.ts";
import type { SiteData } from "./site-data.ts";

/** One item of the line above the navigation. */
export type News =
  | { kind: "counts"; key: string; text: string; courses: string; institutions: string }
  | { kind: "message"; key: string; text: string; link: string | null }
  | { kind: "advert"; key: string; text: string; advert: ShownAdvert };

/** The size of the directory, then the directory's messages, then booked adverts. */
export function newsOf({ claim, news, adverts }: SiteData): News[] {
  const { courses, institutions } = claim;
  const booked = adverts.booked.topline ?? [];
  return [
    {
      kind: "counts",
      key: "counts",
      text: `${courses} across ${institutions}`,
      courses,
      institutions,
    },
    ...news.map(({ id, text, link }): News => {
      return { kind: "message", key: `message-${id}`, text, link };
    }),
    ...booked.map((advert): News => {
      return {
        kind: "advert",
        key: `advert-${advert.id}`,
        text: `Advertisement ${advert.text}`,
        advert,
      };
    }),
  ];
}
