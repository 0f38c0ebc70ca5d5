import type { Contact } from "#catalogue/institution.ts";

/** Hosts whose maps may be embedded; the page's Content-Security-Policy allows the same. */
const MAP_HOSTS = ["www.openstreetmap.org", "www.google.com", "maps.google.com"];

const NETWORKS = [
  ["link_instagram", "Instagram"],
  ["link_twitter", "Twitter (X)"],
  ["link_facebook", "Facebook"],
  ["link_linkedin", "LinkedIn"],
  ["link_youtube", "YouTube"],
] as const;

export interface NamedLink {
  label: string;
  href: string;
}

/** The social networks that a contact links to, always in the same order. */
export function socialLinks(contact: Contact): NamedLink[] {
  return NETWORKS.flatMap(([field, label]) => {
    const href = webHref(contact[field]);
    return href === null ? [] : [{ label, href }];
  });
}

/**
 * The website with its host as label; null where there is none or the address is not a web address.
 */
export function websiteLink(address: string | null): NamedLink | null {
  const href = webHref(address);
  if (href === null) return null;
  const { host, pathname, search } = new URL(href);
  return { label: host.replace(/^www\./, "") + (pathname + search).replace(/\/$/, ""), href };
}

/** The `tel:` address of a phone number; null where the text is not a single number. */
export function phoneAddress(phone: string): string | null {
  if (!/^\+?[\d\s().-]{3,24}$/.test(phone.trim())) return null;
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Address of a map that may be embedded; null for any other. */
export function mapAddress(address: string | null): string | null {
  const href = webHref(address);
  if (href === null) return null;
  const { protocol, host } = new URL(href);
  return protocol === "https:" && MAP_HOSTS.includes(host) ? href : null;
}

/** The stated lines of a postal address. */
export function addressLines({ address }: Contact): string[] {
  const { line1, line2, island_city, country } = address;
  return [line1, line2, island_city, country].filter((line) => line !== null);
}

function webHref(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
