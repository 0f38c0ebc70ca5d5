import { createContext } from "react-router";
import type { Authenticated } from "#platform/access.ts";
import type { DomainError } from "#platform/errors.ts";
import type { SessionCookie } from "#platform/http/session-cookie.ts";

export type SocialNetwork = "Instagram" | "X" | "Facebook" | "LinkedIn";

/** Address of the operator's page on each social network, in the order of their links. */
export type SocialAddresses = Record<SocialNetwork, string>;

/** The operator's settings that pages show. */
export interface SiteSettings {
  /** Origin of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** What the operator calls the site; left out where that is as it ships. */
  siteName?: string | undefined;
  /** Mail address for visitors. */
  operatorEmail: string;
  /** The operator's pages on social networks. */
  social: SocialAddresses;
  /** Script of the operator's analytics; null for none. */
  analyticsScriptUrl: string | null;
  /** True where a production build serves the styleguide, for its tests. */
  showsStyleguide: boolean;
}

/** Properties of a page request that React Router does not pass on. */
export interface PageRequest {
  /** Network address of the visitor, for rate limits only: a cached page must not depend on it. */
  visitorAddress: string;
  /**
   * Who asks, by the cookie of their session: for pages of one person only, and for what a page of
   * this site sends.
   *
   * @throws DomainError 401, which leads to the login; 403 for a form of another site.
   */
  me: () => Promise<Authenticated>;
  /** The same of the office: who answers for the whole site has two factors. @throws DomainError 403. */
  staff: () => Promise<Authenticated>;
  sessionCookie: SessionCookie;
  /** True for a form that another site sends: no page does anything with it. */
  isOfOtherSite: boolean;
  /** Collects the texts of the inline scripts that the renderer outputs for this page. */
  inlineScripts: Set<string>;
  /**
   * The page once it is rendered. Beside the Response, which would copy it twice; what is no page,
   * such as data or a redirect, is in the Response alone.
   */
  html?: Buffer;
  /** Writes down who was refused what; only what the security log is for. */
  onRefused: (error: DomainError) => void;
  /** Logs an error. */
  onError: (error: unknown) => void;
}

/** Loaders read it with `context.get(siteContext)`; each feature has such a key for its service. */
export const siteContext = createContext<SiteSettings>();

export const requestContext = createContext<PageRequest>();
