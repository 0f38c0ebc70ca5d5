import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { sidewaysScroll } from "./shortlisting.ts";

/** Rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails where the page is laid out in quirks mode, scrolls sideways, or breaks a rule of axe. */
export async function isFine(page: Page): Promise<void> {
  const where = page.url();
  expect(await page.evaluate(() => document.compatMode), where).toBe("CSS1Compat");
  expect(await sidewaysScroll(page), where).toBe(0);
  // What is half under the header that stays is too small for axe, and whole once one scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(axe(page).withTags(ALL_RULES)), where).toEqual([]);
}

/** As `isFine`, in light and in dark colours. */
export async function isFineInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await isFine(page);
  await page.emulateMedia({ colorScheme: "dark" });
  // Colours on their way from one scheme to the other have a contrast of their own.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
  expect(await violations(axe(page).withRules(COLOUR_RULES)), `${page.url()}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * The page beside the editor is a page of its own, which every-page.spec.ts looks at. Without other
 * frames axe can answer within the page ("legacy mode"), which takes a third of the time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .exclude("iframe")
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);

async function violations(builder: AxeBuilder): Promise<unknown[]> {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}
