import { endpoint } from "#platform/http/endpoint.ts";
import type { newPerson } from "./accounts.schema.ts";
import type * as schema from "./people.schema.ts";

type PersonActCall = { params: typeof schema.personParameter; answer: typeof schema.personMessage };

const act = (name: string) =>
  endpoint<PersonActCall>("POST", `/api/v1/office/people/:person/${name}`);

/** Accounts, as administrators see to them. */
export const PEOPLE = {
  list: endpoint<{ query: typeof schema.peopleQuery; answer: typeof schema.managedPeople }>(
    "GET",
    "/api/v1/office/people",
  ),
  add: endpoint<{ body: typeof newPerson; answer: typeof schema.personMessage }>(
    "POST",
    "/api/v1/office/people",
  ),
  giveRole: endpoint<PersonActCall & { body: typeof schema.roleChange }>(
    "PUT",
    "/api/v1/office/people/:person/role",
  ),
  disable: act("disable"),
  enable: act("enable"),
  signOut: act("sign-out"),
  sendLink: act("send-link"),
  endTwoFactor: act("end-two-factor"),
};
