import { INSTITUTION } from "#office/staff.ts";
import { cookieValue } from "#platform/http/session-cookie.ts";
import { recordNumber } from "#platform/record-number.ts";

/** Cookie: the institution that somebody who speaks for several worked for last, by its id. */
const OWN_INSTITUTION = "office_institution";

const YEAR_S = 365 * 24 * 60 * 60;

/** Called in a browser: pages of an institution that name none are about this one from now on. */
export function chooseInstitution(id: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${OWN_INSTITUTION}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** The institution of an address, or else the one that was chosen last; null for neither. */
export function chosenInstitution({ url, request }: { url: URL; request: Request }): number | null {
  const last = cookieValue(request.headers.get("Cookie"), OWN_INSTITUTION);
  return recordNumber(url.searchParams.get(INSTITUTION) ?? last ?? "");
}
