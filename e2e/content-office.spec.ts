import type { Page } from "@playwright/test";
import { jpeg } from "../test/pictures.ts";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startRealSite } from "./own-site.ts";
import { openSignedIn, ownAddress } from "./people.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** Folder for screenshots; without it none are taken. */
const PICTURES = process.env.PICTURES;

test.describe.configure({ mode: "serial" });

let site: OwnSite;
/** A session of the administrator. */
let admin: string;

test.beforeAll(async ({ browser }) => {
  site = await startRealSite({ TRUST_PROXY: "127.0.0.1" });
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  admin = await administrator(await context.newPage(), site);
  await context.close();
});
test.afterAll(() => site?.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.setExtraHTTPHeaders(ownAddress());
  await openSignedIn(page, site.origin + path, admin);
}

async function look(page: Page, name: string): Promise<void> {
  await isFine(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}

/** A course whose total is one figure in dollars. */
async function dollarCourse(page: Page): Promise<{ id: number; cost: number }> {
  for (let at = 1; at < 10; at++) {
    const found = await page.request.get(`${site.origin}/api/v1/p/courses?limit=100&page=${at}`);
    for (const { id, total_cost: cost } of (await found.json()).data) {
      if (cost?.currency === "USD" && cost.from === cost.to) return { id, cost: cost.from };
    }
  }
  throw new Error("no course is priced in dollars");
}

for (const viewport of SIZES) {
  test.describe(`the operator's office at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("adds, moves, changes and puts back a question", { tag: "@refused" }, async ({ page }) => {
      const question = `Is it free at ${viewport.width}?`;
      await open(page, "/office/content");
      await expect(page.getByRole("heading", { name: "Content" })).toBeVisible();
      await look(page, "content");
      await page.getByRole("button", { name: "Add a question" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Type the question")).toBeVisible();
      await page.getByLabel("Question", { exact: true }).fill(question);
      await page.getByRole("textbox", { name: "Answer" }).fill("It is.");
      await look(page, "content-form");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Added. The site shows it within a second.")).toBeVisible();
      const last = page.getByRole("list").filter({ hasText: question }).getByRole("listitem");
      await expect(last.last()).toContainText(question);
      const up = page.getByRole("button", { name: `Move up: ${question}` });
      await up.press("Enter");
      await expect(page.getByText(/^Moved to place/)).toBeVisible();
      await expect(up).toBeFocused();
      const questions = async () => {
        await page.goto(`${site.origin}/aboutus`);
        return await page.locator("#questions h3").allTextContents();
      };
      await expect.poll(async () => (await questions()).at(-2)).toBe(question);
      await open(page, "/office/content");
      await page.getByRole("button", { name: `Change: ${question}` }).click();
      await page.getByLabel("Shown on the site").uncheck();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The site shows it within a second.")).toBeVisible();
      await expect.poll(questions).not.toContain(question);
      await open(page, "/office/content?list=history");
      await look(page, "content-history");
      await page
        .getByRole("button", { name: `Put back what was before: ${question}` })
        .first()
        .click();
      await expect.poll(questions).toContain(question);
    });

    test("keeps the focus in its forms, and asks before what is typed is left", {
      tag: "@refused",
    }, async ({ page }) => {
      await open(page, "/office/content");
      const add = page.getByRole("button", { name: "Add a question" });
      const question = page.getByLabel("Question", { exact: true });
      await add.click();
      await expect(question).toBeFocused();
      await page.getByRole("textbox", { name: "Answer" }).fill("It is.");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Type the question")).toBeVisible();
      await expect(question).toBeFocused();
      const asked: string[] = [];
      page.once("dialog", async (dialog) => {
        asked.push(dialog.message());
        await dialog.dismiss();
      });
      const history = page.getByRole("button", { name: "History", exact: true });
      await history.click();
      await expect.poll(() => asked).toEqual(["What you typed is not saved. Leave without it?"]);
      await expect(page.getByRole("textbox", { name: "Answer" })).toHaveText("It is.");
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(add).toBeFocused();
      await add.click();
      await question.fill("Is it left?");
      page.once("dialog", (dialog) => dialog.accept());
      await history.click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/list=history/);
    });

    test("gives a testimonial its photo", { tag: "@refused" }, async ({ page }) => {
      const name = `Aishath of ${viewport.width}`;
      await open(page, "/office/content?list=testimonials");
      await page.getByRole("button", { name: "Add a testimonial" }).click();
      await page.getByLabel("Who said it").fill(name);
      await page.getByLabel("What they said").fill("It showed me what to ask.");
      const photo = async (width: number) => ({
        name: "face.jpg",
        mimeType: "image/jpeg",
        buffer: await jpeg({ width, height: width }),
      });
      await page.getByLabel("Choose photo").setInputFiles(await photo(40));
      await expect(page.getByText(/would look blurred/)).toBeVisible();
      await page.getByLabel("Choose photo").setInputFiles(await photo(400));
      await expect(page.getByRole("img", { name: "Photo as it is" })).toBeVisible();
      await look(page, "testimonial-photo");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Added. The site shows it within a second.")).toBeVisible();
      const faces = async () => {
        await page.goto(site.origin);
        const said = page.locator("figure", { hasText: name });
        return await said.locator('img[src$="/96.webp"]').count();
      };
      await expect.poll(faces).toBe(1);
    });

    test("plans a news line for a time", { tag: "@refused" }, async ({ page }) => {
      await open(page, "/office/content?list=messages");
      await page.getByRole("button", { name: "Add a news line" }).click();
      await page.getByLabel("Text").fill(`Open day at ${viewport.width}`);
      await page.getByLabel("Shown from (optional)").fill("2099-01-02T08:00");
      await page.getByLabel("Shown until (optional)").fill("2099-01-01T08:00");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("must be after the start")).toBeVisible();
      await page.getByLabel("Shown until (optional)").fill("2099-01-03T08:00");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("from 2 January 2099, 08:00").last()).toBeVisible();
      await expect(page.getByText("Planned").first()).toBeVisible();
      await look(page, "content-messages");
    });

    test("names the site anew, and gives it its own name back", { tag: "@refused" }, async ({
      page,
    }) => {
      const name = `Reef Courses ${viewport.width}`;
      const title = async () => {
        await page.goto(`${site.origin}/aboutus`);
        return await page.title();
      };
      await open(page, "/office/site");
      await page.getByLabel("Contact address").fill("nobody");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(/Contact address must be a mail address/)).toBeVisible();
      await page.getByLabel("Contact address").fill("desk@reef.example");
      await page.getByLabel("Name of the site").fill(name);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The site shows it within a second.")).toBeVisible();
      await look(page, "site");
      await expect.poll(title).toMatch(new RegExp(`\\| ${name}$`));
      await expect(page.getByRole("link", { name: "desk@reef.example" })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(name);
      await hydrated(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).first().click();
      await expect(page).toHaveTitle(new RegExp(`\\| ${name}$`));
      await open(page, "/office/site");
      await page.getByLabel("Name of the site").fill("");
      await page.getByLabel("Contact address").fill("");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The site shows it within a second.")).toBeVisible();
      await expect.poll(title).toMatch(/\| Magu$/);
    });

    test("drafts new terms, which are announced until they are in force", {
      tag: "@refused",
    }, async ({ page, browser }) => {
      const words = `Posted at ${viewport.width}.`;
      await open(page, "/office/texts");
      await look(page, "texts");
      await page.getByRole("link", { name: "Change: Terms of Service" }).click();
      await page.getByRole("button", { name: "Change: Who we are" }).click();
      await page.getByRole("textbox", { name: "Title" }).fill("");
      await page.getByRole("button", { name: "Save the draft" }).click();
      await expect(page.getByText("Type the title", { exact: true }).first()).toBeVisible();
      await page.getByRole("textbox", { name: "Title" }).fill("Who we are");
      await page.getByRole("textbox", { name: "Text", exact: true }).fill(words);
      await page.getByRole("button", { name: "Save the draft" }).click();
      await expect(page.getByText("The draft is saved.")).toBeVisible();
      const preview = page.frameLocator("iframe");
      await expect(preview.getByText(words)).toBeVisible();
      await look(page, "text-editor");
      await page.getByRole("button", { name: "Post the text" }).click();
      await expect(page.getByText("To come").first()).toBeVisible();
      // Announced and read without JavaScript.
      const context = await browser.newContext({ javaScriptEnabled: false, viewport });
      const reader = await context.newPage();
      const read = async () => {
        await reader.goto(`${site.origin}/termsofservice`);
        return await reader.locator("article").textContent();
      };
      await expect.poll(read).toContain("A new text takes effect on");
      await expect(reader.locator("article")).not.toContainText(words);
      await reader.getByRole("link", { name: "Read the new text" }).last().click();
      await expect(reader.locator("article")).toContainText(words);
      await expect(reader.getByText(/This text takes effect on/)).toBeVisible();
      await context.close();
      await page.goto(`${site.origin}/termsofservice`);
      await look(page, "terms-announced");
      await open(page, "/office/texts?page=terms");
      page.on("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: "Read the text that ships" }).click();
      await expect(preview.getByText("a website owned and run by a company")).toBeVisible();
      await page
        .getByRole("button", { name: /^Withdraw the text/ })
        .first()
        .click();
      await expect(page.getByText("Withdrawn. It will not take effect.")).toBeVisible();
      const announced = async () => {
        await page.goto(`${site.origin}/termsofservice`);
        return await page.locator("article").textContent();
      };
      await expect.poll(announced).not.toContain("A new text takes effect");
    });

    test("changes a rate, which the course and its comparison count with", {
      tag: "@refused",
    }, async ({ page }) => {
      const course = await dollarCourse(page);
      await open(page, "/office/rules");
      await page.getByLabel("Rufiyaa for one").fill("20");
      await page.getByLabel("Since").first().fill("");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert")).toContainText("since when must be a day");
      await page.getByLabel("Since").first().fill("2026-11-20");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The site counts with it within a second.")).toBeVisible();
      await look(page, "rules");
      const read = async (path: string) => {
        await page.goto(site.origin + path);
        return await page.getByRole("main").textContent();
      };
      const counted = `MVR ${(course.cost * 20).toLocaleString("en")}`;
      await expect.poll(() => read(`/courses/${course.id}/x`)).toContain(counted);
      expect(await read(`/compare?ids=${course.id}`)).toContain(counted);
      await open(page, "/office/rules");
      await page.getByRole("button", { name: "Use what ships: Exchange rates" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved. The site counts with it within a second.")).toBeVisible();
      await expect.poll(() => read(`/courses/${course.id}/x`)).not.toContain(counted);
    });

    test("renames a category, whose old addresses lead to it", { tag: "@refused" }, async ({
      page,
    }) => {
      const before = viewport.width === 360 ? "Marketing" : "Marketing at 360";
      const name = `Marketing at ${viewport.width}`;
      await open(page, "/office/categories");
      await page.getByLabel("Find a category").fill(before);
      await look(page, "categories");
      await page.getByRole("button", { name: `Change: ${before}`, exact: true }).click();
      await page.getByLabel("Name", { exact: true }).fill("Health and Welfare");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(
        page.getByText(/There is a category "Health and Welfare" already/),
      ).toBeVisible();
      await look(page, "categories-form");
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Source, or why").fill("The ministry's list of fields");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`Saved: ${name}.`)).toBeVisible();
      await page.getByRole("button", { name: "Show the history" }).click();
      await expect(page.getByText("The ministry's list of fields").first()).toBeVisible();
      await look(page, "categories-history");
      const led = async (address: string) => {
        await page.goto(site.origin + address);
        return new URL(page.url()).searchParams.get("category");
      };
      await expect.poll(() => led("/courses?category=Marketing")).toBe(name);
      expect(await led("/calendar?category=Marketing")).toBe(name);
      await page.goto(site.origin);
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 2, name: /Marketing at/ })).toBeVisible();
    });

    test("removes a category and merges another, whose name leads on everywhere", {
      tag: "@refused",
    }, async ({ page }) => {
      const [gone, merged] = [`Nothing at ${viewport.width}`, `Sea trades at ${viewport.width}`];
      const kept = "Health and Welfare";
      const addAndOpen = async (name: string) => {
        await page.getByRole("button", { name: "Add a category" }).click();
        await page.getByLabel("Name", { exact: true }).fill(name);
        await page.getByRole("button", { name: "Save" }).click();
        await expect(page.getByText(`Added: ${name}.`)).toBeVisible();
        await page.getByRole("button", { name: `Change: ${name}`, exact: true }).click();
      };
      page.on("dialog", (dialog) => dialog.accept());
      await open(page, "/office/categories");
      await addAndOpen(gone);
      await look(page, "categories-merging");
      await page.getByRole("button", { name: "Remove" }).click();
      await expect(page.getByText(`Removed: ${gone}.`)).toBeVisible();
      await addAndOpen(merged);
      await page.getByLabel("Make it part of another").selectOption(kept);
      await page.getByRole("button", { name: "Merge" }).click();
      await expect(page.getByText(`${merged} is part of ${kept} now.`)).toBeVisible();
      await expect(page.getByText(`Before: ${merged}`)).toBeVisible();
      const led = async () => {
        await page.goto(`${site.origin}/courses?category=${merged}`);
        return new URL(page.url()).searchParams.get("category");
      };
      await expect.poll(led).toBe(kept);
      // What a browser keeps of its owner, and what a link carries, say the name that the field had.
      const code = `level_1=5&level_1_field=${merged}`;
      const field = page.locator("[name=level_1_field]");
      await page.goto(`${site.origin}/what-i-have#${code}`);
      await expect(field).toHaveValue(kept);
      await page.evaluate((have) => localStorage.setItem("what_i_have", have), code);
      await page.goto(`${site.origin}/pathways`);
      await expect(page.getByRole("main")).toContainText(`in ${kept}`);
    });
  });
}
