import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search Courses & Institutions" });
const icon = (page: Page) => page.getByRole("main").getByRole("button", { name: "Search" });
/** The line of a suggestion with its name. */
const nameOf = (option: Locator) => option.locator("span.block").first();
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

test.describe("the search of the home page, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [way, press, address] of [
    ["Enter", (page: Page) => box(page).press("Enter"), "/courses?name=nursing"],
    ["the icon", (page: Page) => icon(page).click(), "/search?page=1&query=nursing"],
  ] as const) {
    test(`${way} leads where it does with JavaScript`, async ({ page }) => {
      await page.goto("/");
      await box(page).fill("nursing");
      await press(page);
      await expect(page).toHaveURL(address);
    });
  }

  test("the icon leads back here without text", async ({ page }) => {
    await page.goto("/");
    await icon(page).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("the search of the home page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("Enter filters the course list by the text", async ({ page }) => {
    await box(page).fill("nursing");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/courses?name=nursing");
  });

  test("the icon searches courses and institutions", async ({ page }) => {
    await box(page).fill("nursing");
    await icon(page).click();
    await expect(page).toHaveURL("/search?page=1&query=nursing");
  });

  test("the icon stays here without text", async ({ page }) => {
    await box(page).fill("  ");
    await icon(page).click();
    // A navigation would show the heading of another page.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search for any Course");
    await expect(page).toHaveURL("/");
  });

  test("suggests from the moment that it has the focus, and asks nothing of the server without text", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/v1/suggestions") asked.push(searchParams.get("query") ?? "");
    });
    await expect(list(page)).toBeHidden();
    await box(page).focus();
    await expect(list(page)).toHaveText("Not foundType a course, a subject or an institution");
    await expect(list(page).getByText("Not found", { exact: true })).toBeVisible();
    await box(page).fill("nursing");
    await expect(list(page).getByRole("option").nth(1)).toBeVisible();
    await box(page).fill("   ");
    await expect(list(page)).toHaveText("Not foundType a course, a subject or an institution");
    await box(page).fill("marketing");
    await expect(list(page).getByRole("option").nth(1)).toContainText("arketing");
    expect(asked).toEqual(["nursing", "marketing"]);
  });

  for (const [type, text, address] of [
    ["Institution", "academy", /\/institutions\/\d+$/],
    ["Course", "nursing", /\/courses\/\d+\/[^/]+$/],
  ] as const) {
    test(`the keyboard chooses a suggested ${type.toLowerCase()}`, async ({ page }) => {
      await box(page).fill(text);
      const options = list(page).getByRole("option");
      await expect(nameOf(options.first())).toBeVisible();
      const types = await options.locator("span.block + span.block").allTextContents();
      const at = types.findIndex((line) => line.startsWith(type));
      const name = (await nameOf(options.nth(at)).textContent()) ?? "";
      for (let step = 0; step <= at; step++) await box(page).press("ArrowDown");
      await expect(options.nth(at)).toHaveAttribute("aria-selected", "true");
      await expect(box(page)).toBeFocused();
      await box(page).press("Enter");
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    });
  }

  test("suggestions stay where the next ones cannot be had", async ({ page }) => {
    await page.goto("/");
    const box = page.getByRole("combobox").first();
    await box.pressSequentially("nurs");
    await expect(page.getByRole("option").first()).toContainText(/nurs/i);
    // An answer that is not one: a network of a café that asks to sign in.
    await page.route("**/api/v1/suggestions**", (route) => route.fulfill({ body: "<html>" }));
    const answered = page.waitForResponse("**/api/v1/suggestions**");
    await box.pressSequentially("i");
    await (await answered).finished();
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
    await expect(page.getByRole("option").first()).toContainText(/nurs/i);
  });

  test("a pointer chooses a suggestion", async ({ page }) => {
    await box(page).fill("nursing");
    const first = list(page).getByRole("option").first();
    const name = (await nameOf(first).textContent()) ?? "";
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
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
    await page.goto("/");
    // An advert is below the list at its maximum height.
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

test.describe("testimonials", () => {
  const row = (page: Page) => page.getByRole("list", { name: "What visitors say" });

  /** Texts of the slides that are visible by more than a pixel within the row. */
  const visible = (page: Page) =>
    row(page).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children]
        .filter((slide) => {
          const box = slide.getBoundingClientRect();
          return Math.min(box.right, right) - Math.max(box.left, left) > 2;
        })
        .map((slide) => slide.querySelector("blockquote")?.textContent);
    });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await row(page).scrollIntoViewIfNeeded();
  });

  test("show one at a time, by arrow, by dot, and round and round", async ({ page }) => {
    const { data } = await (await page.request.get("/api/v1/p/testimonials")).json();
    const texts = data.map(({ testimonial }: { testimonial: string }) => `“${testimonial}”`);
    await expect.poll(() => visible(page)).toEqual([texts[0]]);
    const carousel = page.locator('section[aria-roledescription="carousel"]');
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => visible(page)).toEqual([texts[1]]);
    await carousel.getByRole("button", { name: `Slide ${texts.length} of` }).click();
    await expect.poll(() => visible(page)).toEqual([texts.at(-1)]);
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => visible(page)).toEqual([texts[0]]);
    await carousel.getByRole("button", { name: "Previous slide" }).click();
    await expect.poll(() => visible(page)).toEqual([texts.at(-1)]);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true });

    test("move by a swipe, one for each", async ({ page }) => {
      await expect.poll(() => visible(page)).toHaveLength(1);
      const [first] = await visible(page);
      await swipe(page, -1);
      await expect.poll(() => visible(page)).not.toContain(first);
      await expect.poll(() => visible(page)).toHaveLength(1);
      await swipe(page, 1);
      await expect.poll(() => visible(page)).toEqual([first]);
    });
  });

  /** A finger that drags the row sideways by most of its width, in the steps of a touch screen. */
  async function swipe(page: Page, direction: 1 | -1): Promise<void> {
    const box = await row(page).boundingBox();
    if (!box) throw new Error("The row is not drawn");
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", part: number) => {
      const point = { x: box.x + box.width * (0.5 + direction * part), y: box.y + box.height / 2 };
      return devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
    };
    await touch("touchStart", -0.35);
    for (let part = -0.3; part < 0.36; part += 0.05) await touch("touchMove", part);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
});
