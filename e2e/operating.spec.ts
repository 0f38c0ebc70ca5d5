import type { Locator, Page } from "@playwright/test";
import { OFFICE_PARTS } from "../src/web/office-parts.ts";
import { paths } from "../src/web/paths.ts";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { isFine, isFineAtEachSize } from "./is-fine.ts";
import { type OwnSite, startOwnSite, startRealSite } from "./own-site.ts";
import { newKey, openSignedIn, ownAddress, registered, sessionOf, somebody } from "./people.ts";

/** The operator's own pages: each journey has its own people, on one site. */
test.describe.configure({ mode: "serial" });

let site: OwnSite;
let admin: string;

/** Programs are not counted. */
const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  site = await startRealSite({ TRUST_PROXY: "127.0.0.1" });
  admin = await administrator(await context.newPage(), site);
  await context.close();
});

test.afterAll(() => site?.stop());

const openPart = (page: Page, part: string) =>
  openSignedIn(page, `${site.origin}/office/${part}`, admin);

/** Applies for an institution, and proves the address by the link of the mail. */
async function applied(page: Page, institution: string): Promise<string> {
  const { email, name } = somebody("Ibrahim Rasheed");
  const sent = await page.request.post(`${site.origin}/api/v1/applications`, {
    data: { institution, name, position: "Registrar", email },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const link = () => /\/application\/(\w+)/.exec(site.mailsTo(email).at(-1) ?? "")?.[1];
  await expect.poll(link).toBeTruthy();
  const proven = await page.request.post(`${site.origin}/api/v1/applications/confirm`, {
    data: { token: link() },
  });
  expect(proven.ok(), await proven.text()).toBe(true);
  return email;
}

/** Has the system of an institution say of a course by its ref what an operator looks at first. */
async function keyOf(page: Page, institution: number) {
  const courses = `${site.origin}/api/v1/office/institutions/${institution}`;
  const key = await newKey(page, site.origin, { token: admin, of: institution });
  const headers = { Authorization: `Bearer ${key}` };
  return async (ref: string, name: string, awarding_body: string) => {
    const data = { name, awarding_body };
    const put = await page.request.put(`${courses}/courses/by-ref/${ref}`, { headers, data });
    expect((await put.json()).draft?.state, await put.text()).toBe("submitted");
  };
}

test.describe("the operator, on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, extraHTTPHeaders: ownAddress() });

  test("approves one application and refuses another with a reason", async ({ page }) => {
    const wanted = await applied(page, "Coral College");
    const unwanted = await applied(page, "Sand Academy");
    await openPart(page, "applications");
    const card = page.getByRole("article", { name: "Coral College" });
    await expect(card.getByText("Not listed yet")).toBeVisible();
    await isFineAtEachSize(page);
    await card.getByText("Approve").first().click();
    await card.getByRole("button", { name: "Approve and invite" }).click();
    await expect(page.getByText("The application is approved.")).toBeVisible();
    await expect.poll(() => site.mailsTo(wanted).join("")).toContain("/invitation/");
    const other = page.getByRole("article", { name: "Sand Academy" });
    await other.getByText("Refuse").first().click();
    await other.getByLabel("Why").fill("Please apply from an address of your academy.");
    await isFineAtEachSize(page);
    await other.getByRole("button", { name: "Refuse with this reason" }).click();
    await expect(page.getByText("The application is declined.")).toBeVisible();
    await expect.poll(() => site.mailsTo(unwanted).join("")).toContain("from an address of");
    await page.getByLabel("State of the applications").selectOption({ label: "Refused" });
    await expect(other.getByText(/^Refused by Hawwa Ibrahim/)).toBeVisible();
  });

  test("returns an application, which its applicant mends and sends anew", async ({ page }) => {
    const email = await applied(page, "Lagoon School");
    await openPart(page, "applications");
    const card = page.getByRole("article", { name: "Lagoon School" });
    await card.getByText("Return").first().click();
    const missing = card.getByLabel("What is missing");
    await missing.fill("Which register?");
    // What is typed outlives a reload.
    await page.reload();
    await expect(missing).toHaveValue("Which register?");
    await missing.fill("Which register is the number of?");
    await isFineAtEachSize(page);
    await card.getByRole("button", { name: "Return with this" }).click();
    await expect(page.getByText("The application went back.")).toBeVisible();
    await expect.poll(() => site.mailsTo(email).at(-1)).toContain("Which register is");
    const link = /\/application\/(\w+)/.exec(site.mailsTo(email).at(-1) ?? "");
    const mending = `${site.origin}/application/${link?.[1]}`;
    const form = {
      token: link?.[1] ?? "",
      name: "Ibrahim Rasheed",
      position: "Registrar",
      answer: "",
    };
    const withoutScript = await page.request.post(`${mending}?anew`, {
      form,
      headers: { Origin: site.origin },
    });
    expect(withoutScript.status()).toBe(422);
    expect(await withoutScript.text()).toContain("Change what is asked for above");
    await page.goto(mending);
    await expect(page.getByText("Which register is the number of?")).toBeVisible();
    await isFineAtEachSize(page);
    await page.getByLabel("Register number, if you have it at hand").fill("MQA 12");
    await page.getByLabel("Your answer").fill("Of the MQA.");
    await page.getByRole("button", { name: "Send the application anew" }).click();
    await expect(page.getByText("has reached us again")).toBeVisible();
    await openPart(page, "applications");
    await expect(card.getByText("Of the MQA.")).toBeVisible();
    await expect(card.getByText("Register MQA 12")).toBeVisible();
    await isFineAtEachSize(page);
    await card.getByText("Approve").first().click();
    await card.getByRole("button", { name: "Approve and invite" }).click();
    await expect(page.getByText("The application is approved.")).toBeVisible();
  });

  test("gives a role, disables somebody and lets them in again", async ({ page }) => {
    const person = await registered(page, site.origin, somebody("Latheefa"));
    const token = await sessionOf(page, site.origin, person);
    const isIn = async () =>
      (
        await page.request.get(`${site.origin}/api/user`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).ok();
    await openPart(page, "people");
    const added = somebody("Naseema");
    await page.getByText("Add a person", { exact: true }).click();
    await page.getByLabel("Full name").fill(added.name);
    await page.getByLabel("Email", { exact: true }).fill(added.email);
    await isFineAtEachSize(page);
    await page.getByRole("button", { name: "Make the account" }).click();
    await expect(page.getByText(`${added.name} has an account`)).toBeVisible();
    await expect.poll(() => site.mailsTo(added.email).join("")).toContain("/reset-password/");
    await page.getByLabel("Name or address").fill(person.email);
    const card = page.getByRole("article", { name: person.name });
    await card.getByText("Change role").click();
    await card.getByLabel(`Role of ${person.name}`).selectOption({ label: "Editor" });
    await isFineAtEachSize(page);
    await card.getByRole("button", { name: "Save role" }).click();
    await expect(page.getByText("The role is Editor now.")).toBeVisible();
    expect(await isIn()).toBe(true);
    await card.getByText("Disable").first().click();
    await card.getByRole("button", { name: /^Yes, disable/ }).click();
    await expect(card.getByText("Disabled", { exact: true })).toBeVisible();
    expect(await isIn()).toBe(false);
    await card.getByRole("button", { name: "Enable" }).click();
    await card.getByRole("button", { name: "Mail a link for a new password" }).click();
    await expect(page.getByText("The mail is on its way.")).toBeVisible();
    await expect.poll(() => site.mailsTo(person.email).join("")).toContain("/reset-password/");
    await isFineAtEachSize(page);
  });

  test("keeps the last administrator", { tag: "@refused" }, async ({ page }) => {
    await openPart(page, "people");
    await page.getByLabel("Role", { exact: true }).selectOption({ label: "Administrator" });
    const card = page.getByRole("article", { name: "Hawwa Ibrahim (you)" });
    await card.getByText("Disable").first().click();
    await card.getByRole("button", { name: /^Yes, disable/ }).click();
    await expect(card.getByText("This is the only administrator")).toBeVisible();
  });

  test("trusts an institution, and sees what joining two would change", {
    tag: "@refused",
  }, async ({ page }) => {
    await openPart(page, "institutions");
    await page.getByText("Add an institution", { exact: true }).click();
    await page.getByLabel("Name of the new institution").fill("Atoll School");
    await isFineAtEachSize(page);
    await page.getByRole("button", { name: "Add it" }).click();
    await expect(page).toHaveURL(/\/office\/institution\?institution=\d+$/);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Atoll School");
    await openPart(page, "institutions");
    await expect(page.getByRole("heading", { level: 1, name: "Institutions" })).toBeVisible();
    await isFineAtEachSize(page);
    await page.locator("td a").first().click();
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("nothing, it is trusted")).toBeVisible();
    await expect(page.getByLabel("New courses")).not.toBeChecked();
    await page.getByRole("searchbox").fill("Coral College");
    await isFineAtEachSize(page);
    await page
      .getByRole("link", { name: /^Coral College .*\(\d+\)$/ })
      .first()
      .click();
    // Fictional records are the same as nothing.
    await expect(page.getByText(/They cannot be joined|stays\. The address of/)).toBeVisible();
    await isFineAtEachSize(page);
  });

  test("answers a reported mistake by mail, with a note for colleagues", async ({ page }) => {
    const writer = somebody("Mariyam");
    const sent = await page.request.post(`${site.origin}/api/v1/p/tickets`, {
      data: { name: writer.name, email: writer.email, message: "It is wrong.", course_id: 1 },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    await openSignedIn(page, `${site.origin}/office`, admin);
    await isFineAtEachSize(page);
    await page.getByRole("link", { name: /^\d+ open messages?$/ }).click();
    const card = page.getByRole("article", { name: writer.name });
    await expect(card.getByRole("link", { name: "Change it" })).toBeVisible();
    await card.locator("summary", { hasText: "Note" }).click();
    await card.getByLabel("Note").fill("Ask the college.");
    await card.getByRole("button", { name: "Keep note" }).click();
    await expect(card.getByText("Hawwa Ibrahim noted on")).toBeVisible();
    await card.locator("summary", { hasText: "Answer" }).click();
    // What is scrolled halfway below the header is no smaller for it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await isFineAtEachSize(page);
    await card.getByLabel("Your answer").fill("Thank you, we mended it.");
    await card.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText(`Sent to ${writer.email}.`)).toBeVisible();
    await expect.poll(() => site.mailsTo(writer.email).join("")).toContain("we mended it");
    // What is answered waits no more.
    await page.getByLabel("State of the messages").selectOption({ label: "All of them" });
    await card.getByLabel("Taken care of by").selectOption({ label: "Hawwa Ibrahim" });
    await card.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Hawwa Ibrahim takes care of it.")).toBeVisible();
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card.getByText("Closed", { exact: true })).toBeVisible();
    await isFineAtEachSize(page);
  });

  test("says how the site is, and makes a backup that can be downloaded", async ({ page }) => {
    await openPart(page, "health");
    await expect(page.getByText("None on this server.")).toBeVisible();
    await expect(page.getByText(/free of/)).toBeVisible();
    await isFineAtEachSize(page);
    const downloads = page.getByRole("link", { name: "Download" });
    const before = await downloads.count();
    await page.getByRole("button", { name: "Make a backup" }).click();
    await expect(downloads).toHaveCount(before + 1);
    const downloading = page.waitForEvent("download");
    await downloads.first().click();
    expect((await downloading).suggestedFilename()).toMatch(/^magu-[\dTZ-]+\.tar\.gz$/);
    await isFineAtEachSize(page);
  });

  test("approves several changes at once, and leaves what changed meanwhile", async ({ page }) => {
    const headers = { Authorization: `Bearer ${admin}` };
    const listed = await page.request.get(`${site.origin}/api/v1/office/institutions?limit=20`, {
      headers,
    });
    // The first of them is trusted by now.
    const [reef, atoll] = (await listed.json()).data.slice(-2);
    const [sayOfReef, sayOfAtoll] = [await keyOf(page, reef.id), await keyOf(page, atoll.id)];
    const [nets, sails] = ["Certificate in Nets", "Certificate in Sails"];
    await sayOfReef("NETS", nets, "university of the reef");
    await sayOfAtoll("SAILS", sails, "Atoll University");
    await openPart(page, "review");
    const card = (name: string) => page.getByRole("article", { name });
    await expect(card(nets)).toContainText("The key ‘Registry’ submitted it");
    for (const name of [nets, sails]) await card(name).getByRole("checkbox").check();
    await sayOfAtoll("SAILS", sails, "University of the Atolls");
    await isFineAtEachSize(page);
    await page.getByRole("button", { name: "Approve 2 chosen changes" }).click();
    await expect(page.getByText("1 change is live.")).toBeVisible();
    await expect(page.getByText(`Left: ${sails}.`)).toBeVisible();
    await expect(card(nets)).toHaveCount(0);
    await expect(card(sails)).toContainText("University of the Atolls");

    await sayOfReef("NETS", nets, "University of the Reef");
    await page.reload();
    await page.getByLabel("Changes of").selectOption({ label: `${reef.name} (1)` });
    await expect(card(sails)).toHaveCount(0);
    await expect(card(nets).getByText("Small change", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Choose 1 small change" }).click();
    await expect(card(nets).getByRole("checkbox")).toBeChecked();
    await isFineAtEachSize(page);
    await page.getByRole("button", { name: "Approve 1 chosen change" }).click();
    await expect(page.getByText("1 change is live.")).toBeVisible();
    await page.getByLabel("Changes of").selectOption({ label: "All institutions (1)" });
    await card(sails).getByRole("button", { name: "Approve", exact: true }).click();
    await expect(card(sails).getByText("Approved: it is live.")).toBeVisible();
  });

  test("makes a synonym of what found nothing", async ({ page }) => {
    const term = "zzyqx";
    for (let times = 0; times < 3; times += 1) {
      const sent = await page.request.post(`${site.origin}/api/v1/visits`, {
        headers: { "User-Agent": PERSON },
        data: { path: `/search?query=${term}` },
      });
      expect(await sent.json()).toEqual({ data: { counted: 1 } });
    }
    await openPart(page, "insight");
    const found = page.getByRole("listitem").filter({ hasText: term });
    const make = found.locator("summary");
    await expect(async () => {
      await page.reload();
      await expect(make).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await isFineAtEachSize(page);
    await make.click();
    await page.getByLabel(`“${term}” means the same as`).fill("nursing");
    await page.getByRole("button", { name: "Save synonym" }).click();
    await expect(page.getByText(`within a second: ${term}, nursing.`)).toBeVisible();
    await expect(page.getByText("Finds something now").first()).toBeVisible();
    await isFineAtEachSize(page);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(make).toBeVisible();
  });

  test("shows who did what, filtered, and as a file", async ({ page }) => {
    await openPart(page, "audit");
    const entries = page.locator("tr");
    await expect(entries.filter({ hasText: "Refused an application" }).first()).toBeVisible();
    await isFineAtEachSize(page);
    await page.getByText("Who, what and when", { exact: true }).click();
    await page.getByLabel("What", { exact: true }).selectOption({ label: "Changed a role" });
    await expect(entries.filter({ hasText: "visitor to editor" }).first()).toBeVisible();
    await page.getByLabel("Who").selectOption({ label: "Hawwa Ibrahim" });
    await page.getByLabel("Name or detail").fill("nobody at all");
    await expect(page.getByRole("heading", { name: "No such entry" })).toBeVisible();
    await page.getByLabel("Name or detail").fill("");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download \d+ as CSV$/ }).click();
    expect((await downloading).suggestedFilename()).toBe("audit-log.csv");
  });
});

test("shows these pages to nobody else", { tag: "@refused" }, async ({ page }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  const person = await registered(page, site.origin);
  await openSignedIn(page, `${site.origin}/office`, await sessionOf(page, site.origin, person));
  for (const part of ["audit", "people"]) {
    const refused = await page.request.get(`${site.origin}/office/${part}`);
    expect(refused.status()).toBe(403);
  }
});

for (const width of [360, 1366]) {
  test(`leads to every part by five groups at ${width} px, by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openPart(page, "");
    await expect(page.getByRole("heading", { name: "Not safe yet" })).toBeVisible();
    await expect(page.getByText("Nothing waits for you")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "No mail server is set" })).toBeVisible();
    const found = new Set<string>();
    const press = async (link: Locator) => {
      await link.focus();
      await page.keyboard.press("Enter");
    };
    const note = async () => {
      for (const link of await page.locator(".office-tab:visible").all())
        found.add((await link.getAttribute("href"))?.replace(/\?.*/, "") ?? "");
    };
    if (width < 1024) {
      await press(page.getByRole("button", { name: "Office: Today" }));
      await note();
    } else {
      const groups = page.getByRole("navigation", { name: "Groups of the office" });
      await expect(groups.getByRole("link")).toHaveText([
        /^Today/,
        /^Waiting/,
        /^Directory/,
        /^Site/,
        /^Running/,
      ]);
      for (const group of ["Waiting", "Directory", "Site", "Running"]) {
        const link = groups.getByRole("link", { name: group });
        await press(link);
        await expect(link).toHaveAttribute("aria-current", "true");
        await note();
      }
    }
    const all = OFFICE_PARTS.map(({ name }) => paths.office(name));
    expect(all.filter((path) => !found.has(path))).toEqual([]);
    await isFine(page);
  });
}

test("opens the site's parts where no institution is listed yet", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  const empty = await startOwnSite({ TRUST_PROXY: "127.0.0.1", SAMPLE_DATA: "off" });
  try {
    const token = await administrator(page, empty);
    await openSignedIn(page, `${empty.origin}/office`, token);
    await expect(page.getByRole("heading", { name: "No institution is listed yet" })).toBeVisible();
    await isFine(page);
    await page.getByRole("link", { name: "Import courses" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Imports" })).toBeVisible();
  } finally {
    empty.stop();
  }
});
