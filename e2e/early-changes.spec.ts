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
];

type Change = (page: Page) => Promise<void>;

test.describe("What is changed before a page's scripts have come counts:", () => {
  for (const { name, path, change, counts } of CASES) {
    test(name, async ({ page }) => {
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
