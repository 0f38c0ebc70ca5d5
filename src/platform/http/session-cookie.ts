import { DomainError } from "../errors.ts";

/**
 * The cookie of a session, which pages of staff and of the profile read and no call of the API. Its
 * prefix keeps other hosts and unencrypted answers from setting it, where the site has https.
 */
export function sessionCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith("https:");
  const name = isSecure ? "__Host-session" : "session";
  const written = (value: string, lifeMs: number) =>
    `${name}=${value}; Path=/; Max-Age=${lifeMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    /** Begins it in the browser, which keeps it for so many milliseconds; the session may end sooner. */
    begin: written,
    /** Has the browser forget it. */
    end: written("", 0),
    /** Its value in a Cookie header. */
    read: (header: string | null | undefined) => cookieValue(header, name),
  };
}

/** The value of a cookie in a Cookie header. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

export const sentByOtherSite = () =>
  new DomainError("forbidden", 403, "This was sent by another site, and nothing was done.");

/**
 * True where a page of this site sends the request. Browsers say so of every request that may change
 * something; what says nothing of it is refused.
 *
 * @param request with the address that it has for the browser.
 */
export function isOfThisSite({ url, headers }: Pick<Request, "url" | "headers">): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return headers.get("Origin") === new URL(url).origin;
}
