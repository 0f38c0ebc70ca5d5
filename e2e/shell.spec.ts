import { expect, test } from "./fixtures.ts";

test.describe("header", () => {
  test("turns solid after more than 100 px of scrolling", async ({ page }) => {
    await page.goto("/courses");
    const header = page.locator(".site-header > div").last();
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    const atTop = await ground();
    await page.evaluate(() => scrollTo(0, 60));
    await page.waitForTimeout(300);
    expect(await ground()).toBe(atTop);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(ground).not.toBe(atTop);
  });

  test("a followed link opens the next page at its top", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("contentinfo").getByRole("link", { name: "Institutions" }).click();
    await expect(page).toHaveURL(/\/institutions$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("menu of a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const from of ["/", "/courses?category=Marketing"]) {
    test(`opened on ${from}, it leads to the courses and closes`, async ({ page, baseURL }) => {
      await page.goto(from, { waitUntil: "networkidle" });
      await page.getByRole("link", { name: /menu/i }).first().click();
      const menu = page.getByRole("dialog");
      await expect(menu.getByRole("link", { name: /Compare Your Shortlist/ })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Institutions" })).toBeVisible();
      await menu.getByRole("link", { name: "Courses", exact: true }).click();
      await expect(page).toHaveURL(`${baseURL}/courses`);
      await expect(menu).toBeHidden();
    });
  }
});

test("every page says in its title and description what it is", async ({ page }) => {
  const titles = new Set<string>();
  const addresses = [
    "/",
    "/courses",
    "/institutions",
    "/institutions/1",
    "/courses/1/x",
    "/search",
  ];
  for (const path of [...addresses, "/compare", "/careerguide", "/aboutus", "/advertise"]) {
    await page.goto(path);
    titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    expect((await description.getAttribute("content"))?.length, path).toBeGreaterThan(30);
  }
  expect(titles.size).toBe(10);
});

test.describe("home", () => {
  test("shows the figures of the directory, and twelve fields that lead to their courses", async ({
    page,
    request,
  }) => {
    const stats = await (await request.get("/api/v1/stats")).json();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const figures = page.getByRole("region", { name: "Quick Stats" });
    for (const name of ["courses", "institutions", "categories"]) {
      await expect(figures).toContainText(String(stats[name]));
    }
    const fields = page.locator('main a[href*="?category="]');
    await expect(fields).toHaveCount(12);
    const field = fields.filter({ hasText: /and Law/ });
    const count = Number((await field.textContent())?.match(/\d+/)?.[0]);
    await field.click();
    await expect(page.getByRole("status").first()).toContainText(`of ${count} courses`);
  });
});
