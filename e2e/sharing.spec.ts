import { expect, test } from "./fixtures.ts";

const PAGES = [
  { path: "/", alt: /courses in the Maldives/ },
  { path: "/courses/1/any", alt: /level, duration and cost/ },
  { path: "/institutions/1", alt: /courses/ },
];

for (const { path, alt } of PAGES) {
  test(`${path} names a share picture that is there`, async ({ page, request }) => {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    const address = (await meta("og:image")) ?? "";
    expect(new URL(address).pathname).toMatch(/^\/pictures\/.*share\.png$/);
    expect([await meta("og:image:width"), await meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(await meta("og:image:alt")).toMatch(alt);

    // The address has the public origin; its path is requested from the server under test.
    const answer = await request.get(new URL(address).pathname);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const size = await page.evaluate(async (source) => {
      const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
      return { width, height };
    }, new URL(address).pathname);
    expect(size).toEqual({ width: 1200, height: 630 });
  });
}

const SHARED = ["/courses?mnqf_level=5", "/courses/1/any", "/institutions/1", "/compare?ids=1,2"];

test.describe("without a sheet of the system, a page is shared by links", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of SHARED) {
    test(`${path} goes to Viber, WhatsApp, Telegram and by mail`, async ({ page }) => {
      await page.goto(path);
      await page.locator(".share > summary").click();
      const menu = page.locator(".share");
      for (const way of ["Viber", "WhatsApp", "Telegram", "Mail"])
        await expect(menu.getByRole("link", { name: way })).toBeVisible();
      await expect(menu.getByRole("button")).toHaveCount(0);
      const telegram = await menu.getByRole("link", { name: "Telegram" }).getAttribute("href");
      const { searchParams, pathname } = new URL(
        new URL(telegram ?? "").searchParams.get("url") ?? "",
      );
      const asked = new URL(path, "http://localhost");
      expect(pathname.split("/").slice(0, 3)).toEqual(asked.pathname.split("/").slice(0, 3));
      expect([...searchParams]).toEqual([...asked.searchParams]);
    });
  }
});

test("where the system has a sheet, it opens with title and address", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (content) => {
      document.title = JSON.stringify(content);
    };
  });
  await page.goto("/institutions/1", { waitUntil: "networkidle" });
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator(".share > summary").click();
  await page.getByRole("button", { name: "Another app" }).click();
  await expect.poll(() => page.title()).toContain('"url":"http');
  expect(JSON.parse(await page.title())).toMatchObject({ title: name });
});

test.describe("page views", () => {
  test("are told once on load and once for each move, of a list with its query", async ({
    page,
  }) => {
    const views: string[] = [];
    await page.exposeFunction("tellTest", (view: string) => views.push(view));
    // The body of a beacon is not available to observers of the network.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        if (String(address).endsWith("/visits")) {
          const { tellTest } = window as unknown as { tellTest: (view: string) => void };
          new Response(body).text().then(tellTest);
        }
        return send(address, body);
      };
    });
    await page.goto("/courses?name=teaching");
    await expect.poll(() => views).toEqual(['{"path":"/courses?name=teaching"}']);
    await page.getByRole("link", { name: "Magu, home page" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => views).toEqual(['{"path":"/courses?name=teaching"}', '{"path":"/"}']);
  });

  test("are not told by visitors who do not want to be counted", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    const views: string[] = [];
    page.on("request", (request) => views.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    expect(views.filter((address) => address.includes("visits"))).toEqual([]);
  });

  test("leave no cookie behind", async ({ page, context }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("without a connection", { tag: "@refused" }, () => {
  test("the page stays, says so, and opens the next one when tried again", async ({
    page,
    context,
  }) => {
    await page.goto("/courses", { waitUntil: "networkidle" });
    const notice = page.getByRole("status").filter({ hasText: /offline|connection/ });
    await context.setOffline(true);
    await expect(notice).toContainText("You are offline. You can go on reading this page");

    await page.getByRole("link", { name: "Magu, home page" }).click();
    await expect(notice).toContainText("so the page could not be opened");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toContainText("Still offline");
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");

    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/");
    await expect(notice).toHaveCount(0);
  });

  for (const { from, link } of [
    { from: "/courses?level=5", link: { name: "Page 2", exact: true } },
    { from: "/institutions", link: { name: "Magu, home page" } },
    { from: "/search?query=nursing", link: { name: "Magu, home page" } },
  ]) {
    test(`an error of the server keeps ${from}, and can be tried again`, async ({ page }) => {
      await page.goto(from, { waitUntil: "networkidle" });
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      const answers = [502, 503];
      await page.route("**/*.data*", (route) => {
        const status = answers.shift();
        return status === undefined
          ? route.continue()
          : route.fulfill({ status, body: "Bad gateway" });
      });
      await page.getByRole("link", link).first().click();
      const notice = page.getByRole("status").filter({ hasText: "the site did not answer" });
      for (let failed = 0; failed < 2; failed++) {
        await expect(notice).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
        await notice.getByRole("button", { name: "Try again" }).click();
      }
      await expect(notice).toHaveCount(0);
      await expect(page).not.toHaveURL(from);
    });
  }

  test("a move that fails on the way keeps the page and can be tried again", async ({ page }) => {
    await page.goto("/institutions", { waitUntil: "networkidle" });
    await page.route("**/*.data*", (route) => route.abort("connectionfailed"));
    await page.getByRole("link", { name: "Magu, home page" }).click();
    const notice = page.getByRole("status").filter({ hasText: "the connection failed" });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL("/institutions");

    await page.unroute("**/*.data*");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search for any Course");
    await page.goBack();
    await expect(page).toHaveURL("/institutions");
  });
});
