import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { isFineInLightAndDark } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import {
  openSignedIn,
  ownAddress,
  type Person,
  registered,
  sessionOf,
  storedToken,
} from "./people.ts";
import { stored } from "./shortlisting.ts";

test.describe("the profile", () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: "default" });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ TRUST_PROXY: "true" });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

  /** Opens the profile of a new person. */
  async function openProfile(page: Page): Promise<{ person: Person; token: string }> {
    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    await openSignedIn(page, `${site.origin}/profile`, token);
    await expect(page.getByRole("region", { name: "Your details" })).toBeVisible();
    return { person, token };
  }

  /** The answer of the account's API to a session. */
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
      "Enter your full name",
    );
  });

  test("moves to another address with the password, once its link was followed", {
    tag: "@refused",
  }, async ({ page, browser }) => {
    const { person, token } = await openProfile(page);
    const details = page.getByRole("region", { name: "Your details" });
    const email = `moved-${person.email}`;
    const pending = page.getByRole("region", { name: "New address" });
    const askFor = async (password: string) => {
      await details.getByLabel("Email").fill(email);
      await details.getByLabel("Your password", { exact: true }).fill(password);
      await details.getByRole("button", { name: "Save details" }).click();
    };
    await askFor("not the password");
    await expect(details.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(
      /This is not your current password/,
    );
    await askFor(person.password);
    await expect(details.getByRole("status")).toHaveText("Your details are saved.");
    await expect(pending).toContainText(`${email} is not confirmed yet.`);
    await expect(details.getByLabel("Email")).toHaveValue(person.email);
    await expect(details.getByLabel("Your password", { exact: true })).toHaveCount(0);
    await page.reload();
    await pending.getByRole("button", { name: "Keep the old address" }).click();
    await expect(pending).toHaveCount(0);
    expect(await ask(page, token, "/api/user")).toMatchObject({ pending_email: null });

    await askFor(person.password);
    await expect(pending).toBeVisible();
    const link = await confirmationLink(email, 2);
    // Another browser, without a session and without JavaScript.
    const elsewhere = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: ownAddress(),
    });
    const mailbox = await elsewhere.newPage();
    await mailbox.goto(link);
    expect(await ask(page, token, "/api/user")).toMatchObject({ email: person.email });
    await mailbox.getByRole("button", { name: "Confirm this address" }).click();
    await expect(mailbox.getByRole("region", { name: "Your address is confirmed" })).toBeVisible();
    // The account's address was never proven, so whoever proves one ends its sessions.
    expect(await ask(page, token, "/api/user")).toMatchObject({ code: "unauthorized" });
    const again = await sessionOf(page, site.origin, { ...person, email });
    expect(await ask(page, again, "/api/user")).toMatchObject({ email, pending_email: null });
    await mailbox.goto(link);
    await mailbox.getByRole("button", { name: "Confirm this address" }).click();
    await expect(mailbox.getByText("This link does not work, or no longer")).toBeVisible();
    await elsewhere.close();

    await page.goto(link);
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByRole("region", { name: "There is a problem" })).toContainText(
      "This link does not work, or no longer",
    );
  });

  async function confirmationLink(email: string, count: number): Promise<string> {
    const links = () =>
      site.mailsTo(email).flatMap((mail) => mail.match(/http:\S+\/confirm-email\/[\w.~-]+/) ?? []);
    await expect.poll(() => links().length).toBe(count);
    return links().at(-1) ?? "";
  }

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

  test("says of a device what was done last, not that and a failure", { tag: "@refused" }, async ({
    page,
  }) => {
    const { person } = await openProfile(page);
    await sessionOf(page, site.origin, person);
    await sessionOf(page, site.origin, person);
    await page.reload();
    const section = page.getByRole("region", { name: "Where you are signed in" });
    const signOut = section.getByRole("listitem").getByRole("button", { name: /Sign out/ });
    await signOut.first().click();
    await expect(section.getByRole("status")).toContainText("signed out");
    await page.route("**/api/v1/account/sessions/*", (route) => route.abort());
    await signOut.first().click();
    await expect(section.getByRole("alert")).toBeVisible();
    await expect(section.locator("[role=status]")).toBeEmpty();
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
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/chat`);
    await expect.poll(() => stored(page)).toEqual([21, 11, 12]);
    const saved = () => ask(page, token, "/api/v1/account/shortlist");
    expect(await saved()).toMatchObject({ course_ids: [11, 12, 13, 21] });

    // A change on the device also changes the account.
    await page.goto(`${site.origin}/courses/12/x`);
    await page.getByRole("button", { name: "Remove from shortlist" }).first().click();
    await expect.poll(saved).toMatchObject({ course_ids: [11, 13, 21] });
    await page.goto(`${site.origin}/courses/30/x`);
    await page.getByRole("button", { name: "Add to shortlist" }).first().click();
    await expect.poll(saved).toMatchObject({ course_ids: [11, 13, 21, 30] });

    // Which of them are compared is stored on the device only.
    await page.goto(`${site.origin}/profile`);
    const list = page.getByRole("region", { name: "Your shortlist" });
    const rows = list.getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await rows.nth(1).getByRole("checkbox").click();
    await expect(page.getByText("Maximum 3 courses can be compared.")).toBeVisible();
    await rows.nth(0).getByRole("checkbox").click();
    await rows.nth(1).getByRole("checkbox").click();
    expect(await stored(page)).toEqual([21, 30, 13]);
    expect(await saved()).toMatchObject({ course_ids: [11, 13, 21, 30] });
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
    expect(await saved()).toMatchObject({ course_ids: [21, 30] });
  });

  test("hands out everything as one file, for the password", { tag: "@refused" }, async ({
    page,
  }) => {
    const { person } = await openProfile(page);
    const section = page.getByRole("region", { name: "Your data" });
    const button = section.getByRole("button", { name: "Download my data" });
    const password = section.getByLabel("Your password", { exact: true });
    await button.click();
    await expect(password).toHaveAccessibleDescription(/Enter your password/);
    await password.fill("not the password");
    await button.click();
    await expect(password).toHaveAccessibleDescription(/This is not your current password/);
    await password.fill(person.password);
    const started = page.waitForEvent("download");
    await button.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("magu-account.json");
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file.profile).toMatchObject({ email: person.email, name: person.name });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("hands out everything for email and password", async ({ page }) => {
      const person = await registered(page, site.origin);
      await page.goto(`${site.origin}/profile`);
      await expect(page.getByText(/Your profile needs JavaScript/)).toBeVisible();
      const take = async (password: string) => {
        await page.getByLabel("Email").fill(person.email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Download my data" }).click();
      };
      await take("not the password");
      await expect(page.getByText("Invalid email or password")).toBeVisible();
      const started = page.waitForEvent("download");
      await take(person.password);
      const download = await started;
      expect(download.suggestedFilename()).toBe("magu-account.json");
      const file = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(file.profile).toMatchObject({ email: person.email });
    });
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
    await logIn(page, person);
    await expect(page.getByText("Invalid email or password")).toBeVisible();
  });

  for (const width of [360, 1440]) {
    test(`is accessible and fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { token } = await openProfile(page);
      const headers = { Authorization: `Bearer ${token}` };
      const data = { course_ids: [11, 12] };
      await page.request.put(`${site.origin}/api/v1/account/shortlist`, { headers, data });
      await page.reload();
      await expect(
        page.getByRole("region", { name: "Your shortlist" }).getByRole("link"),
      ).toHaveCount(4);
      await isFineInLightAndDark(page);
      await page.getByRole("button", { name: /Your account/ }).click();
      await isFineInLightAndDark(page);
      await page.getByRole("button", { name: "Delete my account", exact: true }).click();
      await isFineInLightAndDark(page);
    });
  }
});
