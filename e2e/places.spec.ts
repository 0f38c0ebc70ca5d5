import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shifts.ts";

test.describe("the page of places", () => {
  test("says on every course what it means for my island, until it is forgotten", async ({
    page,
  }) => {
    await page.goto("/places");
    await page.getByLabel("Which island do you live on?").selectOption("LD0726");
    await page.getByRole("button", { name: "This is my island" }).click();
    await expect(page.getByText("You live on Gn. Fuvahmulah.")).toBeVisible();

    await page.getByRole("link", { name: "What I can study without moving" }).click();
    await expect(page).toHaveURL(/\/courses\?place=/);
    const cards = page.locator("article.card");
    await expect(cards).toHaveCount(10);
    const staying = cards.filter({ hasText: /On your island|Online, from your island/ });
    await expect(staying).toHaveCount(10);

    await page.goto("/courses?place=LD0442");
    await expect(
      page.getByText("You would move to K. Malé, about 497 km away").first(),
    ).toBeVisible();
    await page.locator("article h3 a").first().click();
    await expect(
      page
        .locator("dl")
        .getByText(/You would move to|from your island/)
        .first(),
    ).toBeVisible();

    await page.goto("/places");
    const island = page.getByLabel("Which island do you live on?");
    await expect(island).toHaveValue("LD0726");
    await page.getByRole("button", { name: "Forget my island" }).click();
    await expect(island).toHaveValue("");
    await expect(page.getByText(/^You live on/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("my_island"))).toBeNull();
    await page.goto("/courses?place=LD0442");
    await expect(page.getByRole("link", { name: /^From my island/ })).toBeVisible();
    await expect(page.getByText("You would move to")).toHaveCount(0);
  });

  test("answers from my island without moving what is there", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("my_island", "LD0726"));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/courses?sort=start");
      await expect(page.locator("article.card .from-island").first()).not.toBeEmpty();
      expect(await layoutShift(page), `${width}`).toBeLessThan(0.005);
    }
  });

  test("leads from the map to the courses of an atoll by keyboard", async ({ page }) => {
    await page.goto("/places");
    const addu = page.getByLabel("Map of the atolls").getByRole("link", { name: /^Addu S, / });
    await addu.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/courses?place=S");
    await expect(page.getByRole("heading", { name: "Courses in Addu (S)" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a map and a list of links, also without JavaScript", async ({ page }) => {
    await page.goto("/places");
    await expect(page.getByLabel("Map of the atolls").getByRole("link")).toHaveCount(20);
    await page.locator("summary", { hasText: "Addu (S)" }).click();
    await page.getByRole("link", { name: /^S\. Hithadhoo/ }).click();
    await expect(page).toHaveURL("/courses?place=LD1004");
    await page.goto("/places");
    await page.getByLabel("Which island do you live on?").selectOption("LD1004");
    await page.getByRole("button", { name: "See courses there" }).click();
    await expect(page).toHaveURL("/courses?place=LD1004");
  });
});
