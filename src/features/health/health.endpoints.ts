import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./health.schema.ts";

const HEALTH_URL = "/api/v1/office/health";

/** How the site is, for administrators. */
export const HEALTH = {
  report: endpoint.get<typeof schema.healthReport>(HEALTH_URL),
  tryMail: endpoint.post<MessageAnswer, { params: typeof schema.mailParameter }>(
    `${HEALTH_URL}/mails/:mail/try`,
  ),
  backUp: endpoint.post<MessageAnswer>(`${HEALTH_URL}/backups`),
  download: endpoint.get<typeof schema.backupFile, { params: typeof schema.backupParameter }>(
    `${HEALTH_URL}/backups/:id/file`,
  ),
};
