import { createContext } from "react-router";

export type SocialNetwork = "Instagram" | "X" | "Facebook" | "LinkedIn";

/** Address of the operator's page on each network, in the order of their links. */
export type SocialAddresses = Record<SocialNetwork, string>;

/** What the operator has set, as far as pages show it. */
export interface SiteSettings {
  /** Origin of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** Where visitors write to. */
  operatorEmail: string;
  /** The operator's own pages on the networks. */
  social: SocialAddresses;
  /** Script of the operator's own analytics; null for none. */
  analyticsScriptUrl: string | null;
  /** Host of the language model that answers in the chat; null where the guide alone does. */
  modelHost: string | null;
  /** True where a production build serves the styleguide, for its tests. */
  showsStyleguide: boolean;
}

/** A request for a page, beside what React Router hands on of it. */
export interface PageRequest {
  /** Network address of the visitor: for limits only, a page must not depend on it. */
  visitorAddress: string;
  /** Takes the texts of the inline scripts that the renderer was given for this page. */
  inlineScripts: Set<string>;
  /** Writes a failure to the log. */
  onError: (error: unknown) => void;
}

/** Loaders read it with `context.get(siteContext)`; each feature has such a key for its service. */
export const siteContext = createContext<SiteSettings>();

export const requestContext = createContext<PageRequest>();
