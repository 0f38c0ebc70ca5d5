import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./fixtures.ts";

// A separate server, whose database loses a table while it runs.
const dataDir = mkdtempSync(join(tmpdir(), "magu-failing-"));
let server: ChildProcess;
let origin: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", PORT: "0" };
  server = spawn(process.execPath, ["build/server/index.js"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: "", PUBLIC_URL: "" },
  });
  origin = await new Promise<string>((resolve) => {
    server.stdout?.on("data", (printed) => {
      const address = /http:\S+/.exec(String(printed))?.[0];
      if (address) resolve(address);
    });
  });
  const database = new DatabaseSync(join(dataDir, "magu.sqlite"));
  database.exec("alter table courses rename to courses_lost");
  database.close();
});

test.afterAll(() => {
  server.kill("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Words of the error, its location and its stack, none of which a visitor may see. */
const INSIDES = /no such table|courses_lost|select |SQLITE|node_modules|at async|\/build\//i;

test("a page that fails is a designed page with status 500", { tag: "@refused" }, async ({
  page,
}) => {
  const response = await page.goto(`${origin}/courses/1/any`);
  expect(response?.status()).toBe(500);
  await expect(page).toHaveTitle("Something went wrong | Magu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("we are working to resolve it")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
  expect(await response?.text()).not.toMatch(INSIDES);
  expect(await page.content()).not.toMatch(INSIDES);
});

test("a move to a page that fails keeps the page, and says so", { tag: "@refused" }, async ({
  page,
}) => {
  await page.goto(`${origin}/courses`);
  const answer = page.waitForResponse((response) => response.url().includes(".data"));
  await page.getByRole("link", { name: "View Course Details" }).first().click();
  expect(await (await answer).text()).not.toMatch(INSIDES);
  const notice = page.getByRole("status").filter({ hasText: "the site did not answer" });
  await expect(notice.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
});

test("there is no styleguide where nobody asked for it", async ({ request }) => {
  expect((await request.get(`${origin}/styleguide`)).status()).toBe(404);
});

test("the API says no more than that", async ({ request }) => {
  const answer = await request.get(`${origin}/api/v1/p/courses/1`);
  expect(answer.status()).toBe(500);
  expect(await answer.json()).toEqual({
    error: "An error has occurred, and we are working to resolve it.",
    code: "internal",
  });
});
