import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { scrolledTo } from "./geometry.ts";

const shape = (page: Page) => page.locator(".coming-page");

/** Holds back the next page's request to the server; returns a function that releases it. */
async function holdBack(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const toInstitutions = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Institutions" });

test("a slow move shows the shape of the page that comes, from its top", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 900));
  const letGo = await holdBack(page);
  await toInstitutions(page).click();
  await expect(shape(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Search for any Course" })).toBeHidden();
  expect(await scrolledTo(page)).toBe(0);
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Institutions" })).toBeVisible();
  await expect(shape(page)).toHaveCount(0);
});

test("a slow move to the comparison shows a table of ten rows and three columns", async ({
  page,
}) => {
  await page.goto("/");
  const letGo = await holdBack(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Compare Your Shortlist" })
    .click();
  const rows = shape(page).locator("tr");
  await expect(rows).toHaveCount(10);
  await expect(rows.first().locator("td")).toHaveCount(3);
  letGo();
  await expect(page.getByRole("heading", { name: "Compare up to 3 courses" })).toBeVisible();
  await expect(shape(page)).toHaveCount(0);
});

test("narrowing a list keeps the page", async ({ page }) => {
  await page.goto("/courses");
  const letGo = await holdBack(page);
  await page.getByRole("checkbox", { name: /^Blended/ }).check();
  await expect(page.locator("#results")).toHaveAttribute("aria-busy", "true");
  await expect(shape(page)).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL("/courses/1?delivery_modality=blended");
});
