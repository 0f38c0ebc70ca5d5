import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";

const O_LEVELS = { o_en: "B", o_ma: "C", o_bi: "C", o_dv: "A", o_is: "B" };

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Last school grade you finished").selectOption("10");
  await page.getByLabel("Your age").fill("17");
  for (const [name, grade] of Object.entries(O_LEVELS))
    await page.locator(`label:has([name=${name}][value="${grade}"])`).click();
}

async function expectPathsToADegree(page: Page): Promise<void> {
  await expect(
    page.getByRole("heading", { name: /^\d paths? to a Bachelor's Degree/ }),
  ).toBeVisible();
  const steps = page.getByRole("article").first().getByRole("listitem");
  expect(await steps.count()).toBeGreaterThan(1);
  await expect(steps.first()).toContainText("With what you have");
  await expect(steps.last()).toContainText("Level 7: Bachelor's Degree");
  await expect(steps.last()).toContainText(/With the .+ of step \d/);
}

test.describe("paths to a goal", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("lead from O levels to a degree, and tell nobody", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/what-i-have");
    await fillIn(page);
    await page.getByRole("button", { name: "Show what I can enter" }).click();
    await expect(page).toHaveURL(/\/courses\?sort=highest$/);
    await page.getByRole("link", { name: "Change what I have" }).click();
    await page.getByRole("link", { name: "Paths to a goal", exact: true }).click();
    await expect(page.getByText("5 subjects at O level or SSC")).toBeVisible();
    await expect(page.getByLabel("Level")).toHaveValue("7");
    await page.getByLabel(/^My island/).selectOption({ label: "Hithadhoo" });
    await page.getByRole("button", { name: "Find paths" }).click();
    await expectPathsToADegree(page);
    await expect(page.getByRole("heading", { name: /^\d paths? to/ })).toBeFocused();
    await expect(page.getByRole("heading", { name: /nearest/ })).toBeVisible();
    await expect(page).toHaveURL(/\/pathways$/);
    expect(asked.filter((url) => /o_en|school|LD1004/i.test(decodeURIComponent(url)))).toEqual([]);
    await isFine(page);
    const goal = page.getByRole("article").first().getByRole("link").last();
    const name = await goal.textContent();
    await goal.click();
    await page.locator("summary", { hasText: "More" }).click();
    await page.getByRole("link", { name: "Paths to this course" }).click();
    await expect(page.getByRole("heading", { name: `to ${name}` })).toBeVisible();
  });

  test("are not there where nothing opens the way, and it says why", async ({ page, request }) => {
    const { data } = await (await request.get("/api/v1/p/courses?limit=100")).json();
    const silent = data.find(
      (one: { entry_routes: unknown[]; has_entry_text: boolean }) =>
        one.entry_routes.length === 0 && !one.has_entry_text,
    );
    await page.goto(`/pathways?course=${silent.id}`);
    await page.getByRole("button", { name: "Find paths" }).click();
    await expect(
      page.getByRole("heading", { name: `No path yet to ${silent.name}` }),
    ).toBeVisible();
    await expect(page.getByText("does not state who can enter it")).toBeVisible();
  });

  test("begin with what one has: with nothing filled in it is asked for", async ({ page }) => {
    await page.goto("/pathways?level=7&category=Health+and+Welfare");
    await page.getByRole("button", { name: "Find paths" }).click();
    await expect(page.getByRole("heading", { name: "Tell us what you have" })).toBeVisible();
    await page.getByRole("link", { name: "Fill in what I have" }).click();
    await expect(page.getByRole("heading", { name: "What I have" })).toBeInViewport();
    await page.locator("label:has([name=o_en][value=B])").click();
    await page.getByRole("button", { name: "Find paths" }).click();
    await expect(page.getByText("1 subject at O level or SSC")).toBeVisible();
  });
});

test.describe("paths to a goal, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("lead from O levels to a degree by forms", async ({ page }) => {
    await page.goto("/what-i-have");
    await fillIn(page);
    await page.getByRole("button", { name: "Show what I can enter" }).click();
    await page.getByRole("button", { name: "Paths to what I want" }).click();
    await expect(page).toHaveURL(/\/pathways$/);
    await page.getByRole("button", { name: "Find paths" }).click();
    await expectPathsToADegree(page);
    await expect(page).toHaveURL(/\/pathways$/);
    await expect(page.locator("[name=o_en][value=B]")).toBeChecked();
  });
});
