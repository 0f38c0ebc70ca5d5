import { maldivesDay } from "#platform/maldives-day.ts";
import type { StoredAdvert } from "./adverts.repository.server.ts";
import { runsOn } from "./adverts.ts";
import type { AdvertResult } from "./booking.service.server.ts";

/** Formats rows as a table for a terminal; columns are as wide as their longest cell. */
function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The booked adverts, and whether they run. */
export function formatList(adverts: readonly StoredAdvert[], now: Date): string {
  const head = ["id", "slot", "advertiser", "from", "to", "weight", "state", "link"];
  const rows = adverts.map((advert) => [
    String(advert.id),
    advert.slot ?? "house",
    advert.advertiser,
    advert.starts_on,
    advert.ends_on ?? "open",
    String(advert.weight),
    stateOf(advert, maldivesDay(now)),
    advert.link,
  ]);
  return rows.length === 0 ? "There are no adverts." : textTable(head, rows);
}

function stateOf(advert: StoredAdvert, day: string): string {
  if (advert.removed_at !== null) return "removed";
  if (runsOn(advert, day)) return "running";
  return advert.starts_on > day ? "to come" : "ended";
}

/** Views, clicks and click rate of each advert. */
export function formatAdvertReport(
  { from, to }: { from: string; to: string },
  results: readonly AdvertResult[],
): string {
  const head = ["id", "slot", "advertiser", "impressions", "clicks", "CTR"];
  const rows = results.map(({ advert, impressions, clicks }) => [
    String(advert.id),
    advert.slot ?? "house",
    advert.advertiser,
    impressions.toLocaleString("en"),
    clicks.toLocaleString("en"),
    clickRate(impressions, clicks),
  ]);
  const title = `Adverts from ${from} to ${to}`;
  return `${title}\n\n${rows.length === 0 ? "Nothing ran." : textTable(head, rows)}`;
}

/** Clicks by views, in per cent; "-" without views. */
export function clickRate(impressions: number, clicks: number): string {
  return impressions === 0 ? "-" : `${((clicks / impressions) * 100).toFixed(2)} %`;
}
