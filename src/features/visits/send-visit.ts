import { report } from "#web/api-client.ts";
import { COUNT_VISIT } from "./visits.endpoints.ts";
import type { Visit } from "./visits.schema.ts";

/** Do Not Track and Global Privacy Control: a visitor who set one is not counted. */
interface PrivacySettings {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Tells the server what was opened or done, unless the visitor does not want to be counted. */
export function sendVisit(body: Visit): void {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySettings;
  if (globalPrivacyControl || doNotTrack === "1") return;
  report(COUNT_VISIT, { body });
}
