import { pathTo } from "#web/pages.ts";
import { paths } from "#web/paths.ts";

// Not in src/web/paths.ts: the first view of the site has no room for what so few pages use.

/** The calendar, with places chosen such as "courses:2027-01". */
export const calendarWith = (places: readonly string[]): string =>
  `${paths.orderAdverts()}?${new URLSearchParams(places.map((place) => ["place", place]))}`;

/** The page of an order. */
export const advertOrderPath = (token: string): string =>
  pathTo("advertOrder", { token: encodeURIComponent(token) });

/** The order's report as "report.csv", or an invoice as "invoice-12.pdf". */
export const orderFilePath = (token: string, file: string): string =>
  pathTo("advertOrderFile", { token: encodeURIComponent(token), file });
