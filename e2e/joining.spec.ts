import type { Browser, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import {
  actedIn,
  askedBy,
  openSignedIn,
  ownAddress,
  type Person,
  registered,
  sessionOf,
  somebody,
} from "./people.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** A page of a browser without JavaScript, from an address of its own. */
async function plainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: ownAddress(),
  });
  return await context.newPage();
}

async function administratorLink(site: OwnSite): Promise<string> {
  const found = () => /http:\S+\/first-administrator\/\w+/.exec(site.printed())?.[0];
  await expect.poll(found).toBeTruthy();
  return found() ?? "";
}

async function fillAdministrator(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Become the administrator" }).click();
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test.describe("the first administrator", () => {
  test("is made at the address that the server prints", { tag: "@refused" }, async ({ page }) => {
    const site = await startOwnSite();
    try {
      const person = somebody("Hawwa Ibrahim");
      const link = await administratorLink(site);
      await page.goto(link);
      await isFine(page);
      await fillAdministrator(page, { ...person, password: "password1" });
      await expect(page.getByText("Too many people use this password").first()).toBeVisible();
      await fillAdministrator(page, person);
      await expect(page).toHaveURL(`${site.origin}/login`);
      await expect(page.getByText("You are the administrator now.")).toBeVisible();
      await signIn(page, person);
      await expect(page).toHaveURL(`${site.origin}/office`);
      await expect(
        page.getByRole("heading", { name: "Set up two-factor sign-in first" }),
      ).toBeVisible();
      await isFine(page);
      await page.goto(`${site.origin}/office/members?institution=1`);
      await expect(
        page.getByRole("heading", { name: "Set up two-factor sign-in first" }),
      ).toBeVisible();
      await isFine(page);
      await page.goto(`${site.origin}/office`);
      await page.getByRole("link", { name: "Set it up in your profile" }).click();
      await expect(page.getByRole("region", { name: "Two-factor sign-in" })).toBeInViewport();
      await page.getByRole("link", { name: "Open the office" }).click();
      await expect(page).toHaveURL(`${site.origin}/office`);
      await page.goto(link);
      await expect(page.getByText("This address does not work, or no longer.")).toBeVisible();
    } finally {
      site.stop();
    }
  });

  test("is made without JavaScript too", async ({ browser }) => {
    const site = await startOwnSite();
    try {
      const page = await plainPage(browser);
      const person = somebody("Hawwa Ibrahim");
      await page.goto(await administratorLink(site));
      await fillAdministrator(page, { ...person, name: "" });
      await expect(page.getByText("Enter your full name").first()).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(person.email);
      await fillAdministrator(page, person);
      await expect(page.getByText("You are the administrator now.")).toBeVisible();
      await page.context().close();
    } finally {
      site.stop();
    }
  });
});

test.describe("a new institution", () => {
  let site: OwnSite;
  let admin: string;
  test.beforeAll(async ({ browser }) => {
    site = await startOwnSite();
    const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
    admin = await administrator(await context.newPage(), site);
    await context.close();
  });
  test.afterAll(() => site.stop());

  const linkIn = async (email: string, path: string) => {
    const found = () =>
      site.mailsTo(email).flatMap((mail) => mail.match(new RegExp(`http:\\S+/${path}/\\w+`)) ?? []);
    await expect.poll(() => found().length).toBeGreaterThan(0);
    return found().at(-1) ?? "";
  };
  const approve = async (page: Page, person: Person) => {
    const address = `${site.origin}/office/applications`;
    const listed = await askedBy(page, address, admin);
    const html = await listed.text();
    const of = /name="of" value="(\d+)"/.exec(html.slice(html.indexOf(person.email)))?.[1] ?? "";
    const approved = await actedIn(page, address, admin, { act: "approve", of });
    expect(approved.ok(), await approved.text()).toBe(true);
  };

  async function fillApplication(page: Page, person: Person): Promise<void> {
    await page.getByLabel("Name of the institution").fill("Fenaka Institute");
    await page.getByLabel("Your full name").fill(person.name);
    await page.getByLabel("What you do there").fill("Registrar");
    await page.getByLabel("Your email at the institution").fill(person.email);
    await page.getByRole("button", { name: "Apply", exact: true }).click();
  }

  test("applies, is approved and signs in", async ({ page }) => {
    test.slow();
    const person = somebody("Ali Rasheed");
    await page.goto(`${site.origin}/aboutus`);
    await page.getByRole("link", { name: "List your courses", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("List your courses");
    await page.getByRole("searchbox", { name: "Find your institution" }).fill("college");
    await page.getByRole("searchbox", { name: "Find your institution" }).press("Enter");
    await expect(page.getByRole("link", { name: /^This is mine/ }).first()).toBeInViewport();
    await isFine(page);
    await page.getByRole("link", { name: "It is not listed yet" }).click();
    await isFine(page);
    await fillApplication(page, { ...person, name: "" });
    await expect(page.getByText("Enter your full name").first()).toBeVisible();
    await fillApplication(page, person);
    await expect(page.getByText("Look into your mailbox")).toBeVisible();

    await page.goto(await linkIn(person.email, "application"));
    await isFine(page);
    await page.getByRole("button", { name: "Confirm the application" }).click();
    await expect(page.getByText("Your application has reached us.")).toBeVisible();

    await approve(page, person);
    await page.goto(await linkIn(person.email, "invitation"));
    await isFine(page);
    await expect(page.getByLabel("Full name")).toHaveValue(person.name);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(page).toHaveURL(`${site.origin}/office`);
    await page.getByRole("button", { name: "Begin with the first course" }).click();
    await expect(page.getByLabel("Name of the new course")).toBeFocused();
    await isFine(page);
    await page.goto(`${site.origin}/profile`);
    await page.getByRole("link", { name: "Open the office" }).click();
    await page.getByRole("button", { name: /^Office: / }).click();
    await page.getByRole("link", { name: "Members" }).click();
    await expect(page.getByText("Who keeps the courses of Fenaka Institute.")).toBeVisible();
    await isFine(page);
    const colleague = somebody("Mariyam");
    await page.getByLabel("Email").fill(colleague.email);
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText("The invitation is on its way.")).toBeVisible();
    await expect(page.getByText(colleague.email, { exact: true })).toBeVisible();
    await isFine(page);
  });

  test("applies and accepts without JavaScript", async ({ browser }) => {
    test.slow();
    const page = await plainPage(browser);
    const person = somebody("Ali Rasheed");
    await page.goto(`${site.origin}/list-your-courses?find=nothing+of+the+kind`);
    await page.getByRole("link", { name: "It is not listed yet" }).click();
    await expect(page.getByLabel("Name of the institution")).toHaveValue("nothing of the kind");
    await fillApplication(page, { ...person, name: "" });
    await expect(page.getByText("Enter your full name").first()).toBeVisible();
    await expect(page.getByLabel("What you do there")).toHaveValue("Registrar");
    await fillApplication(page, person);
    await expect(page.getByText("Look into your mailbox")).toBeVisible();
    await page.goto(await linkIn(person.email, "application"));
    await page.getByRole("button", { name: "Confirm the application" }).click();
    await expect(page.getByText("Your application has reached us.")).toBeVisible();
    await approve(page, person);
    await page.goto(await linkIn(person.email, "invitation"));
    await expect(page.getByLabel("Full name")).toHaveValue(person.name);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(page.getByText("You speak for the institution now.")).toBeVisible();
    await page.context().close();
  });
});

test("two-factor sign-in is set up, and asked for", { tag: "@refused" }, async ({ page }) => {
  test.slow();
  const site = await startOwnSite();
  try {
    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    await openSignedIn(page, `${site.origin}/profile#two-factor`, token);
    const section = page.getByRole("region", { name: "Two-factor sign-in" });
    await section.getByLabel("Your password").fill(person.password);
    await section.getByRole("button", { name: "Set up two-factor sign-in" }).click();
    await expect(section.getByRole("img", { name: /^QR code/ })).toBeVisible();
    const secret = ((await section.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await isFine(page);
    const codeAt = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    await section.getByLabel("Code", { exact: true }).fill("000000");
    await section.getByRole("button", { name: "Turn it on" }).click();
    await expect(section.getByText("This code is not right").first()).toBeVisible();
    await section.getByLabel("Code", { exact: true }).fill(codeAt(0));
    await section.getByRole("button", { name: "Turn it on" }).click();
    await expect(section.getByText("Keep these recovery codes now.")).toBeVisible();
    const recovery = await section.locator("li code").allTextContents();
    expect(recovery).toHaveLength(10);
    await isFine(page);

    const signInWith = async (code: string) => {
      await page.evaluate(() => localStorage.removeItem("auth_token"));
      await page.goto(`${site.origin}/login`);
      await signIn(page, person);
      await page.getByLabel("Code", { exact: true }).fill(code);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
    };
    await signInWith("123");
    await expect(page.getByText("This code is not right").first()).toBeVisible();
    await isFine(page);
    await signInWith(codeAt(1));
    await expect(page).toHaveURL(`${site.origin}/chat`);
    await signInWith(recovery[0] ?? "");
    await expect(page).toHaveURL(`${site.origin}/chat`);
    await signInWith(recovery[0] ?? "");
    await expect(page.getByText("This code is not right").first()).toBeVisible();
  } finally {
    site.stop();
  }
});
