/** Domains at which anybody gets an address: they say nothing about an institution. */
const FREE_MAIL = new Set([
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "icloud.com",
  "aol.com",
  "proton.me",
  "protonmail.com",
  "yandex.com",
  "mail.com",
]);

/** What an institution states of its addresses. */
interface StatedAddresses {
  email: string | null;
  link_website: string | null;
}

/**
 * Whether a mail address belongs to an institution, by its domain or one below it.
 *
 * @returns null where the institution states no domain of its own.
 */
export function isOwnDomain(email: string, stated: readonly StatedAddresses[]): boolean | null {
  const domains = new Set(
    stated
      .flatMap(({ email: address, link_website }) => [domainOf(address), hostOf(link_website)])
      .filter((domain) => domain !== null && !FREE_MAIL.has(domain)),
  );
  if (domains.size === 0) return null;
  const given = domainOf(email) ?? "";
  return [...domains].some((domain) => given === domain || given.endsWith(`.${domain}`));
}

function domainOf(email: string | null): string | null {
  const domain = email?.split("@").at(-1)?.trim().toLowerCase();
  return domain?.includes(".") ? domain : null;
}

function hostOf(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website);
  return url?.hostname.includes(".") ? url.hostname.replace(/^www\./, "") : null;
}
