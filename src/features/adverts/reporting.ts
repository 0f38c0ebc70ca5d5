import { report } from "#web/api-client.ts";
import { MAX_REPORTED_VIEWS } from "./advert-limits.ts";
import { ADVERTS } from "./adverts.endpoints.ts";

/** Time for which reports are collected, in milliseconds. */
const REPORT_DELAY_MS = 5_000;

let seen: number[] = [];
let reportTimer: ReturnType<typeof setTimeout> | undefined;
let listens = false;

/** Reports a view; several views are sent together, the last ones when the page is closed. */
export function reportSeen(advertId: number): void {
  if (!listens) document.addEventListener("visibilitychange", sendWhenHidden);
  listens = true;
  seen.push(advertId);
  if (seen.length >= MAX_REPORTED_VIEWS) sendReport();
  else reportTimer ??= setTimeout(sendReport, REPORT_DELAY_MS);
}

/** Reports a click on an advert whose link does not go through the counting address. */
export function reportClick(advertId: number): void {
  report(ADVERTS.click, { params: { id: advertId } });
}

function sendWhenHidden(): void {
  if (document.hidden) sendReport();
}

function sendReport(): void {
  clearTimeout(reportTimer);
  reportTimer = undefined;
  if (seen.length === 0) return;
  report(ADVERTS.seen, { body: { seen } });
  seen = [];
}
