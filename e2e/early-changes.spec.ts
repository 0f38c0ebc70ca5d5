import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const CASES: { name: string; path: string; change: Change; counts: Change }[] = [
  {
    name: "a ticked course is on the shortlist",
    path: "/courses",
    change: (page) =>
      page
        .getByRole("checkbox", { name: /shortlist/ })
        .first()
        .check(),
    counts: (page) =>
      expect(page.getByRole("banner").getByRole("link", { name: /shortlist/i })).toContainText("1"),
  },
  {
    name: "a ticked course is on the shortlist beside those of earlier visits",
    path: "/courses",
    change: async (page) => {
      await page.evaluate(() => localStorage.setItem("coursesToShortlist", "[1]"));
      await page
        .getByRole("checkbox", { name: /shortlist/ })
        .last()
        .check();
    },
    counts: (page) =>
      expect(page.getByRole("banner").getByRole("link", { name: /shortlist/i })).toContainText("2"),
  },
  {
    name: "a chosen way of study narrows the list",
    path: "/courses",
    change: (page) => page.getByRole("checkbox", { name: /^Online/ }).check(),
    counts: (page) => expect(page).toHaveURL(/delivery_modality=online/),
  },
  {
    name: "a chosen order holds",
    path: "/courses",
    change: async (page) => {
      await page.getByLabel("Sort").selectOption({ label: "Lowest total cost" });
    },
    counts: (page) => expect(page).toHaveURL(/sort=/),
  },
  {
    name: "an answer of the career guide counts",
    path: "/careerguide",
    change: (page) => page.getByRole("radio", { name: "Online" }).check(),
    counts: (page) => expect(page.getByRole("button", { name: "Next" })).toBeEnabled(),
  },
  {
    name: "what was typed into the search is suggested for",
    path: "/courses",
    change: (page) => page.getByRole("combobox").first().pressSequentially("nurs"),
    counts: (page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible(),
  },
  {
    name: "a search that has the focus suggests",
    path: "/",
    change: (page) => page.getByRole("combobox").first().focus(),
    counts: (page) => expect(page.getByRole("listbox")).toContainText("Not found"),
  },
  {
    name: "a course that was added by its button is on the shortlist",
    path: "/courses/1/x",
    change: (page) => page.getByRole("button", { name: "Add to shortlist" }).click(),
    counts: (page) =>
      expect(page.getByRole("button", { name: "Remove from shortlist" })).toBeVisible(),
  },
  {
    name: "a text that was unfolded is whole",
    path: "/institutions/10",
    change: (page) => page.getByRole("button", { name: "Read More" }).click(),
    counts: (page) => expect(page.getByRole("button", { name: "Read Less" })).toBeVisible(),
  },
  {
    name: "who pressed Sign in is answered on the page",
    path: "/login",
    change: async (page) => {
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("not my password");
      await page.getByRole("button", { name: "Sign in" }).click();
    },
    counts: (page) => expect(page.getByText("Invalid email or password")).toBeVisible(),
  },
];

type Change = (page: Page) => Promise<void>;

test.describe("What is changed or pressed before a page's scripts have come counts:", () => {
  for (const { name, path, change, counts } of CASES) {
    test(name, { tag: "@refused" }, async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      // Ends once the page answers.
      const answering = page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await change(page);
      scripts.resolve();
      await answering;
      await counts(page);
    });
  }
});

test("A press whose scripts do not come says so, and counts where they come after all", {
  tag: "@refused",
}, async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const answering = page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Sign in" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "has not loaded in full" });
  await expect(notice.getByRole("link", { name: "Load it again" })).toBeVisible({
    timeout: 15_000,
  });
  scripts.resolve();
  await answering;
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
