import type { MessageAnswer } from "#platform/http/calls.schema.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { newPerson } from "./accounts.schema.ts";
import type * as schema from "./people.schema.ts";

type OnePerson = { params: typeof schema.personParameter };

const PEOPLE_URL = "/api/v1/office/people";

const act = (name: string) =>
  endpoint.post<MessageAnswer, OnePerson>(`${PEOPLE_URL}/:person/${name}`);

/** Accounts, as administrators see to them. */
export const PEOPLE = {
  list: endpoint.get<typeof schema.managedPeople, { query: typeof schema.peopleQuery }>(PEOPLE_URL),
  add: endpoint.post<MessageAnswer, { body: typeof newPerson }>(PEOPLE_URL),
  giveRole: endpoint.put<MessageAnswer, OnePerson & { body: typeof schema.roleChange }>(
    `${PEOPLE_URL}/:person/role`,
  ),
  disable: act("disable"),
  enable: act("enable"),
  signOut: act("sign-out"),
  sendLink: act("send-link"),
  endTwoFactor: act("end-two-factor"),
};
