import { expect, test } from "./fixtures.ts";

const HASH_ADDRESSES = [
  ["/#/", "/"],
  ["/#/courses", "/courses"],
  ["/#/courses/2?category=Marketing", "/courses/2?category=Marketing"],
  ["/#/institutions", "/institutions"],
  ["/#/institutions/1", "/institutions/1"],
  ["/#/compare", "/compare"],
  ["/#/search?query=nursing&page=1", "/search?query=nursing&page=1"],
  ["/#/careerguide", "/careerguide"],
  ["/#/advertise", "/advertise"],
  ["/#/aboutus", "/aboutus"],
  ["/#/aboutus#contact", "/aboutus#contact"],
  ["/#/termsofservice", "/termsofservice"],
  ["/#/privacypolicy", "/privacypolicy"],
  ["/#/infringementpolicy", "/infringementpolicy"],
  ["/#/contentguidelines", "/contentguidelines"],
  ["/#/login", "/login"],
  ["/#/register", "/register"],
  ["/#/forgot-password", "/forgot-password"],
  ["/#/reset-password/token", "/reset-password/token"],
] as const;

for (const [from, to] of HASH_ADDRESSES) {
  test(`${from} opens ${to}`, async ({ page, baseURL }) => {
    await page.goto(from);
    await expect(page).toHaveURL(`${baseURL}${to}`);
    await expect(page.locator("h1")).toBeVisible();
  });
}

test("a hash address followed inside the site opens its page", async ({ page, baseURL }) => {
  await page.goto("/institutions");
  await page.evaluate(() => {
    location.hash = "#/courses";
  });
  await expect(page).toHaveURL(`${baseURL}/courses`);
});

test("a hash address never leads to another host", async ({ page, baseURL }) => {
  for (const hash of ["#//example.org/x", "#/\\example.org"]) {
    await page.goto(`/${hash}`);
    await page.waitForTimeout(300);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

test("mangled addresses lead to the page that they name, in the built server too", async ({
  request,
}) => {
  expect((await request.get("/courses/12/%F0")).status()).toBe(200);
  const missing = await request.get("/nothing/%F0%zz");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("Page not found");
  const call = await request.get("/api/v1/p/courses/%F0");
  expect(await call.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
});
