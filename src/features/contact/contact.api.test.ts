import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createContactService } from "./contact.service.server.ts";
import { TICKET_LIMITS, TICKETS_PER_NETWORK } from "./contact-limits.ts";

const PATH = "/api/v1/p/tickets";
const TICKET = { name: "Aishath", email: "aishath@example.com", message: "Hello" };
const THANKS = "Thank you for your message. We have received it and will respond shortly";

onEachEngine((open) => {
  const build = () =>
    buildTestApp(open, { records: smallDirectory, settings: { TRUST_PROXY: "true" } });

  it("keeps a message and says the specification's sentence", async () => {
    const { app, storage } = await build();
    const answer = await send(app, { ...TICKET, extra: "ignored" });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const [stored] = await storage.db.selectFrom("tickets").selectAll().execute();
    expect(answer.json()).toEqual({ data: { id: stored?.id }, message: THANKS });
    expect(stored).toEqual({
      ...TICKET,
      state: "open",
      assigned_to: null,
      id: expect.any(Number),
      course_id: null,
      institution_id: null,
      subject: null,
      about: null,
      shown: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it("keeps text as it was written, and only that", async () => {
    const { app, storage } = await build();
    const message = `<script>alert("1")</script>\r\n'); drop table tickets; --\tދިވެހި 🐠\u0000`;
    const answer = await send(app, {
      name: " އައިޝަތު \n <b>x</b> ",
      email: " a@example.com ",
      message,
    });
    expect(answer.statusCode).toBe(201);
    const [stored] = await storage.db.selectFrom("tickets").selectAll().execute();
    expect(stored).toMatchObject({
      name: "އައިޝަތު <b>x</b>",
      email: "a@example.com",
      message: `<script>alert("1")</script>\n'); drop table tickets; --\tދިވެހި 🐠`,
    });
  });

  it("says what is wrong with each field", async () => {
    const { app, storage } = await build();
    const name = "name is a required field";
    const email = "email is a required field";
    const message = "message is a required field";
    const cases: [body: unknown, fields: Record<string, string>][] = [
      [{}, { name, email, message }],
      [{ ...TICKET, name: "" }, { name }],
      [{ ...TICKET, name: " \u0000 " }, { name }],
      [{ ...TICKET, email: null }, { email }],
      [{ ...TICKET, message: 5 }, { message }],
      [{ ...TICKET, email: "nobody" }, { email: "email must be a valid email" }],
      [{ ...TICKET, email: "a@b" }, { email: "email must be a valid email" }],
      [
        { ...TICKET, message: "x".repeat(TICKET_LIMITS.message + 1) },
        { message: "message must be at most 5000 characters" },
      ],
      [{ ...TICKET, name: "x".repeat(121) }, { name: "name must be at most 120 characters" }],
      [null, { body: "Send an object with name, email and message" }],
      ["text", { body: "Send an object with name, email and message" }],
    ];
    for (const [body, fields] of cases) {
      const answer = await send(app, body);
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: 422,
        error: Object.values(fields).join(". "),
        code: "invalid_input",
        fields,
      });
      expect(Object.keys(answer.json().fields)).toEqual(Object.keys(fields));
    }
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toEqual([]);
    // Correcting a form does not count against the limit.
    expect((await send(app, TICKET)).statusCode).toBe(201);
  });

  it("pretends to programs that fill in the hidden field", async () => {
    const { app, storage } = await build();
    const answer = await send(app, { ...TICKET, website: "https://spam.example" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toBe(THANKS);
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toEqual([]);
    await send(app, { ...TICKET, website: "" });
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toHaveLength(1);
  });

  it("limits one address and leaves others alone", async () => {
    const { app } = await build();
    const statuses = [];
    for (let count = 0; count <= TICKETS_PER_NETWORK.max; count++) {
      statuses.push((await send(app, TICKET)).statusCode);
    }
    expect(statuses).toEqual([...Array(TICKETS_PER_NETWORK.max).fill(201), 429]);
    const refused = await send(app, TICKET);
    expect(refused.json()).toEqual({
      error: "Too many requests. Please try again later.",
      code: "too_many_requests",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(app, TICKET, "10.0.0.2")).statusCode).toBe(201);
  });

  it("counts the messages of an address on all servers together, and those of programs too", async () => {
    const { app, storage } = await build();
    const second = createContactService({
      storage,
      queue: { add: async () => "", wake: () => undefined, stop: async () => undefined },
      operatorEmail: "operator@magu.example",
      publicUrl: "https://magu.example",
      findSubject: async () => null,
    });
    const { max } = TICKETS_PER_NETWORK;
    for (let count = 0; count < max; count++) {
      await second.receive({ ...TICKET, website: "https://spam.example" }, "10.0.0.1");
    }
    expect((await send(app, TICKET)).statusCode).toBe(429);
    await expect(second.receive(TICKET, "10.0.0.1")).rejects.toThrow(TooManyRequestsError);
  });

  it("sends each message on to the operator", async () => {
    const folder = await outboxOf();
    const { app } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { DATA_DIR: folder, OPERATOR_EMAIL: "operator@magu.example" },
    });
    await send(app, { ...TICKET, website: "https://spam.example" });
    await send(app, { ...TICKET, name: "Aishath\r\nBcc: all@magu.example", message: "Is it?" });
    await app.close();
    const names = await readdir(join(folder, "outbox"));
    expect(names).toHaveLength(1);
    const mail = await readFile(join(folder, "outbox", names[0]!), "utf8");
    expect(mail).toMatch(/^To: operator@magu\.example$/m);
    expect(mail).toMatch(/^Reply-To: .*<aishath@example\.com>$/m);
    expect(mail).not.toMatch(/^Bcc/m);
    expect(mail).toContain("Is it?");
  });

  it("reports a mistake in a course with what its page says of the part", async () => {
    const folder = await outboxOf();
    const settings = { DATA_DIR: folder };
    const { app, storage } = await buildTestApp(open, { records: smallDirectory, settings });
    const [id, path] = await courseAddress(app, "Diploma in Marketing");
    const report = { ...TICKET, course_id: String(id), about: "cost", version: "7" };
    expect((await send(app, report)).statusCode).toBe(201);
    const [stored] = await storage.db.selectFrom("tickets").selectAll().execute();
    expect(stored).toMatchObject({
      course_id: id,
      institution_id: null,
      subject: "Diploma in Marketing at Reef & Shore: College",
      about: "cost",
      shown: "From the test; version 7 of the catalogue",
    });
    await app.close();
    const [name] = await readdir(join(folder, "outbox"));
    const mail = await readFile(join(folder, "outbox", name!), "utf8");
    const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    expect(text).toMatch(/Subject: Mistake 1 reported by Aishath: Diploma in Marketing/);
    expect(text).toContain("Part: Cost and fees");
    expect(text).toContain(`https://magu.example${path}`);
  });

  it("reports a mistake in an institution, and in all of a record", async () => {
    const { app, storage } = await build();
    const listed = await app.inject("/api/v1/p/institutions");
    const { id, name } = listed.json().data[0];
    expect((await send(app, { ...TICKET, institution_id: id, about: "" })).statusCode).toBe(201);
    const [stored] = await storage.db.selectFrom("tickets").selectAll().execute();
    expect(stored).toMatchObject({
      course_id: null,
      institution_id: id,
      subject: name,
      about: null,
    });
  });

  it("refuses a report about what is not in the directory", async () => {
    const { app, storage } = await build();
    const cases: [body: object, field: string, problem: string][] = [
      [{ course_id: 99 }, "course_id", "The directory has no course with number 99"],
      [{ course_id: "constructor" }, "course_id", "course_id must be a whole number from 1"],
      [{ institution_id: 1.5 }, "institution_id", "institution_id must be a whole number from 1"],
      [
        { course_id: 1, institution_id: 1 },
        "institution_id",
        "Name a course or an institution, not both",
      ],
      [
        { course_id: 1, about: "price" },
        "about",
        "about must be one of approval, cost, intakes, entry, contacts, record",
      ],
    ];
    const [hidden] = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("is_published", "=", 0)
      .execute();
    cases.push([
      { course_id: hidden!.id },
      "course_id",
      `The directory has no course with number ${hidden!.id}`,
    ]);
    for (const [body, field, problem] of cases) {
      const answer = await send(app, { ...TICKET, ...body });
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: problem }]);
    }
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toEqual([]);
  });

  it("keeps a message whose mail fails", async () => {
    const folder = await outboxOf();
    await writeFile(join(folder, "outbox"), "in the way");
    const settings = { DATA_DIR: folder };
    const { app, storage } = await buildTestApp(open, { records: smallDirectory, settings });
    const answer = await send(app, TICKET);
    expect(answer.statusCode).toBe(201);
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toHaveLength(1);
  });

  it("keeps every one of many at once", async () => {
    const { app, storage } = await build();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(app, { ...TICKET, message: `Number ${index}` }, `10.0.1.${index}`),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(40);
    expect(await storage.db.selectFrom("tickets").selectAll().execute()).toHaveLength(40);
  });

  it("refuses bodies that it cannot read", async () => {
    const { app } = await build();
    const post = async (payload: string, type = "application/json") => {
      const headers = { "content-type": type };
      const answer = await app.inject({ method: "POST", url: PATH, payload, headers });
      return [answer.statusCode, answer.json().code];
    };
    expect(await post("{")).toEqual([400, "malformed"]);
    expect(await post("")).toEqual([400, "malformed"]);
    expect(await post('{"name":"a","__proto__":{}}')).toEqual([400, "malformed"]);
    expect(await post(JSON.stringify(TICKET), "text/plain")).toEqual([
      415,
      "unsupported_media_type",
    ]);
    expect(await post("<ticket/>", "application/xml")).toEqual([415, "unsupported_media_type"]);
    expect(await post(JSON.stringify({ message: "x".repeat(100_000) }))).toEqual([
      413,
      "too_large",
    ]);
  });
});

function send(app: FastifyInstance, body: unknown, address = "10.0.0.1") {
  return app.inject({
    method: "POST",
    url: PATH,
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    payload: JSON.stringify(body),
  });
}

async function courseAddress(app: FastifyInstance, name: string): Promise<[number, string]> {
  const answer = await app.inject(`/api/v1/p/courses?name=${encodeURIComponent(name)}`);
  const { id, url } = answer.json().data[0];
  return [id, url];
}

/** A separate data folder; the test fails if mail would be sent anywhere else. */
async function outboxOf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "magu-contact-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
