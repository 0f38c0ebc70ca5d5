import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./fixtures.ts";
import { sidewaysScroll } from "./shortlisting.ts";

/** Rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Fails where the page is laid out in quirks mode, scrolls sideways, or breaks a rule of axe. */
export async function isFine(page: Page): Promise<void> {
  const where = page.url();
  expect(await page.evaluate(() => document.compatMode), where).toBe("CSS1Compat");
  expect(await sidewaysScroll(page), where).toBe(0);
  // What is half under the header that stays is too small for axe, and whole once one scrolls; the
  // header changes its colours then, which have contrasts of their own on the way.
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // One within what was closed stands still for good.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changes = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && isSeen(one));
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  expect(await violations(page, ALL_RULES), where).toEqual([]);
}

/** A phone's window and a desk's. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Does it in the window of a phone and in that of a desk; the window is then as it was. */
export async function atEachSize(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const size of before ? [...SIZES, before] : SIZES) {
    await page.setViewportSize(size);
    // What a script shows at this width is there with the next picture.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (size !== before) await check();
  }
}

/** As `isFine`, in the window of a phone and in that of a desk. */
export async function isFineAtEachSize(page: Page): Promise<void> {
  await atEachSize(page, () => isFine(page));
}

/** As `isFine`, in light and in dark colours. */
export async function isFineInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await turn(page, "light");
  await isFine(page);
  await turn(page, "dark");
  expect(await violations(page, COLOUR_RULES), `${page.url()}, dark`).toEqual([]);
  await turn(page, "light");
}

/**
 * Changes the colours at once: on their way they have a contrast of their own, and they take it
 * level by level, because what inherits a colour sets off when that arrives.
 */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(atOnce);
  });
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * The rules that the page breaks, of these tags or names, with the elements that do. axe is loaded
 * once into each document.
 *
 * The page beside the editor is a page of its own, which every-page.spec.ts looks at.
 */
async function violations(page: Page, rules: string[]): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return await page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const found = await loaded.run(
      { exclude: ["iframe"] },
      { runOnly, resultTypes: ["violations"] },
    );
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  }, rules);
}
