import { randomInt, randomUUID } from "node:crypto";
import type { Cookie, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export interface Person {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

/** A person that no other test uses. */
export function somebody(name = "Aishath Ali"): Person {
  const email = `person-${randomUUID()}@example.com`;
  return { name, email, mobile: "+960 777 1234", password: `coral reef ${randomInt(1e9)}` };
}

/** Headers with a network address that no other test uses, for a site that trusts its proxy. */
export function ownAddress(): Record<string, string> {
  return { "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** Registers a person through the API, with the headers of the page's context. */
export async function registered(page: Page, origin: string, person = somebody()): Promise<Person> {
  const answer = await page.request.post(`${origin}/api/register`, { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** A new session of a registered person, as on another device. */
export async function sessionOf(page: Page, origin: string, person: Person): Promise<string> {
  const { email, password } = person;
  const answer = await page.request.post(`${origin}/api/login`, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = await answer.json();
  const { cookies } = await page.context().storageState();
  const cookie = cookies.find(({ name }) => /session$/.test(name));
  if (cookie) cookiesOfTokens.set(token, cookie);
  return token;
}

/** The cookie of each session that was begun through the API. */
const cookiesOfTokens = new Map<string, Cookie>();

/** Asks for a page of the office, as the person of a token that was begun through the API. */
export function askedBy(page: Page, address: string, token: string) {
  return page.request.get(address, { headers: cookieOf(token) });
}

function cookieOf(token: string) {
  const { name, value } = cookiesOfTokens.get(token) ?? { name: "", value: "" };
  return { Cookie: `${name}=${value}` };
}

/** Sends a form of a page of the office, as the person of a token that was begun through the API. */
export function actedIn(page: Page, address: string, token: string, form: Record<string, string>) {
  const headers = { ...cookieOf(token), Origin: new URL(address).origin };
  return page.request.post(address, { headers, form });
}

/** Makes a key of an institution in its office, as a person of it; returns the key. */
export async function newKey(page: Page, origin: string, by: { token: string; of: number }) {
  const keys = `${origin}/office/keys?institution=${by.of}`;
  const answer = await actedIn(page, keys, by.token, { act: "make", name: "Registry" });
  const key = /magu_\w{32}/.exec(await answer.text())?.[0];
  expect(key, String(answer.status())).toBeTruthy();
  return String(key);
}

/** Opens a page as a person who is already signed in. */
export async function openSignedIn(page: Page, address: string, token: string): Promise<void> {
  await page.goto(new URL("/termsofservice", address).href);
  const cookie = cookiesOfTokens.get(token);
  if (cookie) await page.context().addCookies([cookie]);
  await page.evaluate((held) => localStorage.setItem("auth_token", held), token);
  await page.goto(address);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("auth_token"));
}
