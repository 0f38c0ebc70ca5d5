import { expect, test } from "./fixtures.ts";
import { courses } from "./shortlisting.ts";

const MISSING = [
  "Enter your name",
  "Enter an email address or a phone number, so that they can answer",
  "Write your question",
];

test.describe("a question", () => {
  test("goes from a course to its institution", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/courses/1/course");
    await page.getByRole("link", { name: "Ask a question" }).first().click();
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

  test("how to apply is addressed to the campus that the list was narrowed to", async ({
    page,
  }) => {
    const course = (await courses(page)).find(
      ({ place_codes, intake_details }) =>
        place_codes.length > 1 && intake_details.every(({ apply_url }) => !apply_url),
    );
    if (!course) throw new Error("The sample holds no course at two places without a form");
    const place = course.place_codes.at(-1);
    await page.goto(`/courses?place=${place}&name=${encodeURIComponent(course.name)}`);
    await page.locator(`main a[href="${course.url}"]`).first().click();
    await page.getByRole("link", { name: "Ask how to apply" }).first().click();
    const { data } = await (await page.request.get(`/api/v1/p/courses/${course.id}`)).json();
    const campus = data.campuses.find(
      ({ place_code: code }: { place_code: string }) => code === place,
    );
    await expect(
      page.getByText(`${course.name} at ${course.institution.name}, ${campus.name}`).first(),
    ).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveValue(/^I would like to apply for /);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is asked of an institution, and keeps what was typed", { tag: "@refused" }, async ({
      page,
    }) => {
      await page.goto("/institutions/1");
      await page.getByRole("link", { name: "Ask a question" }).first().click();
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

for (const [address, button] of [
  ["/ask?course=1", "Send question"],
  ["/report?course=1", /^Send/],
  ["/aboutus", /^Send/],
  ["/register", "Register"],
  ["/forgot-password", "Send Reset Link"],
] as const) {
  test(`the errors of ${address} stand in the order of its fields`, async ({ page }) => {
    await page.goto(address);
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: button }) });
    await form.getByRole("button", { name: button }).click();
    const said = form.getByRole("region", { name: "There is a problem" }).getByRole("link");
    await expect(said.first()).toBeVisible();
    const ids = await said.evaluateAll((all) =>
      all.map((one) => one.getAttribute("href")?.slice(1)),
    );
    const fields = await form
      .locator("input, textarea, select")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(fields.filter((id) => ids.includes(id)));
  });
}
