import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { isFineInLightAndDark } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { openSignedIn, ownAddress, registered, sessionOf, somebody } from "./people.ts";
import { sidewaysScroll } from "./shortlisting.ts";

const FAILED = "Sorry, there was an error processing your message.";
const LIMIT_REACHED = "Message limit reached. Please register to continue chatting.";

const box = (page: Page) => page.getByLabel("Your message");
const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });

async function say(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await sendButton(page).click();
}

test.describe("chat", () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: "default" });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ TRUST_PROXY: "true", FREE_MESSAGES: "2" });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

  async function open(page: Page, address = "/chat"): Promise<void> {
    await page.goto(site.origin + address);
    await expect(log(page)).toContainText("Hello");
  }

  test("an anonymous visitor is answered until the free messages are used up", {
    tag: "@refused",
  }, async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Career Guidance");
    const banner = (left: number) =>
      page.getByText(`${left} free messages remaining. Register to get unlimited messages!`);
    await expect(banner(2)).toBeVisible();
    await say(page, "Diplomas I can study online");
    await expect(banner(1)).toBeVisible();
    await expect(log(page).getByRole("article").first()).toBeVisible();
    await say(page, "which of them is the cheapest?");
    await expect(banner(0)).toBeVisible();
    await say(page, "and in Addu?");
    await expect(page.getByText(LIMIT_REACHED)).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await page.getByRole("alert").getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL(`${site.origin}/register`);
  });

  test("a course goes from an answer to the shortlist, and its page opens", async ({ page }) => {
    await open(page);
    await say(page, "Diplomas I can study online");
    const card = log(page).getByRole("article").first();
    await card.getByRole("checkbox").check();
    const held = await page.evaluate(() => localStorage.getItem("coursesToShortlist"));
    expect(JSON.parse(held ?? "[]")).toHaveLength(1);
    const link = card.getByRole("heading").getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("what was said is there after a reload, and can be deleted", async ({ page }) => {
    await open(page);
    await say(page, "What does level 5 mean?");
    await expect(log(page)).toContainText("Diploma");
    await page.reload();
    await expect(log(page)).toContainText("What does level 5 mean?");
    await expect(log(page)).toContainText("Diploma");
    await page.getByRole("button", { name: "Clear chat" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(log(page)).not.toContainText("level 5");
    await page.reload();
    await expect(log(page)).toContainText("Hello");
    await expect(log(page)).not.toContainText("level 5");
    await expect(page.getByText("1 free messages remaining.")).toBeVisible();
  });

  test("who signs in takes the conversation along and has no limit", async ({ page }) => {
    const person = await registered(page, site.origin, somebody("Mariyam Latheef"));
    await open(page);
    await say(page, "What does level 5 mean?");
    await expect(page.getByText("1 free messages remaining.")).toBeVisible();
    const token = await sessionOf(page, site.origin, person);
    await openSignedIn(page, `${site.origin}/chat`, token);
    await expect(page.getByText("Welcome, Mariyam Latheef!")).toBeVisible();
    await expect(log(page)).toContainText("What does level 5 mean?");
    await expect(page.getByText("free messages remaining")).toHaveCount(0);
    for (const message of ["hello", "thank you", "What does level 6 mean?"]) {
      await say(page, message);
      await expect(log(page)).toContainText(message);
      await expect(sendButton(page)).toBeVisible();
    }
    await expect(box(page)).toBeVisible();
  });

  test("only messages that say something are sent, and each once", async ({ page }) => {
    await open(page);
    const sent: string[] = [];
    await page.route("**/api/chat", async (route) => {
      sent.push(route.request().postDataJSON().message);
      await released;
      await route.fulfill({ json: { response: "Two answers? No.", remaining_messages: 1 } });
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await say(page, "   ");
    await box(page).press("Enter");
    expect(sent).toEqual([]);
    await box(page).fill("first line");
    await box(page).press("Shift+Enter");
    await box(page).pressSequentially("second line");
    await box(page).press("Enter");
    await box(page).press("Enter");
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    await expect(box(page)).toBeFocused();
    release();
    await expect(log(page)).toContainText("Two answers? No.");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    expect(sent).toEqual(["first line\nsecond line"]);
  });

  test("a lost connection is told, and the message can be sent again", {
    tag: "@refused",
  }, async ({ page }) => {
    await open(page);
    await page.route("**/api/chat", (route) => route.abort());
    await say(page, "What does level 5 mean?");
    await expect(log(page).getByText(FAILED)).toBeVisible();
    await page.unroute("**/api/chat");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(log(page)).toContainText("Diploma");
    await expect(log(page).getByText(FAILED)).toHaveCount(0);
    await expect(log(page).getByText("What does level 5 mean?")).toHaveCount(1);

    await page.route("**/api/chat", (route) => route.fulfill({ status: 500, json: {} }));
    await say(page, "And level 6?");
    await expect(box(page)).toHaveValue("And level 6?");
    await expect(log(page).getByText("And level 6?")).toHaveCount(0);
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test("an answer that comes piece by piece is shown as it comes", async ({ page }) => {
    await open(page);
    await page.route("**/api/chat", async (route) => {
      const event = (name: string, data: unknown) =>
        `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      const body =
        event("text", { text: "A reef " }) +
        ": still here\n\n" +
        event("text", { text: "of pieces." }) +
        event("answer", {
          response: "A reef of pieces.",
          remaining_messages: 1,
          parts: [{ kind: "text", text: "A reef of pieces." }],
          chips: [{ label: "Go on", message: "go on" }],
        });
      await route.fulfill({ contentType: "text/event-stream", body });
    });
    await say(page, "hello");
    await expect(log(page)).toContainText("A reef of pieces.");
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
    await expect(page.getByText("1 free messages remaining.")).toBeVisible();
  });

  test("a next step is taken with the keyboard", async ({ page }) => {
    await open(page);
    const step = page.getByRole("list", { name: "Suggestions" }).getByRole("button").first();
    const message = (await step.textContent()) ?? "";
    await step.focus();
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(message);
    await expect(box(page)).toBeFocused();
  });

  test("the newest question stands at the top, on a phone too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await say(page, "Diplomas I can study online");
    await expect(log(page).getByRole("article").first()).toBeVisible();
    await expect(log(page).getByText("Diplomas I can study online")).toBeInViewport();
    await expect(box(page)).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test("a conversation is accessible", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await say(page, "Diplomas I can study online");
    await expect(log(page).getByRole("article").first()).toBeVisible();
    await say(page, "compare the first two");
    await expect(log(page).getByRole("table")).toBeVisible();
    await isFineInLightAndDark(page);
  });

  test("a question can come with the address, as a hash address too", async ({ page }) => {
    await page.goto(`${site.origin}/#/chat?ask=courses+in+Addu`);
    await expect(page).toHaveURL(`${site.origin}/chat?ask=courses+in+Addu`);
    await expect(box(page)).toHaveValue("courses in Addu");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a form carries the conversation on", { tag: "@refused" }, async ({ page }) => {
      await page.goto(`${site.origin}/chat`);
      await expect(page.getByText("Without JavaScript your conversation lasts")).toBeVisible();
      await say(page, "What does level 5 mean?");
      await expect(log(page)).toContainText("Diploma");
      await expect(page.getByText("1 free messages remaining.")).toBeVisible();
      await say(page, "and level 6?");
      await expect(log(page)).toContainText("What does level 5 mean?");
      await expect(log(page)).toContainText("and level 6?");
      await say(page, "and level 7?");
      await expect(page.getByText(LIMIT_REACHED)).toBeVisible();
    });
  });
});
