import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf, isWhollyInView } from "./geometry.ts";
import { isFine } from "./is-fine.ts";
import {
  type ApiCourse,
  courses,
  differentCourses,
  sidewaysScroll,
  startWith,
  stored,
} from "./shortlisting.ts";

/** Rows in their order (specification, 2.8). */
const LABELS = [
  "Institutions",
  "Awarding Body",
  "Level of Qualification(MNQF)",
  "Categories",
  "Duration",
  "Mode of Study",
  "Delivery Modality",
  "Intakes",
  "Language of Instruction",
  "Entry Requirements",
  "Course Modules",
  "Course Fees",
  "Indicative Class Timing",
  "Careers",
  "Campuses",
];

const table = (page: Page) => page.getByRole("region", { name: "Comparison table" });
const columns = (page: Page) => table(page).locator("thead th").getByRole("link");
const row = (page: Page, label: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label }) });
const cells = (page: Page, label: string) => row(page, label).getByRole("cell");
/** A course's cell, which is that of all where all say the same. */
const cellOf = (page: Page, label: string, at: number) =>
  cells(page, label)
    .and(page.locator(`td[colspan], td:nth-of-type(${at + 1})`))
    .first();
const remove = (page: Page, course: ApiCourse) =>
  table(page).getByText(`Remove From Comparison: ${course.name}`, { exact: true });
const ids = (list: readonly ApiCourse[]) => list.map(({ id }) => id);
const names = (list: readonly ApiCourse[]) => list.map(({ name }) => name);

/** What most people decide by, before them; what the scheme leaves only where one is in it. */
const DECIDING = ["Total cost", "Can you enter?", "Distance", "Next start"];
/** After them. */
const STATING = ["MQA approved", "Source"];

async function three(page: Page): Promise<[ApiCourse, ApiCourse, ApiCourse]> {
  const [one, two, last] = await differentCourses(page, 3);
  if (!one || !two || !last) throw new Error("The sample holds too few courses");
  return [one, two, last];
}

test("the shortlist stands side by side, in order, with every row", async ({ page }) => {
  const list = await three(page);
  await startWith(page, ids(list));
  await page.goto("/compare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare up to 3 courses");
  await expect(page.getByText("You have 3 courses in your shortlist")).toBeVisible();
  await expect(columns(page)).toHaveText(names(list));
  const labels = await table(page).locator("tbody th > :first-child").allTextContents();
  expect(labels.filter((label) => !label.startsWith("With the"))).toEqual([
    ...DECIDING,
    ...LABELS,
    ...STATING,
    "Actions",
  ]);
  for (const [at, course] of list.entries()) {
    const stated = course.delivery_modality_labels;
    await expect(cellOf(page, "Institutions", at)).toContainText(course.institution.name);
    await expect(cellOf(page, "Intakes", at)).toContainText(
      course.intakes.join(", ") || "Not stated",
    );
    await expect(
      cellOf(page, "Delivery Modality", at).locator(".comparison-content span"),
    ).toHaveText(stated.length > 0 ? stated : ["Not stated"]);
  }
  await table(page).getByRole("link", { name: "View Course Details" }).first().click();
  await expect(page).toHaveURL(list[0].url);
});

test("one course is counted as one, none leads to the courses", async ({ page }) => {
  const [course] = await three(page);
  await startWith(page, [course.id]);
  await page.goto("/compare");
  await expect(page.getByText("You have 1 course in your shortlist")).toBeVisible();
  await expect(page.getByRole("link", { name: "Only rows that differ" })).toHaveCount(0);
  await remove(page, course).click();
  await expect(page.getByText("You have 0 courses in your shortlist")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Explore Courses" }).click();
  await expect(page).toHaveURL("/courses");
});

test("what was removed or cleared can be taken back", async ({ page }) => {
  const list = await three(page);
  await startWith(page, ids(list));
  await page.goto("/compare");
  await remove(page, list[1]).click();
  await expect(columns(page)).toHaveText([list[0].name, list[2].name]);
  await expect(table(page)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(columns(page)).toHaveText(names(list));
  expect(await stored(page)).toEqual(ids(list));

  await page.getByRole("button", { name: "Clear All from Comparison" }).click();
  await expect(page.getByText("Your shortlist is empty", { exact: true })).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(columns(page)).toHaveText(names(list));
  expect(await stored(page)).toEqual(ids(list));
});

test("another course joins the own comparison", async ({ page }) => {
  const list = await three(page);
  await startWith(page, [list[0].id]);
  await page.goto("/compare");
  await page.getByRole("searchbox", { name: "Find a course to add" }).fill(list[1].name);
  await page.keyboard.press("Enter");
  await page
    .getByRole("region", { name: "Add another course" })
    .getByRole("link", { name: list[1].name })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL("/compare");
  await expect(columns(page).nth(1)).toContainText(list[1].name);
});

test.describe("a shared comparison", () => {
  test("leaves the visitor's own shortlist alone until she saves it", async ({ page }) => {
    const [first, second, own] = await three(page);
    await startWith(page, [own.id]);
    await page.goto(`/compare?ids=${first.id},${second.id}`);
    await expect(page.getByText("Shared comparison")).toBeVisible();
    await expect(page.getByText("Your own shortlist is unchanged.", { exact: true })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Explore Courses" })).toHaveCount(
      0,
    );
    await expect(columns(page)).toHaveText([first.name, second.name]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/compare$/);

    await remove(page, second).click();
    await expect(page).toHaveURL(`/compare?ids=${first.id}`);
    await expect(columns(page)).toHaveText([first.name]);
    await page.goBack();
    await expect(columns(page)).toHaveText([first.name, second.name]);
    expect(await stored(page)).toEqual([own.id]);

    await page.getByRole("button", { name: "Save these to my shortlist" }).click();
    expect(await stored(page)).toEqual([first.id, second.id]);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await stored(page)).toEqual([own.id]);
    await page.getByRole("link", { name: "See my own shortlist" }).click();
    await expect(columns(page)).toHaveText([own.name]);
  });

  test("skips what is not listed and what is too much", async ({ page }) => {
    const [first, second, third, fourth] = await differentCourses(page, 4);
    await page.goto(`/compare?ids=${first?.id},999999`);
    await expect(columns(page)).toHaveText([first?.name ?? ""]);
    await page.goto(
      `/compare?${[first, second, third, fourth].map((course) => `ids=${course?.id}`).join("&")}`,
    );
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByText("Maximum 3 courses can be compared.")).toBeVisible();
    await page.goto("/compare?ids=999999");
    await expect(page.getByText("These courses are no longer listed")).toBeVisible();
  });

  test("copies its address", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const list = await three(page);
    await startWith(page, ids(list));
    await page.goto("/compare");
    await page.locator("summary", { hasText: "More" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/compare?ids=${ids(list).join(",")}`,
    );
  });
});

test("differences are singled out, the cheapest and the shortest are marked", async ({ page }) => {
  const diplomas = (await courses(page, "mnqf_level=5")).filter(
    ({ total_cost: cost, duration_months }) => cost?.currency === "MVR" && duration_months,
  );
  const cheap = [...diplomas].sort((a, b) => cost(a) - cost(b) || a.id - b.id)[0];
  const dear = [...diplomas].sort((a, b) => cost(b) - cost(a))[0];
  await page.goto(`/compare?ids=${dear?.id},${cheap?.id}`);
  const total = cells(page, "Total cost");
  await expect(total.nth(1)).toContainText(/^MVR [\d, -]+Lowest/);
  await expect(total.nth(0)).not.toContainText("Lowest");
  await expect(table(page).getByText("Lowest", { exact: true })).toHaveCount(1);
  const shortest = (dear?.duration_months ?? 0) - (cheap?.duration_months ?? 0);
  await expect(row(page, "Duration").getByText("Shortest")).toHaveCount(shortest === 0 ? 0 : 1);

  await expect(row(page, "Level of Qualification(MNQF)")).toBeVisible();
  await page.getByRole("link", { name: "Only rows that differ" }).click();
  await expect(page).toHaveURL(`/compare?ids=${dear?.id},${cheap?.id}&differences=1`);
  await expect(row(page, "Level of Qualification(MNQF)")).toHaveCount(0);
  await expect(row(page, "Course Fees")).toBeVisible();
  await page.goBack();
  await expect(row(page, "Level of Qualification(MNQF)")).toBeVisible();
});

const cost = ({ total_cost }: ApiCourse) => total_cost?.from ?? 0;

test.describe("while courses load", () => {
  test("a skeleton of three columns and ten rows stands in", async ({ page }) => {
    const list = await three(page);
    await startWith(page, ids(list));
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/compare.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/compare");
    const skeleton = page.locator("main table[aria-hidden]");
    await expect(skeleton.locator("tr")).toHaveCount(10);
    await expect(skeleton.locator("tr").first().locator("td")).toHaveCount(3);
    await expect(page.getByText("You have 3 courses in your shortlist")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Explore Courses" })).toBeVisible();
    answer();
    await expect(columns(page)).toHaveText(names(list));
    await expect(skeleton).toHaveCount(0);
  });

  test("a failure is said, and can be tried again", { tag: "@refused" }, async ({ page }) => {
    const list = await three(page);
    await startWith(page, ids(list));
    await page.route("**/compare.data*", (route) => route.abort());
    await page.goto("/compare");
    await expect(page.getByText("The courses could not be loaded")).toBeVisible();
    expect(await stored(page)).toEqual(ids(list));
    await page.unroute("**/compare.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(columns(page)).toHaveText(names(list));
  });

  test("a course that is no longer listed is left out and can be dropped", async ({ page }) => {
    const [course] = await three(page);
    await startWith(page, [999_999, course.id]);
    await page.goto("/compare");
    await expect(columns(page)).toHaveText([course.name]);
    await expect(page.getByText("1 course of your shortlist is no longer listed.")).toBeVisible();
    expect(await stored(page)).toEqual([999_999, course.id]);
    await page.getByRole("button", { name: "Remove from shortlist" }).click();
    expect(await stored(page)).toEqual([course.id]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("from the home page over the list to a comparison of three", async ({ page }) => {
    await page.goto("/");
    await page.locator("main").getByRole("link", { name: "Explore Courses" }).first().click();
    await expect(page).toHaveURL(/\/courses$/);
    // Courses of one level have at least that row in common, so that there is a row to hide.
    await page.goto("/courses?mnqf_level=5");
    const cards = page.getByRole("article");
    const ticked: string[] = [];
    for (const at of [0, 2, 5]) {
      ticked.push((await cards.nth(at).getByRole("heading").textContent()) ?? "");
      await cards.nth(at).getByRole("checkbox").check();
    }
    await page.getByRole("button", { name: "Compare selected" }).first().click();
    await expect(columns(page)).toHaveText(ticked);
    await page.getByRole("link", { name: "Only rows that differ" }).click();
    await expect(page).toHaveURL(/differences=1/);
    await page
      .getByRole("link", { name: /^Remove From Comparison/ })
      .first()
      .click();
    await expect(columns(page)).toHaveText(ticked.slice(1));
    await page.getByRole("searchbox", { name: "Find a course to add" }).fill("diploma");
    await page.getByRole("searchbox", { name: "Find a course to add" }).press("Enter");
    await page
      .getByRole("region", { name: "Add another course" })
      .getByRole("link")
      .first()
      .click();
    await expect(columns(page)).toHaveCount(3);
  });

  test("the own shortlist says why it is empty and offers a way", async ({ page }) => {
    await page.goto("/compare");
    await expect(page.getByText(/Your shortlist needs JavaScript/)).toBeVisible();
    await expect(page.locator("main table")).toBeHidden();
    await page.getByRole("searchbox", { name: "Find a course to add" }).fill("diploma");
    await page.getByRole("searchbox", { name: "Find a course to add" }).press("Enter");
    await page.getByRole("region", { name: "Add a course" }).getByRole("link").first().click();
    await expect(columns(page)).toHaveCount(1);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("all three costs are in the first view, and sharing names colleges and moves nothing", async ({
    page,
  }) => {
    const list = await degreesOfScheme(page);
    await page.goto(`/compare?ids=${ids(list).join(",")}`);
    const prices = table(page).locator(".comparison-price");
    // What the scheme leaves may be the same of all.
    expect(await prices.count()).toBeGreaterThanOrEqual(4);
    for (const price of await prices.all()) await isWhollyInView(price);
    const print = page.getByRole("button", { name: "Print" });
    const before = await boxOf(print);
    await page.locator("summary", { hasText: "More" }).click();
    const viber = page.getByRole("link", { name: "Viber" });
    await expect(viber).toBeVisible();
    expect(await boxOf(print)).toEqual(before);
    const text = decodeURIComponent((await viber.getAttribute("href")) ?? "");
    for (const { institution } of list) expect(text).toContain(institution.name);
  });

  test("a long row is cut until all of it is asked for", async ({ page }) => {
    const [long] = await courses(page, "name=Nursing+Conversion+for+Diploma+Nurses");
    await page.goto(`/compare?ids=${long?.id}`);
    const modules = row(page, "Course Modules");
    const height = async () => (await boxOf(modules)).height;
    const folded = await height();
    expect(folded).toBeLessThan(360);
    const all = modules.getByRole("checkbox", { name: "Show all of Course Modules" });
    await all.press("Space");
    await expect.poll(height).toBeGreaterThan(folded + 40);
    await modules.getByText("Show all").click();
    await expect.poll(height).toBe(folded);
  });
});

/** Three bachelor's degrees that the scheme helps with. */
async function degreesOfScheme(page: Page): Promise<ApiCourse[]> {
  const all = await courses(page, "mnqf_level=7&gov_first_degree=yes");
  return all.filter(({ net_cost: net }) => net !== null).slice(0, 3);
}

/** Short facts, of which no value is scrolled to, and long ones. */
for (const width of [320, 360, 640, 768, 1024, 1440]) {
  test(`nothing scrolls sideways at ${width} px, and every value is in the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/compare?ids=${ids(await degreesOfScheme(page)).join(",")}`);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const cell of await table(page).locator("td").all()) {
      const { x, right } = await boxOf(cell);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    // Values of short facts stand beside each other, but for the narrowest window.
    const [first, second] = [
      await boxOf(cells(page, "Total cost").nth(0)),
      await boxOf(cells(page, "Total cost").nth(1)),
    ];
    expect(first.y === second.y).toBe(width >= 360);
  });

  test(`the names of the courses stay in view at ${width} px where they stand beside each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/compare?ids=${ids(await degreesOfScheme(page)).join(",")}`);
    await row(page, "Intakes").evaluate((tr) => tr.scrollIntoView({ block: "center" }));
    const heads = columns(page);
    if (width >= 360) for (const head of await heads.all()) await isWhollyInView(head);
    else await expect(heads.first()).not.toBeInViewport();
  });
}

test("a comparison is saved as CSV, also without JavaScript", async ({ page }) => {
  const list = await three(page);
  await page.goto(`/compare?ids=${ids(list).join(",")}`);
  await page.locator("summary", { hasText: "More" }).click();
  const link = page.getByRole("link", { name: "CSV of this comparison" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  for (const { name } of list) expect(await file.text()).toContain(name);
  expect((await page.request.get("/api/v1/download/comparison.csv?ids=x")).status()).toBe(422);
});

test("on paper there is the table alone, its facts on the first sheet", async ({ page }) => {
  const list = await three(page);
  await startWith(page, ids(list));
  await page.goto("/compare");
  await expect(columns(page)).toHaveCount(3);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);

  await page.setViewportSize({ width: 1062, height: 734 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  const top = async (label: string) => (await boxOf(row(page, label))).y;
  expect(await top("Campuses")).toBeLessThan(await top("Entry Requirements"));
  const size = await row(page, "Intakes").evaluate((tr) => getComputedStyle(tr).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(12);
  await expect(page.getByText(/^Compared on \d+ \w+ \d{4}: http.*\/compare\?ids=/)).toBeVisible();
  expect(
    await table(page).evaluate((region) => region.scrollWidth - region.clientWidth),
  ).toBeLessThanOrEqual(1);
});

test("on paper even long facts end on the first sheet, with the date and the address", async ({
  page,
}) => {
  const idOf = async (name: string) => (await courses(page, `name=${name}`))[0]!.id;
  const long = await Promise.all(
    ["teaching islam", "civil engineering bachelor", "renewable energy"].map(idOf),
  );
  await page.goto(`/compare?ids=${long.join(",")}`);
  await expect(columns(page)).toHaveCount(3);
  // A sheet of A4 across, without its margins of 8 mm.
  const sheet = { width: 1062, height: 733 };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  const bottom = async (part: Locator) => (await boxOf(part)).bottom;
  expect(await bottom(row(page, "Next start"))).toBeLessThanOrEqual(sheet.height);
  expect(await bottom(page.getByText(/^Compared on /))).toBeLessThanOrEqual(sheet.height);
});

for (const width of [360, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = await three(page);
    for (const address of [
      list[0].url,
      `/compare?ids=${ids(list).join(",")}`,
      "/compare",
      "/compare?add=diploma",
    ]) {
      await page.goto(address);
      await isFine(page);
    }
  });
}
