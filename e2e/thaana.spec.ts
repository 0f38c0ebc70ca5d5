import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shifts.ts";
import { courses } from "./shortlisting.ts";

/** Web Vitals call a cumulative layout shift below this good. */
const GOOD_SHIFT = 0.1;

const FONT = "**/*thaana*.woff2";

test("Thaana is drawn in its own font, however late that comes, and hardly moves the page", async ({
  page,
}) => {
  const named = (await courses(page)).find(({ name_dv }) => name_dv !== null);
  await page.route(FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(named?.url ?? "");
  await expect.poll(() => fontsOf(page, "h1 [lang=dv]")).toContain("Noto Sans Thaana Medium");
  expect(await layoutShift(page)).toBeLessThan(GOOD_SHIFT);
});

test("a page without Thaana does not load its font", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/termsofservice", { waitUntil: "networkidle" });
  expect(asked.filter((address) => /thaana/i.test(address))).toEqual([]);
});

/** Fonts that the browser actually uses for an element's letters. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}
