import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf } from "./geometry.ts";
import { holdClock, settled } from "./held-clock.ts";

const THANKS = "Thank you for your message. We have received it and will respond shortly";
const FAILED = "An error has occurred, and we are working to resolve it.";
const TICKETS = "**/api/v1/p/tickets";

const form = (page: Page) => page.locator("#contact form");
const questions = (page: Page) => page.locator("#questions details");

async function write(page: Page, values: { name: string; email: string; message: string }) {
  await page.getByLabel("Name", { exact: true }).fill(values.name);
  await page.getByLabel("Email", { exact: true }).fill(values.email);
  await page.getByLabel("Message").fill(values.message);
}

const send = (page: Page) => form(page).getByRole("button", { name: "Send message" }).click();
const LETTER = { name: "Aishath", email: "aishath@example.com", message: "Is the list complete?" };

test.describe("about", () => {
  test("has the sections of the specification", async ({ page }) => {
    await page.goto("/aboutus");
    for (const name of [
      "Vision",
      "Mission",
      "Core Values",
      "Why Magu?",
      "Frequently Asked Questions",
      "Why list your courses?",
      "Contact Us",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    const named = async (selector: string) => await page.locator(selector).allTextContents();
    expect(await named("dl dt")).toEqual([
      "Accessibility",
      "User-Centric Approach",
      "Innovation",
      "Lifelong Learning",
      "Impact",
      "Empowerment",
      "Collaboration",
    ]);
    expect(await named("#why h3")).toHaveLength(6);
    expect(await named("#list-your-courses h3")).toHaveLength(6);
    const all = page.getByRole("link", { name: "View All Courses" }).first();
    await expect(all).toHaveAttribute("href", "/courses");
    const networks = page.locator("#contact").getByRole("link");
    for (const network of ["Instagram", "X", "Facebook", "LinkedIn"]) {
      await expect(networks.and(page.getByLabel(network, { exact: true }))).toBeVisible();
    }
    await expect(page.locator('#contact a[href^="mailto:"]')).toBeVisible();
  });

  test("lists the server's questions in its order, and searches them", async ({ page }) => {
    await page.goto("/aboutus");
    const { data } = await (await page.request.get("/api/v1/p/faqs?noPaginate=true")).json();
    const asked = data.map(({ question }: { question: string }) => question);
    expect(asked.length).toBeGreaterThan(5);
    expect(await page.locator("#questions h3").allTextContents()).toEqual(asked);
    await page.getByLabel("Search the questions").fill("DIPLOMA mnqf");
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByText(`1 of ${asked.length} questions`)).toBeVisible();
    await page.getByLabel("Search the questions").fill("zzzz");
    await expect(page.getByText("No question holds these words.")).toBeVisible();
    await page.getByLabel("Search the questions").fill("");
    await expect(questions(page)).toHaveCount(asked.length);
  });

  test("opens and shows the answer that an address names", async ({ page }) => {
    await page.goto("/aboutus");
    const link = questions(page).nth(4).locator("summary");
    await link.click();
    await questions(page).nth(4).getByRole("link", { name: "Link to this answer" }).click();
    await expect(page).toHaveURL(/#faq-\d+$/);
    const address = page.url();
    await page.goto("/");
    await page.goto(address);
    await expect(questions(page).nth(4)).toHaveAttribute("open");
    await expect(questions(page).nth(4)).toBeInViewport();
    await expect(questions(page).nth(4).locator("summary")).toBeFocused();
    await expect(questions(page).nth(0)).not.toHaveAttribute("open");
  });

  test("scrolls to the contact section from anywhere", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("navigation", { name: "Quick Links" }).getByText("Contact Us").click();
    await expect(page).toHaveURL(/\/aboutus#contact$/);
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
    await expect(page.locator("#contact")).toBeFocused();
  });
});

test.describe("contact form", () => {
  test("says what is wrong beside each field and in a summary, and sends nothing", async ({
    page,
  }) => {
    let sent = 0;
    await page.route(TICKETS, (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto("/aboutus#contact");
    await send(page);
    const summary = page.getByRole("region", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    for (const field of ["name", "email", "message"]) {
      await expect(page.locator(`#contact-${field}-error`)).toHaveText(
        `${field} is a required field`,
      );
      await expect(summary.getByText(`${field} is a required field`)).toBeVisible();
    }
    await write(page, { ...LETTER, email: "nobody" });
    await send(page);
    await expect(page.locator("#contact-email-error")).toHaveText("email must be a valid email");
    await expect(page.locator("#contact-name-error")).toHaveCount(0);
    await summary.getByRole("link").click();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
    expect(sent).toBe(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`says it in red, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/aboutus#contact");
      await send(page);
      for (const field of ["name", "email", "message"]) {
        const error = page.locator(`#contact-${field}-error`);
        await expect(error).toBeVisible();
        const colour = await error.evaluate((element) => getComputedStyle(element).color);
        const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
        expect(red - Math.max(green, blue), colour).toBeGreaterThan(80);
      }
    });
  }

  test("thanks for two seconds and starts anew", async ({ page }) => {
    await page.clock.install();
    await page.goto("/aboutus#contact");
    await write(page, LETTER);
    await page.clock.pauseAt(Date.now() + 60_000);
    const request = page.waitForRequest(TICKETS);
    await send(page);
    expect((await request).postDataJSON()).toMatchObject(LETTER);
    await expect(page.getByText(THANKS)).toBeVisible();
    for (const field of ["Name", "Email", "Message"]) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue("");
    }
    await page.clock.runFor(1_900);
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(THANKS)).toBeHidden();
    await expect(page.getByText("Your message was sent.")).toBeFocused();
  });

  test("keeps the text when sending fails", { tag: "@refused" }, async ({ page }) => {
    await page.route(TICKETS, (route) => route.fulfill({ status: 500, json: { error: "x" } }));
    await page.goto("/aboutus#contact");
    await write(page, LETTER);
    await send(page);
    await expect(page.getByRole("status").getByText(FAILED)).toBeVisible();
    await expect(page.getByRole("status").getByText(FAILED)).toBeHidden();
    await expect(form(page).getByText(FAILED)).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue(LETTER.message);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form says what is wrong, keeps what was typed, and sends", {
    tag: "@refused",
  }, async ({ page }) => {
    await page.goto("/aboutus#contact");
    await write(page, { ...LETTER, email: "nobody", message: "" });
    await send(page);
    await expect(page.locator("#contact-email-error")).toHaveText("email must be a valid email");
    await expect(page.locator("#contact-message-error")).toHaveText("message is a required field");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(LETTER.name);
    await write(page, LETTER);
    await send(page);
    await expect(page).toHaveURL(/\/aboutus\?message=received#contact$/);
    await expect(form(page).getByText(THANKS)).toBeVisible();
  });

  test("an address opens its answer, and there is no search that does nothing", async ({
    page,
  }) => {
    await page.goto("/aboutus");
    const id = await page.locator('#questions [id^="faq-"]').nth(2).getAttribute("id");
    await page.goto("/");
    await page.goto(`/aboutus#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.getByLabel("Search the questions")).toBeHidden();
  });

  test("the home page shows testimonials, partners and the counts", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("blockquote").nth(1)).toBeAttached();
    await expect(page.getByRole("button", { name: /(Pause|Play) news/ })).toBeHidden();
    await expect(page.getByRole("region", { name: "News" })).toContainText("courses across");
  });
});

test.describe("home", () => {
  test("shows active testimonials one at a time in their order", async ({ page }) => {
    await page.goto("/");
    const { data } = await (
      await page.request.get("/api/v1/p/testimonials?noPaginate=true")
    ).json();
    const texts = data.map(({ testimonial }: { testimonial: string }) => `“${testimonial}”`);
    const slides = page.getByRole("region", { name: "Testimonials" }).locator("li:not([inert])");
    expect(await slides.locator("blockquote").allTextContents()).toEqual(texts);
    expect(texts.join()).not.toContain("must not be shown");
  });

  test("turns testimonials every five seconds until paused", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const carousel = page.locator('section[aria-roledescription="carousel"]');
    const row = carousel.getByRole("list");
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute("aria-live", "off");
    await holdClock(page);
    const current = carousel.locator("[aria-label^=Slide][aria-current=true]");
    const first = await settled(async () =>
      Number(/\d+/.exec((await current.getAttribute("aria-label")) ?? "")?.[0]),
    );
    const shows = (slide: number) =>
      expect(current).toHaveAttribute("aria-label", new RegExp(`^Slide ${slide} of`));
    await page.clock.runFor(5_000);
    await shows(first + 1);
    await carousel.getByRole("button", { name: "Pause slides" }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    await shows(first + 1);
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await shows(first + 2);
  });

  test("links its six partners", async ({ page }) => {
    await page.goto("/");
    const partners = page.getByRole("region", { name: "Partners & Sponsors" }).getByRole("link");
    await expect(partners).toHaveCount(6);
    for (const partner of await partners.all()) {
      await expect(partner).toHaveAttribute("href", /^https:\/\//);
      await expect(partner).toHaveAttribute("rel", /sponsored/);
      await partner.scrollIntoViewIfNeeded();
      await expect(partner.locator("img")).toHaveJSProperty("complete", true);
      expect(
        await partner.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth),
      ).toBeGreaterThan(0);
    }
  });
});

test.describe("news", () => {
  const news = (page: Page) => page.getByRole("region", { name: "News" });

  test("begin with the counts, go on to two intakes, and can be paused", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const { courses, institutions } = await (await page.request.get("/api/v1/stats")).json();
    await expect(news(page)).toContainText(
      `Over ${Math.floor(courses / 100) * 100} courses across ${institutions} institutions`,
    );
    await expect(news(page).getByRole("button", { name: "Pause news" })).toBeVisible();
    const { height } = await boxOf(news(page));
    await page.clock.runFor(7_100);
    await expect(news(page)).toContainText("Dhekunu College of Health Sciences");
    await page.clock.runFor(7_100);
    await expect(news(page)).toContainText("Dhoani Polytechnic");
    expect((await boxOf(news(page))).height).toBe(height);
    await news(page).getByRole("button", { name: "Pause news" }).click();
    await page.mouse.move(300, 500);
    await page.clock.runFor(30_000);
    await expect(news(page)).toContainText("Dhoani Polytechnic");
    await news(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/courses\?institutions=Dhoani/);
    await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
  });

  test("stand still where less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/");
    await expect(news(page).getByRole("button", { name: "Play news" })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(news(page)).toContainText("courses across");
  });

  test("fit a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await page.goto("/");
    for (let turn = 0; turn < 3; turn++) {
      const overflow = await news(page).evaluate(async (line) => {
        // Elements are lower than their final position while they animate in.
        await Promise.all(line.getAnimations({ subtree: true }).map(({ finished }) => finished));
        return [...line.children].some((child) => child.scrollHeight > line.clientHeight + 1);
      });
      expect(overflow, (await news(page).textContent()) ?? "").toBe(false);
      await page.clock.runFor(7_100);
    }
  });
});

test.describe("static pages", () => {
  const PAGES = [
    [
      "/termsofservice",
      "Terms of Service",
      [
        "25 October 2023",
        "1 November 2023",
        "used as is",
        "law of the Maldives",
        "courts of the Maldives",
        "registered mail",
        "five days",
        "30 days",
      ],
    ],
    ["/privacypolicy", "Privacy Policy", ["one cookie", "auth_token", "coursesToShortlist"]],
    [
      "/infringementpolicy",
      "Infringement Policy",
      ["What a notice must contain", "What a counter-notice must contain"],
    ],
    [
      "/contentguidelines",
      "Content Guidelines",
      [
        "Conflicts of interest",
        "Promotion",
        "Privacy",
        "Intellectual property and review",
        "Photos",
        "Institution accounts",
      ],
    ],
  ] as const;

  for (const [path, title, facts] of PAGES) {
    test(`${path} states its facts, and its contents lead to them`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Magu`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      for (const fact of facts) await expect(page.locator("main")).toContainText(fact);
      const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      const names = await page.locator("article h2").allTextContents();
      expect(await contents.allTextContents()).toEqual(names);
      await contents.last().click();
      await expect(page.locator("article h2").last()).toBeInViewport();
    });
  }

  test("keep no cookie, and store only what the privacy policy names", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.goto("/privacypolicy");
    await page.getByRole("link", { name: "Courses", exact: true }).first().click();
    await expect(page).toHaveURL(/\/courses$/);
    await page
      .getByRole("checkbox", { name: /shortlist/i })
      .first()
      .check();
    await page.goto("/privacypolicy");
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const policy = await page.locator("main").textContent();
    for (const name of kept) expect(policy).toContain(name);
  });
});
