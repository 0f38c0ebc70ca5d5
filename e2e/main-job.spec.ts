import { expect, test } from "./fixtures.ts";

test("from the home page to a comparison of three", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/Search for\s*any Course/);
  await page.getByRole("link", { name: "Explore Courses" }).first().click();
  await expect(page).toHaveURL(/\/courses$/);

  await page
    .getByRole("checkbox", { name: /^Online/ })
    .first()
    .check();
  await expect(page).toHaveURL(/delivery_modality=online/);

  const boxes = page.getByRole("checkbox", { name: /^(Add to|On your) shortlist/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await boxes.nth(3).click();
  await expect(page.getByText("Maximum 3 courses can be compared.")).toBeVisible();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect(page.getByText("Maximum 3 courses can be compared.")).toBeHidden();

  await page
    .getByRole("link", { name: /Compare Your Shortlist/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare$/);
  await expect(page.getByText("You have 3 courses in your shortlist")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Course Details" })).toHaveCount(3);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("from the home page to a comparison of three, by links and forms", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Explore Courses" }).first().click();
    const boxes = page.locator('input[type="checkbox"][name="ids"]');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await page
      .getByRole("button", { name: /Compare selected/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/compare\?ids=/);
    await expect(page.getByRole("link", { name: "View Course Details" })).toHaveCount(3);
    await page.getByRole("link", { name: "View Course Details" }).first().click();
    await expect(page).toHaveURL(/\/courses\/\d+\//);
    await expect(page.locator("h1")).toBeVisible();
  });
});
