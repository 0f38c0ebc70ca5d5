import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** Fails a test on any console error, React warning, or uncaught exception of its page. */
export const test = base.extend<{ failOnNoise: undefined }, { pagesAnswer: undefined }>({
  pagesAnswer: [
    async ({ browser }, use) => {
      browser.on("context", (context) => context.on("page", waitForScripts));
      await use(undefined);
    },
    { auto: true, scope: "worker" },
  ],
  failOnNoise: [
    async ({ page }, use, testInfo) => {
      const noise: string[] = [];
      page.on("pageerror", (error) => noise.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message, testInfo.tags)) {
          noise.push(`${message.text()} ${message.location().url}`);
        }
      });
      await use(undefined);
      expect(noise, "the console stays silent").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Lets `goto` and `reload` end when the page answers. Its scripts begin once it is painted, which
 * may be after `load`; what is clicked before that is answered as without JavaScript.
 */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    await answering(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload.apply(page, given);
    await answering(page);
    return answer;
  };
}

/** A file, a failure, and a page without JavaScript have no scripts to wait for. */
async function answering(page: Page): Promise<void> {
  if (await page.evaluate(() => "__reactRouterContext" in window)) await hydrated(page);
}

/**
 * Chromium logs every response of 400 and above, and what a policy forbids; a test that provokes
 * one has the tag @refused or @forbidden. Counts of views are limited by address, and all journeys
 * come from one.
 */
function isExpected(message: ConsoleMessage, tags: string[]): boolean {
  const text = message.text();
  const isCount = /\/api\/v1\/(?:visits|adverts\/seen)$/.test(message.location().url);
  return (
    (isCount && text.includes(" 429 ")) ||
    (tags.includes("@refused") && text.startsWith("Failed to load resource")) ||
    (tags.includes("@forbidden") && text.includes("Content Security Policy"))
  );
}

export { expect };
