import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Where something is in the window, in whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

/**
 * Where the element is, in whole pixels: browsers lay out on fractions, which differ by version,
 * font and zoom.
 *
 * @throws when it is not drawn.
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not drawn: ${element}`);
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** How far the page is scrolled, in whole pixels. */
export async function scrolledTo(page: Page): Promise<number> {
  return Math.round(await page.evaluate(() => scrollY));
}

/** Waits until all of the element is in the window, to a pixel at each edge. */
export async function isWhollyInView(element: Locator, what?: string): Promise<void> {
  await expect
    .poll(
      () =>
        element.evaluate((part) => {
          const { top, left, bottom, right } = part.getBoundingClientRect();
          return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        }),
      { message: what },
    )
    .toBe(true);
}
