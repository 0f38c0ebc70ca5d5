import type { FastifyInstance } from "fastify";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { OPERATOR_MAIL_SWITCHES } from "./operator-mails.endpoints.ts";
import * as schema from "./operator-mails.schema.ts";
import type { OperatorMailsService } from "./operator-mails.service.server.ts";

/** Which mails operators get, for administrators. */
export async function operatorMailsApi(
  app: FastifyInstance,
  { operatorMails, authenticate }: PersonalApi<{ operatorMails: OperatorMailsService }>,
) {
  const { serve, me } = servingOperators(app, { tag: "Health", may: "health.watch", authenticate });
  const all = { answers: "Every kind, and whether it comes", answer: schema.operatorMailSwitches };
  serve(OPERATOR_MAIL_SWITCHES.list, {
    ...all,
    operationId: "listOperatorMails",
    summary: "Mails to operators, by kind",
    handler: async () => await operatorMails.switches(),
  });
  serve(OPERATOR_MAIL_SWITCHES.turn, {
    ...all,
    operationId: "turnOperatorMail",
    summary: "Turns a kind of mail to operators on or off",
    params: schema.operatorMailParameter,
    body: schema.operatorMailBody,
    handler: async (request) =>
      await operatorMails.turn(me(request), request.params.kind, request.body.is_on),
  });
}
