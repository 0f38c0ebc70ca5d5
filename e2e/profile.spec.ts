import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import {
  openSignedIn,
  ownAddress,
  type Person,
  registered,
  sessionOf,
  storedToken,
} from "./people.ts";
import { hydrated, sidewaysScroll, stored } from "./shortlisting.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it stands. */
async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

test.describe("the profile", () => {
  // One server for all of them.
  test.describe.configure({ mode: "default" });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ TRUST_PROXY: "true" });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

  /** Opens the profile of somebody new. */
  async function openProfile(page: Page): Promise<{ person: Person; token: string }> {
    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    await openSignedIn(page, `${site.origin}/profile`, token);
    await expect(page.getByRole("region", { name: "Your details" })).toBeVisible();
    return { person, token };
  }

  /** What a call of the account answers to a session. */
  async function ask(page: Page, token: string, path: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${token}` };
    return (await page.request.get(site.origin + path, { headers })).json();
  }

  async function logIn(page: Page, person: Person): Promise<void> {
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  test("leads who is not signed in to the login, and back", async ({ page }) => {
    const person = await registered(page, site.origin);
    await page.goto(`${site.origin}/profile`);
    await expect(page).toHaveURL(`${site.origin}/login`);
    await expect(page.getByText("Sign in to see your profile.")).toBeVisible();
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/profile`);
    await expect(page.getByLabel("Full name")).toHaveValue(person.name);
  });

  test("changes name and number, and the header with them", async ({ page }) => {
    const { token } = await openProfile(page);
    const details = page.getByRole("region", { name: "Your details" });
    await details.getByLabel("Full name").fill("Mariyam Ali");
    await details.getByLabel("Mobile number").fill("+960 999 0000");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByRole("status")).toHaveText("Your details are saved.");
    await expect(page.getByRole("button", { name: "Your account: Mariyam Ali" })).toHaveText("M");
    expect(await ask(page, token, "/api/user")).toMatchObject({
      name: "Mariyam Ali",
      mobile: "+960 999 0000",
    });
    await details.getByLabel("Full name").fill("");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByLabel("Full name")).toHaveAccessibleDescription(
      "name is a required field",
    );
  });

  test("moves to another address with the password only", { tag: "@refused" }, async ({ page }) => {
    const { person, token } = await openProfile(page);
    const details = page.getByRole("region", { name: "Your details" });
    const email = `moved-${person.email}`;
    await details.getByLabel("Email").fill(email);
    const password = details.getByLabel("Your password", { exact: true });
    await password.fill("not the password");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(password).toHaveAccessibleDescription(/This is not your current password/);
    await password.fill(person.password);
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByRole("status")).toHaveText("Your details are saved.");
    await expect(password).toHaveCount(0);
    expect(await ask(page, token, "/api/user")).toMatchObject({ email });
  });

  test("changes the password, which signs out all other devices", { tag: "@refused" }, async ({
    page,
  }) => {
    const { person } = await openProfile(page);
    const other = await sessionOf(page, site.origin, person);
    const section = page.getByRole("region", { name: "Password", exact: true });
    const change = section.getByRole("button", { name: "Change password" });
    await section.getByLabel("Current password").fill("not the password");
    await section.getByLabel("New password", { exact: true }).fill("another for the reef");
    await section.getByLabel("Confirm new password").fill("another for the reef");
    await change.click();
    await expect(section.getByLabel("Current password")).toHaveAccessibleDescription(
      "This is not your current password",
    );
    await section.getByLabel("Current password").fill(person.password);
    await change.click();
    await expect(section.getByRole("status")).toContainText("Your password is changed.");
    await expect(section.getByLabel("Current password")).toHaveValue("");
    expect(await ask(page, other, "/api/user")).toMatchObject({ code: "unauthorized" });
    await sessionOf(page, site.origin, { ...person, password: "another for the reef" });
  });

  test("lists sessions and ends them; an ended one is told where it was", {
    tag: "@refused",
  }, async ({ page, browser }) => {
    const { person, token } = await openProfile(page);
    const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() });
    const other = await elsewhere.newPage();
    const otherToken = await sessionOf(other, site.origin, person);
    await openSignedIn(other, `${site.origin}/profile`, otherToken);
    const section = other.getByRole("region", { name: "Where you are signed in" });
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expect(section.getByText("This device")).toHaveCount(1);
    await section
      .getByRole("listitem")
      .getByRole("button", { name: /Sign out/ })
      .click();
    await expect(section.getByRole("listitem")).toHaveCount(1);
    expect(await ask(page, token, "/api/user")).toMatchObject({ code: "unauthorized" });
    expect(await ask(page, otherToken, "/api/user")).toMatchObject({ email: person.email });

    await page.getByRole("button", { name: "Save details" }).click();
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.getByRole("link", { name: "Sign in again" }).click();
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/profile`);
    await elsewhere.close();
  });

  test("merges the device's shortlist with the saved courses when somebody signs in", async ({
    page,
  }) => {
    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    const headers = { Authorization: `Bearer ${token}` };
    const data = { course_ids: [11, 12, 13] };
    await page.request.put(`${site.origin}/api/v1/account/shortlist`, { headers, data });
    await page.goto(`${site.origin}/login`);
    await page.evaluate(() => localStorage.setItem("coursesToShortlist", "[21]"));
    await page.reload();
    await hydrated(page);
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/chat`);
    await expect.poll(() => stored(page)).toEqual([21, 11, 12]);
    const saved = () => ask(page, token, "/api/v1/account/shortlist");
    expect(await saved()).toEqual({ course_ids: [11, 12, 13, 21] });

    // A change on the device is one of the account.
    await page.goto(`${site.origin}/courses/12/x`);
    await hydrated(page);
    await page.getByRole("button", { name: "Remove from shortlist" }).first().click();
    await expect.poll(saved).toEqual({ course_ids: [11, 13, 21] });
    await page.goto(`${site.origin}/courses/30/x`);
    await hydrated(page);
    await page.getByRole("button", { name: "Add to shortlist" }).first().click();
    await expect.poll(saved).toEqual({ course_ids: [11, 13, 21, 30] });

    // Which of them are compared here is the device's matter.
    await page.goto(`${site.origin}/profile`);
    const list = page.getByRole("region", { name: "Saved courses" });
    const rows = list.getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await rows.nth(1).getByRole("checkbox").click();
    await expect(page.getByText("Maximum 3 courses can be compared.")).toBeVisible();
    await rows.nth(0).getByRole("checkbox").click();
    await rows.nth(1).getByRole("checkbox").click();
    expect(await stored(page)).toEqual([21, 30, 13]);
    expect(await saved()).toEqual({ course_ids: [11, 13, 21, 30] });
    await rows
      .nth(0)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(3);
    await rows
      .nth(0)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(2);
    expect(await stored(page)).toEqual([21, 30]);
    expect(await saved()).toEqual({ course_ids: [21, 30] });
  });

  test("hands out everything as one file", async ({ page }) => {
    const { person } = await openProfile(page);
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("magu-account.json");
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file.profile).toMatchObject({ email: person.email, name: person.name });
  });

  test("clears the chat history after asking", async ({ page }) => {
    await openProfile(page);
    const section = page.getByRole("region", { name: "Chat history" });
    await expect(section.getByRole("link", { name: "Open the chat" })).toBeVisible();
    await section.getByRole("button", { name: "Clear chat history" }).click();
    await expect(section.getByRole("button", { name: "Yes, clear them" })).toBeFocused();
    await section.getByRole("button", { name: "Yes, clear them" }).click();
    await expect(section.getByRole("status")).toHaveText("Your chat history is cleared.");
  });

  test("deletes the account after a confirmation with the password", { tag: "@refused" }, async ({
    page,
  }) => {
    const { person, token } = await openProfile(page);
    const open = page.getByRole("button", { name: "Delete my account", exact: true });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByLabel("Your password", { exact: true }).fill("not the password");
    await dialog.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(dialog.getByRole("region", { name: "There is a problem" })).toContainText(
      "This is not your current password",
    );
    await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeInViewport();
    expect(await storedToken(page)).toBeNull();
    expect(await ask(page, token, "/api/user")).toMatchObject({ code: "unauthorized" });
    await page.goto(`${site.origin}/login`);
    await hydrated(page);
    await logIn(page, person);
    await expect(page.getByText("Invalid email or password")).toBeVisible();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      test(`is accessible and fits at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const { token } = await openProfile(page);
        const headers = { Authorization: `Bearer ${token}` };
        const data = { course_ids: [11, 12] };
        await page.request.put(`${site.origin}/api/v1/account/shortlist`, { headers, data });
        await page.reload();
        await expect(
          page.getByRole("region", { name: "Saved courses" }).getByRole("link"),
        ).toHaveCount(4);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: /Your account/ }).click();
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: "Delete my account", exact: true }).click();
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});
