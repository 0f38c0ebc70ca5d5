import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";
import { atEachSize, isFineInLightAndDark } from "./is-fine.ts";
import { layoutShift } from "./layout-shifts.ts";

/** Every kind of page, including difficult examples of each. */
const PAGES = [
  "/",
  "/courses",
  "/courses/3?mnqf_level=5:7&delivery_modality=online",
  "/courses?name=nursng",
  "/courses?category=Marketing&language=Japanese&mnqf_level=10",
  "/courses/89",
  "/courses/1/anything",
  "/institutions",
  "/institutions?name=zzzz",
  "/institutions/1",
  "/institutions/10",
  "/compare",
  "/compare?ids=1,2,3",
  "/search?query=teaching&page=1",
  "/search?query=zzzzzzzz&page=1",
  "/search",
  "/chat",
  "/chat?ask=courses+in+Addu",
  "/aboutus",
  "/termsofservice",
  "/privacypolicy",
  "/infringementpolicy",
  "/contentguidelines",
  "/advertise",
  "/advertise/order",
  "/advertise/order?place=topline:2099-01&slot=home_main&slot=topline&months=3",
  "/advertise/orders/no-such-token",
  "/careerguide",
  "/calendar",
  "/places",
  "/sources",
  "/report?course=1",
  "/ask?course=1",
  "/confirm-alerts/no-such-token",
  "/unsubscribe/no-such-token",
  "/what-i-have",
  "/pathways",
  "/pathways?level=9&category=No+such+field",
  "/levels",
  "/opens/1?level=7",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password/no-such-token",
  "/first-administrator/no-such-token",
  "/invitation/no-such-token",
  "/application/no-such-token",
  "/profile",
  "/list-your-courses",
  "/list-your-courses?find=college",
  "/list-your-courses?institution=new",
  "/list-your-courses?institution=1",
  "/advertise?slot=home_main&slot=topline&months=3",
];

test.use({ viewport: { width: 360, height: 740 } });

for (const path of PAGES) {
  test(`${path} stays in place, is accessible, fits and keeps the console silent`, async ({
    page,
  }) => {
    await page.goto(path);
    // Its font is at hand the second time: how late it comes the first depends on the machine.
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await hydrated(page);
    await atEachSize(page, () => isFineInLightAndDark(page));
    expect(await page.title()).toMatch(/Magu/);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}

test("an unknown address is a designed page with status 404", { tag: "@refused" }, async ({
  page,
}) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(
    page.getByText("Sorry, we couldn't find the page you're looking for."),
  ).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Sorry/);
});
