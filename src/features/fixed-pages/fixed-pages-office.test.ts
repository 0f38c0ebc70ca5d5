import { expect, it } from "vitest";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createFixedPages } from "./fixed-pages.service.server.ts";
import type { PageText } from "./fixed-pages.ts";
import { createFixedPagesOffice } from "./fixed-pages-office.service.server.ts";
import { shippedText } from "./shipped/shipped-text.server.ts";
import { type ShippedTexts, shippedTexts } from "./shipped/shipped-texts.server.ts";

const SHIPPED = shippedTexts({ analytics: null, modelHost: null });

/** A text of one section. */
function textOf(html: string, title = "Who we are"): PageText {
  return { summary: "In short.", sections: [{ part: "sections", id: "", title, html }] };
}

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "editor" }));
    const { id } = await storage.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", "Hawwa")
      .executeTakeFirstOrThrow();
    const me = { id, name: "Hawwa", role: "editor" } as never;
    return { app, storage, editor, me };
  }

  /** The pages and their office on a clock of their own. */
  function onClock(storage: Storage, begins: string, shipped: ShippedTexts = SHIPPED) {
    const clock = { now: new Date(begins) };
    let version = 0;
    const stats = { courses: 1200, institutions: 30, categories: 1 };
    const published = { current: () => ({ version, stats }) } as unknown as Published;
    const now = () => clock.now;
    const onError = (error: unknown) => expect.unreachable(String(error));
    const announce = async (trx: Parameters<typeof raiseCatalogueVersion>[0]) => {
      version++;
      return await raiseCatalogueVersion(trx);
    };
    const pages = createFixedPages({ storage, published, shipped, onError, now });
    const contactEmail = async () => "hello@magu.example";
    const figures = () => ({ courses: "1,200", institutions: "30", site: "Magu" });
    const texts = createFixedPagesOffice({
      storage,
      shipped,
      announce,
      figures,
      contactEmail,
      now,
    });
    const shows = async (page: "terms" | "guidelines") =>
      (await pages.shown(page)).sections.map(({ html }) => html).join("");
    return { clock, pages, texts, shows };
  }

  it("announces new terms for 30 days, and puts them in force by itself", async () => {
    const { storage, me } = await build();
    const { clock, pages, texts, shows } = onClock(storage, "2026-11-23T20:30:00Z");
    const old = await shows("terms");
    const target = async () => ({ page: "terms" as const, seen: (await texts.one("terms")).etag });
    await texts.saveDraft(me, await target(), textOf("<p>New terms</p>"));
    await expect(texts.post(me, await target(), "2026-12-20T00:00:00.000Z")).rejects.toMatchObject({
      fields: { effective_at: expect.stringContaining("must be 2026-12-24 or later") },
    });
    const { versions } = await texts.post(me, await target(), null);
    // 23 November, 20:30 UTC, is 24 November in the Maldives.
    expect(versions).toMatchObject([{ state: "coming", effective_at: "2026-12-23T19:00:00.000Z" }]);
    const id = versions[0]?.id ?? 0;
    const before = await pages.shown("terms");
    const edition = pages.edition();
    expect(before).toMatchObject({ coming: [{ id, day: "2026-12-24" }], isFrom: null });
    expect(before.dates).toContainEqual({ label: "Effective from", day: "2023-11-01" });
    expect(await shows("terms")).toBe(old);
    expect(await pages.coming("terms", id)).toMatchObject({
      isFrom: "2026-12-24",
      dates: [
        { label: "Posted", day: "2026-11-24" },
        { label: "In force from", day: "2026-12-24" },
      ],
    });
    clock.now = new Date("2026-12-23T18:59:59Z");
    expect(await shows("terms")).toBe(old);
    expect(pages.edition()).toBe(edition);
    clock.now = new Date("2026-12-23T19:00:00Z");
    expect(await shows("terms")).toBe("<p>New terms</p>");
    expect(pages.edition()).not.toBe(edition);
    expect(await pages.shown("terms")).toMatchObject({
      coming: [],
      dates: [{ label: "Posted" }, { label: "In force since", day: "2026-12-24" }],
    });
    expect(await pages.coming("terms", id)).toBeNull();
  });

  it("shows other pages at once, or from the time that is chosen, unannounced", async () => {
    const { storage, me } = await build();
    const { clock, pages, texts, shows } = onClock(storage, "2026-11-23T08:00:00Z");
    const target = async () => ({
      page: "guidelines" as const,
      seen: (await texts.one("guidelines")).etag,
    });
    const post = async (html: string, at: string | null) => {
      await texts.saveDraft(me, await target(), textOf(html));
      return await texts.post(me, await target(), at);
    };
    await post("<p>Now</p>", null);
    expect(await shows("guidelines")).toBe("<p>Now</p>");
    expect((await pages.shown("guidelines")).dates).toEqual([
      { label: "Last updated", day: "2026-11-23" },
    ]);
    await expect(post("<p>Past</p>", "2026-11-23T07:00:00.000Z")).rejects.toMatchObject({
      fields: { effective_at: expect.stringContaining("a time to come") },
    });
    const { versions } = await post("<p>Later</p>", "2026-11-24T08:00:00.000Z");
    expect(await pages.shown("guidelines")).toMatchObject({ coming: [] });
    expect(await pages.coming("guidelines", versions[0]?.id ?? 0)).toBeNull();
    clock.now = new Date("2026-11-24T08:00:00Z");
    expect(await shows("guidelines")).toBe("<p>Later</p>");
  });

  it("keeps every posted text, which is read and taken again, and lets a coming one be withdrawn", async () => {
    const { app, storage, me } = await build();
    const { clock, texts, shows } = onClock(storage, "2026-11-23T08:00:00Z");
    const target = async () => ({ page: "terms" as const, seen: (await texts.one("terms")).etag });
    const post = async (text: PageText) => {
      await texts.saveDraft(me, await target(), text);
      return (await texts.post(me, await target(), null)).versions[0]?.id ?? 0;
    };
    const first = await post(textOf("<p>First</p>"));
    clock.now = new Date("2026-11-24T08:00:00Z");
    const second = await post(textOf("<p>Second</p>"));
    const stale = await target();
    await texts.withdraw(me, stale, second);
    await expect(texts.withdraw(me, stale, first)).rejects.toMatchObject({ status: 409 });
    clock.now = new Date("2027-02-01T08:00:00Z");
    expect(await shows("terms")).toBe("<p>First</p>");
    await expect(texts.withdraw(me, await target(), first)).rejects.toMatchObject({
      code: "not_coming",
    });
    expect((await texts.version("terms", second)).text.sections).toMatchObject([
      { html: "<p>Second</p>" },
    ]);
    expect((await texts.one("terms")).versions.map(({ id, state }) => [id, state])).toEqual([
      [second, "withdrawn"],
      [first, "in_force"],
    ]);
    const again = await post((await texts.version("terms", second)).text);
    clock.now = new Date("2027-04-01T08:00:00Z");
    expect(await shows("terms")).toBe("<p>Second</p>");
    expect((await texts.one("terms")).versions.map(({ state }) => state)).toEqual([
      "in_force",
      "withdrawn",
      "earlier",
    ]);
    expect(again).toBeGreaterThan(second);
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Ibrahim", role: "admin" }));
    const audited = (await admin.page("/audit?kind=page_text").get()).json().data;
    expect(audited).toHaveLength(4);
    expect(audited.at(-1)).toMatchObject({ by: "Hawwa", subject: { name: "Terms of Service" } });
  });

  it("keeps the operator's text when another ships, says so, and follows what ships where it is the same", async () => {
    const { storage, me } = await build();
    const today = "2026-11-23T08:00:00Z";
    const { texts } = onClock(storage, today);
    const target = async (of: typeof texts, page: "guidelines" | "infringement") => ({
      page,
      seen: (await of.one(page)).etag,
    });
    for (const page of ["guidelines", "infringement"] as const) {
      await texts.saveDraft(me, await target(texts, page), textOf("<p>Ours</p>"));
      await texts.post(me, await target(texts, page), null);
    }
    const { summary, sections } = SHIPPED.infringement;
    await texts.saveDraft(me, await target(texts, "infringement"), { summary, sections });
    await texts.post(me, await target(texts, "infringement"), null);
    const written = [{ id: "new", title: "New", content: "What a later release says." }];
    const another = shippedText("Newer.", written, []);
    const later = { ...SHIPPED, guidelines: another, infringement: another };
    const upgraded = onClock(storage, today, later);
    expect(await upgraded.shows("guidelines")).toBe("<p>Ours</p>");
    expect((await upgraded.pages.shown("infringement")).summary).toBe("Newer.");
    const stand = async () =>
      (await upgraded.texts.all()).data
        .filter(({ page }) => page === "guidelines" || page === "infringement")
        .map(({ is_own, shipped_changed }) => ({ is_own, shipped_changed }));
    expect(await stand()).toEqual([
      { is_own: false, shipped_changed: false },
      { is_own: true, shipped_changed: true },
    ]);
    await upgraded.texts.keep(me, await target(upgraded.texts, "guidelines"));
    expect((await stand())[1]).toEqual({ is_own: true, shipped_changed: false });
  });

  it("stores no script, keeps links within the site, and names what is wrong", async () => {
    const { editor } = await build();
    const save = async (page: string, body: object) =>
      await editor.send("PUT", `/texts/${page}/draft`, {
        body,
        headers: { "if-match": (await editor.get(`/texts/${page}`)).json().etag },
      });
    const html =
      '<p onclick="x()">See <a href="/privacypolicy" target="_blank">here</a>, <a href="//evil.example">not</a>, <a href="javascript:x()">nor</a>.</p><script>x()</script>';
    const saved = (await save("terms", textOf(html))).json();
    expect(saved.draft.text.sections).toEqual([
      {
        part: "sections",
        id: "text-who-we-are",
        title: "Who we are",
        html: '<p>See <a href="/privacypolicy">here</a>, not, nor.</p>',
      },
    ]);
    expect(saved.text.summary).toBe(SHIPPED.terms.summary);
    const blank = await save("terms", textOf("<script>x()</script>", " "));
    expect([blank.statusCode, blank.json().fields]).toEqual([
      422,
      { "sections.0.title": "Type the title", "sections.0.html": "Type the text" },
    ]);
    const parts = await save("about", textOf("<p>Text</p>"));
    expect(parts.json().fields.sections).toContain("intro, vision");
    const { sections } = SHIPPED.about;
    const without = { summary: "x", sections: sections.filter(({ part }) => part !== "vision") };
    expect((await save("about", without)).json().fields.sections).toContain("Vision needs");
    const same = await save("about", { summary: SHIPPED.about.summary, sections });
    const posted = await editor.send("POST", "/texts/about/post", {
      body: { effective_at: null },
      headers: { "if-match": same.json().etag },
    });
    expect([posted.statusCode, posted.json().code]).toEqual([409, "nothing_new"]);
    expect((await editor.get("/texts/nothing")).statusCode).toBe(422);
  });
});
