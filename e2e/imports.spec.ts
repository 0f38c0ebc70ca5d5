import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { atEachSize, isFine, isFineAtEachSize } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, ownAddress } from "./people.ts";

/** Folder for screenshots; without it none are taken. */
const PICTURES = process.env.PICTURES;

test.describe.configure({ mode: "serial" });

let site: OwnSite;
/** A session of the administrator. */
let admin: string;

test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({ TRUST_PROXY: "127.0.0.1" });
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  admin = await administrator(await context.newPage(), site);
  await context.close();
});
test.afterAll(() => site?.stop());

/** The register of the MQA of 2021, which is not part of the project. */
const REGISTER = fileURLToPath(new URL("../../shared/data/mv-mqa-register", import.meta.url));

const FILE = {
  institutions: [{ ref: "lagoon", name: "Lagoon College", campuses: [{ name: "Malé" }] }],
  categories: [],
  courses: [
    { ref: "keels", institution: "lagoon", name: "Diploma in Keel Laying" },
    { ref: "bad", institution: "nowhere", name: "Diploma of Nowhere" },
  ],
};

test.use({ viewport: { width: 1440, height: 800 } });

test("compares a file, applies it and takes it back", async ({ page }) => {
  const look = async (name: string) => {
    await atEachSize(page, async () => {
      await isFine(page);
      const width = page.viewportSize()?.width;
      if (PICTURES)
        await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
    });
  };
  await page.setExtraHTTPHeaders(ownAddress());
  await openSignedIn(page, `${site.origin}/office/imports`, admin);
  await page.getByRole("radio", { name: /^Our own format/ }).check();
  await look("imports");
  await page.getByRole("button", { name: "Begin an import" }).click();
  await page.getByLabel("Files", { exact: true }).setInputFiles({
    name: "lagoon.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(FILE)),
  });
  await expect(page.getByText("lagoon.json")).toBeVisible();
  await page.getByRole("button", { name: "See what would change" }).click();
  await expect(page.getByRole("heading", { name: "What it would change" })).toBeVisible();
  await expect(page.getByText('no institution has the reference "nowhere"')).toBeVisible();
  await expect(page.getByText("Diploma in Keel Laying")).toBeVisible();
  await look("import-compared");
  await atEachSize(page, async () => {
    const tops = await page
      .getByRole("row", { name: /^courses/i })
      .locator("th, td")
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().y)));
    expect(new Set(tops).size).toBe(1);
  });
  await page.getByRole("button", { name: "Apply it as one step" }).click();
  await expect(page.getByRole("heading", { name: "What it changed" })).toBeVisible();
  const search = `${site.origin}/api/v1/p/courses?name=keel%20laying`;
  const found = async () => (await page.request.get(search)).text();
  const isListed = expect.stringContaining("Diploma in Keel Laying");
  await expect.poll(found).toEqual(isListed);
  await page.getByRole("link", { name: "All imports" }).click();
  await page.getByRole("button", { name: "Take back", exact: true }).first().click();
  await look("import-history");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  await expect.poll(found).not.toEqual(isListed);
});

test("brings in a whole register beside the sample, and takes it back", async ({ page }) => {
  test.skip(!existsSync(REGISTER), "needs ../shared/data/mv-mqa-register");
  await page.setExtraHTTPHeaders(ownAddress());
  await openSignedIn(page, `${site.origin}/office/imports`, admin);
  await page.getByRole("radio", { name: /register of approved courses/i }).check();
  await page.getByRole("button", { name: "Begin an import" }).click();
  const files = ["courses.csv", "institutes.csv", "mnqf_titles.csv"];
  await page
    .getByLabel("Files", { exact: true })
    .setInputFiles(files.map((name) => `${REGISTER}/${name}`));
  await expect(page.getByText(/^courses\.csv \(/)).toBeVisible();
  await page.getByRole("button", { name: "See what would change" }).click();
  const longer = { timeout: 60_000 };
  await expect(page.getByRole("heading", { name: "What it would change" })).toBeVisible(longer);
  await isFineAtEachSize(page);
  const listed = async () => {
    const url = `${site.origin}/api/v1/p/institutions?noPaginate=true`;
    return (await (await page.request.get(url)).json()).data.length;
  };
  const before = await listed();
  await page.getByRole("button", { name: "Apply it as one step" }).click();
  await expect(page.getByRole("heading", { name: "What it changed" })).toBeVisible(longer);
  await expect.poll(listed, longer).toBeGreaterThan(before + 80);
  await page.getByRole("link", { name: "All imports" }).click();
  await page.getByRole("button", { name: "Take back", exact: true }).first().click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back", { exact: true }).first()).toBeVisible(longer);
  await expect.poll(listed, longer).toBe(before);
});
