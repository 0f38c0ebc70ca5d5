import { expect, type Page } from "@playwright/test";

/**
 * Stops the clock of a page, which was installed before it was opened; from here on its time passes
 * by `runFor` alone. The clock leaps ahead once, further than a busy machine takes for the call.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await page.clock.runFor(1_000);
}

/** A number as soon as it has stayed the same for a moment: scrolling, for one, follows no clock. */
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
