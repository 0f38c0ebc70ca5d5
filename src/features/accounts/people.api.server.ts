import type { FastifyInstance } from "fastify";
import type { Authenticated } from "#platform/access.ts";
import { told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { newPerson } from "./accounts.schema.ts";
import type { OperatorService } from "./operator.service.server.ts";
import { PEOPLE } from "./people.endpoints.ts";
import * as schema from "./people.schema.ts";

/** What administrators do with accounts without the command line. */
const PERSON_ACTS = [
  ["disable", "disablePerson", "Signs somebody out everywhere and lets them sign in no more"],
  ["enable", "enablePerson", "Lets somebody sign in again"],
  ["signOut", "signPersonOut", "Signs somebody out everywhere"],
  ["sendLink", "sendPersonLink", "Mails somebody a link for a new password"],
  ["endTwoFactor", "endTwoFactorOfPerson", "Ends two-factor sign-in of who lost app and codes"],
] as const;

const PERSON_DONE = { answers: "It is done", answer: message };

/** Accounts, as administrators see to them. */
export async function peopleApi(
  app: FastifyInstance,
  { people, authenticate }: PersonalApi<{ people: OperatorService }, Authenticated>,
) {
  const tag = "People";
  const { serve, me } = servingOperators(app, { tag, may: "person.manage", authenticate });
  const failures = { 404: problems.notFound, 409: problems.conflict };
  serve(PEOPLE.list, {
    operationId: "listPeople",
    summary: "Accounts, by name",
    query: schema.peopleQuery,
    answers: "One page of accounts",
    answer: schema.managedPeople,
    handler: async ({ query }) => await people.people(query),
  });
  serve(PEOPLE.add, {
    operationId: "addPerson",
    summary: "Makes an account for somebody, who chooses its password by the link of a mail",
    body: newPerson,
    status: 201,
    answers: "The account is made",
    answer: message,
    handler: (request) =>
      told("The account is made.", people.add(me(request), { ...request.body, mobile: null })),
  });
  serve(PEOPLE.giveRole, {
    ...PERSON_DONE,
    operationId: "giveRole",
    summary: "Gives an account a role; the last administrator keeps it",
    params: schema.personParameter,
    body: schema.roleChange,
    failures,
    handler: (request) =>
      told(
        "The role was changed.",
        people.giveRole(me(request), { id: request.params.person }, request.body.role),
      ),
  });
  for (const [name, operationId, summary] of PERSON_ACTS) {
    serve(PEOPLE[name], {
      ...PERSON_DONE,
      operationId,
      summary,
      params: schema.personParameter,
      failures,
      handler: (request) =>
        told("It is done.", people[name](me(request), { id: request.params.person })),
    });
  }
}
