import type { Page } from "@playwright/test";
import { administrator } from "./administrator.ts";
import { expect, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { newKey, openSignedIn, ownAddress } from "./people.ts";

test.describe.configure({ mode: "serial" });

/** A site, and a session of its administrator, who answers for every institution. */
let office: { site: OwnSite; admin: string };

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const page = await context.newPage();
  const site = await startOwnSite({ TRUST_PROXY: "127.0.0.1" });
  office = { site, admin: await administrator(page, site) };
  await context.close();
});

test.afterAll(() => office?.site.stop());

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function openPart(page: Page, path: string): Promise<void> {
  await page.setExtraHTTPHeaders(ownAddress());
  await openSignedIn(page, `${office.site.origin}/office/${path}`, office.admin);
}

for (const width of [360, 1440]) {
  test(`makes a key, tries it and revokes it, ${width} px wide`, { tag: "@refused" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPart(page, "keys");
    await expect(page.getByRole("heading", { level: 1, name: "Keys" })).toBeVisible();
    await page.getByRole("button", { name: "Make the key" }).click();
    await expect(page.getByText("Name the system that uses the key")).toBeVisible();
    const name = `Registry ${width}`;
    await page.getByLabel("Name of the system").fill(name);
    await page.getByRole("button", { name: "Make the key" }).click();
    const token = await page.getByLabel("Key", { exact: true }).inputValue();
    expect(token).toMatch(/^magu_\w{32}$/);
    await isFine(page);

    // The example is the real call: it works as it stands.
    const example = await page.getByLabel(/^An example to try/).inputValue();
    const url = /https?:\S+/.exec(example)?.[0] ?? "";
    const data = JSON.parse(/-d '(.*)'/.exec(example)?.[1] ?? "");
    const put = () => page.request.put(url, { ...bearer(token), data });
    const outcome = width === 360 ? "created" : "unchanged";
    expect(await (await put()).json()).toMatchObject({ outcome, state: "submitted" });
    expect((await (await put()).json()).outcome).toBe("unchanged");

    await page.getByRole("link", { name: "I have copied the key" }).click();
    await expect(page.getByText(token)).toHaveCount(0);
    await page.reload();
    const card = page.getByRole("article", { name });
    await expect(card).toContainText("Last used on");
    await card.getByText("Revoke", { exact: true }).click();
    await isFine(page);
    await card.getByRole("button", { name: `Revoke ‘${name}’` }).click();
    await expect(page.getByText(/^Revoked keys/)).toBeVisible();
    await isFine(page);
    expect((await put()).status()).toBe(401);
  });
}

test("approves a change in part, and returns the rest", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { site, admin } = office;
  const institutions = `${site.origin}/api/v1/office/institutions`;
  const mine = await page.request.get(`${institutions}?limit=1`, bearer(admin));
  const of = (await mine.json()).data[0].id;
  const own = `${institutions}/${of}`;
  const token = await newKey(page, site.origin, { token: admin, of });
  const byRef = `${own}/courses/by-ref/DIP-MKT`;
  const { id, etag } = await (await page.request.get(byRef, bearer(token))).json();
  const approved = await page.request.post(`${site.origin}/api/v1/office/courses/${id}/approve`, {
    headers: { ...bearer(admin).headers, "If-Match": etag },
    data: {},
  });
  expect(await approved.json()).toMatchObject({ state: "published" });
  const data = {
    name: "Diploma in Marketing",
    mnqf_level: "6",
    awarding_body: "Reef",
    mqa_approved: true,
  };
  const changed = await page.request.put(byRef, { ...bearer(token), data });
  expect((await changed.json()).draft.state).toBe("submitted");

  await openPart(page, "review");
  const card = page.getByRole("article", { name: "Diploma in Marketing" });
  await expect(card).toContainText("The key ‘Registry’ submitted it");
  await card.getByRole("button", { name: "Approve in part" }).click();
  await card.getByRole("checkbox", { name: /Awarding body/ }).uncheck();
  await isFine(page);
  await card.getByRole("button", { name: "Approve these, return the rest" }).click();
  await expect(card.getByText("Say what is to be mended.")).toBeVisible();
  await card.getByLabel("What is to be mended of the rest").fill("Who awards it?");
  await card.getByRole("button", { name: "Approve these, return the rest" }).click();
  await expect(card.getByText("Approved in part; the rest went back.")).toBeVisible();
  const now = await (await page.request.get(byRef, bearer(token))).json();
  expect(now.fields).toMatchObject({ mnqf_level: "6" });
  expect(now.draft).toMatchObject({ state: "returned", comment: "Who awards it?" });
});

test("publishes a change at a time, and takes the time back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { site, admin } = office;
  const listed = await page.request.get(
    `${site.origin}/api/v1/office/courses?limit=1`,
    bearer(admin),
  );
  const { id } = (await listed.json()).data[0];
  await openPart(page, `courses/${id}`);
  await page.getByLabel("Credits").fill("77");
  await page.getByText("Publish on...").click();
  await page.getByRole("button", { name: "Publish it then" }).click();
  await expect(page.getByText("Choose a day and a time.")).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill("2099-01-31");
  await page.getByLabel("Time in the Maldives").fill("08:30");
  await isFine(page);
  await page.getByRole("button", { name: "Publish it then" }).click();
  await expect(page.getByText("It is published on 31 January 2099 at 08:30")).toBeVisible();
  await isFine(page);
  const record = `${site.origin}/api/v1/office/courses/${id}`;
  const planned = (await (await page.request.get(record, bearer(admin))).json()).draft;
  expect(planned).toMatchObject({ state: "scheduled", publish_at: "2099-01-31T03:30:00.000Z" });
  await page.getByRole("button", { name: "Do not publish it then" }).click();
  await expect(page.getByText("Publish on...")).toBeVisible();
  const kept = (await (await page.request.get(record, bearer(admin))).json()).draft;
  expect(kept).toMatchObject({ state: "draft", publish_at: null, fields: { credits: 77 } });
});
