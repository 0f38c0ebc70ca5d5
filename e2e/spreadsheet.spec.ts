import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { readSheet } from "read-excel-file/universal";
import { writeWorkbook } from "#features/spreadsheets/xlsx-writing.server.ts";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { invited } from "./invited.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, ownAddress, type Person, sessionOf, somebody } from "./people.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

/** Courses that the journey changes, of which three are changed wrongly. */
const COURSES = 200;
const WRONG = 3;

interface SheetSite {
  site: OwnSite;
  officer: Person;
}

let office: SheetSite;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  const site = await startOwnSite({ TRUST_PROXY: "127.0.0.1" });
  const admin = await administrator(page, site);
  const officer = await invited(page, site, admin, somebody("Aishath Ali"));
  await addCourses(page, site, admin);
  office = { site, officer };
  await context.close();
});

test.afterAll(() => office?.site.stop());

/** An operator's new courses are public at once. */
async function addCourses(page: Page, { origin }: OwnSite, admin: string): Promise<void> {
  const headers = { Authorization: `Bearer ${admin}` };
  const sheets = `${origin}/api/v1/office/institutions/1/spreadsheets`;
  const rows = Array.from({ length: COURSES }, (_, at) => `Short course ${at + 1},${at + 10}`);
  const sent = await page.request.post(`${sheets}?name=new.csv`, {
    headers: { ...headers, "Content-Type": "application/octet-stream" },
    data: Buffer.from(["name,credits", ...rows].join("\n")),
  });
  expect(await sent.json()).toMatchObject({ created: COURSES, wrong: 0 });
  const applied = await page.request.post(`${sheets}/${(await sent.json()).id}/apply`, {
    headers,
    data: {},
  });
  expect(applied.ok(), await applied.text()).toBe(true);
}

async function openSpreadsheet(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const token = await sessionOf(page, office.site.origin, office.officer);
  await openSignedIn(page, `${office.site.origin}/office/courses`, token);
  if (width === 360) {
    await page.getByRole("button", { name: "Office: Courses" }).click();
    await page.getByRole("link", { name: "Spreadsheet", exact: true }).click();
  } else await page.getByRole("link", { name: "Change many in a spreadsheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Spreadsheet" })).toBeVisible();
  return page;
}

/** The rows of a workbook that the page gives out. */
async function downloaded(page: Page): Promise<string[][]> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
  const bytes = readFileSync(await (await coming).path());
  const rows = await readSheet(new Uint8Array(bytes).buffer, "Courses");
  return rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
}

async function upload(page: Page, rows: string[][]): Promise<void> {
  await page.getByLabel("Choose the file").setInputFiles({
    name: "courses.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await writeWorkbook([{ name: "2027", rows, widths: [] }]),
  });
}

for (const width of [360, 1440]) {
  test(`changes 200 courses with 3 wrong rows, and takes it back, at ${width} px`, async ({
    browser,
  }) => {
    const page = await openSpreadsheet(browser, width);
    const rows = await downloaded(page);
    const [header = []] = rows;
    const column = (name: string) => header.indexOf(name);
    const short = rows.filter((row) =>
      row[column("Name of the course")]?.startsWith("Short course"),
    );
    expect(short).toHaveLength(COURSES);
    await upload(page, rows);
    const soon = { timeout: 60_000 };
    await expect(page.getByText("Nothing would change")).toBeVisible(soon);
    await isFine(page);

    for (const [at, row] of short.entries()) {
      row[column("Duration")] = `${at + 1} weeks`;
      if (at < WRONG) row[column("Credits")] = "many";
    }
    const first = Number(short[0]?.[column("Course number")]);
    const last = Number(short.at(-1)?.[column("Course number")]);
    await upload(page, rows);
    await expect(
      page.getByText(
        "3 rows have mistakes: correct them in the file and upload it again, or apply the other 197.",
      ),
    ).toBeVisible(soon);
    await expect(page.getByText('must be a number; it holds "many".')).toHaveCount(WRONG);
    await expect(page.getByText("After: 4 weeks")).toBeVisible();
    await isFine(page);
    await page.getByRole("button", { name: "Apply the other 197" }).click();
    await expect(page.getByText("Applied.")).toBeVisible(soon);
    await expect.poll(() => durationOf(page, last)).toBe("200 weeks");
    expect(await durationOf(page, first)).toBeNull();
    await isFine(page);

    await page.getByRole("button", { name: "Undo all 197 rows of courses.xlsx" }).first().click();
    await expect(page.getByText("Undone: everything is as it was.")).toBeVisible(soon);
    await expect.poll(() => durationOf(page, last)).toBeNull();
    await upload(page, [["title"], ["x"]]);
    await expect(
      page.getByRole("alert").filter({ hasText: "lacks the column Name of the course" }),
    ).toBeVisible();
    await page.context().close();
  });
}

async function durationOf(page: Page, id: number): Promise<string | null> {
  const answer = await page.request.get(`${office.site.origin}/api/v1/p/courses/${id}`);
  return (await answer.json()).data.duration_text;
}
