import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./shortlisting.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search Courses & Institutions" });
const icon = (page: Page) => page.getByRole("main").getByRole("button", { name: "Search" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

test.describe("the search of the home page", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/");
  });

  test("Enter filters the course list by the text", async ({ page }) => {
    await box(page).fill("nursing");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/courses?name=nursing");
  });

  test("the icon searches courses and institutions", async ({ page }) => {
    await box(page).fill("nursing");
    await icon(page).click();
    await expect(page).toHaveURL("/search?query=nursing&page=1");
  });

  test("the icon stays here without text", async ({ page }) => {
    await box(page).fill("  ");
    await icon(page).click();
    // A move would show a heading of another page.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search for any Course");
    await expect(page).toHaveURL("/");
  });

  test("says when nothing is found, and Escape closes the list", async ({ page }) => {
    await box(page).fill("zzqqxxyy");
    await expect(list(page).getByText("Not found", { exact: true })).toBeVisible();
    await box(page).press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue("zzqqxxyy");
  });

  test("a click outside closes the list", async ({ page }) => {
    await box(page).fill("nursing");
    await expect(list(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(list(page)).toBeHidden();
  });
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 700 },
]) {
  test(`at ${width} px nothing lies over the suggestions`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    // Beneath the list stands the advert, if the list is made as tall as it may become.
    await box(page).fill("diploma");
    await expect(list(page).getByRole("option").nth(4)).toBeAttached();
    await list(page).evaluate((element) => {
      element.style.maxBlockSize = "none";
      element.style.blockSize = "40rem";
      element.scrollIntoView({ block: "end" });
    });
    const covered = await list(page).evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return Array.from({ length: Math.floor((bottom - top) / 20) }, (_, at) => top + at * 20 + 5)
        .filter((y) => y > 120 && y < innerHeight - 90)
        .filter((y) => !element.contains(document.elementFromPoint(left + width / 3, y)));
    });
    expect(covered).toEqual([]);
  });
}

test("the adverts stand at the top and above the categories, with a section between", async ({
  page,
}) => {
  await page.goto("/");
  const order = await page
    .locator("main :is(h1, h2, aside[aria-label^='Advertisement'])")
    .evaluateAll((elements) =>
      elements.map((element) => (element.tagName === "ASIDE" ? "advert" : element.textContent)),
    );
  expect(order.slice(0, 5)).toEqual([
    "Search for any Course",
    "advert",
    "Quick Stats",
    "advert",
    "Popular Categories",
  ]);
});
