import { useRouteLoaderData } from "react-router";
import type { SampleStats } from "#catalogue/answers.ts";
import type { AdvertBoard } from "#features/adverts/adverts.ts";
import type { SocialAddresses } from "./navigation.ts";

/** What the shell shows of the directory on every page. */
export interface SiteData {
  stats: { courses: number; institutions: number; categories: number };
  /** How much of it is of the fictional sample data set. */
  sampleStats: SampleStats;
  year: number;
  /** Messages of the line above the navigation, in their order. */
  news: { id: number; text: string; link: string | null }[];
  adverts: AdvertBoard;
  social: SocialAddresses;
  /** Script of the operator's own analytics; null for none. */
  analyticsScriptUrl: string | null;
}

/** Undefined where the server could not read the directory: the shell then leaves the figures out. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
