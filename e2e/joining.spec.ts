import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { ownAddress, type Person, somebody } from "./people.ts";
import { hydrated, sidewaysScroll } from "./shortlisting.ts";

test.use({ viewport: { width: 360, height: 740 } });

async function isFine(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations).toEqual([]);
}

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

test.describe("the first administrator", () => {
  test("is made at the address that the server prints", { tag: "@refused" }, async ({ page }) => {
    const site = await startOwnSite();
    try {
      const person = somebody("Hawwa Ibrahim");
      const link = await administratorLink(site);
      await page.goto(link);
      await hydrated(page);
      await isFine(page);
      await fillAdministrator(page, { ...person, password: "password1" });
      await expect(page.getByText("Too many people use this password").first()).toBeVisible();
      await fillAdministrator(page, person);
      await expect(page).toHaveURL(`${site.origin}/login`);
      await expect(page.getByText("You are the administrator now.")).toBeVisible();
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
