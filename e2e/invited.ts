import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { OwnSite } from "./own-site.ts";
import { actedIn, type Person } from "./people.ts";

/** Lets a person into an institution, by the mail that an invitation sends. */
export async function invited(
  page: Page,
  site: OwnSite,
  admin: string,
  person: Person,
  { institution = 1, role = "member" } = {},
): Promise<Person> {
  const { email, name, password } = person;
  const members = `${site.origin}/office/members?institution=${institution}`;
  const sent = await actedIn(page, members, admin, { act: "invite", email, role });
  expect(sent.ok(), await sent.text()).toBe(true);
  const link = () => /\/invitation\/(\w+)/.exec(site.mailsTo(email).at(-1) ?? "")?.[1];
  await expect.poll(link).toBeTruthy();
  const accepted = await page.request.post(`${site.origin}/api/v1/invitations/accept`, {
    data: { token: link(), name, password },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return person;
}
