import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./operator-mails.schema.ts";

/** Which mails operators get, for administrators. */
export const OPERATOR_MAIL_SWITCHES = {
  list: endpoint.get<typeof schema.operatorMailSwitches>("/api/v1/office/operator-mails"),
  turn: endpoint.put<
    typeof schema.operatorMailSwitches,
    { params: typeof schema.operatorMailParameter; body: typeof schema.operatorMailBody }
  >("/api/v1/office/operator-mails/:kind"),
};
