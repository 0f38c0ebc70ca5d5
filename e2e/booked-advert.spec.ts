import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { movingGif, stillPng } from "../test/tiny-pictures.ts";
import { expect, test } from "./fixtures.ts";
import { boxOf } from "./geometry.ts";
import { layoutShifts } from "./layout-shifts.ts";

const SIZE = { width: 803, height: 133 };

/** A separate site with places booked by the operator's command. */
test.describe("a booked advert", () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: "default" });
  const place = mkdtempSync(join(tmpdir(), "magu-booked-"));
  const env = { ...process.env, DATA_DIR: place, DATABASE_URL: "", PUBLIC_URL: "" };
  let server: ReturnType<typeof spawn>;
  let site = "";

  test.beforeAll(async () => {
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ["build/server/index.js"], {
      stdio: "ignore",
      env: { ...env, NODE_ENV: "production", PORT: String(port), LOG_LEVEL: "silent" },
    });
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    await book("courses", "still.png", stillPng(SIZE), "Open day at Fictional College");
    await book("institutions", "moving.gif", movingGif(SIZE, [50, 50], 3), "Fictional Fair");
    // The server reads new bookings every few seconds.
    await expect.poll(() => isShown("/courses", "Open day"), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => isShown("/institutions", "Fictional Fair")).toBe(true);
  });

  test.afterAll(() => {
    server.kill("SIGTERM");
    rmSync(place, { recursive: true, force: true });
  });

  const isReady = () =>
    fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const isShown = async (path: string, words: string) =>
    (await (await fetch(site + path)).text()).includes(words);

  /** Books a place of a slot for a whole year. */
  async function book(slot: string, file: string, bytes: Uint8Array, alt: string): Promise<void> {
    const year = new Date().getFullYear();
    const picture = join(place, file);
    writeFileSync(picture, bytes);
    const facts = ["--advertiser", "Fictional College", "--link", "https://college.example/day"];
    const days = ["--starts", `${year - 1}-01-01`, "--ends", `${year + 1}-12-31`];
    const what = ["--slot", slot, "--picture", picture, "--alt", alt];
    await promisify(execFile)(
      process.execPath,
      ["scripts/adverts.ts", "add", ...what, ...facts, ...days],
      { env },
    );
  }

  const banner = (page: Page) => page.locator("main aside[aria-label^='Advertisement']");
  const picture = (page: Page, alt: string) => banner(page).getByRole("img", { name: alt });

  /** Waits until the booked advert is shown: it shares its slot with house adverts. */
  async function turnTo(page: Page, alt: string): Promise<void> {
    for (let turn = 0; turn < 6 && !(await picture(page, alt).isVisible()); turn++) {
      await page.clock.runFor(5_000);
    }
    await expect(picture(page, alt)).toBeVisible();
  }

  test("shows its picture with its words, labelled, in its size", async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site}/courses`);
    await turnTo(page, "Open day at Fictional College");
    const shown = picture(page, "Open day at Fictional College");
    await expect(shown).toHaveJSProperty("complete", true);
    await expect(shown).toHaveJSProperty("naturalWidth", SIZE.width);
    await expect(shown).toHaveJSProperty("naturalHeight", SIZE.height);
    const box = await shown.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(SIZE.width / SIZE.height, 1);
    await expect(banner(page).getByText("Advertisement", { exact: true })).toBeVisible();
    const link = banner(page).locator("a:not(.invisible)");
    await expect(link).toHaveAttribute("href", /^\/api\/v1\/adverts\/\d+\/click$/);
    await expect(link).toHaveAttribute("rel", /sponsored/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAccessibleName(/Open day at Fictional College.*new tab/);
  });

  test("shifts nothing, however late its picture comes", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/pictures/adverts/*", async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`${site}/courses`, { waitUntil: "domcontentloaded" });
    const before = await boxOf(banner(page));
    await turnTo(page, "Open day at Fictional College");
    // Shifts while the page itself was loading are not caused by the picture.
    const { length } = await layoutShifts(page);
    release();
    await expect(picture(page, "Open day at Fictional College")).toHaveJSProperty(
      "naturalWidth",
      SIZE.width,
    );
    expect(await boxOf(banner(page))).toEqual(before);
    expect((await layoutShifts(page)).slice(length)).toEqual([]);
  });

  test("that moves shows a still picture once it is stopped, or less motion is asked for", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${site}/institutions`);
    await turnTo(page, "Fictional Fair");
    const shown = picture(page, "Fictional Fair");
    await expect(shown).toHaveJSProperty("naturalWidth", SIZE.width);
    const source = () => shown.evaluate((img: HTMLImageElement) => img.currentSrc);
    const moving = await source();
    expect(moving).toMatch(/\.gif$/);
    await banner(page).getByRole("button", { name: "Stop adverts changing" }).click();
    await expect.poll(source).not.toBe(moving);
    await banner(page).getByRole("button", { name: "Let adverts change" }).click();
    await expect.poll(source).toBe(moving);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(source).not.toBe(moving);
  });
});

/** A free port. */
async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
