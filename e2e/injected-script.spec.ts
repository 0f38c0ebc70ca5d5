import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite();
  // Simulates a text that got past every check into the database.
  const database = new DatabaseSync(join(site.dataDir, "magu.sqlite"));
  const script = "<script>document.documentElement.dataset.injected = 'ran'</script>";
  database.prepare("update institutions set overview = ? where id = 1").run(`<p>Hi</p>${script}`);
  database.close();
});

test.afterAll(() => site.stop());

test("a script that came in with somebody's text does not run", {
  tag: "@forbidden",
}, async ({ page }) => {
  const response = await page.goto(`${site.origin}/institutions/1`);
  expect(await response?.text()).toContain("dataset.injected = 'ran'");
  // Our own scripts run: the page is hydrated.
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-injected");
});
