import { expect, test } from "./fixtures.ts";

const OOPS =
  "Oops! It looks like there are no results for your search, try refining your query or explore other options.";

test("finds courses and institutions, and pages through them", async ({ page }) => {
  await page.goto("/search?page=1&query=college");
  await expect(page.getByRole("heading", { name: "Search results for “college”" })).toBeVisible();
  const results = page.locator("main ol > li");
  await expect(results).toHaveCount(10);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/search?page=2&query=college");
  await expect(page.getByRole("status").filter({ hasText: "Showing 11-" })).toBeVisible();
  await results.first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/(courses\/\d+\/.+|institutions\/\d+)$/);
});

test("Enter searches again from the first page, and corrects a slip", async ({ page }) => {
  await page.goto("/search?page=2&query=college");
  const box = page.getByRole("combobox", { name: "Search courses and institutions" });
  await expect(box).toHaveValue("college");
  await box.fill("nursng");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?query=nursng");
  await expect(page.getByText("Showing results for nursing")).toBeVisible();
});

test("words that are filters show as chips, and lead to the list of courses", async ({ page }) => {
  await page.goto("/search?query=online+diploma");
  const active = page.getByRole("region", { name: "Active Filters" });
  await expect(active.getByRole("listitem")).toHaveText(["Level: Diploma", "Delivery: Online"]);
  await page.getByRole("link", { name: "Courses, with filters" }).click();
  await expect(page).toHaveURL("/courses?mnqf_level=5&delivery_modality=online");
  await page.goBack();
  await active.getByRole("link", { name: "Remove filter: Level: Diploma" }).click();
  await expect(page).toHaveURL("/courses?delivery_modality=online");
  await expect(active.getByRole("listitem")).toHaveText(["Delivery: Online"]);
});

test("nothing found says so and leads on", async ({ page }) => {
  await page.goto("/search?page=1&query=zzqqxxyy");
  await expect(page.getByText(OOPS, { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Explore Courses" }).click();
  await expect(page).toHaveURL("/courses");
});

test("a blank query asks for one", async ({ page }) => {
  await page.goto("/search?query=+&page=1");
  await expect(page.getByRole("heading", { name: "What are you looking for?" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the hash address of the specification opens the results", async ({ page }) => {
  await page.goto("/#/search?page=1&query=nursing");
  await expect(page).toHaveURL("/search?page=1&query=nursing");
  await expect(page.getByRole("heading", { name: "Search results for “nursing”" })).toBeVisible();
});

test("at 360 px a long query does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/search?query=${"nursing".repeat(20)}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search box is a form", async ({ page }) => {
    await page.goto("/search");
    await page.getByRole("combobox").fill("nursing");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?query=nursing");
    await expect(page.getByRole("heading", { name: "Search results for “nursing”" })).toBeVisible();
  });
});
