import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { hydrated } from "./shortlisting.ts";

export interface Person {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

/** Somebody whom no other test knows. */
export function somebody(name = "Aishath Ali"): Person {
  const email = `person-${randomUUID()}@example.com`;
  return { name, email, mobile: "+960 777 1234", password: `coral reef ${randomInt(1e9)}` };
}

/** Headers of a network address that no other test calls from, for a site that trusts its proxy. */
export function ownAddress(): Record<string, string> {
  return { "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** Registers somebody by the API; the calls carry the headers of the page's context. */
export async function registered(page: Page, origin: string, person = somebody()): Promise<Person> {
  const answer = await page.request.post(`${origin}/api/register`, { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** A new session of a registered person, as another device would have one. */
export async function sessionOf(page: Page, origin: string, person: Person): Promise<string> {
  const { email, password } = person;
  const answer = await page.request.post(`${origin}/api/login`, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).token;
}

/** Opens a page as somebody who has signed in before. */
export async function openSignedIn(page: Page, address: string, token: string): Promise<void> {
  await page.goto(new URL("/termsofservice", address).href);
  await page.evaluate((held) => localStorage.setItem("auth_token", held), token);
  await page.goto(address);
  await hydrated(page);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("auth_token"));
}
