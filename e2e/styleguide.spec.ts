import { expect, test } from "./fixtures.ts";
import { atEachSize, isFineInLightAndDark } from "./is-fine.ts";

test("the styleguide is accessible in every state, and fits", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/styleguide", { waitUntil: "networkidle" });
  await atEachSize(page, () => isFineInLightAndDark(page));
});

test.describe("its primitives", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/styleguide", { waitUntil: "networkidle" });
  });

  test("a drawer keeps the focus, closes on Escape and gives the focus back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Open the drawer" });
    const drawer = page.getByRole("dialog", { name: "A drawer" });
    for (const key of ["Enter", "Space"]) {
      await opener.press(key);
      await expect(drawer).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test("tabs move by arrow keys", async ({ page }) => {
    const list = page.getByRole("tablist", { name: "As a line" });
    await list.getByRole("tab", { name: "Campuses" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(list.getByRole("tab", { name: "Faculties" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("a combobox is walked by arrow keys and says when nothing is found", async ({ page }) => {
    const box = page.getByRole("combobox", { name: "Atoll to search" });
    await box.fill("aa");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue("Haa Alif");
    await box.fill("zzz");
    await expect(page.getByText("Not found", { exact: true })).toBeVisible();
  });

  test("disclosures of one name open one at a time", async ({ page }) => {
    const closed = page.getByText("What was folded away.");
    await expect(closed).toBeHidden();
    await page.getByText("Closed", { exact: true }).click();
    await expect(closed).toBeVisible();
    await expect(page.getByText("Opening the other one closes this.")).toBeHidden();
  });
});
