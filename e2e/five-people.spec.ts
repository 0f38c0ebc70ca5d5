import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type ApiCourse, courses } from "./shortlisting.ts";

const MOST_TAPS = 6;

/** A finger that counts its taps: one for each link, button, box and field it touches. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.taps++;
    await list.selectOption(value);
  }
}

interface Person {
  finger: Finger;
  cards: Locator;
}

/** Somebody who has the listing open on a phone. */
async function personAtListing(page: Page): Promise<Person> {
  await page.goto("/courses");
  return { finger: new Finger(), cards: page.locator("article.card") };
}

/** What a person has, by the names of the fields; filling it in is no tap (requirements). */
type Have = Record<string, string>;

const IT = /Web|Programming|Software|Computer|Spreadsheets/;

const FOUR_O_LEVELS: Have = { school: "10", age: "17", o_en: "C", o_ma: "C", o_bi: "C", o_dv: "B" };

/** From the listing to what the person can enter. */
async function askWhatCanBeEntered(page: Page, { finger, cards }: Person, have: Have) {
  await finger.tap(page.getByRole("link", { name: "Can I enter?" }).first());
  await expect(page).toHaveURL(/\/what-i-have$/);
  for (const [name, value] of Object.entries(have))
    await fillIn(page.locator(`[name=${name}]`), value);
  await finger.tap(page.getByRole("button", { name: "Show what I can enter" }));
  await expect(page).toHaveURL(/\/courses\?sort=highest$/);
  await expect(page.getByRole("checkbox", { name: "Only what I can enter" })).toBeChecked();
  await expect(cards.getByText(/^You can enter/)).toHaveCount(10);
}

/** Searches for what no course is, all of it together. */
async function lookFor(words: string, page: Page, { finger }: Person): Promise<void> {
  await finger.type(page.getByRole("combobox", { name: "Search courses" }), words);
  await finger.tap(page.getByRole("button", { name: "Search", exact: true }));
  await expect(page.getByText("No course matches everything that you asked for.")).toBeVisible();
}

async function fillIn(field: Locator, value: string): Promise<void> {
  for (const group of await field.first().locator("xpath=ancestor::details").all()) {
    if ((await group.getAttribute("open")) === null) await group.locator("summary").first().click();
  }
  const kind = await field.first().evaluate((element) => (element as HTMLInputElement).type);
  if (kind === "radio") {
    const name = await field.first().getAttribute("name");
    await field.page().locator(`label:has([name=${name}][value="${value}"])`).click();
  } else await (kind === "select-one" ? field.selectOption(value) : field.fill(value));
}

async function openCourse({ finger }: Person, card: Locator, page: Page): Promise<void> {
  const link = card.getByRole("heading").getByRole("link");
  const name = (await link.textContent()) ?? "";
  await finger.tap(link);
  await expect(page).toHaveURL(/\/courses\/\d+\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

/** The ways into the course that is open, each in words. */
const waysIn = (page: Page) =>
  page
    .getByRole("heading", { name: /^(What you need|Ways in)$/ })
    .locator("..")
    .locator("ol");

/** A course of which no other has the name, with a form for every intake or for none. */
async function onlyCourse(page: Page, hasForm: boolean): Promise<ApiCourse> {
  const soon = new Date().toISOString().slice(0, 10);
  const fits = ({ intake_details: intakes }: ApiCourse) =>
    hasForm
      ? intakes.length > 0 && intakes.every((one) => one.apply_url && (one.deadline ?? "") > soon)
      : intakes.every(({ apply_url }) => apply_url === null);
  for (const course of (await courses(page)).filter(fits)) {
    const found = await courses(page, `name=${encodeURIComponent(course.name)}`);
    if (found.filter(({ name }) => name === course.name).length === 1) return course;
  }
  throw new Error("The sample holds no such course");
}

/** From the home page to a course by its name. */
async function openFromHome(page: Page, finger: Finger, course: ApiCourse): Promise<void> {
  await page.goto("/");
  await finger.type(page.getByRole("combobox").first(), course.name);
  await finger.tap(
    page
      .getByRole("option")
      .filter({ hasText: course.name })
      .filter({ hasText: "Course ·" })
      .first(),
  );
  await expect(page).toHaveURL(course.url);
}

test.describe("from the home page on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test("six taps lead to what four O levels open, the cheapest first", async ({ page }) => {
    const finger = new Finger();
    await page.goto("/");
    await finger.tap(page.getByRole("link", { name: "What can I study with what I have?" }));
    for (const grade of ["o_en=C", "o_ma=C", "o_bi=C", "o_dv=B"]) {
      const [name, value] = grade.split("=");
      await finger.tap(page.locator(`label:has([name=${name}][value="${value}"])`));
    }
    await finger.tap(page.getByRole("button", { name: "Show what I can enter" }));
    const cards = page.locator("article.card");
    await expect(cards.getByText(/^You can enter/)).toHaveCount(10);
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("highest");
    const costs = await cards
      .locator(".card-sum strong")
      .evaluateAll((all) =>
        all.map(({ textContent }) => Number(/[\d,]+/.exec(textContent)?.[0].replace(",", "") ?? 0)),
      );
    expect(costs.length).toBeGreaterThan(5);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("six taps send a question of one's own", async ({ page }) => {
    const finger = new Finger();
    await openFromHome(page, finger, await onlyCourse(page, false));
    await finger.tap(page.getByRole("link", { name: "Ask a question" }).first());
    await finger.type(page.getByLabel("Your question"), "Are there classes in the evening?");
    await finger.type(page.getByLabel("Name", { exact: true }), "Aishath");
    await finger.type(page.getByLabel("Phone", { exact: true }), "+960 777 1234");
    // The keyboard of a phone calls this key "Send".
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Question sent" })).toBeVisible();
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("five taps lead to the institution's form", async ({ page }) => {
    const finger = new Finger();
    const course = await onlyCourse(page, true);
    const forms = course.intake_details.map(({ apply_url }) => apply_url);
    await page.route("**/*.example/**", (route) => route.fulfill({ body: "A form" }));
    await openFromHome(page, finger, course);
    await finger.tap(page.getByRole("link", { name: "Apply (another website)" }).first());
    await expect.poll(() => forms.includes(page.url())).toBe(true);
    expect(finger.taps).toBeLessThanOrEqual(5);
  });
});

test.describe("at most six taps on a phone lead to an answer with reasons for", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test("four O levels in Addu who wants nursing in the evening", async ({ page }) => {
    const person = await personAtListing(page);
    const { finger, cards } = person;
    await askWhatCanBeEntered(page, person, FOUR_O_LEVELS);
    await finger.type(
      page.getByRole("combobox", { name: "Search courses" }),
      "nursing evenings addu",
    );
    await finger.tap(page.getByRole("button", { name: "Search", exact: true }));
    await expect(page).toHaveURL(/name=nursing/);
    await expect(page.getByRole("link", { name: /^Remove filter.*Addu/ })).toBeVisible();
    const there = cards.getByText(/^You can enter/);
    await expect(there.first()).toBeVisible();
    await expect(there).toHaveCount(await cards.count());
    await openCourse(person, cards.first(), page);
    await expect(page.getByText(/^You can enter/).first()).toBeVisible();
    await expect(waysIn(page)).toContainText("O level or SSC");
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("the same who wants IT in the evening", async ({ page }) => {
    const person = await personAtListing(page);
    const { finger, cards } = person;
    await askWhatCanBeEntered(page, person, FOUR_O_LEVELS);
    await lookFor("IT evenings addu", page, person);
    await finger.tap(page.getByRole("link", { name: /^Remove Addu \(S\): \d+ courses?$/ }));
    const evenings = cards.getByText(/^You can enter/);
    await expect(evenings.first()).toBeVisible();
    await expect(evenings).toHaveCount(await cards.count());
    await openCourse(person, cards.filter({ hasText: IT }).first(), page);
    await expect(page.getByText(/^You can enter/).first()).toBeVisible();
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("a diploma holder who asks which degrees take her", async ({ page }) => {
    const person = await personAtListing(page);
    const { finger, cards } = person;
    await askWhatCanBeEntered(page, person, {
      school: "12",
      age: "24",
      o_en: "B",
      o_ma: "C",
      o_bu: "B",
      o_ac: "C",
      level_1: "5",
      level_1_field: "Business, Management and Administration",
    });
    await finger.tap(page.getByRole("button", { name: "Filters" }));
    await finger.tap(page.getByRole("checkbox", { name: /^Bachelor's Degree Level/ }));
    await finger.tap(page.getByRole("link", { name: /^Show \d+ courses?$/ }));
    await expect(page).toHaveURL(/mnqf_level=7/);
    const taking = cards.filter({ hasText: "Bachelor's Degree" }).getByText(/^You can enter/);
    await expect(taking.first()).toBeVisible();
    await expect(taking).toHaveCount(await cards.count());
    await openCourse(person, cards.first(), page);
    await expect(page.getByText(/^You can enter/).first()).toBeVisible();
    await expect(waysIn(page)).toContainText(/level 5/);
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("a parent who compares what three degrees cost in the end", async ({ page }) => {
    const { finger, cards } = await personAtListing(page);
    await finger.type(page.getByRole("combobox", { name: "Search courses" }), "bachelor teaching");
    await finger.tap(page.getByRole("button", { name: "Search", exact: true }));
    await expect(page).toHaveURL(/name=bachelor/);
    const helped = cards.filter({
      hasText: /or MVR [\d,]+ with the Bachelor's Degree Grant Scheme/,
    });
    for (const index of [0, 1, 2])
      await finger.tap(helped.nth(index).getByRole("checkbox", { name: /shortlist/ }));
    await finger.tap(page.getByRole("link", { name: "Compare Your Shortlist: 3 courses" }).last());
    await expect(page).toHaveURL(/\/compare$/);
    for (const label of [/^Total cost/, /^With the Bachelor's Degree Grant Scheme/])
      await expect(
        page.getByRole("row", { name: label }).locator(".comparison-price"),
      ).not.toHaveCount(0);
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("a worker of 35 without O levels", async ({ page }) => {
    const person = await personAtListing(page);
    const { finger, cards } = person;
    await askWhatCanBeEntered(page, person, { age: "35", work_1: "12" });
    await openCourse(person, cards.first(), page);
    await expect(page.getByText(/^You can enter/).first()).toBeVisible();
    await expect(waysIn(page)).toContainText(
      /age \d+ or over|\d+ years|Open to everyone|an interview/,
    );
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });

  test("somebody on Fuvahmulah who cannot move", async ({ page }) => {
    const person = await personAtListing(page);
    const { finger, cards } = person;
    await finger.tap(page.getByRole("main").getByRole("link", { name: "From my island" }));
    await finger.choose(page.getByLabel("Which island do you live on?"), "LD0726");
    await finger.tap(page.getByRole("button", { name: "This is my island" }));
    await finger.tap(page.getByRole("link", { name: "What I can study without moving" }));
    await expect(page).toHaveURL(/\/courses\?place=/);
    const staying = cards.getByText(/^(On your island|Online, from your island)$/);
    await expect(staying).toHaveCount(10);
    await openCourse(person, cards.first(), page);
    const where = page.locator("dl").getByText(/^(On your island|Online, from your island)$/);
    await expect(where.first()).toBeVisible();
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  });
});
