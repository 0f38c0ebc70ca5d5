import type { FixedPageName } from "../fixed-pages.ts";
import { about } from "./about.server.ts";
import { contentGuidelines } from "./content-guidelines.server.ts";
import { infringement } from "./infringement.server.ts";
import { type OtherHosts, privacy } from "./privacy.server.ts";
import type { ShippedText } from "./shipped-text.server.ts";
import { terms } from "./terms.server.ts";

export type ShippedTexts = Readonly<Record<FixedPageName, ShippedText>>;

/** What each page says until its operator says something else. */
export function shippedTexts(hosts: OtherHosts): ShippedTexts {
  return { terms, privacy: privacy(hosts), infringement, guidelines: contentGuidelines, about };
}
