import type { Page } from "@playwright/test";
import { jpeg, picturePng } from "../test/pictures.ts";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, ownAddress } from "./people.ts";

/** Folder for screenshots; without it none are taken. */
const PICTURES = process.env.PICTURES;

test.describe.configure({ mode: "serial" });

let site: OwnSite;
/** A session of the administrator. */
let admin: string;
/** The institution that the office opens with. */
let institution: { id: number; name: string };

test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({ TRUST_PROXY: "127.0.0.1" });
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  admin = await administrator(page, site);
  const listed = await page.request.get(`${site.origin}/api/v1/office/institutions?limit=1`, {
    headers: { Authorization: `Bearer ${admin}` },
  });
  [institution] = (await listed.json()).data;
  await context.close();
});
test.afterAll(() => site?.stop());

async function open(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(ownAddress());
  await openSignedIn(page, `${site.origin}/office/institution`, admin);
  await expect(page.getByRole("heading", { level: 1, name: institution.name })).toBeVisible();
}

async function look(page: Page, name: string): Promise<void> {
  await isFine(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}

/** Lets pictures leave as slowly as from an island: bytes a second, or -1 for no limit. */
async function connectionOf(page: Page): Promise<(bytes: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  const still = { offline: false, latency: 0, downloadThroughput: -1 };
  return (bytes) =>
    client.send("Network.emulateNetworkConditions", { ...still, uploadThroughput: bytes });
}

const shownSlides = async (page: Page): Promise<{ alt: string; url: string }[]> => {
  const answer = await page.request.get(`${site.origin}/api/v1/p/institutions/${institution.id}`);
  return (await answer.json()).data.slides;
};

const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({
  name,
  mimeType,
  buffer,
});

for (const width of [360, 1440]) {
  test.describe(`an institution's own page at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("is given slides with progress, ordered by keyboard, and published", async ({ page }) => {
      await open(page);
      await look(page, "institution");
      const before = await page.getByRole("textbox", { name: /^What slide/ }).count();
      const sendAt = await connectionOf(page);
      await sendAt(150_000);
      const size = { width: 700, height: 500 };
      const choose = page.getByLabel("Choose slides");
      await choose.setInputFiles(file("kitchen.png", await picturePng(size)));
      const progress = page.getByRole("progressbar", { name: "Sending kitchen.png" });
      await expect(progress).toBeVisible();
      await expect
        .poll(async () => Number(await progress.getAttribute("value")), { intervals: [50] })
        .toBeGreaterThan(0);
      await sendAt(-1);
      const first = page.getByLabel(`What slide ${before + 1} shows`);
      await first.fill(`The kitchen at ${width}`);
      await choose.setInputFiles(file("reef.jpg", await jpeg(size), "image/jpeg"));
      await page.getByLabel(`What slide ${before + 2} shows`).fill(`The reef at ${width}`);

      const up = page.getByRole("button", { name: `Move up: slide ${before + 2}` });
      await up.focus();
      for (let at = before + 2; at > 1; at--) {
        await expect(
          page.getByRole("button", { name: `Move up: slide ${at}`, exact: true }),
        ).toBeFocused();
        await page.keyboard.press("Enter");
      }
      await expect(page.getByRole("button", { name: "Move down: slide 1" })).toBeFocused();
      await expect(page.getByLabel("What slide 1 shows")).toHaveValue(`The reef at ${width}`);
      await expect(page.getByText("is now slide 1 of")).toHaveCount(1);
      await look(page, "institution-slides");
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText("It is live.")).toBeVisible();
      await expect.poll(async () => (await shownSlides(page))[0]?.alt).toBe(`The reef at ${width}`);
      expect((await shownSlides(page)).at(-1)?.alt).toBe(`The kitchen at ${width}`);

      await page.getByRole("link", { name: "See the page" }).click();
      await page.waitForURL(`${site.origin}/institutions/${institution.id}`);
      const reef = page.getByRole("img", { name: `The reef at ${width}` }).first();
      // Whoever comes within a second of a change may see the page that was made before it.
      await expect(async () => {
        await page.reload();
        await expect(reef).toHaveAttribute("width", "700", { timeout: 2_000 });
      }).toPass();
      await expect(reef).toHaveAttribute("height", "500");
      await expect(reef).toHaveAttribute("srcset", /\/480\.webp 480w, .*\/700\.webp 700w/);
      const natural = () => reef.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(natural).toBeGreaterThan(0);
      const drawn = await reef.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(drawn).toMatch(/\.avif$/);
      await look(page, "institution-public");
    });

    test("says why a picture is not taken, and lets go of one", { tag: "@refused" }, async ({
      page,
    }) => {
      await open(page);
      await page.getByLabel("Choose logo").setInputFiles(file("logo.png", Buffer.from("no")));
      await expect(page.getByText("logo.png: This is no picture that is taken")).toBeVisible();
      const banner = page.getByLabel("Choose banner");
      await banner.setInputFiles(file("small.png", await picturePng({ width: 400, height: 100 })));
      await expect(page.getByText("send one of at least 768")).toBeVisible();
      const sendAt = await connectionOf(page);
      await sendAt(20_000);
      await banner.setInputFiles(file("x.png", await picturePng({ width: 800, height: 300 })));
      await page.getByRole("button", { name: "Cancel sending x.png" }).click();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await sendAt(-1);
      await expect(page.getByRole("img", { name: "Banner as it is" })).toHaveCount(0);
      const logo = await picturePng({ width: 256, height: 256 });
      await page.getByLabel("Choose logo").setInputFiles(file("logo.png", logo));
      await expect(page.getByRole("img", { name: "Logo as it is" })).toBeVisible();
      await page.getByRole("button", { name: "Remove the logo" }).click();
      await expect(page.getByRole("img", { name: "Logo as it is" })).toHaveCount(0);
    });
  });
}
