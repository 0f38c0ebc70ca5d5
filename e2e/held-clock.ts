import { expect, type Page } from "@playwright/test";

/**
 * Stops the clock of a page, which was installed before the page was opened; from then on only
 * `runFor` advances it. The clock jumps ahead once, further than a busy machine needs for the call.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await page.clock.runFor(1_000);
}

/**
 * A number once it has stopped changing: scrolling, for example, does not follow the page's clock.
 */
export async function settled(read: () => Promise<number>): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await read();
        return before === last;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return before;
}
