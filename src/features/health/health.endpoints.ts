import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./health.schema.ts";

/** How the site is, for administrators. */
export const HEALTH = {
  report: endpoint<{ answer: typeof schema.healthReport }>("GET", "/api/v1/office/health"),
  tryMail: endpoint<{ params: typeof schema.mailParameter; answer: typeof schema.healthMessage }>(
    "POST",
    "/api/v1/office/health/mails/:mail/try",
  ),
  backUp: endpoint<{ answer: typeof schema.healthMessage }>(
    "POST",
    "/api/v1/office/health/backups",
  ),
  download: endpoint<{
    params: typeof schema.backupParameter;
    answer: typeof schema.backupFile;
  }>("GET", "/api/v1/office/health/backups/:id/file"),
};
