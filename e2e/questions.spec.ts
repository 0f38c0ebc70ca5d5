import { expect, test } from "./fixtures.ts";

const MISSING = [
  "Enter your name",
  "Enter an email address or a phone number, so that they can answer",
  "Write your question",
];

test.describe("a question", () => {
  test("goes from a course to its institution", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/courses/1/course");
    await page.getByRole("link", { name: "Ask a question" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask the institution");
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
    for (const sentence of MISSING) {
      await expect(page.getByRole("link", { name: sentence })).toBeVisible();
    }
    await page.getByLabel("Name", { exact: true }).fill("Aishath");
    await page.getByLabel("Phone", { exact: true }).fill("+960 777 1234");
    await page.getByLabel("Your question").fill("Are there classes in the evening?");
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByRole("region", { name: "Question sent" })).toContainText(
      "Your question was passed on.",
    );
    await page.getByRole("link", { name: "Back to the course" }).click();
    await expect(page).toHaveURL(/\/courses\/1\//);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is asked of an institution, and keeps what was typed", { tag: "@refused" }, async ({
      page,
    }) => {
      await page.goto("/institutions/1");
      await page.getByRole("link", { name: "Ask a question" }).click();
      await page.getByLabel("Your question").fill("Is there a hostel?");
      await page.getByLabel("Name", { exact: true }).fill("Aishath");
      await page.getByLabel("Email", { exact: true }).fill("nobody");
      const send = page.getByRole("button", { name: "Send question" });
      await page
        .locator("form[method=post]")
        .evaluate((form) => form.setAttribute("novalidate", ""));
      await send.click();
      await expect(page.getByText("Enter an email address such as").first()).toBeVisible();
      await expect(page.getByLabel("Your question")).toHaveValue("Is there a hostel?");
      await page.getByLabel("Email", { exact: true }).fill("aishath@example.com");
      await send.click();
      await expect(page.getByText("Your question was passed on.")).toBeVisible();
    });

    test("that is deleted already says so", { tag: "@refused" }, async ({ page }) => {
      await page.goto(`/delete-question/${"t".repeat(32)}`);
      await page.getByRole("button", { name: "Delete my question" }).click();
      await expect(page.getByText("the question may be deleted already").first()).toBeVisible();
    });
  });
});
