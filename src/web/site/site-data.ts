import { useRouteLoaderData } from "react-router";
import type { AdvertBoard } from "#features/adverts/adverts.ts";

/** What the shell shows of the directory on every page. */
export interface SiteData {
  stats: { courses: number; institutions: number; categories: number };
  hasSampleData: boolean;
  year: number;
  adverts: AdvertBoard;
}

/** Undefined where the server could not read the directory: the shell then leaves the figures out. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData("root") as SiteData | undefined;
}
