import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect } from "./fixtures.ts";
import type { OwnSite } from "./own-site.ts";
import { sessionOf, somebody } from "./people.ts";

/**
 * Makes the first administrator at the address that the server prints, with the two factors that
 * the office asks of them; returns a session.
 */
export async function administrator(page: Page, site: OwnSite): Promise<string> {
  const found = () => /first-administrator\/(\w+)/.exec(site.printed())?.[1];
  await expect.poll(found).toBeTruthy();
  const person = somebody("Hawwa Ibrahim");
  const { name, email, password } = person;
  const made = await page.request.post(`${site.origin}/api/v1/first-administrator`, {
    data: { token: found(), name, email, password },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const token = await sessionOf(page, site.origin, person);
  const options = { headers: { Authorization: `Bearer ${token}` } };
  const address = `${site.origin}/api/v1/account/two-factor`;
  const begun = await page.request.post(address, { ...options, data: { password } });
  const code = new TOTP({ secret: (await begun.json()).secret }).generate();
  const turnedOn = await page.request.post(`${address}/confirm`, { ...options, data: { code } });
  expect(turnedOn.ok(), await turnedOn.text()).toBe(true);
  return token;
}
