import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";

const INSTITUTES = "id,name,overseas,country,blacklisted\n1,REEF COLLEGE,0,mv,0\n";
const COURSES =
  "id,name,credits,duration,modality,delivery,mnqf_id,mnqf_level,mnqf_title,institute_id,institute_name\n";
const row = (id: number, name: string) =>
  `${id},${name},120,1 YEAR,FACE-TO-FACE,FULL-TIME,5,5,DIPLOMA,1,REEF COLLEGE\n`;
const KEPT = [
  row(1, "DIPLOMA IN NURSING (Temporary approval)"),
  row(2, "DIPLOMA IN MIDWIFERY"),
  ...Array.from({ length: 12 }, (_, at) => row(10 + at, `DIPLOMA IN NURSING PART ${at + 1}`)),
];
const GONE = row(3, "DIPLOMA IN NURSING CARE");

/** A separate site with two states of a register; the later one lacks a course. */
test.describe("where facts come from", () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: "default" });
  const folder = mkdtempSync(join(tmpdir(), "magu-register-"));
  let site: OwnSite;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startOwnSite({ OPERATOR_EMAIL: "operator@magu.example", LOG_LEVEL: "silent" });
    await readRegister([...KEPT, GONE], "--replace-sample");
    await expect.poll(async () => (await courses()).length, { timeout: 30_000 }).toBe(15);
    gone = (await courses()).find(({ name }) => name === "Diploma in Nursing Care")!;
    await readRegister(KEPT);
    await expect.poll(async () => (await courses()).length, { timeout: 30_000 }).toBe(14);
  });
  let gone: Listed;

  test.afterAll(() => {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Listed {
    id: number;
    name: string;
    url: string;
  }

  async function courses(): Promise<Listed[]> {
    const answer = await fetch(`${site.origin}/api/v1/p/courses?limit=100`);
    return ((await answer.json()) as { data: Listed[] }).data;
  }

  async function course(name: string): Promise<Listed> {
    return (await courses()).find((one) => one.name === name)!;
  }

  async function readRegister(rows: string[], ...options: string[]) {
    const register = join(folder, "register");
    mkdirSync(register, { recursive: true });
    writeFileSync(join(register, "institutes.csv"), INSTITUTES);
    writeFileSync(join(register, "courses.csv"), COURSES + rows.join(""));
    const command = ["scripts/import.ts", "mqa", register, "--live", "--yes", ...options];
    const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" };
    await promisify(execFile)(process.execPath, command, { env });
  }

  test("a temporary approval says so, of when it is and who says it", async ({ page }) => {
    await page.goto(site.origin + (await course("Diploma in Nursing")).url);
    await expect(page.getByText(/^Temporary approval, stated \d+ years ago$/)).toBeVisible();
    await expect(
      page.getByText(/^From the MQA register of March 2021 \(\d+ years ago\)\./),
    ).toHaveCount(1);
    await expect(page.getByText(/^Approved by/)).toHaveCount(0);
    const comes = page.getByRole("region", { name: "Where this comes from" });
    await expect(comes.getByText("Published by: Maldives Qualifications Authority")).toBeVisible();
  });

  test("an approval older than a year says its age and not plainly approved", async ({ page }) => {
    await page.goto(site.origin + (await course("Diploma in Midwifery")).url);
    await expect(page.getByText(/^MQA approval, stated \d+ years ago$/)).toBeVisible();
    await expect(page.getByText("Ask the institution whether it still holds.")).toBeVisible();
    await expect(page.getByText(/^Approved by/)).toHaveCount(0);
  });

  test("a course that left its register has a page that leads on @refused", async ({ page }) => {
    const answer = await page.goto(site.origin + gone.url);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1, name: gone.name })).toBeVisible();
    await expect(page.getByText(/^No longer in the MQA register, since /)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const nearest = page.getByRole("region", { name: "Nearest to it" });
    await nearest.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/courses\/\d+\//);
    await expect(page.getByText(/^No longer in the MQA register/)).toHaveCount(0);
    // The page cache serves the same status.
    expect((await fetch(site.origin + gone.url)).status).toBe(410);
    expect((await fetch(site.origin + gone.url)).status).toBe(410);
  });

  test("a comparison says what is no longer offered, and lets go of it @refused", async ({
    page,
  }) => {
    const nursing = await course("Diploma in Nursing");
    await page.addInitScript(
      (ids) => {
        if (localStorage.getItem("asked") === null) {
          localStorage.setItem("coursesToShortlist", ids);
          localStorage.setItem("asked", "");
        }
      },
      JSON.stringify([nursing.id, gone.id]),
    );
    await page.goto(`${site.origin}/compare`);
    const head = page.getByRole("columnheader", { name: new RegExp(`^${gone.name}`) });
    await expect(head.getByText("No longer listed")).toBeVisible();
    await expect(head.getByText(/No longer in the MQA register, since/)).toBeVisible();
    await page.getByText(`Remove From Comparison: ${gone.name}`, { exact: true }).click();
    await expect(head).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("coursesToShortlist"))).toBe(
      `[${nursing.id}]`,
    );
    await page.goto(`${site.origin}/compare?ids=${gone.id}`);
    await expect(page.getByText("No longer listed", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^See what is nearest/ })).toBeVisible();
  });

  test("the sources and their licences are a page of their own", async ({ page }) => {
    await page.goto(site.origin);
    await page.getByRole("contentinfo").getByRole("link", { name: "Sources and Licences" }).click();
    const register = page.getByRole("listitem").filter({ hasText: "MQA register" });
    await expect(register).toContainText("March 2021");
    await expect(register).toContainText("14 courses, 1 institution");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a mistake is reported from the page that it stands on @refused", async ({ page }) => {
      const { id, url, name } = await course("Diploma in Midwifery");
      await page.goto(site.origin + url);
      await page
        .getByRole("link", { name: /^Report a mistake/ })
        .first()
        .click();
      await expect(page.getByRole("link", { name: `${name} at Reef College` })).toBeVisible();
      await page.getByLabel("What is wrong?").selectOption({ label: "Approval" });
      await page.getByLabel("Message", { exact: true }).fill("It is no longer approved.");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("Enter your name").first()).toBeVisible();
      await expect(page.getByLabel("What is wrong?")).toHaveValue("approval");
      await page.getByLabel("Name", { exact: true }).fill("Aishath");
      await page.getByLabel("Email", { exact: true }).fill("aishath@example.com");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText(/^Thank you for your message/)).toBeVisible();
      await expect
        .poll(() => site.mailsTo("operator@magu.example").at(-1) ?? "")
        .toContain(`/courses/${id}/`);
      const mail = site.mailsTo("operator@magu.example").at(-1)!;
      expect(mail).toContain("Part: Approval");
      expect(mail).toContain("From the MQA register of March 2021");
    });
  });
});
