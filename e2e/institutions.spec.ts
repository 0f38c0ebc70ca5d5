import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdClock, settled } from "./held-clock.ts";

const FEATURED = [
  "University of the Atolls",
  "Kanduoiy Maritime & Diving Academy",
  "Misraab Institute of Islamic Studies",
  "Dhekunu College of Health Sciences",
  "Fathis Teachers' College",
];

test.beforeEach(async ({ page }) => {
  // Maps come from another site, which tests must not load.
  await page.route(
    /^https:\/\/(www\.openstreetmap\.org|www\.google\.com|maps\.google\.com)\//,
    (map) => map.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  );
});

/** Opens an institution's page through its card. */
async function open(page: Page, name: string) {
  await page.goto("/institutions");
  await page.getByRole("link", { name: `Profile of ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test.describe("listing", () => {
  test("features five institutions, then names the rest in order", async ({ page }) => {
    await page.goto("/institutions");
    const names = await page.getByRole("article").getByRole("heading").allTextContents();
    expect(names.slice(0, FEATURED.length)).toEqual(FEATURED);
    const rest = names.slice(FEATURED.length);
    expect(rest).toHaveLength(7);
    expect(rest).toEqual(rest.toSorted());
  });

  for (const name of [
    "Kanduoiy Maritime & Diving Academy",
    "Fathis Teachers' College",
    "Kula: School of Design and Media",
  ]) {
    test(`leads from ${name} to its courses`, async ({ page }) => {
      await page.goto("/institutions");
      const link = page.getByRole("link", { name: new RegExp(`^Courses \\(\\d+\\) of ${name}$`) });
      const count = /\((\d+)\)/.exec((await link.textContent()) ?? "")?.[1];
      await link.click();
      await expect(page.getByText(`of ${count} courses`)).toBeVisible();
      const cards = page.locator("#results").getByRole("article");
      await expect(cards).toHaveCount(10);
      await expect(cards.filter({ hasText: name })).toHaveCount(10);
    });
  }

  test("finds while typing, undoes it in one step, and forgives a slip", async ({ page }) => {
    await page.goto("/institutions");
    const field = page.getByRole("searchbox", { name: "Find an institution" });
    await field.pressSequentially("polytecnic");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Dhoani Polytechnic");
    await expect(page.getByText("Showing results for polytechnic")).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?name=polytecnic$/);
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(12);
    await expect(field).toHaveValue("");
  });

  test("says when there is none, with a way on", async ({ page }) => {
    await page.goto("/institutions?name=xyzxyzxyz");
    await expect(page.getByRole("heading", { name: "Institution not found" })).toBeVisible();
    await page.getByRole("link", { name: "Show all institutions" }).click();
    await expect(page.getByRole("article")).toHaveCount(12);
  });

  test("says when the list does not reach a page", async ({ page }) => {
    await page.goto("/institutions?page=9");
    await expect(page.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await expect(page.getByRole("article")).toHaveCount(12);
  });
});

test.describe("institution", () => {
  test("folds a long overview at 500 characters", async ({ page }) => {
    await open(page, "Kanduoiy Maritime & Diving Academy");
    const overview = page.getByRole("region", { name: "Overview" });
    const shown = async () =>
      (await overview.locator(".prose:visible p").allTextContents()).join(" ");
    const start = (await shown()).replace(/…$/, "");
    expect(start.length).toBeLessThanOrEqual(501);
    expect(start.length).toBeGreaterThan(470);
    await page.getByRole("button", { name: "Read More" }).click();
    const whole = await shown();
    expect(whole.length).toBeGreaterThan(600);
    expect(whole.startsWith(start)).toBe(true);
    expect(whole.charAt(start.length)).toMatch(/[\s,.;:]/);
    await page.getByRole("button", { name: "Read Less" }).click();
    expect(await shown()).toBe(`${start}…`);
  });

  test("shows four courses and leads to all of them", async ({ page }) => {
    await open(page, "Fathis Teachers' College");
    const courses = page.getByRole("region", { name: "Courses" });
    await expect(courses.getByRole("article")).toHaveCount(4);
    await expect(courses.getByRole("link", { name: /^View Course Details/ })).toHaveCount(4);
    await courses.getByRole("link", { name: /^Show All \(\d+\)/ }).click();
    await expect(page).toHaveURL(/\/courses\?institutions=Fathis/);
    await expect(page.locator("#results").getByRole("article")).toHaveCount(10);
  });

  test("chooses campuses and faculties by keyboard, the main one first", async ({ page }) => {
    await open(page, "Misraab Institute of Islamic Studies");
    const contact = page.getByRole("region", { name: "Contact" });
    await expectContact(contact, /^Malé Campus/);
    await expect(contact.getByText("Main campus")).toBeVisible();

    await contact.getByRole("tab", { name: "Malé Campus" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectContact(contact, /^Utheemu/);
    await expect(contact.locator("dd:visible", { hasText: "Not stated" }).first()).toBeVisible();
    await expect(contact.locator("iframe:visible")).toHaveCount(0);

    await contact.getByRole("tab", { name: "Campuses" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectContact(contact, /^Department of Quran/);
    await expect(contact.getByText("Main faculty")).toBeVisible();
  });

  test("has no faculties tab where there are none", async ({ page }) => {
    await open(page, "Bahuruva Language Centre");
    const contact = page.getByRole("region", { name: "Contact" });
    await expect(contact.getByRole("tab", { name: "Campuses" })).toBeVisible();
    await expect(contact.getByRole("tab", { name: "Faculties" })).toHaveCount(0);
  });

  test("asks for a map only when it is about to be seen", async ({ page }) => {
    const maps: string[] = [];
    page.on("request", (request) => {
      if (/openstreetmap/.test(request.url())) maps.push(request.url());
    });
    await open(page, "Kanduoiy Maritime & Diving Academy");
    await page.getByRole("button", { name: "Read More" }).click();
    expect(maps).toEqual([]);
    await page.getByRole("heading", { name: "Contact" }).scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Naifaru" }).click();
    await expect(page.getByTitle("Map: Naifaru Training Centre")).toBeVisible();
    await expect.poll(() => maps.length).toBeGreaterThan(0);
  });

  test("answers 404 for an unknown institution @refused", async ({ page }) => {
    for (const id of ["999999", "0", "abc"]) {
      const response = await page.goto(`/institutions/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    }
  });

  test("tells search engines what it is and where it stands", async ({ page }) => {
    await open(page, "Fathis Teachers' College");
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [organization, trail] = scripts.map((script) => JSON.parse(script));
    expect(organization).toMatchObject({
      "@type": "EducationalOrganization",
      name: "Fathis Teachers' College",
      url: page.url(),
    });
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "Institutions",
      "Fathis Teachers' College",
    ]);
  });
});

test.describe("pictures", () => {
  const dot = (page: Page, number: number) =>
    page.getByRole("button", { name: `Slide ${((number - 1) % 5) + 1} of 5` });
  const showing = (page: Page, number: number) =>
    expect(dot(page, number)).toHaveAttribute("aria-current", "true");
  const numberShown = async (page: Page) => {
    const current = page.locator("[aria-label^=Slide][aria-current=true]");
    return Number(/\d/.exec((await current.getAttribute("aria-label")) ?? "")?.[0]);
  };

  test("move on by themselves until pointed at or paused", async ({ page }) => {
    const pictures = page.getByRole("list", { name: "Pictures" });
    const moving = () => expect(pictures).toHaveAttribute("aria-live", "off");
    await page.clock.install();
    await open(page, "Kanduoiy Maritime & Diving Academy");
    await pictures.scrollIntoViewIfNeeded();
    await moving();
    await holdClock(page);
    const first = await settled(() => numberShown(page));
    await page.clock.runFor(3_000);
    await showing(page, first + 1);

    await pictures.hover();
    await expect(pictures).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(10_000);
    await showing(page, first + 1);
    await page.mouse.move(0, 0);
    await moving();
    await page.clock.runFor(3_000);
    await showing(page, first + 2);

    await page.getByRole("button", { name: "Pause slides" }).click();
    await page.clock.runFor(10_000);
    await showing(page, first + 2);
    await page.getByRole("button", { name: "Play slides" }).click();
    await moving();
    await page.clock.runFor(3_000);
    await showing(page, first + 3);
  });

  test("go round by arrow, dot and key", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "Kanduoiy Maritime & Diving Academy");
    await page.getByRole("button", { name: "Previous slide" }).click();
    await showing(page, 5);
    await page.getByRole("button", { name: "Next slide" }).click();
    await showing(page, 1);
    await dot(page, 4).click();
    await showing(page, 4);
    await page.getByRole("list", { name: "Pictures" }).focus();
    await page.keyboard.press("ArrowLeft");
    await showing(page, 3);
    await page.keyboard.press("End");
    await showing(page, 5);
    await page.keyboard.press("ArrowRight");
    await showing(page, 1);
  });

  test("stand still for who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "Kanduoiy Maritime & Diving Academy");
    await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
    await page.clock.runFor(10_000);
    await showing(page, 1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("finds by a form and shows everything of an institution", async ({ page }) => {
    await page.goto("/institutions");
    await page.getByRole("searchbox").fill("kanduoiy");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /^Profile/ }).click();

    await expect(page.getByText("most graduates have a berth before")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read More" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
    await expect(page.locator("section[aria-roledescription] li")).toHaveCount(5);
    const contacts = page
      .getByRole("region", { name: "Contact" })
      .getByRole("heading", { level: 3 });
    await expect(contacts).toHaveCount(5);
    for (const contact of await contacts.all()) await expect(contact).toBeVisible();
    await expect(page.getByRole("link", { name: /^Open the map/ }).first()).toBeVisible();
  });
});

/** Waits until only one contact is shown: the previous panel disappears a frame later. */
async function expectContact(contact: Locator, name: RegExp): Promise<void> {
  const headings = contact.getByRole("heading", { level: 3 });
  await expect(headings).toHaveCount(1);
  await expect(headings.filter({ hasText: name })).toBeVisible();
}
