import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { boxOf } from "./geometry.ts";
import { invited } from "./invited.ts";
import { importLongWords, LONG_WORD, type LongWords } from "./long-words.ts";
import { misfits } from "./misfits.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, registered, sessionOf, somebody } from "./people.ts";
import { addressesOf, PATTERNS } from "./route-addresses.ts";
import { startWith } from "./shortlisting.ts";

/** In pixels; from the narrowest that WCAG 2.2 requires (1.4.10). Text of twice the size halves them. */
const WIDTHS = [320, 640, 1440];
/** Folder for screenshots of every page at narrow widths; without it none are taken. */
const PICTURES = process.env.PICTURES;

// One site for all tests of this file.
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 320, height: 740 } });
let site: OwnSite;
let shown: LongWords;
test.beforeAll(async () => {
  site = await startOwnSite({ STYLEGUIDE: "on" });
  shown = await importLongWords(site);
});
test.afterAll(() => site.stop());

for (const pattern of PATTERNS) {
  test(`"/${pattern}" fits from 320 px up with text of twice the size`, {
    tag: "@refused",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await startWith(page, shown.courses.slice(0, 3));
    for (const address of addressesOf(pattern, shown)) {
      await open(page, address);
      await expectFit(page, address);
      await expectRoom(page, address);
    }
  });
}

test("courses fit for who keeps what they have and where they live", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("what_i_have", "school=10&age=17&o_en=C&o_ma=D&o_bi=C");
    localStorage.setItem("my_island", "LD0726");
  });
  // What a course means for them ends in an ellipsis where a card would grow too high.
  const spare = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
  for (const address of ["/courses", "/courses?place=S&level=5", "/places", "/institutions/1"]) {
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await spare(), `${address} at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});

test("the profile of somebody with a long name fits", async ({ page }) => {
  const person = { ...somebody(LONG_WORD), email: `${"person".repeat(9)}@example.com` };
  await registered(page, site.origin, person);
  const token = await sessionOf(page, site.origin, person);
  await openSignedIn(page, `${site.origin}/profile`, token);
  await twiceTheSize(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFit(page, "/profile");
});

test("a conversation of long words fits", async ({ page }) => {
  await open(page, "/chat");
  await page.getByLabel("Your message").fill(`Courses at ${LONG_WORD} Institute`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByRole("article").first()).toBeVisible();
  await expectFit(page, "/chat answered");
  await expectRoom(page, "/chat answered");
});

/** Of an institution's office. */
const OFFICE_PAGES = [
  "",
  "/courses",
  "/institution",
  "/spreadsheet",
  "/questions",
  "/figures",
  "/keys",
  "/members",
];

test("pages of an institution's office fit", async ({ page }) => {
  test.slow();
  const { institution } = shown;
  const admin = await administrator(page, site);
  const options = { institution, role: "owner" };
  const owner = await invited(page, site, admin, somebody(LONG_WORD), options);
  const token = await sessionOf(page, site.origin, owner);
  await openSignedIn(page, `${site.origin}/office`, token);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [...OFFICE_PAGES, `/courses/${shown.courses[0]}`]) {
    await open(page, `/office${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expectFit(page, `/office${path}`);
    await expectRoom(page, `/office${path}`);
  }
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address, { waitUntil: "networkidle" });
  await twiceTheSize(page);
}

/** Enlarges only the text: sizes in rem grow, the window does not. */
async function twiceTheSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

async function expectFit(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .configure({ soft: true })
      .poll(() => misfits(page), { message: `${address} at ${width} px` })
      .toEqual([]);
    await expectMenu(page, width);
    if (PICTURES && width < 480) await takePicture(page, address, width);
  }
}

/** Largest share of a small window that may be covered by what stays in place. */
const MAX_COVERED = 0.15;

/** On a phone with text of twice the size, what stays in place leaves the page to be read. */
async function expectRoom(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  expect.soft(await covered(page), `${address} at 360 x 640 px`).toEqual([]);
}

/** The parts that stay in place while the page scrolls, where together they cover too much of it. */
async function covered(page: Page): Promise<string[]> {
  return await page.evaluate(async (most) => {
    const stays = (element: Element) =>
      ["sticky", "fixed"].includes(getComputedStyle(element).position);
    const points = Array.from({ length: 16 }, (_, row) =>
      [0.1, 0.35, 0.6, 0.9].map((part) => [part * innerWidth, (row + 0.5) * 40] as const),
    ).flat();
    const staying = () =>
      points.map(([x, y]) => {
        let part = document.elementFromPoint(x, y);
        while (part && !stays(part)) part = part.parentElement;
        return part;
      });
    const middle = (document.documentElement.scrollHeight - innerHeight) / 2;
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return staying().map((part) => ({ part, top: part?.getBoundingClientRect().top }));
    };
    const [before, after] = [await scrollTo(middle), await scrollTo(middle + 30)];
    const pinned = before.filter(
      ({ part, top }, at) => part && after[at]?.part === part && after[at].top === top,
    );
    const names = pinned.map(({ part }) => part?.className ?? "");
    return middle > 30 && pinned.length > most * points.length ? [...new Set(names)] : [];
  }, MAX_COVERED);
}

/** The menu button must be visible where the links beside the logo do not fit. */
async function expectMenu(page: Page, width: number): Promise<void> {
  const button = page.getByRole("button", { name: "Open menu" });
  const links = page.getByRole("navigation", { name: "Main" });
  if (await links.isVisible()) return;
  const { x, right } = await boxOf(button);
  expect.soft(x, "the menu button begins on the screen").toBeGreaterThanOrEqual(0);
  expect.soft(right).toBeLessThanOrEqual(width);
}

async function takePicture(page: Page, address: string, width: number): Promise<void> {
  mkdirSync(PICTURES ?? "", { recursive: true });
  const name = address.replace(/[^a-z0-9]+/gi, "-").slice(0, 60);
  await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}
