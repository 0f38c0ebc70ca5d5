import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf } from "./geometry.ts";
import { layoutShifts } from "./layout-shifts.ts";

const ROTATION = 5_000;

const banners = (page: Page): Locator => page.locator("main aside[aria-label^='Advertisement']");
const shown = (banner: Locator): Promise<string | null> =>
  banner.locator("[data-advert]").getAttribute("data-advert");

test.describe("banners", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  /** Advances the clock and lets the page draw. */
  const pass = async (page: Page, time: number) => {
    await page.clock.runFor(time);
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  };

  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(banners(page).first().getByRole("button")).toBeVisible();
  };

  for (const path of ["/", "/courses", "/search?query=law", "/compare", "/institutions"]) {
    test(`${path} labels its adverts`, async ({ page }) => {
      await page.goto(path);
      await expect(banners(page)).toHaveCount(path === "/" ? 2 : 1);
      await expect(banners(page).first().getByText("Advertisement", { exact: true })).toBeVisible();
      await expect(banners(page).first().getByRole("link")).toBeVisible();
    });
  }

  test("the second of the home page is one ahead of the first, and stays so", async ({ page }) => {
    await open(page, "/");
    const [first, second] = [banners(page).first(), banners(page).last()];
    const order = [await shown(first)];
    for (let turn = 0; turn < 5; turn++) {
      const ahead = await shown(second);
      order.push(ahead);
      await pass(page, ROTATION);
      await expect(first.locator("[data-advert]")).toHaveAttribute("data-advert", String(ahead));
    }
    expect(new Set(order).size, "five adverts").toBe(5);
    expect(order.at(-1), "and then the first again").toBe(order[0]);
  });

  test("a button stops all of them, and starts them again", async ({ page }) => {
    await open(page, "/");
    const first = banners(page).first();
    const before = await shown(first);
    await first.getByRole("button", { name: "Stop adverts changing" }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await pass(page, ROTATION * 3);
    expect(await shown(first)).toBe(before);
    await banners(page).last().getByRole("button", { name: "Let adverts change" }).click();
    await pass(page, ROTATION);
    expect(await shown(first)).not.toBe(before);
  });

  test("they wait while somebody points at one or has the focus in it", async ({ page }) => {
    await open(page, "/institutions");
    const banner = banners(page);
    const link = banner.locator("a:not(.invisible)");
    const before = await shown(banner);
    await link.hover();
    await pass(page, ROTATION * 2);
    expect(await shown(banner)).toBe(before);
    await page.mouse.move(0, 0);
    await link.focus();
    await pass(page, ROTATION * 2);
    expect(await shown(banner)).toBe(before);
    await link.blur();
    await pass(page, ROTATION);
    expect(await shown(banner)).not.toBe(before);
  });

  test("nothing moves for those who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/institutions");
    const before = await shown(banners(page));
    await pass(page, ROTATION * 4);
    expect(await shown(banners(page))).toBe(before);
    await expect(banners(page).getByRole("button")).toBeHidden();
  });

  test("nothing shifts while they load and change", async ({ page }) => {
    for (const path of ["/institutions", "/courses", "/search?query=law"]) {
      await open(page, path);
      const place = await boxOf(banners(page));
      for (let turn = 0; turn < 3; turn++) {
        await pass(page, ROTATION);
        expect(await boxOf(banners(page))).toEqual(place);
      }
      // A late font may move elements elsewhere by less than a pixel, a shift of less than a
      // thousandth.
      expect(Math.max(0, ...(await layoutShifts(page))), path).toBeLessThan(0.001);
    }
  });

  test("each is reported as seen once for a page view, and not before a second", async ({
    page,
  }) => {
    const reported = await watchReports(page);
    await open(page, "/institutions");
    const order: (string | null)[] = [];
    for (let turn = 0; turn < 7; turn++) {
      order.push(await shown(banners(page)));
      await waitForObserver(page);
      await pass(page, ROTATION);
    }
    await pass(page, ROTATION);
    const seen = (await reported()).map(String);
    expect(seen.toSorted()).toEqual([...new Set(order)].toSorted());

    await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
    await waitForObserver(page);
    await pass(page, 1_500);
    await pass(page, ROTATION);
    expect((await reported()).length, "another page is another view").toBeGreaterThan(seen.length);
  });

  test("one that is out of sight is not reported", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 300 });
    const reported = await watchReports(page);
    await open(page, "/institutions");
    await waitForObserver(page);
    await pass(page, ROTATION * 2);
    expect(await reported()).toEqual([]);
    await banners(page).scrollIntoViewIfNeeded();
    await waitForObserver(page);
    await pass(page, 1_500);
    await pass(page, ROTATION);
    await expect.poll(reported).toHaveLength(1);
  });

  test("a house advert leads within the site, and the click is reported", async ({ page }) => {
    await watchReports(page);
    await open(page, "/institutions");
    const link = banners(page).locator("a:not(.invisible)");
    const id = await shown(banners(page));
    const target = await link.getAttribute("href");
    const beacon = page.evaluate(() => (window as unknown as Watched).clicked);
    await link.click();
    expect(await beacon).toBe(`/api/v1/adverts/${id}/click`);
    await expect.poll(() => page.evaluate(() => location.href)).toContain(target);

    // The banner is no longer under the pointer, so the others rotate again.
    await page.getByRole("banner").getByRole("link", { name: "Courses", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
    const before = await shown(banners(page));
    await page.mouse.move(0, 0);
    // The new page may start counting only after the first turn of the clock.
    await expect(async () => {
      await pass(page, ROTATION);
      expect(await shown(banners(page))).not.toBe(before);
    }).toPass();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first advert stands, labelled, with nothing to press", async ({ page }) => {
    await page.goto("/institutions");
    await expect(banners(page).getByText("Advertisement", { exact: true })).toBeVisible();
    await expect(banners(page).getByRole("link")).toHaveCount(1);
    await expect(banners(page).getByRole("button")).toBeHidden();
  });

  test("the advertise page works a price out", async ({ page }) => {
    await page.goto("/advertise");
    await page.getByRole("checkbox", { name: "Main Sponsor" }).check();
    await page.getByRole("checkbox", { name: "Topline" }).check();
    await page.getByLabel("Months").fill("4");
    await page.getByRole("button", { name: "Work out the price" }).click();
    await expect(page).toHaveURL("/advertise?slot=home_main&slot=topline&months=4");
    await expect(page.getByRole("status").filter({ hasText: "For 4 months" })).toContainText(
      "MVR 30,000",
    );
  });
});

test("the advertise page reckons while one chooses, and keeps it in the address", async ({
  page,
}) => {
  await page.goto("/advertise");
  const result = page.getByRole("status").filter({ hasText: /Tick the places|months?/ });
  await expect(result).toHaveText("Tick the places you are interested in.");
  await page.getByRole("checkbox", { name: "Compare page" }).check();
  await expect(result).toContainText("MVR 3,500");
  await page.getByLabel("Months").fill("12");
  await expect(result).toContainText("MVR 42,000");
  await page.getByLabel("Months").fill("99");
  await expect(page.getByText("A whole number from 1 to 24")).toBeVisible();
  await expect(result).toContainText("MVR 42,000");
  await expect(page).toHaveURL("/advertise?slot=compare&months=12");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Compare page" })).toBeChecked();
  await expect(result).toContainText("MVR 42,000");
});

test("the advertise page names every slot with its rate and its place", async ({ page }) => {
  await page.goto("/advertise");
  await expect(page.getByRole("row")).toHaveCount(9);
  await expect(page.getByRole("row", { name: /Main Sponsor/ })).toContainText("5,000");
  await expect(page.getByRole("row", { name: /Institutions page/ })).toContainText("3,000");
  await expect(page.getByRole("img", { name: /^Topline notification bar: / })).toBeVisible();
});

interface Watched {
  /** Bodies of reports. */
  reports: Promise<string>[];
  /** Address of the first click that is reported. */
  clicked: Promise<string>;
}

/** Intercepts the page's reports; returns the numbers of the adverts reported as seen. */
async function watchReports(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const reports: Promise<string>[] = [];
    const clicked = new Promise((resolve) => {
      navigator.sendBeacon = (address, body) => {
        if (String(address).endsWith("/adverts/seen")) reports.push((body as Blob).text());
        if (String(address).endsWith("/click")) resolve(address);
        return true;
      };
    });
    Object.assign(window, { reports, clicked });
  });
  return async () => {
    const reports = await page.evaluate(() => Promise.all((window as unknown as Watched).reports));
    return reports.flatMap((report) => (JSON.parse(report) as { seen: number[] }).seen);
  };
}

/** The observer reports visibility after the page's next frame, in real time. */
async function waitForObserver(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          told();
        });
        observer.observe(document.body);
      }),
  );
}
