import type { Page } from "@playwright/test";

/** How far each part of the page that moved by itself has moved, as browsers score it. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.map(({ value }) => value);
  });
}

/** How much the page has moved so far, as Lighthouse counts it (Cumulative Layout Shift). */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, value) => sum + value, 0);
}
