import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { atEachSize, isFineInLightAndDark } from "./is-fine.ts";

const QUESTIONS = [
  "How would you like to attend?",
  "Who should award your qualification?",
  "What is your dream career?",
  "Which field would you like to study?",
  "Which levels of qualification are you aiming for?",
  "Should the course be in the Bachelor's Degree Grant Scheme?",
  "Where would you like to study?",
];
const COMPLETE =
  "attendance=any&award=any&career=business-manager&field=any&level=5:7&funding=any&institution=all";
const UNFITTING =
  "attendance=blended&award=both&career=imam&field=any&level=10&funding=yes&institution=any";

const next = (page: Page) => page.getByRole("button", { name: "Next" });
const back = (page: Page) => page.getByRole("button", { name: "Back" });
const results = (page: Page) => page.locator("#results");
const count = (page: Page) => results(page).locator("p[role=status]");
const cards = (page: Page) => results(page).getByRole("article");
const question = (page: Page, number: number) =>
  page.getByRole("group", { name: QUESTIONS[number - 1] });

test.describe("with JavaScript", () => {
  test("asks seven questions and reloads results with each answer", async ({ page }) => {
    await page.goto("/careerguide");
    await expect(
      page.getByRole("heading", { name: "Answer the questions to see recommended courses." }),
    ).toBeVisible();
    await expect(back(page)).toBeDisabled();
    await expect(next(page)).toBeDisabled();

    for (const [index, choice] of [
      "Online",
      "No preference",
      "Business owner or manager",
      "Not Sure",
    ].entries()) {
      await expect(question(page, index + 1)).toBeVisible();
      await expect(next(page)).toBeDisabled();
      await page.getByRole("radio", { name: choice, exact: true }).check();
      await expect(count(page)).toHaveText(/fits? so far/);
      await next(page).click();
      await expect(page.locator("legend")).toBeFocused();
    }

    await page.getByRole("checkbox", { name: /Level 5/ }).check();
    await page.getByRole("checkbox", { name: /Level 7/ }).check();
    await expect(page).toHaveURL(/question=5.*level=5:7/);
    await page.getByRole("checkbox", { name: /Level 5/ }).uncheck();
    await page.getByRole("checkbox", { name: /Level 7/ }).uncheck();
    await expect(next(page)).toBeDisabled();
    await page.getByRole("checkbox", { name: /Level 7/ }).check();
    await next(page).click();

    await page.getByRole("radio", { name: "Not sure" }).check();
    await next(page).click();
    await expect(question(page, 7)).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await page.getByRole("radio", { name: "All Colleges/Institutions" }).check();
    await expect(count(page)).toHaveText(/fits? your answers/);
  });

  test("moves between questions without asking the server", async ({ page }) => {
    await page.goto(`/careerguide?question=1&${COMPLETE}`);
    const names = await cards(page).getByRole("heading").allTextContents();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) asked.push(request.url());
    });
    await next(page).click();
    await expect(question(page, 2)).toBeVisible();
    await back(page).click();
    await expect(question(page, 1)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await cards(page).getByRole("heading").allTextContents()).toEqual(names);
  });

  test("undoes one step with the browser's back button", async ({ page }) => {
    await page.goto("/careerguide");
    await page.getByRole("radio", { name: "Online", exact: true }).check();
    await expect(page).toHaveURL(/attendance=online/);
    await page.getByRole("radio", { name: "In-Person" }).check();
    await expect(page).toHaveURL(/attendance=f2f/);
    await next(page).click();
    await expect(question(page, 2)).toBeVisible();
    const before = await cards(page).getByRole("heading").allTextContents();

    await page.goBack();
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole("radio", { name: "In-Person" })).toBeChecked();
    expect(await cards(page).getByRole("heading").allTextContents()).toEqual(before);
    await page.goBack();
    await expect(page).toHaveURL(/careerguide$/);
    await expect(page.getByRole("radio", { name: "In-Person" })).not.toBeChecked();
    await page.goForward();
    await expect(page.getByRole("radio", { name: "In-Person" })).toBeChecked();
  });

  test("keeps one card expanded and shows what the specification lists", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${COMPLETE}`);
    await cards(page).nth(0).locator("summary").click();
    await expect(cards(page).nth(0).locator("details")).toHaveAttribute("open");
    await cards(page).nth(1).locator("summary").click();
    await expect(cards(page).nth(0).locator("details")).not.toHaveAttribute("open");
    const open = cards(page).nth(1);
    const labels = await open.locator("dt").allTextContents();
    const missing = await open.locator(".card-missing dd").allTextContents();
    const named = [...labels, ...missing].join(", ").toLowerCase();
    for (const label of ["Duration", "Level", "Delivery", "Study mode", "Intakes"])
      expect(named).toContain(label.toLowerCase());
    expect(named).toMatch(/cost|fee/);
    await expect(open.getByText("which leads to your dream career")).toBeVisible();
    await expect(open.getByRole("link", { name: /^View Course ?:/ })).toHaveAttribute(
      "href",
      /^\/courses\/\d+\//,
    );
    await open.locator("summary").click();
    await expect(open.locator("details")).not.toHaveAttribute("open");
  });

  test("sends courses to the shortlist, one by one and as a whole", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${COMPLETE}`);
    await cards(page).nth(0).locator("summary").click();
    await cards(page).nth(0).getByLabel("Add to shortlist").check();
    await results(page).getByRole("button", { name: "Shortlist the first 2" }).click();
    const held = await page.evaluate(() => localStorage.getItem("coursesToShortlist"));
    expect(JSON.parse(held ?? "[]")).toHaveLength(3);
    await results(page)
      .getByRole("button", { name: /^Shortlist the first/ })
      .click();
    await expect(page.getByText("Maximum 3 courses can be compared.")).toBeVisible();
  });

  test("narrows its results down, with what one can enter", async ({ page }) => {
    await page.goto("/careerguide?question=7&career=business-manager&level=any");
    const before = await count(page).textContent();
    await results(page).getByText("Narrow them down").click();
    await results(page).getByLabel("Study mode").selectOption({ index: 1 });
    await expect(page).toHaveURL(/study_mode=full-time/);
    await expect(count(page)).not.toHaveText(before ?? "");
    await cards(page).first().locator("summary").click();
    await expect(
      results(page)
        .getByText(/^Study mode: full-time/)
        .first(),
    ).toBeVisible();
    await page.getByRole("link", { name: /^Remove/ }).click();
    await expect(count(page)).toHaveText(before ?? "");

    await page.evaluate(() => localStorage.setItem("what_i_have", "school=10"));
    await page.reload();
    await results(page).getByLabel("Only what I can enter").check();
    await expect(count(page)).not.toHaveText(before ?? "");
    await expect(page).toHaveURL(/^[^#]*career=business-manager&level=any$/);
  });

  test("starts over", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${COMPLETE}`);
    await cards(page).nth(0).locator("summary").click();
    await results(page).getByRole("button", { name: "Start Over" }).click();
    await expect(page).toHaveURL(/careerguide$/);
    await expect(question(page, 1)).toBeVisible();
    await expect(page.locator("legend")).toBeFocused();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText("Answer the questions to see recommended courses.")).toBeVisible();
  });

  test("says when nothing fits, and what comes closest", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${UNFITTING}`);
    await expect(page.getByText("No courses found matching your criteria.")).toBeVisible();
    await expect(page.getByText("Try adjusting your answers to see more options.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Almost a fit" })).toBeVisible();
    await page
      .getByRole("region", { name: "Leave an answer open" })
      .getByRole("link")
      .first()
      .click();
    await expect(count(page)).toHaveText(/^[1-9]/);
  });

  test("leads to the same courses in the listing", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${COMPLETE}`);
    const said = (await count(page).textContent()) ?? "";
    const total = Number(/[\d,]+/.exec(said)?.[0].replace(",", ""));
    expect(total).toBeGreaterThan(10);
    await results(page)
      .getByRole("link", { name: /course list/ })
      .click();
    await expect(page.getByText(`of ${total.toLocaleString("en")} courses`)).toBeVisible();
  });

  test("shows five placeholders while results load", async ({ page }) => {
    await page.goto("/careerguide?question=2&attendance=any");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/careerguide\.data/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("radio", { name: "Local" }).check();
    await expect(page.locator("[data-placeholder]")).toHaveCount(5);
    release();
    await expect(page.locator("[data-placeholder]")).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test("prints answers and every fact, without the question", async ({ page }) => {
    await page.goto(`/careerguide?question=7&${COMPLETE}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Why it fits").first()).toBeVisible();
    await expect(page.getByText("Why it fits").nth(3)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
    await expect(page.locator("legend")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByText(/^https?:.*careerguide\?question=7/)).toBeVisible();
  });

  test("answers by keyboard alone", async ({ page }) => {
    await page.goto("/careerguide");
    await page.getByRole("radio", { name: "Online", exact: true }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "In-Person" })).toBeChecked();
    await expect(next(page)).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(question(page, 2)).toBeVisible();
    await expect(page.locator("legend")).toBeFocused();
  });

  test("is accessible and fits", async ({ page }) => {
    for (const query of ["", `?question=3&${COMPLETE}`, `?question=5&${UNFITTING}`]) {
      await page.goto(`/careerguide${query}`);
      await expect(page.locator("legend")).toBeVisible();
      if (query) await cards(page).first().locator("summary").click();
      await atEachSize(page, () => isFineInLightAndDark(page));
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a chain of forms that ends in courses", async ({ page }) => {
    await page.goto("/careerguide");
    for (const choice of ["Online", "No preference", "Teacher", "Not Sure"]) {
      await page.getByRole("radio", { name: choice, exact: true }).check();
      await next(page).click();
    }
    await expect(question(page, 5)).toBeVisible();
    await next(page).click();
    await expect(page.getByRole("alert")).toHaveText("Choose at least one to go on.");
    await page.getByRole("checkbox", { name: /Level 5/ }).check();
    await page.getByRole("checkbox", { name: /Level 7/ }).check();
    await next(page).click();
    await expect(page).toHaveURL(/question=6.*level=5:7/);
    await back(page).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await next(page).click();
    await page.getByRole("radio", { name: "Not sure" }).check();
    await next(page).click();
    await page.getByRole("radio", { name: "Not decided yet" }).check();
    await page.getByRole("button", { name: "See courses" }).click();
    await expect(page).toHaveURL(/institution=any.*#results$/);
    await expect(count(page)).toHaveText(/fits? your answers/);

    await cards(page).nth(0).locator("summary").click();
    await cards(page).nth(0).getByLabel("Add to shortlist").check();
    await page.getByRole("button", { name: "Compare selected" }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+/);
  });
});
