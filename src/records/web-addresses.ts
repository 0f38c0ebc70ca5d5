import { decodeOnce } from "#platform/html.ts";

/** A host name with an optional path: "www.college.mv", "college.edu.mv/courses?id=1". */
const WITHOUT_SCHEME =
  /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** A web address; https is added where the scheme is missing. */
export function asWebAddress(value: string): string {
  const address = decodeOnce(value).trim();
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : address;
}
