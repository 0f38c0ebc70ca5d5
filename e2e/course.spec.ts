import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf, isWhollyInView } from "./geometry.ts";
import {
  type ApiCourse,
  courses,
  differentCourses,
  sidewaysScroll,
  startWith,
  stored,
} from "./shortlisting.ts";

const FULL = "Maximum 3 courses can be compared.";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const addButton = (page: Page) => page.getByRole("button", { name: "Add to shortlist" });
const removeButton = (page: Page) => page.getByRole("button", { name: "Remove from shortlist" });
const fact = (page: Page, label: string) =>
  page.locator("dl:not(.card-facts) > div").filter({ has: page.getByText(label, { exact: true }) });
const section = (page: Page, name: string) => page.getByRole("region", { name });

async function someCourse(page: Page, query = ""): Promise<ApiCourse> {
  const [course] = await courses(page, query);
  if (!course) throw new Error(`The sample holds no course for ${query}`);
  return course;
}

test("opens on a phone with what, where, price, entry, next start and one main action", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const course = (await courses(page, "gov_first_degree=yes&mnqf_level=7")).find(
    ({ net_cost: net }) => net !== null,
  );
  await page.goto(course?.url ?? "");
  const apply = page.locator("[data-way=apply]").first();
  for (const part of [
    heading(page),
    page.getByRole("link", { name: course?.institution.name ?? "" }).first(),
    page.getByText("Total cost", { exact: true }).first(),
    page.locator(".net-price strong").first(),
    ...["Can you enter?", "Next start", "Duration", "Where"].map((label) => fact(page, label)),
    apply,
  ]) {
    await isWhollyInView(part);
  }
});

test("has one way to apply and one to ask, and says what is asked once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { url, entry_routes: routes } of await courses(page, "mnqf_level=7")) {
    await page.goto(url);
    await expect(page.locator("main [data-way=apply]")).toHaveCount(1);
    await expect(page.locator("main").getByRole("link", { name: "Ask a question" })).toHaveCount(1);
    const asked = section(page, "Admission Requirement");
    if (routes.length > 0) {
      await expect(asked.getByText("General requirements")).toBeHidden();
      await expect(asked.getByText(/As the source words it/)).toHaveCount(0);
    }
  }
});

test("is two sheets of paper across", async ({ page }) => {
  for (const { url } of (await courses(page, "mnqf_level=7")).slice(0, 3)) {
    await page.goto(url);
    const pdf = await page.pdf({ format: "A4", landscape: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, url).toBeLessThanOrEqual(2);
  }
});

test("says whom to ask and that one applies at the institution", async ({ page }) => {
  const course = await degree(page);
  await page.goto(course.url);
  const block = section(page, "Before you apply");
  await expect(block).toContainText(`You apply at ${course.institution.name}, not on Magu.`);
  await expect(block.locator('a[href^="tel:+960"]')).toBeVisible();
  await expect(block.locator('a[href^="mailto:"]')).toHaveAttribute("href", /@.+\?subject=/);
  await block.getByRole("link", { name: /^All campuses and contacts/ }).click();
  await expect(page).toHaveURL(`/institutions/${course.institution.id}#contact`);
});

test("keeps that one applied, with what is missing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const course = (await courses(page, "mnqf_level=7")).find(
    ({ entry_routes: routes }) => routes.length === 1 && routes[0]!.conditions.length > 1,
  );
  expect(course).toBeDefined();
  await page.goto(course?.url ?? "");
  const block = section(page, "Before you apply");
  const list = block.getByText("Papers to have ready");
  await list.click();
  const papers = block.getByRole("checkbox");
  const count = await papers.count();
  expect(count).toBeGreaterThan(0);
  await papers.first().check();
  await block.getByRole("button", { name: "I have applied" }).click();
  await page.reload();
  await expect(block.getByText(/^You applied on \d+ \w+ 20\d\d\.$/)).toBeVisible();
  await expect(block.getByRole("status").getByRole("listitem")).toHaveCount(count - 1);
  await list.click();
  for (const paper of await papers.all()) await paper.check();
  await expect(block.getByText("All papers are ready.")).toBeVisible();
  await block.getByRole("button", { name: "I have not applied" }).click();
  await expect(block.getByRole("button", { name: "I have applied" })).toBeVisible();
});

/** A bachelor's degree, whose page has every section. */
const degree = (page: Page) => someCourse(page, "mnqf_level=7");

test.describe("the address of a course", () => {
  const nameInBase64 = (name: string) => Buffer.from(encodeURIComponent(name)).toString("base64");

  test("opens with any last segment and names the canonical one", async ({ page }) => {
    const course = await degree(page);
    for (const segment of ["an-old-name", nameInBase64(course.name), "100%25"]) {
      const answer = await page.goto(`/courses/${course.id}/${segment}`);
      expect(answer?.status(), segment).toBe(200);
      await expect(heading(page)).toContainText(course.name);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${course.url}$`),
      );
    }
  });

  test("opens as a hash address", async ({ page }) => {
    const course = await degree(page);
    await page.goto(`/#/courses/${course.id}/${nameInBase64(course.name)}`);
    await expect(heading(page)).toContainText(course.name);
  });

  test("answers 404 where there is no course", { tag: "@refused" }, async ({ page }) => {
    for (const id of ["999999", "0", "x1", "1e3", "99999999999999999999"]) {
      const answer = await page.goto(`/courses/${id}/anything`);
      expect(answer?.status(), id).toBe(404);
      await expect(heading(page)).toHaveText("Page not found");
    }
  });

  test("leads to its institution, its categories and similar courses", async ({ page }) => {
    const course = await degree(page);
    await page.goto(course.url);
    const [category] = course.categories;
    await fact(page, "Categories").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/courses\?category=/);
    expect(new URL(page.url()).searchParams.get("category")).toContain(
      category?.name.split(",")[0],
    );
    await page.goBack();
    await page.getByRole("link", { name: course.institution.name }).first().click();
    await expect(page).toHaveURL(`/institutions/${course.institution.id}`);
    await page.goBack();
    const similar = page.getByRole("region", { name: "Similar courses" }).getByRole("link");
    const name = (await similar.first().textContent()) ?? "";
    await similar.first().click();
    await expect(heading(page)).toContainText(name);
  });
});

test("what is missing is said as not stated", async ({ page }) => {
  const course = (await courses(page)).find(
    ({ intakes, total_cost }) => intakes.length === 0 && total_cost === null,
  );
  expect(course).toBeDefined();
  await page.goto(course?.url ?? "");
  await expect(fact(page, "Intakes")).toContainText("Not stated");
  await expect(page.locator("dl").filter({ hasText: "Total cost" }).first()).toContainText(
    "Not stated",
  );
});

test("says the next start with its deadline and where to apply", async ({ page }) => {
  const soon = new Date().toISOString().slice(0, 10);
  const course = (await courses(page, "mnqf_level=5")).find(({ intake_details: [first] }) =>
    Boolean(first?.deadline && first.deadline > soon && first.apply_url),
  );
  expect(course).toBeDefined();
  const [first] = course?.intake_details ?? [];
  await page.goto(course?.url ?? "");
  const start = page.locator("dl").filter({ hasText: "Next start" }).first();
  await expect(start).toContainText(first?.label ?? "");
  await expect(start).toContainText(/Closes (today|tomorrow|in \d+ days)|Apply by/);
  for (const link of await page.getByRole("link", { name: "Apply (another website)" }).all()) {
    await expect(link).toHaveAttribute("href", first?.apply_url ?? "");
  }
  await expect(fact(page, "Intakes")).toContainText("Apply by");
});

test("search engines read the course, its price and its place", async ({ page }) => {
  const course = (await courses(page, "mnqf_level=7")).find(
    ({ total_cost: cost }) => cost && cost.from === cost.to,
  );
  await page.goto(course?.url ?? "");
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
  expect(data).toContainEqual(
    expect.objectContaining({
      "@type": "Course",
      name: course?.name,
      offers: [
        expect.objectContaining({
          price: course?.total_cost?.from,
          priceCurrency: course?.total_cost?.currency,
        }),
      ],
    }),
  );
  expect(data).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
});

test.describe("sections", () => {
  test("stand beside a list that marks the one being read", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto((await degree(page)).url);
    const list = page.getByRole("navigation", { name: "On this page" });
    await expect(list.locator("[aria-current]")).toHaveText("Admission Requirement");
    await list.getByRole("link", { name: "Course Modules" }).click();
    await expect(page).toHaveURL(/#modules$/);
    await expect(list.locator("[aria-current]")).toHaveText("Course Modules");
    await expect(section(page, "Course Modules").getByRole("listitem").first()).toBeInViewport();
  });

  test("fold on a small screen and open by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto((await degree(page)).url);
    expect(await sidewaysScroll(page)).toBe(0);
    const modules = section(page, "Course Modules");
    await expect(section(page, "Admission Requirement").locator("details").first()).toHaveAttribute(
      "open",
    );
    await expect(modules.getByRole("listitem").first()).toBeHidden();
    await modules.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(modules.getByRole("listitem").first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test("are all there on paper, and nothing of the site around them", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto((await degree(page)).url);
    await page.emulateMedia({ media: "print" });
    await expect(section(page, "Course Modules").getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(addButton(page)).toBeHidden();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("everything can be read, and the comparison is a link", async ({ page }) => {
    const course = await degree(page);
    await page.goto(course.url);
    await expect(section(page, "Course Modules").getByRole("listitem").first()).toBeVisible();
    await expect(addButton(page)).toBeHidden();
    await page.locator("summary", { hasText: "More" }).click();
    await page.locator("main").getByRole("link", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${course.id}`);
    await expect(page.getByRole("columnheader", { name: course.name })).toBeVisible();
  });
});

test.describe("the shortlist", () => {
  const header = (page: Page) =>
    page.getByRole("banner").getByRole("link", { name: /^Compare Your Shortlist/ });
  const floating = (page: Page) => page.locator(".shortlist-link");

  test("takes a course in and out, counts it, and survives a reload", async ({ page }) => {
    const course = await degree(page);
    await page.goto(course.url);
    await expect(floating(page)).toHaveCount(0);
    await addButton(page).click();
    await expect(page.getByText(`Added to your shortlist: ${course.name}`)).toBeVisible();
    await expect(removeButton(page)).toBeVisible();
    await expect(header(page)).toHaveAccessibleName("Compare Your Shortlist: 1 course");
    await expect(floating(page)).toHaveText(/1$/);
    expect(await stored(page)).toEqual([course.id]);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(addButton(page)).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await addButton(page).click();
    await page.getByRole("link", { name: course.institution.name }).first().click();
    await expect(page).toHaveURL(/\/institutions\//);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await page.goBack();

    await page.reload();
    await expect(removeButton(page)).toBeVisible();
    await removeButton(page).click();
    await expect(addButton(page)).toBeVisible();
    await expect(header(page)).toHaveAccessibleName("Compare Your Shortlist");
    expect(await stored(page)).toEqual([]);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(removeButton(page)).toBeVisible();
    expect(await stored(page)).toEqual([course.id]);
  });

  for (const width of [320, 360, 768, 1024, 1440]) {
    test(`floats at ${width} px too once it holds a course, but not over the comparison`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const [course] = await differentCourses(page, 1);
      await startWith(page, [course?.id ?? 0]);
      const shared = `/compare?ids=${course?.id}`;
      for (const path of ["/", "/courses", shared, "/chat", "/login"]) {
        await page.goto(path);
        await isWhollyInView(floating(page), path);
        await expect(floating(page), path).toHaveText(/1$/);
        // At the bottom, as on every page.
        expect((await boxOf(floating(page))).y, path).toBeGreaterThan(400);
        // The page can be scrolled from behind it, to its last word.
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
        );
        const end = await boxOf(page.getByRole("contentinfo").getByRole("link").last());
        expect(end.bottom, path).toBeLessThanOrEqual(
          (await boxOf(page.locator(".shortlist-bar"))).y,
        );
      }
      await page.goto("/compare");
      await expect(page.getByRole("region", { name: "Comparison table" })).toBeVisible();
      await expect(floating(page)).toHaveCount(0);
      // Nor does it cover what pages show at the bottom.
      for (const [path, name] of [
        ["/chat", "Send"],
        ["/careerguide", "Next"],
      ] as const) {
        await page.goto(path);
        await expect(floating(page)).toBeVisible();
        const button = await boxOf(page.getByRole("button", { name, exact: true }));
        const float = await boxOf(floating(page));
        const isBeside = float.x >= button.right || button.x >= float.right;
        const isAbove = float.bottom <= button.y || button.bottom <= float.y;
        expect(isBeside || isAbove, path).toBe(true);
      }
    });
  }

  test("refuses a fourth course with a notice of two seconds", async ({ page }) => {
    const [one, two, three, fourth] = await differentCourses(page, 4);
    if (!one || !two || !three || !fourth) throw new Error("The sample holds too few courses");
    const held = [one.id, two.id, three.id];
    await startWith(page, held);
    await page.clock.install();
    await page.goto(fourth.url);
    await expect(floating(page)).toHaveText(/3$/);
    await page.clock.pauseAt(Date.now() + 60_000);
    await addButton(page).click();
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(addButton(page)).toBeFocused();
    expect(await stored(page)).toEqual(held);
    await page.clock.runFor(1_900);
    await expect(page.getByText(FULL)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(FULL)).toBeHidden();

    await addButton(page).click();
    await page.getByRole("button", { name: "Close message" }).click();
    await expect(page.getByText(FULL)).toBeHidden();
    expect(await stored(page)).toEqual(held);
  });

  test("a checkbox of the listing stays empty when the list is full", async ({ page }) => {
    const [one, two, three, fourth] = await differentCourses(page, 4);
    if (!one || !two || !three || !fourth) throw new Error("The sample holds too few courses");
    await startWith(page, [one.id, two.id, three.id]);
    await page.goto(`/courses?name=${encodeURIComponent(fourth.name)}`);
    const box = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: fourth.name, exact: true }) })
      .getByRole("checkbox");
    await box.click();
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleName(/^Add to shortlist/);
    const other = page.getByRole("checkbox", { checked: true, name: /^On your shortlist/ });
    await page.goto(`/courses?name=${encodeURIComponent(one.name)}`);
    await expect(other.first()).toBeVisible();
  });

  test("is the same in every tab", async ({ page, context }) => {
    const course = await degree(page);
    const other = await context.newPage();
    await other.goto(course.url);
    await page.goto(course.url);
    await addButton(page).click();
    await expect(removeButton(other)).toBeVisible();
    await removeButton(other).click();
    await expect(addButton(page)).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
});
