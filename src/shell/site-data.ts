import type { SampleStats } from "#catalogue/catalogue-answers.ts";
import type { WithAdverts } from "#features/adverts/adverts.ts";
import type { WithPublicUrl } from "#web/metadata.ts";
import { useRootData } from "#web/root-data.ts";
import type { WithSocial } from "#web/social-links.tsx";
import type { Claim } from "./claim.ts";

/** What the shell shows about the directory on every page. */
export interface SiteData extends WithAdverts, WithSocial, WithPublicUrl {
  stats: { courses: number; institutions: number; categories: number };
  claim: Claim;
  /** How many records are fictional sample data. */
  sampleStats: SampleStats;
  year: number;
  /** Left out where it is the one that ships. */
  siteName?: string | undefined;
  /** Messages of the line above the navigation, in order. */
  news: { id: number; text: string; link: string | null }[];
  /** Script of the operator's own analytics; null for none. */
  analyticsScriptUrl: string | null;
}

export const useSiteData = () => useRootData<SiteData>();
