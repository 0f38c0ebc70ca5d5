import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./operator-mails.schema.ts";

/** Which mails operators get, for administrators. */
export const OPERATOR_MAIL_SWITCHES = {
  list: endpoint<{ answer: typeof schema.operatorMailSwitches }>(
    "GET",
    "/api/v1/office/operator-mails",
  ),
  turn: endpoint<{
    params: typeof schema.operatorMailParameter;
    body: typeof schema.operatorMailBody;
    answer: typeof schema.operatorMailSwitches;
  }>("PUT", "/api/v1/office/operator-mails/:kind"),
};
