import { maldivesDay } from "../src/platform/maldives-day.ts";
import { expect, test } from "./fixtures.ts";
import { scrolledTo } from "./geometry.ts";
import { misfits } from "./misfits.ts";

test.describe("header", () => {
  test("turns white, with a shadow and a teal edge, after more than 100 px", async ({ page }) => {
    await page.goto("/courses");
    const bar = page.locator(".site-bar");
    const style = (name: string) =>
      bar.evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      );
    const ground = () => style("background-color");
    const transparent = await ground();
    expect(await style("color")).toBe("rgb(255, 255, 255)");
    await page.evaluate(() => scrollTo(0, 100));
    await page.waitForTimeout(300);
    expect(await ground()).toBe(transparent);
    await page.evaluate(() => scrollTo(0, 101));
    await expect.poll(ground).toBe("rgb(255, 255, 255)");
    await expect.poll(() => style("color")).not.toBe("rgb(255, 255, 255)");
    expect(await style("box-shadow")).not.toBe("none");
    const [red = 0, green = 0, blue = 0] =
      (await style("border-bottom-color")).match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(green, blue), "teal").toBeGreaterThan(red + 40);
    await expect(bar, "sticky").toBeInViewport();
  });

  test("a followed link opens the next page at its top", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("contentinfo").getByRole("link", { name: "Institutions" }).click();
    await expect(page).toHaveURL(/\/institutions$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
});

test("sample data is said above every page, and in lists only beside real courses", async ({
  page,
}) => {
  await page.goto("/courses");
  const strip = page.getByRole("complementary", { name: "About the data" });
  const marks = page.getByText("Fictional sample");
  await expect(strip).toContainText("everything listed here is invented");
  await expect(marks).toHaveCount(10);
  for (const mark of await marks.all()) await expect(mark).toBeHidden();
  // As the strip of a directory that holds real courses too.
  await strip.evaluate((element) => element.removeAttribute("data-all-sample"));
  for (const mark of await marks.all()) await expect(mark).toBeVisible();

  await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/courses\/\d+\//);
  await expect(marks.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(strip).toBeVisible();
});

test("the header's links stand beside each other, each on one line", async ({ page }) => {
  await page.goto("/aboutus");
  // From where the links begin to where the page stops growing; the guide's joins them at 1344.
  for (const width of [1024, 1152, 1280, 1343, 1344, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const links = page.locator(".site-bar nav a:visible");
    await expect(links.last()).toHaveText("Register");
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
    const places = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
        const { left, right } = link.getBoundingClientRect();
        return { text: link.textContent, lines: new Set(tops).size, left, right };
      }),
    );
    for (const [index, { text, lines, left }] of places.entries()) {
      expect.soft(lines, `lines of "${text}" at ${width} px`).toBe(1);
      const before = places[index - 1]?.right ?? 0;
      expect.soft(left, `"${text}" begins after its neighbour`).toBeGreaterThanOrEqual(before);
    }
  }
});

test.describe("menu of a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const from of ["/", "/courses?category=Marketing"]) {
    test(`opened on ${from}, it leads to the courses and closes`, async ({ page, baseURL }) => {
      await page.goto(from, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog");
      await expect(menu.getByRole("link", { name: /Compare Your Shortlist/ })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Institutions" })).toBeVisible();
      await menu.getByRole("link", { name: "Courses", exact: true }).click();
      await expect(page).toHaveURL(`${baseURL}/courses`);
      await expect(menu).toBeHidden();
    });
  }
});

test.describe("the menu of a small screen, opened", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("closes on the browser's Back, on Escape and by its own button", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("contentinfo").getByRole("link", { name: "Institutions" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Institutions" })).toBeVisible();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const opened = async () => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(menu).toBeVisible();
    };
    await opened();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await opened();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
    await opened();
    await page.goBack();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(menu).toBeHidden();
  });
});

test.describe("the menu of a small screen, opened before the scripts had come", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("closes by its own button", async ({ page }) => {
    await page.goto("/courses#site-menu");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/courses#content");
  });
});

test("every page says in its title and description what it is", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const addresses = [
    "/",
    "/courses",
    "/institutions",
    "/institutions/1",
    "/courses/1/x",
    "/search",
    "/compare",
    "/careerguide",
    "/aboutus",
    "/advertise",
    "/termsofservice",
    "/privacypolicy",
    "/infringementpolicy",
    "/contentguidelines",
  ];
  for (const path of addresses) {
    await page.goto(path);
    titles.add(await page.title());
    const head = page.locator('meta[name="description"]');
    const description = (await head.getAttribute("content")) ?? "";
    expect(description.length, path).toBeGreaterThan(30);
    descriptions.add(description);
  }
  expect(titles.size).toBe(addresses.length);
  expect(descriptions.size).toBe(addresses.length);
});

test("the foot of each page carries the current year", async ({ page }) => {
  await page.goto("/");
  const year = maldivesDay(new Date()).slice(0, 4);
  await expect(page.getByRole("contentinfo")).toContainText(`© ${year}`);
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
    await expect(page.getByRole("status").filter({ hasText: "Showing" })).toContainText(
      `of ${count} courses`,
    );
  });
});
