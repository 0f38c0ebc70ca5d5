import { decodeOnce } from "#platform/html.ts";

/** A host name and what may stand behind it: "www.college.mv", "college.edu.mv/courses?id=1". */
const WITHOUT_SCHEME =
  /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** An address as people write it, with the scheme that they leave out: https. */
export function asWebAddress(value: string): string {
  const address = decodeOnce(value).trim();
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : address;
}
