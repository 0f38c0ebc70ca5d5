import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { sidewaysScroll } from "./shortlisting.ts";

/** Fails where the page scrolls sideways, or breaks a rule of accessibility. */
export async function isFine(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  // What is half under the header that stays is too small for axe, and whole once one scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // The page beside the editor is a page of its own, which every-page.spec.ts looks at.
    .exclude("iframe")
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}
