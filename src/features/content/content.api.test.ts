import { expect, it } from "vitest";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { sampleContent, siteContent } from "../../../sample/content.ts";
import { sampleDirectory } from "../../../sample/directory.ts";
import { buildTestApp } from "../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { insertContent, removeSampleContent } from "./content.repository.server.ts";
import { type ContentRecords, contentInput } from "./content.schema.ts";
import { createContentService } from "./content.service.server.ts";

const NOTHING: ContentRecords = { faqs: [], testimonials: [], partners: [], messages: [] };

onEachEngine((open) => {
  const build = async (content: Partial<ContentRecords> = {}) => {
    const opened: OpenStorage = async () => {
      const storage = await open();
      const checked = contentInput.parse({ ...NOTHING, ...content });
      await storage.write((trx) => insertContent(trx, checked, "sample"));
      return storage;
    };
    return await buildTestApp(opened, { records: smallDirectory });
  };
  const saying = (name: string, position: number | null, status: "active" | "inactive") => ({
    name,
    text: `${name} speaks`,
    photo_url: name === "B" ? "/pictures/patterns/b.svg" : null,
    status,
    position,
  });

  it("lists active testimonials in their order, those without one last", async () => {
    const { app } = await build({
      testimonials: [
        saying("A", null, "active"),
        saying("B", 2, "active"),
        saying("C", 1, "inactive"),
        saying("D", 1, "active"),
      ],
    });
    const { data, meta } = (await app.inject("/api/v1/p/testimonials?noPaginate=true")).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["D", "B", "A"]);
    expect(data[1]).toEqual({
      id: expect.any(Number),
      testimonial: "B speaks",
      name: "B",
      photo: { url: "/pictures/patterns/b.svg" },
      status: "active",
      order: 2,
      sample: true,
    });
    const { id, photo, order } = data[2];
    expect([photo, order]).toEqual([{ url: `/pictures/testimonials/${id}/photo.svg` }, null]);
    expect((await app.inject(photo.url)).headers["content-type"]).toMatch(/^image\/svg/);
    expect(meta.total).toBe(3);
  });

  it("lists questions in their order, whole or in pages, their answers sanitised", async () => {
    const faqs = Array.from({ length: 12 }, (_, at) => ({
      question: `Question ${at}?`,
      answer: `<p onclick="x()">Answer ${at}<script>y()</script></p>`,
      position: 12 - at,
    }));
    const { app } = await build({ faqs });
    const whole = (await app.inject("/api/v1/p/faqs?noPaginate=true")).json();
    expect(whole.data.map(({ order }: { order: number }) => order)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
    expect(whole.data[0]).toMatchObject({ question: "Question 11?", answer: "<p>Answer 11</p>" });
    const paged = (await app.inject("/api/v1/p/faqs?page=2")).json();
    expect(paged.data).toEqual(whole.data.slice(10));
    expect(paged.meta).toEqual({ from: 11, to: 12, total: 12, current_page: 2, last_page: 2 });
    expect((await app.inject("/api/v1/p/faqs?noPaginate=perhaps")).json().fields).toEqual({
      noPaginate: "noPaginate must be true or false",
    });
  });

  it("is empty where nothing was written", async () => {
    const { app } = await build();
    for (const list of ["faqs", "testimonials"]) {
      expect((await app.inject(`/api/v1/p/${list}?noPaginate=true`)).json().data).toEqual([]);
    }
  });

  it("shows a change as soon as its version is served, and reads each version once", async () => {
    const storage = await open();
    let version = 1;
    let reads = 0;
    const counting = {
      ...storage,
      snapshot: (async (read) => {
        reads += 1;
        return await storage.snapshot(read);
      }) as typeof storage.snapshot,
    };
    const published = {
      current: () => ({ version }) as never,
      state: () => String(version),
      refresh: async () => {},
      stop: async () => undefined,
    };
    const content = createContentService({
      storage: counting,
      published,
      onError: () => expect.fail(),
      now: () => new Date("2027-01-01T00:00Z"),
    });
    const both = await Promise.all([content.current(), content.messages()]);
    expect([both[0].messages, both[1], reads]).toEqual([[], [], 1]);
    const message = { link: null, position: 1, starts_at: null };
    await storage.write(async (trx) => {
      const messages = [
        { ...message, text: "Due", ends_at: "2027-01-01T00:00:01Z" },
        { ...message, text: "Over", ends_at: "2027-01-01T00:00:00Z" },
      ];
      await insertContent(trx, contentInput.parse({ ...NOTHING, messages }), "magu");
      version = (await raiseCatalogueVersion(trx)) + 1;
    });
    expect((await content.messages()).map(({ text }) => text)).toEqual(["Due"]);
    await content.current();
    expect(reads).toBe(2);
  });

  it("tries a failed read again, and shows what it had meanwhile", async () => {
    const storage = await open();
    let fails = true;
    let version = 1;
    const errors: unknown[] = [];
    const failing = {
      ...storage,
      snapshot: (async (read) => {
        if (fails) throw new Error("gone");
        return await storage.snapshot(read);
      }) as typeof storage.snapshot,
    };
    const published = {
      current: () => ({ version }) as never,
      state: () => String(version),
      refresh: async () => {},
      stop: async () => undefined,
    };
    const content = createContentService({
      storage: failing,
      published,
      onError: (error) => errors.push(error),
    });
    await expect(content.current()).rejects.toThrow("gone");
    fails = false;
    const first = await content.current();
    expect([first.faqs, errors]).toEqual([[], []]);
    version = 2;
    fails = true;
    expect(await content.current()).toBe(first);
    expect(errors).toEqual([new Error("gone")]);
    fails = false;
    expect(await content.current()).not.toBe(first);
  });

  it("loads with the sample data, and what is invented goes with it", async () => {
    const { app, storage } = await buildTestApp(open);
    const said = (await app.inject("/api/v1/p/testimonials?noPaginate=true")).json().data;
    const active = sampleContent().testimonials.filter(({ status }) => status === "active");
    expect(said).toHaveLength(active.length);
    expect(said.every(({ sample }: { sample: boolean }) => sample)).toBe(true);
    const asked = (await app.inject("/api/v1/p/faqs?noPaginate=true")).json().data;
    expect(asked).toHaveLength(siteContent().faqs.length);
    const partner = await storage.db.selectFrom("partners").select("id").executeTakeFirstOrThrow();
    const logo = await app.inject(`/pictures/partners/${partner.id}/logo.svg`);
    expect(logo.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect((await app.inject("/pictures/partners/999/logo.svg")).statusCode).toBe(404);
    await storage.write(removeSampleContent);
    const left = async (table: "faqs" | "testimonials" | "partners" | "topline_messages") =>
      (await storage.db.selectFrom(table).select("id").execute()).length;
    expect(await left("faqs")).toBe(siteContent().faqs.length);
    expect([
      await left("testimonials"),
      await left("partners"),
      await left("topline_messages"),
    ]).toEqual([0, 0, 0]);
  });

  it("refuses in the database what its rules forbid", async () => {
    const { db } = await open();
    const message = { source: "x", link: null, position: 1, starts_at: null, ends_at: null };
    const insert = (text: string) =>
      db
        .insertInto("topline_messages")
        .values({ ...message, text })
        .execute();
    await insert("ފ".repeat(120));
    await expect(insert("x".repeat(121))).rejects.toThrow();
    const withdrawn = { ...saying("A", 1, "active"), source: "x", status: "hidden" as "active" };
    await expect(db.insertInto("testimonials").values(withdrawn).execute()).rejects.toThrow();
  });
});

it("checks content before it is stored", () => {
  const faults = (content: Partial<ContentRecords>) =>
    contentInput
      .safeParse({ ...NOTHING, ...content })
      .error?.issues.map(({ path }) => path.join("."));
  const message = { text: "x", link: null, position: 1, starts_at: null, ends_at: null };
  expect(faults({ messages: [message] })).toBeUndefined();
  expect(faults({ messages: [{ ...message, text: "x".repeat(121) }] })).toEqual([
    "messages.0.text",
  ]);
  expect(faults({ messages: [{ ...message, link: "javascript:alert(1)" }] })).toEqual([
    "messages.0.link",
  ]);
  expect(faults({ messages: [{ ...message, link: "//elsewhere.example" }] })).toEqual([
    "messages.0.link",
  ]);
  const times = { starts_at: "2027-02-01T00:00:00Z", ends_at: "2027-02-01T04:00:00+05:00" };
  expect(faults({ messages: [{ ...message, ...times }] })).toEqual(["messages.0.ends_at"]);
});

it("offers in the sample what its screens need", () => {
  const { testimonials, partners, messages } = sampleContent();
  expect(sampleContent()).toEqual(sampleContent());
  expect(testimonials.some(({ status }) => status === "inactive")).toBe(true);
  expect(
    testimonials.some(({ status, position }) => status === "active" && position === null),
  ).toBe(true);
  expect(partners).toHaveLength(6);
  const names = new Set(sampleDirectory().institutions.map(({ name }) => name));
  for (const { link } of messages) {
    const [name] = new URL(link ?? "", "http://host").searchParams.getAll("institutions");
    expect(names).toContain(name);
  }
});
