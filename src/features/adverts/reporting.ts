import { report } from "#web/api-client.ts";
import { MAX_REPORTED_VIEWS } from "./advert-limits.ts";
import { ADVERTS } from "./adverts.endpoints.ts";

/** Time for which reports are gathered, in milliseconds. */
const REPORT_DELAY_MS = 5_000;

let seen: number[] = [];
let reportTimer: ReturnType<typeof setTimeout> | undefined;
let listens = false;

/** Reports that an advert was seen; several go together, and the last ones when the page is left. */
export function reportSeen(advertId: number): void {
  if (!listens) document.addEventListener("visibilitychange", sendWhenHidden);
  listens = true;
  seen.push(advertId);
  if (seen.length >= MAX_REPORTED_VIEWS) sendReport();
  else reportTimer ??= setTimeout(sendReport, REPORT_DELAY_MS);
}

/** Reports that an advert was followed which does not lead through the address that counts. */
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
