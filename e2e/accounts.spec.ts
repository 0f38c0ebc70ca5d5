import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import {
  openSignedIn,
  ownAddress,
  type Person,
  registered,
  sessionOf,
  somebody,
  storedToken,
} from "./people.ts";
import { sidewaysScroll } from "./shortlisting.ts";

test.describe("accounts", () => {
  // One server for all tests of this file.
  test.describe.configure({ mode: "default" });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite({ TRUST_PROXY: "true" });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(site.origin + path);
  }

  async function logIn(page: Page, { email, password }: Person): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  test("somebody registers, signs in and signs out", { tag: "@refused" }, async ({ page }) => {
    const person = somebody();
    await open(page, "/login");
    await page.getByRole("link", { name: "Register here" }).click();
    await page.getByLabel("Full name").fill(person.name);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Mobile number").fill(person.mobile);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page).toHaveURL(`${site.origin}/login`);
    await expect(page.getByText("Thank you for registering.")).toBeVisible();
    // The browser restores the message, which the server does not know: hydration must not fail.
    await page.reload();
    await expect(page.getByText("Thank you for registering.")).toBeVisible();

    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/chat`);
    const token = await storedToken(page);
    const menu = page.getByRole("button", { name: `Your account: ${person.name}` });
    await expect(menu).toHaveText("A");
    await menu.click();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Profile", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(await storedToken(page)).toBeNull();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect.poll(() => statusOf(page, token)).toBe(401);
  });

  const statusOf = async (page: Page, token: string | null) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await page.request.get(`${site.origin}/api/user`, { headers })).status();
  };

  test("a wrong password is told, and what was typed stays", { tag: "@refused" }, async ({
    page,
  }) => {
    const person = await registered(page, site.origin);
    await open(page, "/login");
    await logIn(page, { ...person, password: "not the password" });
    const problem = page.getByRole("region", { name: "There is a problem" });
    await expect(problem).toHaveText("Invalid email or password");
    await expect(problem).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password")).toHaveValue("not the password");
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.origin}/chat`);
  });

  test("a thank you does not stay above a later error", { tag: "@refused" }, async ({ page }) => {
    const person = await registered(page, site.origin);
    await open(page, "/register");
    await fillRegister(page, { ...person, email: `other-${person.email}` });
    await page.getByRole("button", { name: "Register" }).click();
    const thanks = page.getByText("Thank you for registering.");
    await expect(thanks).toBeVisible();
    await logIn(page, { ...person, password: "not the password" });
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await expect(thanks).toHaveCount(0);
    await expect(page).toHaveURL(`${site.origin}/login`);
  });

  test("empty fields are named beside them and in a summary that leads there", async ({ page }) => {
    await open(page, "/register");
    await page.getByRole("button", { name: "Register" }).click();
    const problem = page.getByRole("region", { name: "There is a problem" });
    await expect(problem.getByRole("listitem")).toHaveText([
      "Enter your full name",
      "Enter your email address",
      "Enter your mobile number",
      "Enter a password of at least 8 characters",
    ]);
    await expect(page.getByLabel("Mobile number")).toHaveAccessibleDescription(
      "Enter your mobile number",
    );
    await problem.getByRole("link", { name: "Enter your mobile number" }).click();
    await expect(page.getByLabel("Mobile number")).toBeFocused();
  });

  test("a password can be shown, and is hidden when it is sent", { tag: "@refused" }, async ({
    page,
  }) => {
    await open(page, "/login");
    const field = page.getByLabel("Password");
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await logIn(page, somebody());
    await expect(field).toHaveAttribute("type", "password");
  });

  test("says the specification's sentences where nothing answers", { tag: "@refused" }, async ({
    page,
  }) => {
    await page.route(/\/api\/(login|register|forgot-password)$/, (route) => route.abort());
    const person = somebody();
    const problem = page.getByRole("region", { name: "There is a problem" });
    await open(page, "/login");
    await logIn(page, person);
    await expect(problem).toHaveText("Login failed");
    await open(page, "/register");
    await fillRegister(page, person);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(problem).toHaveText("Registration failed. Please try again.");
    await open(page, "/forgot-password");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(problem).toHaveText("Network error. Please try again later.");
  });

  async function fillRegister(page: Page, person: Person): Promise<void> {
    await page.getByLabel("Full name").fill(person.name);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Mobile number").fill(person.mobile);
    await page.getByLabel("Password").fill(person.password);
  }

  test("a forgotten password is chosen anew by the link in the mail", { tag: "@refused" }, async ({
    page,
  }) => {
    const person = await registered(page, site.origin);
    const oldSession = await sessionOf(page, site.origin, person);
    await open(page, "/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL(`${site.origin}/forgot-password`);
    await page.getByLabel("Email").fill(person.email);
    const sent = holdBack(page, "**/api/forgot-password");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    sent.release();
    const panel = page.getByRole("region", { name: "Email Sent" });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("link", { name: "Return to login" })).toBeVisible();

    const link = await resetLink(person.email);
    const validated = holdBack(page, "**/api/validate-reset-token");
    await page.goto(link);
    await expect(page.getByText("Validating your reset link...")).toBeVisible();
    validated.release();
    const password = "a new one for the reef";
    await page.getByLabel("New password", { exact: true }).fill("short");
    await page.getByLabel("Confirm new password").fill("other");
    const reset = page.getByRole("button", { name: "Reset Password" });
    await reset.click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await page.getByLabel("Confirm new password").fill("short");
    await reset.click();
    await expect(
      page.getByText("Password must be at least 8 characters long").first(),
    ).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm new password").fill(password);
    const done = holdBack(page, "**/api/reset-password");
    await reset.click();
    await expect(page.getByRole("button", { name: "Resetting..." })).toBeVisible();
    done.release();
    await expect(page).toHaveURL(`${site.origin}/login`);
    expect(await statusOf(page, oldSession)).toBe(401);
    await logIn(page, { ...person, password });
    await expect(page).toHaveURL(`${site.origin}/chat`);

    await page.goto(link);
    const invalid = page.getByRole("region", { name: "Invalid Reset Link" });
    await expect(invalid).toContainText("Invalid or expired token");
    await invalid.getByRole("link", { name: "Request a new reset link" }).click();
    await expect(page).toHaveURL(`${site.origin}/forgot-password`);
  });

  /** Holds a call back until it is released, so that the state in between can be tested. */
  function holdBack(page: Page, call: string): { release: () => void } {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.route(call, async (route) => {
      await released;
      await route.continue();
    });
    return { release };
  }

  async function resetLink(email: string): Promise<string> {
    const links = () =>
      site.mailsTo(email).flatMap((mail) => mail.match(/http:\S+\/reset-password\/[\w.~-]+/) ?? []);
    await expect.poll(() => links().length).toBeGreaterThan(0);
    return links().at(-1) ?? "";
  }

  test("a reset address without a token is invalid, one with a wrong one too", async ({ page }) => {
    await page.goto(`${site.origin}/reset-password`);
    const invalid = page.getByRole("region", { name: "Invalid Reset Link" });
    await expect(invalid).toContainText("Invalid reset link");
    await page.goto(`${site.origin}/reset-password/nothing-of-the-kind`);
    await expect(invalid).toContainText("Invalid or expired token");
  });

  test("a link that could not be checked says so", { tag: "@refused" }, async ({ page }) => {
    await page.route("**/api/validate-reset-token", (route) => route.abort());
    await page.goto(`${site.origin}/reset-password/anything`);
    await expect(page.getByRole("region", { name: "Invalid Reset Link" })).toContainText(
      "Failed to validate token. Please try again.",
    );
  });

  test("a token that nobody knows is thrown away, one that found no connection is kept", {
    tag: "@refused",
  }, async ({ page }) => {
    await openSignedIn(page, `${site.origin}/`, "nobody-knows-this-one");
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

    const person = await registered(page, site.origin);
    const token = await sessionOf(page, site.origin, person);
    await page.route("**/api/user", (route) => route.abort());
    await openSignedIn(page, `${site.origin}/profile`, token);
    await expect(page.getByText("Your profile could not be reached")).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    await page.unroute("**/api/user");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
  });

  for (const name of [undefined, null, "", "  "]) {
    test(`who has no name is called User, and every page stands: ${JSON.stringify(name)}`, async ({
      page,
    }) => {
      const person = await registered(page, site.origin);
      const token = await sessionOf(page, site.origin, person);
      await page.route("**/api/user", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), name } });
      });
      for (const path of ["/", "/chat", "/login", "/profile"]) {
        await openSignedIn(page, site.origin + path, token);
        const menu = page.getByRole("button", { name: "Your account: User" });
        await expect(menu).toHaveText("U");
        await menu.click();
        await expect(page.getByText("User", { exact: true }).first()).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
  }

  test("signing out in one tab signs out the other", async ({ page, context }) => {
    const person = await registered(page, site.origin);
    await openSignedIn(page, `${site.origin}/`, await sessionOf(page, site.origin, person));
    const other = await context.newPage();
    await other.goto(`${site.origin}/aboutus`);
    await expect(other.getByRole("button", { name: /Your account/ })).toBeVisible();
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(other.getByRole("button", { name: /Your account/ })).toHaveCount(0);
    await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("the menu opens and closes by keyboard, by a click outside and by a move", async ({
    page,
  }) => {
    const person = await registered(page, site.origin, somebody("މަރިޔަމް"));
    await openSignedIn(
      page,
      `${site.origin}/termsofservice`,
      await sessionOf(page, site.origin, person),
    );
    const trigger = page.getByRole("button", { name: /Your account/ });
    const profile = page.getByRole("link", { name: "Profile", exact: true });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(profile).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(profile).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(profile).toBeHidden();
    await trigger.click();
    await profile.click();
    await expect(page).toHaveURL(`${site.origin}/profile`);
    await expect(profile).toBeHidden();
  });

  for (const width of [360, 1024, 1440]) {
    test(`nothing of the header moves when the session is found, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const person = await registered(page, site.origin);
      const token = await sessionOf(page, site.origin, person);
      const found = holdBack(page, "**/api/user");
      await openSignedIn(page, `${site.origin}/courses`, token);
      const places = () =>
        page
          .locator(".site-header")
          .evaluate((header) =>
            [...header.querySelectorAll("a")].map((link) => link.getBoundingClientRect().x),
          );
      await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);
      const before = await places();
      found.release();
      await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
      const shown = before.filter((x) => x > 0);
      expect((await places()).filter((x) => x > 0)).toEqual(expect.arrayContaining(shown));
    });
  }

  test("on a phone the way in is in the menu, and no page scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Register" })).toBeVisible();
    await menu.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL(`${site.origin}/login`);
    await expect(menu).toBeHidden();
    for (const path of [
      "/login",
      "/register",
      "/forgot-password",
      "/reset-password/x",
      "/confirm-email/x",
    ]) {
      await open(page, path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("somebody registers and asks for a reset link", { tag: "@refused" }, async ({ page }) => {
      const person = somebody();
      await page.goto(`${site.origin}/register`);
      await fillRegister(page, { ...person, password: "short" });
      await page.getByRole("button", { name: "Register" }).click();
      await expect(
        page.getByRole("link", { name: "Password must be at least 8 characters long" }),
      ).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(person.email);
      await expect(page.getByLabel("Password")).toHaveValue("");
      await page.getByLabel("Password").fill(person.password);
      await page.getByRole("button", { name: "Register" }).click();
      await expect(page).toHaveURL(/\/login\?registered$/);
      await expect(
        page.getByText("Thank you for registering. We have sent you a mail."),
      ).toBeVisible();
      await sessionOf(page, site.origin, person);

      await page.goto(`${site.origin}/forgot-password`);
      await page.getByLabel("Email").fill(person.email);
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(page.getByRole("region", { name: "Email Sent" })).toBeVisible();
      await resetLink(person.email);
    });

    test("somebody signs in by a cookie", { tag: "@refused" }, async ({ page }) => {
      const person = await registered(page, site.origin);
      await page.goto(`${site.origin}/login?back=%2Fcourses`);
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password").fill("not it");
      await page.getByLabel("Password").press("Enter");
      await expect(page.getByText("Invalid email or password").first()).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(person.email);
      await page.getByLabel("Password").fill(person.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(`${site.origin}/courses`);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).toEqual(["session"]);
    });
  });

  for (const path of [
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password/x",
    "/confirm-email/x",
    "/profile",
  ]) {
    test(`${path} has a solid header, is kept out of search engines, and opens by its hash`, async ({
      page,
    }) => {
      await page.goto(`${site.origin}/#${path}`);
      await expect(page).toHaveURL(new RegExp(`^${site.origin}(${path}|/login)$`));
      const header = page.locator(".site-header > div").last();
      const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).not.toBe("rgba(0, 0, 0, 0)");
      const answer = await page.request.get(site.origin + path);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
    });
  }
});

test("no script of others runs where the address holds a token", async ({ request }) => {
  const script = "https://count.example/script.js";
  const site = await startOwnSite({ ANALYTICS_SCRIPT_URL: script });
  try {
    const page = async (path: string) => (await request.get(site.origin + path)).text();
    expect(await page("/login")).toContain(script);
    expect(await page("/reset-password/secret")).not.toContain(`src="${script}"`);
  } finally {
    site.stop();
  }
});
