import { expect, test } from "./fixtures.ts";
import { boxOf } from "./geometry.ts";
import { layoutShift } from "./layout-shifts.ts";

const O_LEVELS = { o_en: "B", o_ma: "C", o_bi: "C", o_dv: "A" };

test.describe("what I have", () => {
  test("is filled in once, and every course says whether one can enter", async ({ page }) => {
    const asked: { method: string; url: string }[] = [];
    page.on("request", (request) => asked.push({ method: request.method(), url: request.url() }));
    await page.goto("/what-i-have");
    await page.getByLabel("Last school grade you finished").selectOption("10");
    await page.getByLabel("Your age").fill("17");
    for (const [name, grade] of Object.entries(O_LEVELS))
      await page.locator(`label:has([name=${name}][value="${grade}"])`).click();
    await page.getByRole("button", { name: "Show what I can enter" }).click();
    await expect(page).toHaveURL(/\/courses\?sort=highest$/);
    const only = page.getByRole("checkbox", { name: "Only what I can enter" });
    await expect(only).toBeChecked();
    const answers = page.locator(".card").getByText(/^You can enter/);
    await expect(answers).toHaveCount(10);
    const count = page.getByRole("status").filter({ hasText: "Showing" });
    const narrowed = await count.textContent();
    await only.uncheck();
    await expect(count).not.toHaveText(narrowed ?? "");
    await page.goto("/courses?mnqf_level=9");
    await expect(page.locator(".card").getByText("Asks for more").first()).toBeVisible();
    const told = asked.filter(({ url }) => /o_en|english/i.test(decodeURIComponent(url)));
    expect(told).toEqual([]);
    expect(asked.some(({ method, url }) => method === "POST" && /\/enterable/.test(url))).toBe(
      true,
    );
  });

  const PLACES = [
    ["/institutions/1", "[aria-labelledby=courses] article"],
    ["/search?query=nursing", "main ol > li"],
    ["/careerguide?question=7&career=any&level=3:4:5:7", "#results article"],
    ["/courses/1/x", "[aria-labelledby=similar] li"],
    ["/compare?ids=1,30,60", "table"],
  ] as const;
  const ANSWERS =
    /^(?:You can enter|Nearly: |Asks for more|Check this|Read what is asked|Entry not stated)/;
  for (const [path, courses] of PLACES) {
    test(`is answered by each course of ${path}, and moves nothing`, async ({ page }) => {
      await page.addInitScript((have) => {
        localStorage.setItem("what_i_have", have);
      }, "school=10&age=17&o_en=C&o_ma=D&o_bi=C");
      await page.goto(path);
      const rows = page.locator(courses);
      await expect(rows.first()).toBeVisible();
      for (const row of await rows.all())
        await expect(row.getByText(ANSWERS).first()).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.005);
    });
  }

  test("is carried by a link, and deleted", async ({ page }) => {
    await page.goto("/what-i-have#school=10&o_en=B");
    await expect(page.getByText("This came with a link")).toBeVisible();
    await expect(page.locator("[name=o_en][value=B]")).toBeChecked();
    const kept = () => page.evaluate(() => localStorage.getItem("what_i_have"));
    expect(await kept()).toBeNull();
    await page.getByRole("button", { name: "Show what I can enter" }).click();
    await expect(page).toHaveURL(/\/courses\?sort=highest$/);
    expect(await kept()).toBe("school=10&o_en=B");
    await page.getByRole("link", { name: "Change what I have" }).click();
    await page.getByRole("button", { name: "Delete it" }).click();
    expect(await kept()).toBeNull();
    await expect(page.getByRole("button", { name: "Delete it" })).toHaveCount(0);
  });
});

test.describe("what I have, at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("keeps what has the focus above the bar", async ({ page }) => {
    await page.goto("/what-i-have");
    await expect(page.locator(".have-bar")).toBeVisible();
    const focused = page.locator(".grade-choice:has(:focus), :focus:not(.grade-choice > *)");
    await page.getByRole("group", { name: "English" }).first().getByRole("radio").first().focus();
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press("Tab");
      const bar = await boxOf(page.locator(".have-bar"));
      const { bottom } = await boxOf(focused);
      expect(bottom, (await focused.textContent()) ?? "").toBeLessThanOrEqual(bar.y);
    }
  });

  test("shows every grade with text of twice the size", async ({ page }) => {
    await page.goto("/what-i-have");
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    const row = page.locator("fieldset > div:has(> .grade-choice)").first();
    const { right, bottom } = await boxOf(row);
    for (const grade of await row.locator(".grade-choice").all()) {
      const box = await boxOf(grade);
      expect(box.right).toBeLessThanOrEqual(right);
      expect(box.bottom).toBeLessThanOrEqual(bottom);
    }
  });
});

test("what the scheme leaves is the price for whom it applies to", async ({ page }) => {
  await page.goto("/what-i-have");
  await page.getByLabel("The Bachelor's Degree Grant Scheme applies to me").check();
  await page.getByRole("button", { name: "Show what I can enter" }).click();
  await expect(page.getByRole("combobox", { name: "Sort" })).toContainText("Lowest you pay");
  await page.goto("/courses?mnqf_level=7&max_cost=5000&sort=cost");
  const paid = page.locator(".card").filter({ hasText: "Without it" });
  await expect(paid.first()).toContainText(/MVR [\d,]+ with the Bachelor's Degree Grant Scheme/);
  await expect(
    page.getByRole("link", { name: "Remove filter: You pay: Up to MVR 5,000" }),
  ).toBeVisible();
  const names = await paid.getByRole("heading").allTextContents();
  const ids = await paid
    .locator("input[type=checkbox]")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  await paid.first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(names[0] ?? "");
  await expect(page.getByText("What you pay", { exact: true })).toBeVisible();
  await expect(page.getByText(/not for people who already have a degree/).first()).toBeVisible();
  await page.goto(`/compare?ids=${ids[0]},1,2`);
  await expect(page.locator("tbody tr").first()).toContainText(
    /^With the Bachelor's Degree Grant Scheme.*Lowest/,
  );
  await page.goto("/what-i-have");
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.goto("/courses?mnqf_level=7&max_cost=5000&sort=cost");
  await expect(page.getByRole("link", { name: /^Remove filter: Total cost/ })).toBeVisible();
  await expect(page.getByText("Without it")).toHaveCount(0);
});

test.describe("what I have, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is posted, and answered with what can be entered, page by page", async ({ page }) => {
    await page.goto("/what-i-have");
    for (const [name, grade] of Object.entries(O_LEVELS))
      await page.locator(`label:has([name=${name}][value="${grade}"])`).click();
    await page.getByLabel("The Bachelor's Degree Grant Scheme applies to me").check();
    await page.getByRole("button", { name: "Show what I can enter" }).click();
    await expect(page.getByRole("heading", { name: /^You can enter \d+ courses$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/what-i-have$/);
    // As with JavaScript: whether at once, or after an interview.
    await expect(page.locator(".card").getByText(/^You can enter/)).toHaveCount(10);
    const first = await page.locator(".card h3").first().textContent();
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.locator(".card h3").first()).not.toHaveText(first ?? "");
    await expect(page.locator("[name=o_en][value=B]")).toBeChecked();
    await expect(page.locator("[name=scheme][type=checkbox]")).toBeChecked();
  });
});
