import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { settled } from "./held-clock.ts";

/**
 * Required times (specification, 4 and 9), each tested just before and just after, with a held
 * clock.
 */

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Stops the page's clock; from then on only `runFor` advances it. */
async function hold(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Lets the browser draw twice, in real time, so that observers have reported what is visible. */
async function drawn(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 10, height: 10 } });
  await page.screenshot({ clip: { x: 0, y: 0, width: 10, height: 10 } });
}

test.describe("quick stats", () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test("count up from 0: courses and institutions in 500 ms, categories in 3000 ms", async ({
    page,
    request,
  }) => {
    const stats = await (await request.get("/api/v1/stats")).json();
    await page.goto("/");
    await hold(page);
    const figures = page.getByRole("region", { name: "Quick Stats" });
    const shown = async (label: string) => {
      const figure = figures.locator("dl > div").filter({ hasText: label });
      const text = await figure.locator("dd [aria-hidden] > :last-child").textContent();
      return Number(text?.replaceAll(",", ""));
    };
    await figures.locator("dl").scrollIntoViewIfNeeded();
    await drawn(page);
    await page.clock.runFor(16);
    expect(await shown("courses")).toBeLessThan(stats.courses * 0.1);
    expect(await shown("institutions")).toBeLessThan(stats.institutions * 0.1);
    expect(await shown("categories")).toBeLessThan(stats.categories * 0.1);
    await page.clock.runFor(450);
    expect(await shown("courses")).toBeGreaterThan(stats.courses * 0.8);
    expect(await shown("courses")).toBeLessThan(stats.courses);
    await page.clock.runFor(50);
    expect(await shown("courses")).toBe(stats.courses);
    expect(await shown("institutions")).toBe(stats.institutions);
    expect(await shown("categories")).toBeLessThan(stats.categories * 0.2);
    await page.clock.runFor(2_400);
    expect(await shown("categories")).toBeLessThan(stats.categories);
    await page.clock.runFor(100);
    expect(await shown("categories")).toBe(stats.categories);
  });
});

test("a new password leads to the login after 100 ms", async ({ page }) => {
  await page.route("**/api/validate-reset-token", (route) =>
    route.fulfill({ json: { valid: true } }),
  );
  await page.route("**/api/reset-password", (route) =>
    route.fulfill({ json: { message: "Your password has been changed." } }),
  );
  await page.goto("/reset-password/token");
  await page.getByLabel("New password", { exact: true }).fill("a new one for the reef");
  await page.getByLabel("Confirm new password").fill("a new one for the reef");
  await hold(page);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await drawn(page);
  await page.clock.runFor(99);
  await expect(page).toHaveURL(/\/reset-password\/token$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test.describe("carousels", () => {
  const CAROUSELS = [
    { name: "testimonials", path: "/", time: 5_000 },
    { name: "pictures of an institution", path: "/institutions/1", time: 3_000 },
  ];
  for (const { name, path, time } of CAROUSELS) {
    test(`${name} move on after ${time} ms, and not before`, async ({ page }) => {
      await page.goto(path);
      const carousel = page.locator('section[aria-roledescription="carousel"]').first();
      const row = carousel.getByRole("list");
      const moves = await countMoves(row);
      await hold(page);
      await row.scrollIntoViewIfNeeded();
      await expect(row).toHaveAttribute("aria-live", "off");
      // Pointing at it and away again restarts the interval at a known time.
      await row.hover();
      await expect(row).toHaveAttribute("aria-live", "polite");
      await page.mouse.move(0, 0);
      await expect(row).toHaveAttribute("aria-live", "off");
      const before = await moves();
      await page.clock.runFor(time - 1);
      expect(await moves()).toBe(before);
      await page.clock.runFor(1);
      expect(await moves()).toBe(before + 1);
    });
  }

  /** Counts the smooth scrolls of a row. */
  async function countMoves(row: Locator): Promise<() => Promise<number>> {
    await row.evaluate((element) => {
      const scroll = element.scrollTo.bind(element);
      element.dataset.moves = "0";
      element.scrollTo = ((options: ScrollToOptions) => {
        const moves = Number(element.dataset.moves);
        if (options.behavior === "smooth") element.dataset.moves = String(moves + 1);
        scroll(options);
      }) as typeof element.scrollTo;
    });
    return async () => Number(await row.getAttribute("data-moves"));
  }
});

test.describe("adverts", () => {
  const PAGES = ["/", "/courses", "/search?query=law", "/compare", "/courses/1/x", "/institutions"];
  for (const path of PAGES) {
    test(`of ${path} change every 5000 ms, through five`, async ({ page }) => {
      await page.goto(path);
      const banner = page.locator("main [data-advert]").first();
      const shown = () => banner.getAttribute("data-advert");
      await hold(page);
      await banner.hover();
      await page.mouse.move(0, 0);
      const order: (string | null)[] = [await shown()];
      for (let turn = 0; turn < 5; turn++) {
        await page.clock.runFor(4_999);
        expect(await shown()).toBe(order.at(-1));
        await page.clock.runFor(1);
        await expect(banner).not.toHaveAttribute("data-advert", String(order.at(-1)));
        order.push(await shown());
      }
      expect(new Set(order).size).toBe(5);
      expect(order.at(-1), "and then the first again").toBe(order[0]);
    });
  }
});

test.describe("the contact form", () => {
  test("shows its banner of a failure for 2000 ms", { tag: "@refused" }, async ({ page }) => {
    await page.route("**/api/v1/p/tickets", (route) =>
      route.fulfill({ status: 500, json: { error: "x" } }),
    );
    await page.goto("/aboutus");
    await page.getByLabel("Name", { exact: true }).fill("Aishath");
    await page.getByLabel("Email", { exact: true }).fill("aishath@example.com");
    await page.getByLabel("Message", { exact: true }).fill("Is the list complete?");
    await hold(page);
    await page.getByRole("button", { name: "Send message" }).click();
    const banner = page
      .getByRole("status")
      .getByText("An error has occurred, and we are working to resolve it.");
    await expect(banner).toBeVisible();
    await page.clock.runFor(1_990);
    await expect(banner).toBeVisible();
    await page.clock.runFor(10);
    await expect(banner).toBeHidden();
  });
});

test.describe("a part of the about page", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const show = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        if (typeof options === "object" && options.behavior) {
          document.documentElement.dataset.shown = `${this.id} ${options.behavior}`;
        }
        show.call(this, options);
      };
    });
  });

  const shown = (page: Page) => page.locator("html").getAttribute("data-shown");
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test("is scrolled to smoothly after 100 ms, from the same page", async ({ page }) => {
    await page.goto("/aboutus");
    await hold(page);
    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/aboutus#contact");
    await drawn(page);
    await page.clock.runFor(99);
    expect(await shown(page)).toBeNull();
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(1);
    expect(await shown(page)).toBe("contact smooth");
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
    await expect(page.locator("#contact")).toBeFocused();
  });

  test("is scrolled to again by a link to where one is already", async ({ page }) => {
    await page.goto("/aboutus#contact");
    const link = page.getByRole("navigation", { name: "Quick Links" }).getByText("Contact Us");
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator("#contact")).toBeFocused();
    // Brings the link to where it is clicked: a click would scroll for that.
    await link.hover();
    const before = await settled(() => scrolled(page));
    await page.evaluate(() => delete document.documentElement.dataset.shown);
    await hold(page);
    await link.click();
    await drawn(page);
    await page.clock.runFor(99);
    expect(await shown(page)).toBeNull();
    expect(await scrolled(page)).toBe(before);
    await page.clock.runFor(1);
    expect(await shown(page)).toBe("contact smooth");
  });

  test("is scrolled to smoothly after 100 ms, from the top of it for who comes from elsewhere", async ({
    page,
  }) => {
    await page.goto("/courses");
    const link = page.getByRole("navigation", { name: "Quick Links" }).getByText("Contact Us");
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => delete document.documentElement.dataset.shown);
    await hold(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeAttached();
    await drawn(page);
    await page.clock.runFor(99);
    expect(await shown(page)).toBeNull();
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(1);
    expect(await shown(page)).toBe("contact smooth");
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
  });

  test("is jumped to where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/aboutus");
    await hold(page);
    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/aboutus#contact");
    await page.clock.runFor(100);
    expect(await shown(page)).toBe("contact instant");
  });
});
