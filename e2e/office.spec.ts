import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { invited } from "./invited.ts";
import { isFine } from "./is-fine.ts";
import { importInto, type OwnSite, startOwnSite } from "./own-site.ts";
import {
  openSignedIn,
  ownAddress,
  type Person,
  registered,
  sessionOf,
  somebody,
} from "./people.ts";

/** A site with two people who keep the courses of its first institution. */
interface OfficeSite {
  site: OwnSite;
  officer: Person;
  colleague: Person;
  /** A session of the administrator. */
  admin: string;
  /** The institution's first course by name. */
  course: { id: number; name: string };
}

/** A browser that does not name itself a program. */
const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

test.describe.configure({ mode: "serial" });

let office: OfficeSite;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  const site = await startOwnSite({ TRUST_PROXY: "127.0.0.1" });
  const admin = await administrator(page, site);
  const officer = await invited(page, site, admin, somebody("Aishath Ali"));
  const colleague = await invited(page, site, admin, somebody("Ibrahim Rasheed"));
  const token = await sessionOf(page, site.origin, officer);
  const listed = await page.request.get(`${site.origin}/api/v1/office/courses?limit=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [course] = (await listed.json()).data;
  office = { site, officer, colleague, admin, course };
  await context.close();
});

test.afterAll(() => office?.site.stop());

/** Opens a part of the office as one of the people of the site, in a browser of their own. */
async function openOffice(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  const token = await sessionOf(page, office.site.origin, person);
  await openSignedIn(page, `${office.site.origin}${path}`, token);
  return page;
}

const shownCourse = async (page: Page) =>
  (
    await (
      await page.request.get(`${office.site.origin}/api/v1/p/courses/${office.course.id}`)
    ).json()
  ).data;

test("sends who is not signed in to the login, and who has no institution on", {
  tag: "@refused",
}, async ({ page }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  const { origin } = office.site;
  const answer = await page.goto(`${origin}/office/courses`);
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex"');
  await expect(page).toHaveURL(`${origin}/login?back=%2Foffice%2Fcourses`);
  await expect(page.getByText("Sign in to open the office.")).toBeVisible();
  const person = await registered(page, origin);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/office/courses`);
  await expect(
    page.getByRole("heading", { name: "No institution belongs to your account" }),
  ).toBeVisible();
  await isFine(page);
});

test("staff are led to the office after signing in", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  const { origin } = office.site;
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(office.officer.email);
  await page.getByLabel("Password", { exact: true }).fill(office.officer.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/office`);
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("link", { name: "Office", exact: true })).toBeVisible();
});

test("makes and revokes a key without JavaScript", { tag: "@refused" }, async ({ browser }) => {
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  const { site, admin } = office;
  const owner = await invited(page, site, admin, somebody("Moosa"), { role: "owner" });
  await page.goto(`${site.origin}/office/keys`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/office\/keys\?institution=\d+$/);
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("Name the system that uses the key")).toBeVisible();
  await page.getByLabel("Name of the system").fill("Registry");
  await page.getByRole("button", { name: "Make the key" }).click();
  expect(await page.getByLabel("Key", { exact: true }).inputValue()).toMatch(/^magu_\w{32}$/);
  const card = page.getByRole("article", { name: "Registry" });
  await card.getByText("Revoke", { exact: true }).click();
  await card.getByRole("button", { name: "Revoke ‘Registry’" }).click();
  await expect(page.getByText("The key works no more.")).toBeVisible();
  await page.getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page.getByText("It needs JavaScript")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto(`${site.origin}/office/keys`);
  await expect(page).toHaveURL(/\/login\?back=/);
  await context.close();
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("publishes an intake and a fee in fewer than twelve taps", async ({ page }) => {
      await page.setExtraHTTPHeaders(ownAddress());
      const { site, officer, course } = office;
      let taps = 0;
      const tap = async (target: ReturnType<Page["locator"]>) => {
        await target.click();
        taps += 1;
      };
      const start = Date.now();
      await page.goto(`${site.origin}/office/courses`);
      await expect(page).toHaveURL(/\/login\?back=/);
      await tap(page.getByLabel("Email"));
      await page.keyboard.type(officer.email);
      await tap(page.getByLabel("Password", { exact: true }));
      await page.keyboard.type(officer.password);
      await tap(page.getByRole("button", { name: "Sign in" }));
      await tap(page.getByRole("link", { name: course.name, exact: true }));
      await expect(page.getByRole("heading", { level: 1, name: course.name })).toBeVisible();
      if (width === 360) {
        taps += 2;
        await page.getByLabel("Go to section").selectOption("Intakes");
      } else await tap(page.getByRole("link", { name: "Intakes", exact: true }));
      const year = width === 360 ? 2031 : 2032;
      await tap(page.getByRole("button", { name: "Another intake" }));
      const wording = page.getByLabel("When it starts, in your words").last();
      await tap(wording);
      await page.keyboard.type(`January ${year}`);
      const amount = page.getByLabel("Amount").first();
      await tap(amount);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(String(year * 10));
      await tap(page.getByRole("button", { name: "Publish", exact: true }));
      await expect(page.getByText("It is live.")).toBeVisible();
      console.log(`${width} px: ${taps} taps, ${((Date.now() - start) / 1000).toFixed(1)} s`);
      expect(taps).toBeLessThan(12);
      await expect.poll(async () => (await shownCourse(page)).fees[0].fee_start).toBe(year * 10);
      expect((await shownCourse(page)).intakes).toContain(`January ${year}`);
      await isFine(page);
    });

    test("begins a course that says what students choose by in twelve taps", async ({
      browser,
    }) => {
      const page = await openOffice(browser, office.officer, "/office/courses");
      let taps = 0;
      const tap = async (target: ReturnType<Page["locator"]>) => {
        await target.click();
        taps += 1;
      };
      const choose = async (label: string, option: string | { index: number }) => {
        await page.getByLabel(label).selectOption(option);
        taps += 2;
      };
      await tap(page.getByRole("button", { name: "New course" }));
      await page.keyboard.type(`Diploma in Tides ${width}`);
      await page.keyboard.press("Enter");
      await choose("MNQF level", "5");
      await choose("Add a category", { index: 1 });
      await tap(page.getByLabel("Duration, in your words"));
      await page.keyboard.type("1 year");
      await tap(page.getByRole("group", { name: "Delivery" }).getByRole("checkbox").first());
      await tap(page.getByRole("group", { name: "Campuses" }).getByRole("checkbox").first());
      await tap(page.getByRole("button", { name: /^Add \w+ 20\d\d$/ }).first());
      await tap(page.getByRole("button", { name: "Another fee" }));
      await expect(page.getByLabel("Amount")).toBeFocused();
      await page.keyboard.type("12000");
      // The last tap, which is not made here: the other journeys leave nothing waiting for review.
      await expect(page.getByRole("button", { name: "Submit", exact: true })).toBeEnabled();
      taps += 1;
      console.log(`${width} px: a new course in ${taps} taps`);
      expect(taps).toBeLessThanOrEqual(12);
      await page.context().close();
    });

    test("is accessible and fits", async ({ browser }) => {
      for (const path of ["/office", "/office/courses", "/office/spreadsheet"]) {
        const page = await openOffice(browser, office.officer, path);
        await page.setViewportSize({ width, height: 800 });
        await expect(
          page.getByRole("heading", { level: 1, name: /of |at |Spreadsheet/ }),
        ).toBeVisible();
        await isFine(page);
        await page.context().close();
      }
    });
  });
}

test.describe("the editor", () => {
  test("keeps what was typed, undoes it, and shows the page as it would be", async ({
    browser,
  }) => {
    const path = `/office/courses/${office.course.id}`;
    const page = await openOffice(browser, office.officer, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const name = page.getByLabel("Name of the course");
    await name.fill("Diploma of the Reef");
    const preview = page.frameLocator("iframe[title^='Page of']");
    await expect(preview.owner()).toHaveAttribute("sandbox", "allow-same-origin");
    await expect(preview.getByRole("heading", { name: "Diploma of the Reef" })).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("Diploma of the Reef");
    expect((await shownCourse(page)).name).toBe(office.course.name);
    await name.fill("Another name");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(name).toHaveValue("Diploma of the Reef");
    await name.fill(office.course.name);
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.context().close();
  });

  test("shows the second of two people whose change stands in between", {
    tag: "@refused",
  }, async ({ browser }) => {
    const path = `/office/courses/${office.course.id}`;
    const first = await openOffice(browser, office.officer, path);
    const second = await openOffice(browser, office.colleague, path);
    const credits = (page: Page) => page.getByLabel("Credits");
    const remark = (page: Page) => page.getByLabel("Remark on the duration");
    await expect(credits(second)).toBeVisible();
    await credits(first).fill("111");
    await remark(first).fill("In two terms");
    await expect(first.getByText("Saved", { exact: true })).toBeVisible();
    await first.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(first.getByText("It is live.")).toBeVisible();
    await credits(second).fill("222");
    await remark(second).fill("In three terms");
    await expect(
      second.getByRole("heading", { name: "Somebody else changed this course" }),
    ).toBeVisible();
    await expect(second.getByText(/Aishath Ali published .*Credits/)).toBeVisible();
    await second.getByRole("button", { name: "Choose what stays" }).click();
    const both = second.getByRole("group", { name: "Credits" });
    await isFine(second);
    await both.getByLabel("Theirs: 111").check();
    await second.getByRole("button", { name: "Go on with these" }).click();
    await expect(credits(second)).toHaveValue("111");
    await second.getByRole("button", { name: "Undo" }).click();
    await expect(credits(second)).toHaveValue("222");
    await expect(second.getByText("Saved", { exact: true })).toBeVisible();
    expect((await shownCourse(second)).credits).toBe(111);
    await second.getByRole("button", { name: "Redo" }).click();
    await expect(credits(second)).toHaveValue("111");
    await expect(second.getByText("Saved", { exact: true })).toBeVisible();
    await second.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(second.getByText("It is live.")).toBeVisible();
    await expect
      .poll(async () => await shownCourse(second))
      .toMatchObject({ credits: 111, duration_remarks: "In three terms" });
    await first.context().close();
    await second.context().close();
  });
});

test("keeps ours or takes theirs where another source says otherwise", async ({ browser }) => {
  const { site, admin } = office;
  await importInto(site, "mqa", {
    "institutes.csv": "id,name,blacklisted\n7,Lagoon College,0\n",
    "courses.csv":
      "id,name,credits,duration,modality,delivery,mnqf_level,mnqf_title,institute_id\n" +
      "1,DIPLOMA IN BOATS,120,1 YEAR,FACE TO FACE,FULL TIME,5,DIPLOMA,7\n",
  });
  const boats = `${site.origin}/api/v1/p/courses?name=boats`;
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  // Courses of the sample are about boats, too.
  const listed = async () =>
    (await (await page.request.get(boats)).json()).data.find(
      (course: { institution: { name: string } }) => course.institution.name === "Lagoon College",
    );
  await expect.poll(listed).toBeTruthy();
  const { id, institution } = await listed();
  const asMember = { institution: institution.id };
  const member = await invited(page, site, admin, somebody("Hassan Didi"), asMember);
  const token = await sessionOf(page, site.origin, member);
  await openSignedIn(page, `${site.origin}/office/courses/${id}`, token);
  await page.getByLabel("Credits").fill("130");
  await page.getByLabel("Study mode").fill("Part-time");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is live.")).toBeVisible();
  const open = page.getByRole("heading", { name: "Another source says otherwise" });
  await expect(open).toBeVisible();
  await isFine(page);
  await page.getByRole("button", { name: /^Keep ours, against the Credits/ }).click();
  await expect(page.getByText("Credits stays as you say it.")).toBeVisible();
  await expect(page.getByText("You kept yours: Credits")).toBeVisible();
  await page.getByRole("button", { name: /^Take theirs: Study mode/ }).click();
  await expect(page.getByText("It is in your draft")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is live.")).toBeVisible();
  await expect(open).toBeHidden();
  const live = async () =>
    (await (await page.request.get(`${site.origin}/api/v1/p/courses/${id}`)).json()).data;
  await expect.poll(live).toMatchObject({ credits: 130, mode_of_study_text: "Full-time" });
  await context.close();
});

test("leaves what waits for an operator alone until its writer takes it back", async ({
  browser,
}) => {
  const path = `/office/courses/${office.course.id}`;
  const page = await openOffice(browser, office.officer, path);
  await page.setViewportSize({ width: 360, height: 800 });
  const body = page.getByLabel("Awarding body", { exact: true });
  const before = await body.inputValue();
  await body.fill("University of the Lagoon");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const waits = page.getByText("An operator looks at Awarding body before it is public.");
  await expect(waits.first()).toBeInViewport();
  await expect(body).toBeDisabled();
  await isFine(page);
  await page.reload();
  await expect(page.getByText("With an operator", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText("Your first change takes it back")).toBeVisible();
  await body.fill("University of the Atoll");
  await expect(page.getByText("Live, with changes")).toBeVisible();
  await expect(page.getByText("It does not wait for an operator now.")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByLabel("More", { exact: true }).click();
  await isFine(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(body).toHaveValue(before);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByLabel("More", { exact: true }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("It is archived.")).toBeVisible();
  await expect(body).toBeDisabled();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("It is back on the site.")).toBeVisible();
  await page.context().close();
});

test("says a mistake at its field, and gives back what was typed when a session ended", {
  tag: "@refused",
}, async ({ browser }) => {
  const { site, officer, course } = office;
  const page = await openOffice(browser, officer, `/office/courses/${course.id}`);
  const upTo = page.getByLabel("Up to").first();
  const before = await upTo.inputValue();
  await upTo.fill("1");
  await expect(page.getByText("Must not be below Amount, nor stand without it.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("First mend what is marked: Fees.")).toBeInViewport();
  await expect(upTo).toBeFocused();
  await isFine(page);
  await upTo.fill(before);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.request.post(`${site.origin}/api/logout`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.getByLabel("Credits").fill("404");
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.getByLabel("Email").fill(officer.email);
  await page.getByLabel("Password", { exact: true }).fill(officer.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Credits")).toHaveValue("404");
  await expect(page.getByText("What you had typed before")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByLabel("More", { exact: true }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.context().close();
});

test("shows what was published, and makes a draft of what was before", async ({ browser }) => {
  const path = `/office/courses/${office.course.id}`;
  const page = await openOffice(browser, office.officer, path);
  await page.setViewportSize({ width: 360, height: 800 });
  const credits = page.getByLabel("Credits");
  for (const value of ["131", "141"]) {
    await credits.fill(value);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("It is live.")).toBeVisible();
  }
  await page.getByText("History", { exact: true }).click();
  const changes = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(changes.first()).toContainText(office.officer.name);
  await expect(changes.first().getByRole("definition")).toHaveText(["Before: 131", "After: 141"]);
  await isFine(page);
  const see = changes.nth(1).getByRole("button", { name: "See as a page" });
  await see.click();
  const then = page.getByRole("heading", {
    name: /^The page as it was published on .* by Aishath/,
  });
  await expect(then).toBeFocused();
  await expect(then).toBeInViewport();
  const old = page.frameLocator("iframe[title^='Page of']");
  await expect(old.locator("dt", { hasText: "Credits" }).locator("xpath=../dd")).toHaveText("131");
  await isFine(page);
  await page.getByRole("button", { name: "Back to the editor" }).click();
  await expect(see).toBeFocused();
  await expect(credits).toHaveValue("141");
  await see.press("Enter");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("The fields are as they were then.")).toBeInViewport();
  await expect(credits).toHaveValue("131");
  await expect(page.getByText("Live, with changes")).toBeVisible();
  expect((await shownCourse(page)).credits).toBe(141);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is live.")).toBeVisible();
  await expect.poll(async () => (await shownCourse(page)).credits).toBe(131);
  await expect(changes.first().getByRole("definition")).toHaveText(["Before: 141", "After: 131"]);
  await page.context().close();
});

test("changes several courses together, after showing every row", async ({ browser }) => {
  const page = await openOffice(browser, office.officer, "/office/courses");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel("Needs").selectOption({ label: "Entry conditions" });
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
  await page.getByLabel("Intake", { exact: true }).fill("August 2033");
  const plan = page.getByRole("table", { name: "What would change of each course" });
  await expect(plan.getByText("August 2033").first()).toBeVisible();
  await isFine(page);
  const act = page.getByRole("button", { name: /^Change \d+ courses and publish$/ });
  const count = Number(/\d+/.exec((await act.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(1);
  await act.click();
  await expect(plan).toBeHidden();
  await expect(page.getByText(`${count} courses changed and published.`)).toBeVisible();
  const token = await sessionOf(page, office.site.origin, office.officer);
  const listed = await page.request.get(
    `${office.site.origin}/api/v1/office/institutions/1/courses?limit=100`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  const { data } = (await listed.json()) as { data: { fields: { intakes: string[] } }[] };
  const changed = data.filter(({ fields }) => fields.intakes.includes("August 2033"));
  expect(changed).toHaveLength(count);
  await page.context().close();
});

test("answers a question by mail, and who left a phone number by a call", async ({ browser }) => {
  const { site, officer, course } = office;
  const writer = somebody("Mariyam Latheef");
  const asking = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  for (const way of [{ email: writer.email }, { phone: "+960 777 1234" }]) {
    const name = way.email ? writer.name : "Hassan Didi";
    const sent = await asking.request.post(`${site.origin}/api/v1/p/questions`, {
      data: { name, ...way, message: "Is it in the evening?", course_id: course.id },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  await asking.close();
  const page = await openOffice(browser, officer, "/office");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("link", { name: "2 questions" }).click();
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText(["Hassan Didi", writer.name]);
  const byMail = page.getByRole("article", { name: writer.name });
  await byMail.locator("summary", { hasText: "Answer" }).click();
  await isFine(page);
  await byMail.getByLabel("Your answer").fill("Yes, from six to nine.");
  await page.reload();
  await expect(byMail.getByLabel("Your answer")).toHaveValue("Yes, from six to nine.");
  await byMail.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText(`Sent to ${writer.email}.`)).toBeVisible();
  await expect(byMail.getByText("Answered", { exact: true })).toBeVisible();
  await expect
    .poll(() => site.mailsTo(writer.email).some((mail) => mail.includes("from six to nine")))
    .toBe(true);
  const byPhone = page.getByRole("article", { name: "Hassan Didi" });
  await expect(byPhone.getByRole("link", { name: "+960 777 1234" })).toHaveAttribute(
    "href",
    "tel:+9607771234",
  );
  await expect(byPhone.getByLabel("Your answer")).toHaveCount(0);
  await byPhone.getByRole("button", { name: "Mark as answered" }).click();
  await expect(byPhone.getByText("Answered", { exact: true })).toBeVisible();
  await byPhone.getByRole("button", { name: "Close" }).click();
  await expect(byPhone.getByText("Closed", { exact: true })).toBeVisible();
  await isFine(page);
  await page.getByLabel("State of the questions").selectOption({ label: "Waits for an answer" });
  await expect(page.getByRole("heading", { name: "No such question" })).toBeVisible();
  await page.context().close();
});

test("returns a submitted change with a comment, and approves the mended one", async ({
  browser,
}) => {
  const { site, officer, admin, course } = office;
  const record = `${site.origin}/api/v1/office/courses/${course.id}`;
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  const headers = { Authorization: `Bearer ${await sessionOf(page, site.origin, officer)}` };
  const submit = async (awarding_body: string) => {
    const { etag } = await (await page.request.get(record, { headers })).json();
    const data = { fields: { awarding_body } };
    const saved = await page.request.put(`${record}/draft`, {
      headers: { ...headers, "If-Match": etag },
      data,
    });
    const next = (await saved.json()).etag;
    const sent = await page.request.post(`${record}/publish`, {
      headers: { ...headers, "If-Match": next },
    });
    expect((await sent.json()).draft.state).toBe("submitted");
  };
  await submit("University of the Rief");
  await openSignedIn(page, `${site.origin}/office/review`, admin);
  const card = page.getByRole("article", { name: course.name });
  await expect(card.getByRole("definition").last()).toHaveText("After: University of the Rief");
  await card.getByRole("button", { name: "Return" }).click();
  await isFine(page);
  await page.keyboard.type("Reef is misspelt.");
  await card.getByRole("button", { name: "Return with this comment" }).click();
  await expect(card.getByText("Returned with your comment.")).toBeVisible();
  const returned = await (await page.request.get(record, { headers })).json();
  expect(returned.draft).toMatchObject({ state: "returned", comment: "Reef is misspelt." });
  await submit("University of the Reef");
  await page.reload();
  await expect(card.getByText("It came back before with: Reef is misspelt.")).toBeVisible();
  await card.getByRole("button", { name: "Approve" }).click();
  await expect(card.getByText("Approved: it is live.")).toBeVisible();
  await isFine(page);
  await expect
    .poll(async () => (await shownCourse(page)).awarding_body)
    .toBe("University of the Reef");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nothing waits for review" })).toBeVisible();
  await context.close();
});

test("shows how often courses were seen and used, as charts, tables and CSV", async ({
  browser,
}) => {
  const { site, course } = office;
  const visitor = await browser.newContext({
    extraHTTPHeaders: ownAddress(),
    userAgent: PERSON,
    hasTouch: true,
  });
  const visiting = await visitor.newPage();
  await visiting.goto(`${site.origin}/courses?name=${encodeURIComponent(course.name)}`);
  await visiting.goto(`${site.origin}/courses/${course.id}/course`);
  await visiting
    .getByRole("main")
    .getByRole("button", { name: "Add to shortlist" })
    .first()
    .click();
  await visiting
    .locator('main a[href^="mailto:"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    });
  await visitor.close();

  const page = await openOffice(browser, office.officer, "/office/figures");
  const total = (name: string) =>
    page.locator("dl > div").filter({ has: page.getByText(name, { exact: false }) });
  await expect(async () => {
    await page.reload();
    await page.getByLabel("Course", { exact: true }).selectOption({ label: course.name });
    await expect(total("Shortlisted").locator("dd").first()).toHaveText("1", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  for (const name of ["Views", "Seen in search", "Mail"]) {
    await expect(total(name).locator("dd").first()).toHaveText("1");
  }
  await expect(page.getByText(/other courses? of the same category and level/)).toBeVisible();
  for (const [width, colorScheme] of [
    [360, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(
      page.getByRole("img", { name: /^Views\. Views: 1 in all, most for/ }),
    ).toBeVisible();
    await isFine(page);
  }
  await page.getByRole("button", { name: /^Show as table.*: Views$/ }).click();
  await expect(page.getByRole("table").getByRole("row").last()).toContainText("1");
  await isFine(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download CSV.*: Views$/ }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toContain('"Day","Views"');
  expect(text.trimEnd().split("\r\n")).toHaveLength(31);
});
