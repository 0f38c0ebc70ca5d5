import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { isWhollyInView } from "./geometry.ts";

/** Presses the key until the target has the focus, which is then visible and in view. */
async function reach(page: Page, target: Locator, most: number, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press(key);
    const is = await target.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (is) {
      const focused = page.locator(":focus");
      await isWhollyInView(focused);
      const outline = await focused.evaluate((element) => {
        const around = element.closest("label") ?? element;
        return [element, around].map((one) => getComputedStyle(one).outlineStyle);
      });
      expect(outline.some((style) => style !== "none")).toBe(true);
      return;
    }
  }
  throw new Error(`${target} is not among the next ${most} stops`);
}

const press = (page: Page, key: string) => page.keyboard.press(key);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`by keyboard alone from a filter over a comparison to a question, at ${viewport.width} px`, async ({
    page,
  }) => {
    const isPhone = viewport.width < 1024;
    await page.setViewportSize(viewport);
    await page.goto("/courses");
    await reach(page, page.getByRole("link", { name: "Skip to filters" }), 3);
    await press(page, "Enter");
    if (isPhone) {
      await reach(page, page.getByRole("button", { name: "Filters" }), 2);
      await press(page, "Enter");
    }
    // A box is ticked by the space bar, as everywhere.
    const diploma = page.locator("input[type=checkbox][name=mnqf_level][value='5']");
    await reach(page, diploma, 25);
    await press(page, "Space");
    await expect(page).toHaveURL("/courses/1?mnqf_level=5");
    await expect(diploma).toBeFocused();
    if (isPhone) {
      await reach(page, page.getByRole("link", { name: /^Show \d+ courses$/ }), 40);
      await press(page, "Enter");
    }

    if (!isPhone) {
      await reach(page, page.getByRole("link", { name: "Go to the courses" }), 10);
      await press(page, "Enter");
    }

    const names = page.getByRole("article").getByRole("heading").getByRole("link");
    const shortlist = page.getByRole("button", { name: "Add to shortlist" });
    await reach(page, names.first(), 4);
    const first = page.url();
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await reach(page, shortlist, 8);
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: "Remove from shortlist" })).toBeFocused();

    // Escape shuts a menu, and the focus is where it was.
    const more = page.locator("summary", { hasText: "More" });
    await reach(page, more, 3);
    await press(page, "Enter");
    await reach(page, page.getByRole("link", { name: "Viber" }), 5);
    await press(page, "Escape");
    await expect(more).toBeFocused();
    await expect(page.getByRole("link", { name: "Viber" })).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(names.first()).toBeFocused();
    await reach(page, names.nth(1), 6);
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await reach(page, shortlist, 8);
    await press(page, "Enter");

    if (isPhone) {
      await reach(page, page.getByRole("button", { name: "Menu" }), 12, "Shift+Tab");
      await press(page, "Enter");
    }
    const compare = page.getByRole("link", { name: "Compare Your Shortlist: 2 courses" });
    await reach(page, compare, 20, isPhone ? "Tab" : "Shift+Tab");
    await press(page, "Enter");
    await expect(page).toHaveURL("/compare");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const compared = page.getByRole("columnheader").getByRole("link").first();
    await expect(compared).toBeVisible();
    await reach(page, compared, 12);
    await press(page, "Enter");
    await reach(page, page.getByRole("link", { name: "Ask a question" }), 10);
    await press(page, "Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Ask the institution" }),
    ).toBeFocused();
    for (const [label, text] of [
      ["Your question", "Are there classes in the evening?"],
      ["Name", "Aishath"],
      ["Email", "aishath@example.mv"],
    ] as const) {
      await reach(page, page.getByLabel(label, { exact: true }), 4);
      await page.keyboard.type(text);
    }
    await reach(page, page.getByRole("button", { name: /^Send/ }), 6);
    // A network may send five questions in ten minutes, and other journeys send some.
    if (isPhone) return;
    await press(page, "Enter");
    await expect(page.getByRole("region", { name: "Question sent" })).toBeVisible();
  });
}
