import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { createAlertLinks } from "#features/alerts/alert-links.server.ts";
import { expect, test } from "./fixtures.ts";
import { atEachSize, isFineInLightAndDark } from "./is-fine.ts";
import { layoutShift } from "./layout-shifts.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, ownAddress, type Person, registered, sessionOf } from "./people.ts";
import { sidewaysScroll } from "./shortlisting.ts";

let site: OwnSite;

test.describe("keep me posted", () => {
  test.beforeAll(async () => {
    site = await startOwnSite({ TRUST_PROXY: "true" });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()));

  const SEARCH = "/courses?mnqf_level=5";
  const posted = (page: Page) => page.getByRole("region", { name: "Keep me posted" });
  const logIn = async (page: Page, { email, password }: Person) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  const signedIn = async (page: Page, path: string) => {
    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    await openSignedIn(page, site.origin + path, token);
    return { person, token };
  };

  test("a search is saved by who signs in for it, and found and removed in the profile", async ({
    page,
  }) => {
    const person = await registered(page, site.origin);
    await page.goto(site.origin + SEARCH);
    await expect(page.getByText("One mail a week at most.")).toBeVisible();
    await page.getByRole("button", { name: "Keep me posted" }).click();
    await expect(page.getByText("Sign in, and we keep you posted on this search.")).toBeVisible();
    await logIn(page, person);
    await expect(page).toHaveURL(site.origin + SEARCH);
    await expect(page.getByText("Saved. Open the link in the mail")).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop keeping me posted" })).toBeVisible();

    await page.getByRole("link", { name: "What you saved" }).click();
    const searches = posted(page).getByRole("region", { name: "Saved searches" });
    await expect(searches.getByRole("link", { name: "Diploma courses" })).toBeVisible();
    await expect(searches).toContainText("1 of 10");
    await searches.getByRole("link", { name: "Diploma courses" }).click();
    await expect(page).toHaveURL(site.origin + SEARCH);
    await page.goto(`${site.origin}/profile`);
    await searches.getByRole("button", { name: "Remove Diploma courses" }).click();
    await expect(posted(page).getByText("Removed: Diploma courses")).toBeVisible();
    await expect(searches).toContainText("0 of 10");
  });

  test("a course is saved and removed on its page, and its mails are stopped and started", async ({
    page,
  }) => {
    await signedIn(page, "/courses/11/x");
    const save = page.getByRole("button", { name: "Keep me posted" });
    await save.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved. Open the link")).toBeVisible();
    await page.getByRole("button", { name: "Stop keeping me posted" }).click();
    await expect(page.getByText("Removed. We mail you nothing of this course.")).toBeVisible();
    await save.click();
    await page.goto(`${site.origin}/profile`);
    const courses = posted(page).getByRole("region", { name: "Saved courses" });
    await expect(courses.getByRole("link")).toHaveCount(1);
    await expect(page.getByText("No mails yet: open the link")).toBeVisible();
    await courses.getByRole("link").click();
    await expect(page).toHaveURL(/\/courses\/11\//);
    // Loaded with the page, not by the click before.
    await page.reload();
    await expect(page.getByRole("button", { name: "Stop keeping me posted" })).toBeVisible();
  });

  test("shows what is saved without moving anything on the page", async ({ page }) => {
    const { token } = await signedIn(page, "/courses/11/x");
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.put(`${site.origin}/api/v1/account/alerts/courses/11`, { headers });
    await page.reload();
    await expect(page.getByRole("button", { name: "Stop keeping me posted" })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test("sends the same page to everybody, whatever they saved", async ({ page }) => {
    const { token } = await signedIn(page, SEARCH);
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.put(`${site.origin}/api/v1/account/alerts/courses/11`, { headers });
    const one = await page.request.get(`${site.origin}/courses/11/x`, { headers });
    const other = await page.request.get(`${site.origin}/courses/11/x`);
    expect(await one.text()).toBe(await other.text());
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the links of mails confirm an address and end the mails, by a press and not by opening", async ({
      page,
    }) => {
      const person = await registered(page, site.origin);
      const token = await sessionOf(page, site.origin, person);
      let headers = { Authorization: `Bearer ${token}` };
      const state = async () => {
        const answer = await page.request.get(`${site.origin}/api/v1/account/alerts`, { headers });
        return (await answer.json()).state;
      };
      await page.request.put(`${site.origin}/api/v1/account/alerts/courses/11`, { headers });
      const links = () =>
        site
          .mailsTo(person.email)
          .flatMap((mail) => mail.match(/http:\S+\/confirm-alerts\/[\w.-]+/) ?? []);
      await expect.poll(links).toHaveLength(1);
      await page.goto(links()[0] ?? "");
      expect(await state()).toBe("unconfirmed");
      await page.getByRole("button", { name: "Confirm my address" }).click();
      await expect(page.getByText("Your address is confirmed. Mails")).toBeVisible();
      // A proof of the address ends what was begun before it, by whoever that was.
      headers = { Authorization: `Bearer ${await sessionOf(page, site.origin, person)}` };
      expect(await state()).toBe("on");

      const unsubscribe = `${site.origin}/unsubscribe/${unsubscribeToken(person.email)}`;
      await page.goto(unsubscribe);
      expect(await state()).toBe("on");
      await page.getByRole("button", { name: "Stop these mails" }).click();
      await expect(page.getByText("We send you no more of these mails.")).toBeVisible();
      expect(await state()).toBe("paused");
    });

    test("a mail program ends the mails with one POST (RFC 8058)", async ({ page }) => {
      const ways = [
        { form: { "List-Unsubscribe": "One-Click" } },
        { multipart: { "List-Unsubscribe": "One-Click" } },
        ...["https://mail.example", "null"].map((Origin) => ({
          form: { "List-Unsubscribe": "One-Click" },
          headers: { Origin },
        })),
      ];
      for (const body of ways) {
        const person = await registered(page, site.origin);
        const token = await sessionOf(page, site.origin, person);
        const headers = { Authorization: `Bearer ${token}` };
        const url = `${site.origin}/unsubscribe/${unsubscribeToken(person.email)}`;
        await page.request.put(`${site.origin}/api/v1/account/alerts/courses/11`, { headers });
        expect((await page.request.post(url, body)).status()).toBe(200);
        const answer = await page.request.get(`${site.origin}/api/v1/account/alerts`, { headers });
        expect((await answer.json()).state).toBe("paused");
      }
    });

    test("a link that nobody sent ends nothing, and says so", { tag: "@refused" }, async ({
      page,
    }) => {
      await page.goto(`${site.origin}/unsubscribe/nobody.${"a".repeat(43)}`);
      await page.getByRole("button", { name: "Stop these mails" }).click();
      await expect(page.getByText("This link does not work.")).toBeVisible();
      await page.goto(`${site.origin}/courses/11/x`);
      await expect(page.getByRole("button", { name: "Keep me posted" })).toBeHidden();
    });
  });

  test("is accessible and fits", async ({ page }) => {
    const { token } = await signedIn(page, SEARCH);
    const headers = { Authorization: `Bearer ${token}` };
    const data = { query: "mnqf_level=5&delivery_modality=online&name=business management" };
    await page.request.post(`${site.origin}/api/v1/account/alerts/searches`, { headers, data });
    await page.getByRole("button", { name: "Keep me posted" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    for (const path of [
      SEARCH,
      "/courses/11/x",
      "/profile",
      "/unsubscribe/x",
      "/confirm-alerts/x",
    ]) {
      await page.goto(site.origin + path);
      if (path === "/profile") await expect(posted(page).getByRole("link")).toHaveCount(2);
      await atEachSize(page, () => isFineInLightAndDark(page));
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await sidewaysScroll(page), `${path} at 320 px`).toBe(0);
    }
  });
});

/** The token of a link that a mail would hold, made with the secret of the site's database. */
function unsubscribeToken(email: string): string {
  const database = new DatabaseSync(join(site.dataDir, "magu.sqlite"), { readOnly: true });
  try {
    const { value } = database
      .prepare("select value from secrets where name = 'alert_links'")
      .get() as { value: string };
    const { id } = database.prepare("select id from users where email = ?").get(email) as {
      id: string;
    };
    return createAlertLinks(value).token("unsubscribe", { id, email });
  } finally {
    database.close();
  }
}
