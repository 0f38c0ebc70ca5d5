import type { Browser, Page } from "@playwright/test";
import { dateWords } from "../src/catalogue/dates.ts";
import { monthsOnSale } from "../src/features/adverts/sales/months.ts";
import { maldivesDay } from "../src/platform/maldives-day.ts";
import { movingGif, stillPng } from "../test/tiny-pictures.ts";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startRealSite } from "./own-site.ts";
import { openSignedIn, ownAddress } from "./people.ts";

// One site for all tests of this file.
test.describe.configure({ mode: "serial" });

const BANNER = { width: 803, height: 133 };
const [NEXT = ""] = monthsOnSale(maldivesDay(new Date()));

let site: OwnSite;
let operator: string;

test.beforeAll(async ({ browser }) => {
  site = await startRealSite({ TRUST_PROXY: "127.0.0.1", OPERATOR_EMAIL: "operator@example.com" });
  const page = await visitor(browser);
  operator = await administrator(page, site);
  await page.context().close();
});

test.afterAll(() => site?.stop());

/** A page of somebody with a network of their own. */
async function visitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), ...options });
  return await context.newPage();
}

const pictureFile = (bytes: Uint8Array) => ({
  name: "banner.bin",
  mimeType: "image/png",
  buffer: Buffer.from(bytes),
});

async function fillInOrder(page: Page, email: string): Promise<void> {
  await page.getByLabel("What the picture says").fill("Open day at Fictional College");
  await page.getByLabel("Text for the topline").fill("Open day on 12 January");
  await page.getByLabel("Where the advert leads to").fill("https://college.example/open-day");
  await page.getByLabel("Your name").fill("Aishath Ali");
  await page.getByLabel("Organisation").fill("ދިވެހި ކޮލެޖު College");
  await page.getByLabel("Address", { exact: true }).fill("1 Example Magu\nMalé");
  await page.getByLabel("Email", { exact: true }).fill(email);
}

async function orderLinkOf(email: string): Promise<string> {
  const link = () => /\/advertise\/orders\/([\w-]+)/.exec(site.mailsTo(email).at(-1) ?? "")?.[1];
  await expect.poll(link).toBeTruthy();
  return `${site.origin}/advertise/orders/${link()}`;
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`an advert is ordered, approved, paid and reported at ${width} px`, async ({ browser }) => {
    test.slow();
    const viewport = { width, height };
    const page = await visitor(browser, { viewport });
    const email = `buyer${width}@college.example`;
    await page.goto(`${site.origin}/advertise?slot=home_main&slot=topline&months=3`);
    await isFine(page);
    await page.getByRole("link", { name: "Choose months and order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Order adverts" })).toBeVisible();
    const price = page.getByRole("region", { name: "Your price" });
    await expect(price.getByText("MVR 22,500", { exact: true })).toBeVisible();
    await page
      .getByRole("checkbox", { name: dateWords(NEXT) })
      .first()
      .uncheck();
    await expect(price.getByText("MVR 17,500", { exact: true })).toBeVisible();

    const file = page.getByLabel("Your banner");
    await file.setInputFiles(pictureFile(stillPng({ width: 80, height: 13 })));
    await expect(page.getByText("The picture is 80 by 13 pixels")).toBeVisible();
    await file.setInputFiles(pictureFile(movingGif(BANNER, [50, 50], 0)));
    await expect(page.getByText("The animation repeats without end")).toBeVisible();
    await file.setInputFiles(pictureFile(stillPng(BANNER)));
    await expect(page.getByText("How it looks in its place")).toBeVisible();
    await page.getByRole("button", { name: "Order", exact: true }).click();
    await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
    await fillInOrder(page, email);
    await isFine(page);
    await page.getByRole("button", { name: "Order", exact: true }).click();
    await expect(page.getByRole("region", { name: "Look into your mailbox" })).toBeVisible();

    const link = await orderLinkOf(email);
    const answer = await page.goto(link);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await isFine(page);
    await page.getByRole("button", { name: "Confirm the order" }).click();
    await expect(page.getByText("We look at your material, and a mail")).toBeVisible();

    const office = await visitor(browser, { viewport });
    await openSignedIn(office, `${site.origin}/office/adverts`, operator);
    await office
      .getByRole("link", { name: /^Order \d+/ })
      .first()
      .waitFor();
    await isFine(office);
    await office
      .getByRole("link", { name: /^Order \d+/ })
      .first()
      .click();
    await office.getByLabel("What should change").fill("The picture is hard to read.");
    await isFine(office);
    await office.getByRole("button", { name: "Send back for changes" }).click();
    await expect(office.getByText("The order went back with your comment.")).toBeVisible();

    await page.goto(link);
    await expect(page.getByText("The picture is hard to read.")).toBeVisible();
    await isFine(page);
    await page.getByLabel("What the picture says").fill("Open day, in large letters");
    await page.getByRole("button", { name: "Send the material" }).click();
    await expect(page.getByText("We look at your new material")).toBeVisible();

    await office.reload();
    const approve = office.getByRole("button", { name: "Approve and send the invoices" });
    await approve.click();
    if (width === 360) {
      await expect(office.getByText("Nothing was approved.")).toBeVisible();
      await office.getByRole("link", { name: "state who you are on invoices" }).click();
      await office.getByLabel("You, on invoices").fill("Magu\n1 Example Magu, Malé");
      await office.getByLabel("How to pay").fill("Bank of Examples, 123");
      await office.getByRole("button", { name: "Save prices" }).click();
      await expect(office.getByText("The price list is changed.")).toBeVisible();
      await office.goBack();
      await approve.click();
    }
    await expect(office.getByText("The order is approved")).toBeVisible();
    await office
      .getByText(/^Mark as paid/)
      .first()
      .click();
    await office.getByRole("button", { name: "It is paid" }).first().click();
    await expect(office.getByText("Marked as paid: its adverts run in")).toBeVisible();
    await isFine(office);

    await page.goto(link);
    await expect(page.getByText("Paid, thank you")).toBeVisible();
    await isFine(page);
    const downloading = page.waitForEvent("download");
    await page
      .getByRole("link", { name: /^Invoice \d{4}-\d{4}/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{4}\.pdf$/);
    const csv = await page.request.get(`${link}/report.csv`);
    expect(await csv.text()).toBe("day,slot,seen,clicked,rate\r\n");

    await office.getByText("Cancel the order").click();
    await office.getByLabel("Why it is cancelled").fill("You asked for it.");
    // What is scrolled halfway below the header is no smaller for it.
    await office.evaluate(() => window.scrollTo(0, 0));
    await isFine(office);
    await office.getByRole("button", { name: "Cancel it and send the comment" }).click();
    await expect(office.getByText(/^The order is cancelled. What was paid still/)).toBeVisible();
    await page.reload();
    await expect(page.getByText("It was cancelled. What was paid still runs")).toBeVisible();
    await page.context().close();
    await office.context().close();
  });
}

test("an advert is ordered without JavaScript", async ({ browser }) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(`${site.origin}/advertise/order?slot=institutions&slot=topline&months=1`);
  await page.getByRole("button", { name: "Work out the price" }).click();
  await expect(page).toHaveURL(/place=institutions/);
  await expect(page.getByText("MVR 5,500", { exact: true }).first()).toBeVisible();
  const file = page.getByLabel("Your banner");
  await file.setInputFiles(pictureFile(stillPng({ width: 80, height: 13 })));
  await fillInOrder(page, "plain@college.example");
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("The picture is 80 by 13 pixels").first()).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Aishath Ali");
  await file.setInputFiles(pictureFile(stillPng(BANNER)));
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(page.getByText("Look into your mailbox")).toBeVisible();
  await page.goto(await orderLinkOf("plain@college.example"));
  await page.getByRole("button", { name: "Confirm the order" }).click();
  await expect(page.getByText("We look at your material, and a mail")).toBeVisible();
  await page.context().close();
});

test("the operator takes an order of somebody who telephones", async ({ browser }) => {
  const office = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await openSignedIn(office, `${site.origin}/office/adverts`, operator);
  await office.getByRole("link", { name: "Take an order" }).click();
  await office.getByText("Institutions page ad 1", { exact: true }).first().click();
  await office
    .getByRole("checkbox", { name: dateWords(NEXT) })
    .and(office.locator(`[value="institutions:${NEXT}"]`))
    .check();
  await office.getByLabel("Your banner").setInputFiles(pictureFile(stillPng(BANNER)));
  await office.getByLabel("What the picture says").fill("Open day at Fictional College");
  await office.getByLabel("Where the advert leads to").fill("https://college.example/open-day");
  await office.getByLabel("Their name").fill("Aishath Ali");
  await office.getByLabel("Organisation").fill("Telephone College");
  await office.getByLabel("Address", { exact: true }).fill("1 Example Magu");
  await office.getByLabel("Email", { exact: true }).fill("telephone@college.example");
  for (const width of [360, 1440]) {
    await office.setViewportSize({ width, height: 800 });
    await isFine(office);
  }
  await office.getByRole("button", { name: "Take the order" }).click();
  await expect(office.getByRole("heading", { name: /Telephone College/ })).toBeVisible();
  await expect(office.getByText("Approve and send the invoices")).toBeVisible();
  expect(site.mailsTo("telephone@college.example")).toEqual([]);
  await office.context().close();
});

test("the operator changes prices, and sees what they were", async ({ browser }) => {
  const office = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await openSignedIn(office, `${site.origin}/office/adverts`, operator);
  await office.getByRole("link", { name: "Prices and places" }).click();
  await office.getByLabel("MVR a month for Compare page ad 1").fill("4000");
  await office.getByLabel("Discounts by months of one slot").fill("3: x");
  await office.getByRole("button", { name: "Save prices" }).click();
  await expect(office.getByText("Write pairs such as 3: 5, 6: 10")).toBeVisible();
  await office.getByLabel("Discounts by months of one slot").fill("2: 7");
  await isFine(office);
  await office.getByRole("button", { name: "Save prices" }).click();
  await expect(office.getByText("Compare page ad 1: MVR 4,000, 4 places")).toBeVisible();
  const page = await visitor(browser);
  await expect(async () => {
    await page.goto(`${site.origin}/advertise?slot=compare&months=2`);
    await expect(page.getByText("MVR 7,440", { exact: true }).first()).toBeVisible();
  }).toPass();
  await page.context().close();
  await office.context().close();
});

test("what unsold places say is changed in the office", async ({ browser }) => {
  const page = await visitor(browser, { viewport: { width: 360, height: 800 } });
  await openSignedIn(page, `${site.origin}/office/adverts`, operator);
  await page.getByRole("link", { name: "Our own adverts" }).click();
  await expect(page.getByText(/^Take off: /)).toHaveCount(6);
  await isFine(page);
  await page.getByText("Add an advert").click();
  const text = "Ask the guide at any hour";
  await page.getByLabel("Text of the advert").first().fill(text);
  await page.getByLabel("Page it leads to").first().fill("/compair");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText(/^Give a page of this site/).first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await isFine(page);
  await page.getByLabel("Page it leads to").first().fill("/chat");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  const said = async () => await (await page.request.get(`${site.origin}/advertise`)).text();
  await expect.poll(said).toContain(text);
  const own = page.getByRole("listitem").filter({ hasText: text });
  await own.getByText(/^Take off/).click();
  await own.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("Taken off the site.")).toBeVisible();
  await expect.poll(said).not.toContain(text);
  await page.context().close();
});
