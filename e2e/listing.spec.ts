import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf, isWhollyInView, scrolledTo } from "./geometry.ts";
import { stored } from "./shortlisting.ts";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /^Showing/ });
const cards = (page: Page) => page.getByRole("article");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const addresses = (page: Page) =>
  cards(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const group = (page: Page, name: string) => page.getByRole("group", { name });
const choice = (page: Page, section: string, name: RegExp) =>
  group(page, section).getByRole("checkbox", { name });

interface Answer {
  meta: { total: number; from: number; to: number };
  facets: Record<string, { value: string; label: string; count: number }[]>;
}

async function api(page: Page, query = ""): Promise<Answer> {
  const answer = await page.request.get(`/api/v1/p/courses?limit=10&${query}`);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

test("a choice answers at once, keeps place and focus, and Back undoes exactly one", async ({
  page,
}) => {
  await page.goto("/courses");
  const { meta } = await api(page);
  await expect(count(page)).toHaveText(`Showing 1-10 of ${meta.total} courses`);

  const diploma = choice(page, "Level of Qualification", /^Diploma/);
  await diploma.scrollIntoViewIfNeeded();
  const scrolled = await scrolledTo(page);
  await diploma.check();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5");
  await expect(diploma).toBeFocused();
  const diplomas = await api(page, "mnqf_level=5");
  await expect(count(page)).toContainText(`of ${diplomas.meta.total} courses`);
  expect(await scrolledTo(page)).toBe(scrolled);

  await choice(page, "Delivery Modality", /^Online/).check();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5&delivery_modality=online");
  await page.goBack();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5");
  await expect(choice(page, "Delivery Modality", /^Online/)).not.toBeChecked();
  await expect(diploma).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/courses");
  await expect(diploma).not.toBeChecked();
});

test("from a later page a choice leads to the first, and the focus stays on it", async ({
  page,
}) => {
  await page.goto("/courses/3");
  await expect(count(page)).toContainText("Showing 21-30 of");
  const diploma = choice(page, "Level of Qualification", /^Diploma/);
  await diploma.check();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5");
  await expect(count(page)).toContainText("Showing 1-10 of");
  await expect(diploma).toBeFocused();
});

test("several values of one key widen, and stand joined in the address", async ({ page }) => {
  await page.goto("/courses");
  await choice(page, "Level of Qualification", /^Diploma/).check();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5");
  await choice(page, "Level of Qualification", /^Bachelor/).check();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5:7");
  const { meta } = await api(page, "mnqf_level=5:7");
  await expect(count(page)).toContainText(`of ${meta.total} courses`);
});

test("unticking takes one value out again, and the others stay", async ({ page }) => {
  await page.goto("/courses?mnqf_level=5:7&delivery_modality=online");
  await choice(page, "Level of Qualification", /^Diploma/).uncheck();
  await expect(page).toHaveURL("/courses/1?mnqf_level=7&delivery_modality=online");
  const { meta } = await api(page, "mnqf_level=7&delivery_modality=online");
  await expect(count(page)).toContainText(`of ${meta.total} courses`);
  await choice(page, "Level of Qualification", /^Bachelor/).uncheck();
  await expect(page).toHaveURL("/courses/1?delivery_modality=online");
});

test("each load shuffles the same ten", async ({ page }) => {
  const loads: string[][] = [];
  for (let load = 0; load < 8; load++) {
    await page.goto("/courses/2?category=Marketing");
    loads.push(await names(page));
  }
  expect(new Set(loads.map(String)).size).toBeGreaterThan(1);
  expect(new Set(loads.map((load) => String(load.toSorted()))).size).toBe(1);
});

test("unticking a course takes it out of the shortlist", async ({ page }) => {
  await page.goto("/courses");
  const tick = cards(page).first().getByRole("checkbox");
  const id = Number(await tick.inputValue());
  await tick.check();
  await expect(tick).toHaveAccessibleName(/^On your shortlist/);
  expect(await stored(page)).toEqual([id]);
  await tick.uncheck();
  await expect(tick).toHaveAccessibleName(/^Add to shortlist/);
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^On your shortlist/ })).toHaveCount(0);
});

test("counts are those of the API", async ({ page }) => {
  const query = "category=Marketing&delivery_modality=online";
  await page.goto(`/courses?${query}`);
  const { facets } = await api(page, query);
  await page.locator("#filters").getByText("Institutions", { exact: true }).click();
  const colleges = group(page, "Institutions");
  await expect(colleges.getByRole("checkbox").first()).toBeVisible();
  const boxes = page.locator('input[type="checkbox"][name="mnqf_level"]');
  await expect(boxes).toHaveCount(facets.mnqf_level?.length ?? 0);
  for (const { value, count: expected } of facets.mnqf_level ?? []) {
    const label = page.locator(`label:has(input[name="mnqf_level"][value="${value}"])`);
    await expect(label).toContainText(`${expected} courses`);
  }
  for (const { value, count: expected } of facets.institutions ?? []) {
    const label = page.locator("label").filter({
      has: page.locator(`input[name="institutions"][value=${JSON.stringify(value)}]`),
    });
    await expect(label).toContainText(`${expected} courses`);
  }
});

test("categories unfold one group at a time and are found by typing", async ({ page }) => {
  await page.goto("/courses");
  const categories = group(page, "Categories");
  const groups = categories.locator("details").filter({ visible: true });
  await groups.nth(0).locator("summary").click();
  await groups.nth(1).locator("summary").click();
  await expect(categories.locator("details[open]")).toHaveCount(1);

  await expect(categories.locator("details[open]").getByRole("checkbox").nth(1)).toBeVisible();
  await categories.getByLabel("Find a category").fill("digital mark");
  await categories.getByRole("checkbox", { name: /^Digital Marketing/ }).check();
  await expect(page).toHaveURL("/courses/1?category=Digital+Marketing");
  await expect(page.getByRole("link", { name: "Remove filter: Category" })).toBeVisible();
});

test("long facets show the largest first, all on demand, and search", async ({ page }) => {
  await page.goto("/courses");
  await page.getByText("Language of Instruction", { exact: true }).click();
  const languages = group(page, "Language of Instruction");
  await expect(languages.getByRole("checkbox", { name: /^Swahili/ })).toBeHidden();
  await languages.getByText(/^Show .* more$/).click();
  await languages.getByText(/more without courses$/).click();
  await expect(languages.getByRole("checkbox", { name: /^Swahili/ })).toBeVisible();
  await languages.getByLabel("Find in languages").fill("dhiv");
  await expect(languages.getByRole("checkbox")).toHaveCount(1);
  await languages.getByLabel("Find in languages").press("Enter");
  await expect(page).toHaveURL("/courses");
});

test("choices that leave no course fold away, one tap from sight", async ({ page }) => {
  await page.goto("/courses?category=Marketing");
  const levels = group(page, "Level of Qualification");
  const { facets } = await api(page, "category=Marketing");
  const [none] = (facets.mnqf_level ?? []).filter(({ count: courses }) => courses === 0);
  const box = levels.locator(`input[value="${none?.value}"]`);
  await expect(box).toBeHidden();
  await levels.getByText(/more without courses$/).click();
  await expect(box).toBeVisible();
});

test("active filters are removed one by one or all at once", async ({ page }) => {
  await page.goto("/courses?mnqf_level=5:7&category=Marketing&name=marketing");
  const active = page.getByRole("region", { name: "Active Filters" });
  await expect(active.getByRole("link", { name: /^Remove filter/ })).toHaveCount(4);
  await active.getByRole("link", { name: "Remove filter: Level: Diploma" }).click();
  await expect(page).toHaveURL("/courses/1?mnqf_level=7&category=Marketing&name=marketing");
  await expect(count(page)).toBeFocused();
  await active.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/courses/1");
  await expect(active).toBeHidden();
});

test("the search box keeps the filters, and says what it corrected", async ({ page }) => {
  await page.goto("/courses?mnqf_level=5:7");
  const box = page.getByRole("combobox", { name: "Search courses" });
  await box.fill("nursng");
  await box.press("Enter");
  await expect(page).toHaveURL("/courses/1?mnqf_level=5:7&name=nursng");
  await expect(page.getByText("Showing results for nursing")).toBeVisible();
  await expect(box).toHaveValue("nursng");
  await page.goBack();
  await expect(box).toHaveValue("");
});

test("suggestions leave the results free once the search is sent by its button", async ({
  page,
}) => {
  await page.goto("/courses");
  await page.getByRole("combobox", { name: "Search courses" }).pressSequentially("nursing");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/courses/1?name=nursing");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
});

test("words of the text that are filters show as chips, and leave it with them", async ({
  page,
}) => {
  await page.goto("/courses");
  const box = page.getByRole("combobox", { name: "Search courses" });
  await box.fill("online diploma business");
  await box.press("Enter");
  await expect(page).toHaveURL("/courses/1?name=online+diploma+business");
  const active = page.getByRole("region", { name: "Active Filters" });
  await expect(active.getByRole("listitem")).toHaveText([
    "Level: Diploma",
    "Delivery: Online",
    "Search: business",
  ]);
  await expect(box).toHaveValue("online diploma business");
  await expect(page.getByRole("checkbox", { name: /^Online/ })).toBeChecked();
  await active.getByRole("link", { name: "Remove filter: Delivery: Online" }).click();
  await expect(page).toHaveURL("/courses/1?mnqf_level=5&name=business");
  await expect(active.getByRole("listitem")).toHaveText(["Level: Diploma", "Search: business"]);
  await expect(box).toHaveValue("business");
  await page.goBack();
  await page.getByRole("checkbox", { name: /^Blended/ }).check();
  await expect(page).toHaveURL(
    "/courses/1?mnqf_level=5&delivery_modality=online:blended&name=business",
  );
  await expect(box).toHaveValue("business");
});

test("nothing found names the filter to drop", async ({ page }) => {
  await page.goto("/courses?category=Marketing&mnqf_level=10");
  await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
  const rescue = page.getByRole("link", { name: /^Remove Doctoral Degree: \d+ courses?$/ });
  const promised = Number(/\d+/.exec((await rescue.textContent()) ?? "")?.[0]);
  await rescue.click();
  await expect(page).toHaveURL("/courses/1?category=Marketing");
  await expect(count(page)).toContainText(`of ${promised} courses`);
});

/** Pages of an order that is the same on every day: the first view is of any ten courses. */
const PAGES_IN_ORDER = [1, 20, 40, 60, 80].map((page) => `/courses/${page}?sort=start`);

/** Lists that begin with courses whose names, places, fees and intakes are long. */
const LONG_COURSES = [
  "coastal protection island engineering small harbours",
  "teaching primary islam dhivehi and quran",
  "hospitality management awarded by institut",
  "dhivehi language and literature",
  "information systems",
].map((name) => `/courses?${new URLSearchParams({ name })}`);

const TWO_FILTERS = "mnqf_level=5:7";
const FIVE_FILTERS = `${TWO_FILTERS}&delivery_modality=online:f2f&language=English`;

for (const { width, height, maxCard, fit, share } of [
  { width: 1440, height: 900, maxCard: 170, fit: 3, share: 0.75 },
  { width: 360, height: 740, maxCard: 220, fit: 1.5, share: 0.75 },
  { width: 360, height: 640, maxCard: 220, fit: 1.5, share: 0.5 },
]) {
  test(`the first view holds ${fit} courses at ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const heights: number[] = [];
    for (const address of [...PAGES_IN_ORDER, ...LONG_COURSES]) {
      await page.goto(address);
      heights.push(...(await heightsOf(page)));
    }
    heights.sort((one, other) => one - other);
    expect(heights.length).toBeGreaterThanOrEqual(40);
    expect(heights.at(-1)).toBeLessThanOrEqual(maxCard);

    const usual = heights[Math.floor(heights.length * share)]!;
    for (const query of ["", TWO_FILTERS, ...(height > 700 ? [FIVE_FILTERS] : [])]) {
      await page.goto(`/courses?${query}`);
      const boxes = await cards(page).evaluateAll((ten) =>
        ten.slice(0, 3).map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const seen = boxes.slice(0, Math.ceil(fit));
      const aroundCards = seen.at(-1)!.bottom - seen.reduce((sum, box) => sum + box.height, 0);
      expect(Math.round(aroundCards + fit * usual), query).toBeLessThanOrEqual(height);
    }
  });
}

test("a card says its price second, after its name", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/courses?sort=cost");
    const [name, price, from] = await Promise.all(
      [".card-name", ".card-sum strong", ".card-from"].map((part) =>
        boxOf(cards(page).first().locator(part).first()),
      ),
    );
    expect(price!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    expect(from!.y).toBeGreaterThanOrEqual(price!.y + price!.height - 1);
  }
});

/** Heights of the cards of a page. Until its font is there the text is wider. */
async function heightsOf(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready);
  return await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().height)),
  );
}

/** Lists of courses with all that a card can have: a name in Thaana, a scheme, a closing intake. */
const FULL_CARDS = [58, 63, 64, 66].map((page) => `/courses/${page}?sort=cost`);

/** Courses whose fee is from one amount to another. */
const RANGES = "/courses?name=cabin+crew";

/** Costs whose figure stands below what is shown of them. */
const figuresCutOff = (page: Page) =>
  page.locator(".card-cost > dd:has(strong)").evaluateAll((costs) =>
    costs
      .filter((cost) => {
        const figure = cost.querySelector("strong")?.getBoundingClientRect();
        return figure && figure.bottom > cost.getBoundingClientRect().bottom + 1;
      })
      .map((cost) => cost.textContent),
  );

for (const { width, maxCard } of [
  { width: 1440, maxCard: 170 },
  { width: 360, maxCard: 220 },
]) {
  test(`no card is above ${maxCard} px at ${width} px where it answers its reader`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      localStorage.setItem("what_i_have", "school=10&age=17&o_en=C&o_ma=D&o_bi=C");
      localStorage.setItem("my_island", "LD0726");
    });
    for (const address of [...LONG_COURSES, ...FULL_CARDS, RANGES]) {
      await page.goto(address);
      await expect(cards(page).locator(".from-island").first()).not.toBeEmpty();
      await expect(cards(page).locator(".card-entry").first()).not.toBeEmpty();
      expect(await figuresCutOff(page), address).toEqual([]);
      expect(Math.max(...(await heightsOf(page))), address).toBeLessThanOrEqual(maxCard);
    }
  });
}

test("on a phone every filter is whole, and the last is removed by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/courses?${FIVE_FILTERS}`);
  const chips = page.getByRole("link", { name: /^Remove filter/ });
  await expect(chips).toHaveCount(5);
  for (const chip of await chips.all()) await isWhollyInView(chip);
  await page.getByRole("button", { name: "Filters (5)" }).focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press("Tab");
  await expect(chips.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chips).toHaveCount(4);
});

test("the head of the list is low", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/courses");
  const hero = await boxOf(page.locator(".hero"));
  const bar = await boxOf(page.locator(".site-bar"));
  expect(hero.bottom - bar.bottom).toBeLessThanOrEqual(120);
});

test("the whole card leads to the course, and names the institution's page", async ({ page }) => {
  await page.goto("/courses");
  const first = cards(page).first();
  const institution = first.getByRole("link", { name: /: Explore Institution Profile$/ });
  await expect(institution).toHaveAttribute("href", /^\/institutions\/\d+$/);
  const address = await first.getByRole("heading").getByRole("link").getAttribute("href");
  const { width = 0, height = 0 } = (await first.boundingBox()) ?? {};
  await first.click({ position: { x: width / 2, y: height - 4 } });
  await expect(page).toHaveURL(address ?? "");
});

test("the page is light enough for a slow connection", async ({ page }) => {
  const asked = [
    "",
    "category=Marketing",
    "name=nursing",
    "mnqf_level=7",
    "mnqf_level=7&sort=cost",
    "mnqf_level=7&gov_first_degree=yes",
    "mnqf_level=7&delivery_modality=online",
    "mnqf_level=7&institutions=University+of+the+Atolls",
    "place=K&gov_first_degree=yes",
    "place=K&category=Education+and+Teaching",
  ];
  for (const query of asked) {
    const bytes = await (await page.request.get(`/courses?${query}`)).body();
    expect(bytes.length, query).toBeLessThanOrEqual(92_000);
  }
});

test("the id of a course leads to it, a number that is none to nothing", {
  tag: "@refused",
}, async ({ page }) => {
  const { data } = await (await page.request.get("/api/v1/p/courses?limit=100")).json();
  const { id, url } = data.find((one: { id: number }) => one.id > 100);
  await page.goto(`/courses/${id}`);
  await expect(page).toHaveURL(url);
  const none = await page.goto("/courses/999999");
  expect(none?.status()).toBe(404);
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL("/courses");
});

test("what everybody is shown is a skeleton until what its reader can enter is there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("what_i_have", "school=10&o_en=C");
    localStorage.setItem("only_what_i_can_enter", "yes");
  });
  const held = Promise.withResolvers<void>();
  await page.route("**/enterable**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/courses");
  const name = cards(page).first().locator("h3");
  await expect(name).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "Only what I can enter" })).toBeChecked();
  await expect(name).toBeHidden();
  held.resolve();
  await expect(name).toBeVisible();
  await expect(cards(page).getByText(/^You can enter/)).toHaveCount(10);
});

test("level and price stand first among the filters", async ({ page }) => {
  await page.goto("/courses");
  const titles = page.locator("#filters h3");
  await expect(titles.first()).toHaveText("Level of Qualification (MNQF)");
  await expect(titles.nth(1)).toHaveText("Total Cost");
});

test("the advert stands behind the second card, labelled", async ({ page }) => {
  await page.goto("/courses");
  const advert = page.getByRole("complementary", { name: /^Advertisement/ });
  await expect(advert.getByText("Advertisement", { exact: true })).toBeVisible();
  const { y } = await boxOf(advert);
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top < y)).toHaveLength(2);
});

test("the keyboard reaches the first course and the filters at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/courses");
  const focused = page.locator(":focus");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to content");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to results");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().locator(":focus")).toBeVisible();
  await page.goto("/courses");
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to filters");
  await page.keyboard.press("Enter");
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeFocused();
});

test("pages neither repeat nor skip, and keep the query", async ({ page }) => {
  await page.goto("/courses?category=Marketing");
  const first = await addresses(page);
  const pages = page.getByRole("navigation", { name: "Pages of courses" });
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/courses/2?category=Marketing");
  await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect(count(page)).toContainText("Showing 11-20 of");
  expect(new Set([...first, ...(await addresses(page))]).size).toBe(20);
});

test("back from a course the list is as it was left", async ({ page }) => {
  await page.goto("/courses");
  await choice(page, "Delivery Modality", /^Blended/).check();
  await expect(page).toHaveURL("/courses/1?delivery_modality=blended");
  await expect(page.locator("#results")).toHaveAttribute("aria-busy", "false");
  const before = await names(page);
  const seventh = cards(page)
    .nth(6)
    .getByRole("link", { name: /^View Course Details/ });
  await seventh.scrollIntoViewIfNeeded();
  const scrolled = await scrolledTo(page);
  await seventh.click();
  await expect(page).toHaveURL(/\/courses\/\d+\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/courses/1?delivery_modality=blended");
  await expect(cards(page)).toHaveCount(before.length);
  expect(await names(page)).toEqual(before);
  await expect.poll(() => scrolledTo(page)).toBe(scrolled);
});

test("addresses of forms and of the specification's client open the list", async ({ page }) => {
  await page.goto("/courses?category=Marketing&category=Health+and+Welfare&name=");
  await expect(page).toHaveURL("/courses?category=Health+and+Welfare:Marketing");
  await page.goto("/#/courses?category=Marketing");
  await expect(page).toHaveURL("/courses?category=Marketing");
  await page.goto("/courses/1");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/courses$/);
});

test("a page that the list does not reach leads to the first", { tag: "@refused" }, async ({
  page,
}) => {
  await page.goto("/courses/9999?category=Marketing");
  await expect(page.getByRole("heading", { name: "Course not found" })).toBeVisible();
  await expect(page.getByText("There is no page 9,999")).toBeVisible();
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL("/courses?category=Marketing");
});

test("no page has a number that is none", { tag: "@refused" }, async ({ page }) => {
  for (const address of ["/courses/abc", "/courses/0", "/courses/1.5"]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});

test("on a small screen the filters fold away, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/courses?category=Travel%2C+Tourism+and+Hospitality");
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  const panel = page.locator("#filters");
  await expect(panel).toBeHidden();
  const toggle = page.getByRole("button", { name: "Filters (1)" });
  await toggle.click();
  await expect(panel).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(await overflow()).toBe(0);
  await choice(page, "Delivery Modality", /^Online/).check();
  const { meta } = await api(
    page,
    "category=Travel%2C+Tourism+and+Hospitality&delivery_modality=online",
  );
  await page.getByRole("link", { name: `Show ${meta.total} courses` }).click();
  await expect(panel).toBeHidden();
  await expect(count(page)).toContainText(`of ${meta.total} courses`);
});

test("what a page shows leaves search engines the plain lists only", async ({ page }) => {
  await page.goto("/courses?category=Marketing&mnqf_level=5");
  await expect(page).toHaveTitle("Diploma courses in Marketing | Magu");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto("/courses?category=Marketing&mnqf_level=5&delivery_modality=online");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form, and its address is the joined one", async ({ page }) => {
    await page.goto("/courses?name=business");
    await page.locator('input[name="mnqf_level"][value="5"]').check();
    await page.locator('input[name="mnqf_level"][value="6"]').check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/courses/1?mnqf_level=5:6&name=business");
    const { meta } = await api(page, "mnqf_level=5:6&name=business");
    await expect(page.getByText(`Showing 1-10 of ${meta.total} courses`)).toBeVisible();
    await page.getByRole("link", { name: "Remove filter: Level: Diploma" }).click();
    await expect(page).toHaveURL("/courses/1?mnqf_level=6&name=business");
  });

  test("the form takes over the filters that words of the text are", async ({ page }) => {
    await page.goto("/courses?name=business+diploma");
    await expect(page.locator('input[name="mnqf_level"][value="5"]')).toBeChecked();
    await page.locator('input[name="mnqf_level"][value="6"]').check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/courses/1?mnqf_level=5:6&name=business");
  });

  test("choices that are folded away open by a link", async ({ page }) => {
    await page.goto("/courses?mnqf_level=5");
    await page.getByText("Awarding Bodies", { exact: true }).click();
    await page.getByRole("link", { name: "Show 3 choices" }).click();
    await page.getByRole("checkbox", { name: /^Local \d/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/courses/1?mnqf_level=5&awarding_body_type=local");
  });

  test("islands of other atolls open by one link", async ({ page }) => {
    await page.goto("/courses?place=online");
    await page.getByRole("link", { name: "Show every place" }).click();
    await page.locator("summary").filter({ hasText: "Addu (S)" }).click();
    await page.getByRole("checkbox", { name: /^S\. Hithadhoo/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/courses/1?place=online:LD1004");
  });

  test("the filters of a small screen open by a link", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/courses");
    await expect(page.locator("#filters")).toBeHidden();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await expect(page.locator("#filters")).toBeVisible();
    await expect(page.getByLabel("Find a category")).toBeHidden();
  });

  test("ticked courses go to the comparison", async ({ page }) => {
    await page.goto("/courses");
    const boxes = page.getByRole("checkbox", { name: /^Add to shortlist/ });
    const ids = [await boxes.nth(0).inputValue(), await boxes.nth(1).inputValue()];
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole("button", { name: "Compare selected" }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids[0]}(&ids=|,|%2C)${ids[1]}`));
  });

  test("the search box keeps the filters", async ({ page }) => {
    await page.goto("/courses?category=Marketing&mnqf_level=5:7");
    await page.getByRole("combobox", { name: "Search courses" }).fill("digital");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/courses/1?mnqf_level=5:7&category=Marketing&name=digital");
  });
});
