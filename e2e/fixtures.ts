import { test as base, expect } from "@playwright/test";

/** Fails a test on any console error, React warning, or uncaught exception of its page. */
export const test = base.extend<{ failOnNoise: undefined }>({
  failOnNoise: [
    async ({ page }, use, testInfo) => {
      const noise: string[] = [];
      page.on("pageerror", (error) => noise.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text(), testInfo.tags)) {
          noise.push(message.text());
        }
      });
      await use(undefined);
      expect(noise, "the console stays silent").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Chromium logs every response of 400 and above, and what a policy forbids; a test that provokes
 * one has the tag @refused or @forbidden.
 */
function isExpected(text: string, tags: string[]): boolean {
  return (
    (tags.includes("@refused") && text.startsWith("Failed to load resource")) ||
    (tags.includes("@forbidden") && text.includes("Content Security Policy"))
  );
}

export { expect };
