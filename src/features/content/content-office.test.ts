import { expect, it, onTestFinished } from "vitest";
import { createMails } from "#features/accounts/mails.ts";
import { authenticatorAddress } from "#features/accounts/two-factor-codes.server.ts";
import { openForServing } from "#platform/db/database.ts";
import { nameSite } from "#platform/site-name.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { COLOURS } from "#ui/colours.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { jpeg } from "../../../test/pictures.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { deleteUnusedPictures, readPictureNames } from "../pictures/pictures.repository.server.ts";
import { writeSetting } from "./content-office.repository.server.ts";

const FAQ = { question: "What is it?", answer: "<p>A list<script>x()</script></p>" };
const PARTNER = { name: "Reef Bank", logo_url: null, link: "https://reef.example" };
const SAYING = { text: "It helped.", name: "Aishath", photo_url: null };
const MESSAGE = { text: "Open day", link: "/courses", starts_at: null, ends_at: null };

/** Within this time a change is to be shown on every server, in milliseconds. */

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const person = async (name: string, role: "editor" | "admin") =>
      officeOf(app, await signUpAs(app, storage, { name, role }));
    const editor = await person("Hawwa", "editor");
    const add = async (list: string, body: object) =>
      await editor.send("POST", `/content/${list}`, { body });
    const send = (method: "PUT" | "DELETE", path: string, etag: string, body?: object) =>
      editor.send(method, `/content${path}`, {
        ...(body && { body }),
        headers: { "if-match": etag },
      });
    const asked = async () =>
      (await app.inject("/api/v1/p/faqs?noPaginate=true")).json().data as { question: string }[];
    return { app, storage, editor, person, add, send, asked };
  }

  it("shows what was added, changed, reordered and removed, on every server", async () => {
    const { app, storage, editor, add, send, asked } = await build();
    const { app: other } = await buildTestApp(async () => openForServing(storage.settings));
    const questions = async () => (await asked()).map(({ question }) => question);
    const shown = async () => {
      const read = async (server: typeof app) =>
        (await server.inject("/api/v1/p/faqs?noPaginate=true"))
          .json()
          .data.map(({ question }: { question: string }) => question);
      return [await read(app), await read(other)];
    };
    const first = (await add("faqs", FAQ)).json();
    expect(first).toMatchObject({ answer: "<p>A list</p>", status: "active", sample: false });
    const second = (await add("faqs", { ...FAQ, question: "Who?" })).json();
    await expect.poll(shown).toEqual(Array(2).fill(["What is it?", "Who?"]));
    const order = { ids: [second.id, first.id] };
    expect((await editor.send("PUT", "/content/faqs/order", { body: order })).statusCode).toBe(200);
    await expect.poll(questions).toEqual(["Who?", "What is it?"]);
    const changed = await send("PUT", `/faqs/${first.id}`, first.etag, {
      ...FAQ,
      question: "What is this?",
    });
    expect(changed.statusCode).toBe(200);
    await send("PUT", `/faqs/${second.id}`, second.etag, { ...FAQ, status: "inactive" });
    await expect.poll(shown).toEqual(Array(2).fill(["What is this?"]));
    expect((await send("DELETE", `/faqs/${first.id}`, changed.json().etag)).statusCode).toBe(200);
    await expect.poll(questions).toEqual([]);
  });

  it("refuses a change of what somebody else changed meanwhile, and one that does not say what it saw", async () => {
    const { editor, add, send } = await build();
    const { id, etag } = (await add("partners", PARTNER)).json();
    const renamed = { ...PARTNER, name: "Reef Savings" };
    expect((await send("PUT", `/partners/${id}`, etag, renamed)).statusCode).toBe(200);
    const late = await send("PUT", `/partners/${id}`, etag, { ...PARTNER, name: "Other" });
    expect([late.statusCode, late.json().code]).toEqual([409, "changed_meanwhile"]);
    expect((await send("DELETE", `/partners/${id}`, etag)).statusCode).toBe(409);
    const blind = await editor.send("PUT", `/content/partners/${id}`, { body: PARTNER });
    expect(blind.statusCode).toBe(428);
    expect((await editor.get("/content")).json().partners).toMatchObject([
      { name: "Reef Savings" },
    ]);
  });

  it("names what is wrong with which field, and changes nothing", async () => {
    const { editor, add } = await build();
    const fieldsOf = async (list: string, body: object) => {
      const answer = await add(list, body);
      expect(answer.statusCode).toBe(422);
      return answer.json().fields;
    };
    expect(await fieldsOf("faqs", { question: " ", answer: "<script>x</script>" })).toEqual({
      question: "Type the question",
      answer: "Type the answer",
    });
    expect(await fieldsOf("messages", { ...MESSAGE, text: "x".repeat(121) })).toEqual({
      text: "at most 120 characters",
    });
    const times = { starts_at: "2027-01-02T08:00:00+05:00", ends_at: "2027-01-02T03:00:00Z" };
    expect(await fieldsOf("messages", { ...MESSAGE, ...times })).toEqual({
      ends_at: "must be after the start",
    });
    expect(await fieldsOf("messages", { ...MESSAGE, starts_at: "tomorrow" })).toEqual({
      starts_at: expect.stringContaining("2026-12-01T08:00:00+05:00"),
    });
    expect(await fieldsOf("testimonials", { ...SAYING, photo_url: "javascript:x" })).toEqual({
      photo_url: expect.stringContaining("https://"),
    });
    const order = await editor.send("PUT", "/content/faqs/order", { body: { ids: [7] } });
    expect(order.json().fields.ids).toContain("every record");
    expect((await editor.get("/content")).json()).toEqual({
      faqs: [],
      testimonials: [],
      partners: [],
      messages: [],
    });
    expect((await editor.get("/content/history")).json().meta.total).toBe(0);
  });

  it("keeps who changed what from what to what, and puts back what was before", async () => {
    const { editor, person, add, send } = await build();
    const { id, etag } = (await add("testimonials", SAYING)).json();
    await send("PUT", `/testimonials/${id}`, etag, { ...SAYING, text: "It did not." });
    const [{ etag: now }] = (await editor.get("/content")).json().testimonials;
    await send("DELETE", `/testimonials/${id}`, now);
    const history = (await editor.get("/content/history?kind=testimonials")).json();
    expect(history.meta.total).toBe(3);
    expect(history.data).toMatchObject([
      { by: "Hawwa", record: String(id), before: { text: "It did not." }, after: null },
      { before: { text: "It helped." }, after: { text: "It did not." } },
      { title: "Aishath", before: null, after: { text: "It helped." } },
    ]);
    const restored = async (at: number) => {
      const change = history.data[at].id;
      return (await editor.send("POST", `/content/history/${change}/restore`)).json().testimonials;
    };
    expect(await restored(0)).toMatchObject([{ id, text: "It did not." }]);
    expect(await restored(1)).toMatchObject([{ id, text: "It helped." }]);
    expect(await restored(2)).toEqual([]);
    expect((await editor.get("/content/history")).json().meta.total).toBe(6);
    expect((await editor.send("POST", "/content/history/999/restore")).statusCode).toBe(404);
    const admin = await person("Ibrahim", "admin");
    const audited = (await admin.page("/audit?kind=content").get()).json().data;
    expect(audited.map(({ action }: { action: string }) => action).reverse()).toEqual([
      "content_added",
      "content_changed",
      "content_removed",
      "content_added",
      "content_changed",
      "content_removed",
    ]);
  });

  it("shows an uploaded photo small, and keeps it while the history can put it back", async () => {
    const { app, storage, editor, add, send } = await build();
    const uploaded = await editor.send("POST", "/pictures?purpose=portrait", {
      body: await jpeg({ width: 400, height: 400 }),
      headers: { "content-type": "image/jpeg" },
    });
    expect(uploaded.statusCode).toBe(201);
    const { url } = uploaded.json();
    const { id, etag } = (await add("testimonials", { ...SAYING, photo_url: url })).json();
    const photos = async () =>
      (await app.inject("/api/v1/p/testimonials")).json().data.map(({ photo }: never) => photo);
    const small = url.replace(/\d+\.webp$/, "96.webp");
    await expect.poll(photos).toEqual([{ url: small }]);
    expect((await app.inject(small)).statusCode).toBe(200);
    await send("PUT", `/testimonials/${id}`, etag, SAYING);
    await storage.write((trx) => deleteUnusedPictures(trx, "2999-01-01T00:00:00Z"));
    expect(await readPictureNames(storage.db)).toHaveLength(1);
    const [change] = (await editor.get("/content/history?kind=testimonials")).json().data;
    await editor.send("POST", `/content/history/${change.id}/restore`);
    await expect.poll(photos).toEqual([{ url: small }]);
  });

  it("takes the site's own settings, shows them, and gives what ships back", async () => {
    const { app, editor, person, send } = await build();
    const { etag, own, shipped } = (await editor.get("/content/settings")).json();
    expect(Object.values(own)).toEqual(Array(6).fill(null));
    expect(shipped.site_name).toBe("Magu");
    const wanted = { ...own, site_name: "Reef Courses", contact_email: "desk@reef.example" };
    const set = await send("PUT", "/settings", etag, wanted);
    expect(set.json().own).toEqual(wanted);
    const contact = async () => (await app.inject("/.well-known/security.txt")).body;
    await expect.poll(contact).toContain("mailto:desk@reef.example");
    expect((await send("PUT", "/settings", etag, own)).statusCode).toBe(409);
    const bad = await send("PUT", "/settings", set.json().etag, { ...own, x: "x.example" });
    expect(bad.json().fields).toEqual({ x: expect.stringContaining("https://example.com") });
    await send("PUT", "/settings", set.json().etag, own);
    await expect.poll(contact).not.toContain("reef.example");
    const admin = await person("Ibrahim", "admin");
    const [last] = (await admin.get("/content/history?kind=settings")).json().data;
    expect(last).toMatchObject({ by: "Hawwa", before: wanted, after: own });
  });

  it("is called what the operator calls it, on a server that did not write it too", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    onTestFinished(() => nameSite());
    await storage.write(async (trx) => {
      await raiseCatalogueVersion(trx);
      await writeSetting(trx, "site_name", "Reef & Courses");
    });
    const manifest = async () => (await app.inject("/site.webmanifest")).json();
    await expect.poll(manifest).toMatchObject({ short_name: "Reef & Courses" });
    expect(await manifest()).toMatchObject({
      background_color: COLOURS.ground,
      theme_color: COLOURS.deep,
    });
    const { welcome } = createMails("https://reef.example");
    const mail = welcome({ name: "Aishath", email: "aishath@example.com" });
    expect(mail.subject).toBe("Welcome to Reef & Courses");
    expect(mail.html).toContain("Reef &amp; Courses, courses in the Maldives");
    expect(authenticatorAddress("ABCDEFGH", "a@example.com")).toContain("issuer=Reef%20%26%20");
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain("Magu");
  });
});
