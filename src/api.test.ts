import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { signUp } from "../test/accounts.ts";
import { buildTestApp, publish } from "../test/app.ts";
import { onEachEngine } from "../test/engines.ts";
import { signUpAs } from "../test/office.ts";
import { smallDirectory } from "../test/small-directory.ts";
import { MAX_AGE_S } from "./platform/http/conditional-get.server.ts";

/** Calls of the requirements (7) that serve the public screens, and our own. */
const CALLS = [
  "DELETE /api/chat-history",
  "DELETE /api/v1/account",
  "DELETE /api/v1/account/alerts/courses/{id}",
  "DELETE /api/v1/account/alerts/searches/{id}",
  "DELETE /api/v1/account/pending-email",
  "DELETE /api/v1/account/sessions",
  "DELETE /api/v1/account/sessions/{id}",
  "DELETE /api/v1/account/two-factor",
  "DELETE /api/v1/office/categories/{id}",
  "DELETE /api/v1/office/content/faqs/{id}",
  "DELETE /api/v1/office/content/messages/{id}",
  "DELETE /api/v1/office/content/partners/{id}",
  "DELETE /api/v1/office/content/testimonials/{id}",
  "DELETE /api/v1/office/courses/{id}/draft",
  "DELETE /api/v1/office/imports/{id}",
  "DELETE /api/v1/office/institutions/{id}/draft",
  "DELETE /api/v1/office/texts/{page}/draft",
  "GET /api/chat-history",
  "GET /api/remaining-messages",
  "GET /api/user",
  "GET /api/v1/account/alerts",
  "GET /api/v1/account/memberships",
  "GET /api/v1/account/sessions",
  "GET /api/v1/account/shortlist",
  "GET /api/v1/account/two-factor",
  "GET /api/v1/adverts/places",
  "GET /api/v1/calendar.ics",
  "GET /api/v1/download/comparison.csv",
  "GET /api/v1/download/magu.csv.zip",
  "GET /api/v1/download/magu.json.gz",
  "GET /api/v1/office/categories",
  "GET /api/v1/office/content",
  "GET /api/v1/office/content/history",
  "GET /api/v1/office/content/rules",
  "GET /api/v1/office/content/settings",
  "GET /api/v1/office/courses",
  "GET /api/v1/office/courses/{id}",
  "GET /api/v1/office/courses/{id}/history",
  "GET /api/v1/office/courses/{id}/history/{version}",
  "GET /api/v1/office/figures",
  "GET /api/v1/office/imports",
  "GET /api/v1/office/imports/history",
  "GET /api/v1/office/imports/{id}",
  "GET /api/v1/office/institutions",
  "GET /api/v1/office/institutions/{id}",
  "GET /api/v1/office/institutions/{id}/courses",
  "GET /api/v1/office/institutions/{id}/courses/by-ref/{ref}",
  "GET /api/v1/office/institutions/{id}/history",
  "GET /api/v1/office/institutions/{id}/history/{version}",
  "GET /api/v1/office/institutions/{id}/spreadsheet",
  "GET /api/v1/office/institutions/{id}/spreadsheets",
  "GET /api/v1/office/institutions/{id}/spreadsheets/{sheet}/rows",
  "GET /api/v1/office/review",
  "GET /api/v1/office/texts",
  "GET /api/v1/office/texts/{page}",
  "GET /api/v1/office/texts/{page}/versions/{id}",
  "GET /api/v1/office/waiting",
  "GET /api/v1/p/categories",
  "GET /api/v1/p/courses",
  "GET /api/v1/p/courses/{id}",
  "GET /api/v1/p/faqs",
  "GET /api/v1/p/institutions",
  "GET /api/v1/p/institutions/{id}",
  "GET /api/v1/p/places",
  "GET /api/v1/p/testimonials",
  "GET /api/v1/spotlight-search",
  "GET /api/v1/stats",
  "GET /api/v1/suggestions",
  "GET /api/validate-reset-token/{token}",
  "PATCH /api/v1/account",
  "PATCH /api/v1/account/alerts",
  "POST /api/chat",
  "POST /api/confirm-email",
  "POST /api/forgot-password",
  "POST /api/greet",
  "POST /api/login",
  "POST /api/logout",
  "POST /api/register",
  "POST /api/reset-password",
  "POST /api/v1/account/alerts/confirmation",
  "POST /api/v1/account/alerts/searches",
  "POST /api/v1/account/export",
  "POST /api/v1/account/password",
  "POST /api/v1/account/shortlist/merge",
  "POST /api/v1/account/two-factor",
  "POST /api/v1/account/two-factor/confirm",
  "POST /api/v1/account/two-factor/recovery-codes",
  "POST /api/v1/adverts/orders",
  "POST /api/v1/adverts/orders/confirm",
  "POST /api/v1/adverts/orders/material",
  "POST /api/v1/adverts/orders/report",
  "POST /api/v1/adverts/seen",
  "POST /api/v1/adverts/{id}/click",
  "POST /api/v1/applications",
  "POST /api/v1/applications/anew",
  "POST /api/v1/applications/confirm",
  "POST /api/v1/first-administrator",
  "POST /api/v1/invitations/accept",
  "POST /api/v1/office/categories",
  "POST /api/v1/office/categories/{id}/merge",
  "POST /api/v1/office/content/faqs",
  "POST /api/v1/office/content/history/{id}/restore",
  "POST /api/v1/office/content/messages",
  "POST /api/v1/office/content/partners",
  "POST /api/v1/office/content/testimonials",
  "POST /api/v1/office/courses",
  "POST /api/v1/office/courses/together",
  "POST /api/v1/office/courses/{id}/approve",
  "POST /api/v1/office/courses/{id}/archive",
  "POST /api/v1/office/courses/{id}/bring-back",
  "POST /api/v1/office/courses/{id}/history/{version}/restore",
  "POST /api/v1/office/courses/{id}/keep-ours",
  "POST /api/v1/office/courses/{id}/publish",
  "POST /api/v1/office/courses/{id}/return",
  "POST /api/v1/office/courses/{id}/schedule",
  "POST /api/v1/office/imports",
  "POST /api/v1/office/imports/history/{id}/undo",
  "POST /api/v1/office/imports/{id}/apply",
  "POST /api/v1/office/imports/{id}/compare",
  "POST /api/v1/office/institutions/{id}/approve",
  "POST /api/v1/office/institutions/{id}/archive",
  "POST /api/v1/office/institutions/{id}/bring-back",
  "POST /api/v1/office/institutions/{id}/courses/by-ref/{ref}/archive",
  "POST /api/v1/office/institutions/{id}/courses/by-ref/{ref}/bring-back",
  "POST /api/v1/office/institutions/{id}/history/{version}/restore",
  "POST /api/v1/office/institutions/{id}/keep-ours",
  "POST /api/v1/office/institutions/{id}/publish",
  "POST /api/v1/office/institutions/{id}/return",
  "POST /api/v1/office/institutions/{id}/schedule",
  "POST /api/v1/office/institutions/{id}/spreadsheets",
  "POST /api/v1/office/institutions/{id}/spreadsheets/{sheet}/apply",
  "POST /api/v1/office/institutions/{id}/spreadsheets/{sheet}/undo",
  "POST /api/v1/office/pictures",
  "POST /api/v1/office/review/approvals",
  "POST /api/v1/office/texts/{page}/keep",
  "POST /api/v1/office/texts/{page}/post",
  "POST /api/v1/office/texts/{page}/versions/{id}/withdraw",
  "POST /api/v1/p/courses",
  "POST /api/v1/p/questions",
  "POST /api/v1/p/questions/delete",
  "POST /api/v1/p/tickets",
  "POST /api/v1/pathways",
  "POST /api/v1/visits",
  "POST /api/validate-reset-token",
  "PUT /api/v1/account/alerts/courses/{id}",
  "PUT /api/v1/account/shortlist",
  "PUT /api/v1/account/shortlist/applied",
  "PUT /api/v1/office/categories/{id}",
  "PUT /api/v1/office/content/faqs/order",
  "PUT /api/v1/office/content/faqs/{id}",
  "PUT /api/v1/office/content/messages/order",
  "PUT /api/v1/office/content/messages/{id}",
  "PUT /api/v1/office/content/partners/order",
  "PUT /api/v1/office/content/partners/{id}",
  "PUT /api/v1/office/content/rules",
  "PUT /api/v1/office/content/settings",
  "PUT /api/v1/office/content/testimonials/order",
  "PUT /api/v1/office/content/testimonials/{id}",
  "PUT /api/v1/office/courses/{id}/draft",
  "PUT /api/v1/office/imports/{id}/files/{name}",
  "PUT /api/v1/office/institutions/{id}/courses/by-ref/{ref}",
  "PUT /api/v1/office/institutions/{id}/draft",
  "PUT /api/v1/office/texts/{page}/draft",
];

const DEVICE = "6f1c9a52-5a0e-4b6e-9d0e-2f6f8a3b9c01";

/** A question to each call that shows as much as possible of its answer. */
const QUESTIONS: Record<string, string[]> = {
  "/api/v1/p/courses": ["?limit=100", "?name=markting", "?language=Arabic&mnqf_level=7"],
  "/api/v1/p/categories": ["?noPaginate=true", "?page=2"],
  "/api/v1/p/faqs": ["?noPaginate=true", "?limit=2&page=2"],
  "/api/v1/p/testimonials": ["?noPaginate=true", "?limit=2"],
  "/api/v1/p/institutions": ["", "?limit=2&page=2"],
  "/api/v1/spotlight-search": ["", "?query=busines", "?query=diploma&page=2&orderBy=ASC"],
  "/api/v1/suggestions": ["", "?query=dip"],
  "/api/v1/office/figures": ["?institution=1&days=30", "?institution=1&days=364"],
  "/api/v1/office/insight": ["?days=7", "?days=91"],
  "/api/chat-history": [`?device_id=${DEVICE}`],
  "/api/remaining-messages": [`?device_id=${DEVICE}`],
};

/** Files are no JSON; their own test reads them. */
const isFile = (path: string) =>
  path.startsWith("/api/v1/download/") || /(?:\.ics|\/file|\/spreadsheet)$/.test(path);

/** There is none in the sample data; its own test reads it. */
const isOfUpload = (path: string) => path.includes("{sheet}");

onEachEngine((open) => {
  const build = () => buildTestApp(open, { records: smallDirectory });

  it("describes every call with its parameters and answers", async () => {
    const { app } = await build();
    const document = await documentOf(app);
    expect(document.openapi).toBe("3.1.0");
    const calls = operationsOf(document);
    expect(calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      CALLS,
    );
    for (const { path, operation } of calls) {
      expect(operation.summary, path).toBeTruthy();
      if (/^\/api\/v1\/(?:account|office)\b/.test(path))
        expect(operation["x-may"], `${path}: its plugin has to say who may`).toBeDefined();
      expect(operation.responses["503"], path).toBeDefined();
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description, `${path} ${status}`).not.toBe("Default Response");
        if (status === "301" || (status === "200" && isFile(path))) continue;
        expect(content?.["application/json"]?.schema, `${path} ${status}`).toBeTruthy();
      }
      for (const { name, description } of operation.parameters ?? []) {
        if (name !== "id") expect(description, `${path} ${name}`).toBeTruthy();
      }
    }
    const list = document.paths["/api/v1/p/courses"]?.get;
    const limit = list?.parameters?.find(({ name }) => name === "limit");
    expect(limit).toMatchObject({ required: false, schema: { type: "integer", maximum: 100 } });
  });

  it("answers the sample data as its own description says", async () => {
    const { app, storage } = await buildTestApp(open);
    expect((await app.inject("/api/v1/stats")).json().courses).toBeGreaterThan(800);
    // Signed in, so that the calls of the own account and the office answer too.
    const token = await signUpAs(app, storage, { name: "Mariyam", role: "admin" });
    const headers = { authorization: `Bearer ${token}` };
    const document = await documentOf(app);
    for (const { path, operation } of operationsOf(document).filter(
      ({ method, path }) => method === "get" && !isFile(path) && !isOfUpload(path),
    )) {
      const schema = schemaOf(document, operation);
      for (const address of await addressesOf(app, path, headers)) {
        const answer = await app.inject({ url: address, headers });
        expect(answer.statusCode, address).toBe(200);
        const checked = schema.safeParse(answer.json());
        expect(checked.error?.issues ?? [], address).toEqual([]);
      }
    }
  });

  it("would notice an answer that breaks its description", async () => {
    const { app } = await build();
    const document = await documentOf(app);
    const list = document.paths["/api/v1/p/courses"]?.get;
    const answer = (await app.inject("/api/v1/p/courses")).json();
    const schema = schemaOf(document, list!);
    expect(schema.safeParse(answer).success).toBe(true);
    const [course] = answer.data;
    for (const wrong of [{ mnqf_level: "5" }, { surplus: 1 }, { name: undefined }]) {
      const data = [{ ...course, ...wrong }];
      expect(schema.safeParse({ ...answer, data }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it("answers who is signed in as anyone, and lets the same answers be cached", async () => {
    const { app } = await build();
    const headers = { authorization: `Bearer ${await signUp(app)}` };
    for (const url of ["/api/v1/p/courses", "/api/v1/p/institutions/1", "/api/v1/stats"]) {
      const anyone = await app.inject(url);
      const known = await app.inject({ url, headers });
      expect(known.body, url).toBe(anyone.body);
      for (const name of ["cache-control", "etag", "vary"]) {
        expect(known.headers[name], `${url} ${name}`).toBe(anyone.headers[name]);
      }
    }
  });

  it("answers unchanged data with 304 until something is published", async () => {
    const { app, storage } = await build();
    const url = "/api/v1/p/courses?mnqf_level=5";
    const first = await app.inject(url);
    expect(first.headers["cache-control"]).toBe(`public, max-age=${MAX_AGE_S}, must-revalidate`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const ask = (address: string, known = etag) =>
      app.inject({ url: address, headers: { "if-none-match": known } });
    const again = await ask(url, `"other", ${etag}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect((await ask("/api/v1/p/courses?mnqf_level=7")).statusCode).toBe(200);

    await publish(storage, {
      ...smallDirectory,
      courses: [{ ref: "new", institution: "atoll", name: "Diploma in Teaching", mnqf_level: "5" }],
    });
    await expect.poll(async () => (await ask(url)).statusCode).toBe(200);
    const changed = await ask(url);
    expect(changed.json().meta.total).toBe(2);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("names the same data alike on every server and after a restart, and other data otherwise", async () => {
    const one = await build();
    const tagsOf = async (app: FastifyInstance) =>
      Promise.all(
        ["/api/v1/stats", "/sitemap.xml"].map(async (url) => (await app.inject(url)).headers.etag),
      );
    const tags = await tagsOf(one.app);
    const server = async (settings = {}) =>
      buildTestApp(async () => one.storage, { records: smallDirectory, settings });
    expect(await tagsOf((await server()).app)).toEqual(tags);
    const [stats, sitemap] = tags;
    const moved = await tagsOf((await server({ PUBLIC_URL: "https://moved.example" })).app);
    expect([moved[0] === stats, moved[1] === sitemap]).toEqual([true, false]);

    const elsewhere = await tagsOf((await build()).app);
    expect(elsewhere.some((tag) => tags.includes(tag))).toBe(false);
    // As if a backup had been brought back and something else imported since.
    await one.storage.db.updateTable("imports").set({ finished_at: "2030-01-01" }).execute();
    const setBack = await tagsOf((await server()).app);
    expect(setBack.some((tag) => tags.includes(tag))).toBe(false);
  });

  it("never lets failures be kept", async () => {
    const { app } = await build();
    for (const url of ["/api/v1/p/courses?page=0", "/api/v1/p/courses/2000000000"]) {
      const { headers } = await app.inject(url);
      expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    }
  });

  it("lets pages of any origin read, and none write", async () => {
    const { app } = await build();
    const origin = "https://elsewhere.example";
    const read = await app.inject({ url: "/api/v1/stats", headers: { origin } });
    expect(read.headers["access-control-allow-origin"]).toBe("*");
    const refused = await app.inject({ url: "/api/v1/p/courses/abc", headers: { origin } });
    expect(refused.headers["access-control-allow-origin"]).toBe("*");
    const preflight = (url: string) =>
      app.inject({
        method: "OPTIONS",
        url,
        headers: {
          origin,
          "access-control-request-method": "GET",
          "access-control-request-headers": "content-type",
        },
      });
    const asked = await preflight("/api/v1/p/institutions?page=1");
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
      "access-control-allow-headers": expect.stringContaining("content-type"),
    });
    const write = await preflight("/api/v1/p/tickets");
    expect(write.headers["access-control-allow-origin"]).toBeUndefined();
    expect(write.headers.allow).toBe("POST, OPTIONS");
  });

  it("answers HEAD like GET without a body", async () => {
    const { app } = await build();
    const get = await app.inject("/api/v1/p/institutions");
    const head = await app.inject({ method: "HEAD", url: "/api/v1/p/institutions" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const name of ["content-type", "etag", "cache-control"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it("answers 405 for another method and 404 for another address, as JSON", async () => {
    const { app } = await build();
    const post = await app.inject({
      method: "POST",
      url: "/api/v1/p/institutions",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(post.statusCode).toBe(405);
    expect(post.headers.allow).toBe("GET, HEAD, OPTIONS");
    expect(post.json().code).toBe("method_not_allowed");
    const got = await app.inject("/api/v1/p/tickets");
    expect([got.statusCode, got.headers.allow]).toEqual([405, "POST, OPTIONS"]);
    const unknown = await app.inject("/api/v1/p/nothing?x=1");
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: "not_found", error: expect.any(String) });
  });

  it.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
    "answers %s of every unknown address of its own as JSON, also to who would read a page",
    async (method) => {
      const { app } = await buildTestApp(open, {
        records: smallDirectory,
        renderPage: async () => new Response("<p>", { headers: { "content-type": "text/html" } }),
      });
      const urls = ["/api", "/api/", "/api?x=1", "/api/v1", "/api/v1/", "/api/nothing/at/all/"];
      for (const url of urls) {
        const headers = { accept: "text/html,application/xhtml+xml", "content-type": "text/html" };
        const body = method === "GET" || method === "HEAD" ? {} : { payload: "<p>" };
        const answer = await app.inject({ method, url, headers, ...body });
        expect([url, answer.statusCode], url).toEqual([url, 404]);
        expect(answer.headers["content-type"], url).toMatch(/^application\/json/);
        if (method !== "HEAD") expect(answer.json().code, url).toBe("not_found");
      }
    },
  );

  it("answers an address that cannot be read in its own words, and repeats none at length", async () => {
    const { app } = await build();
    const long = "a".repeat(5_000);
    const cases: [url: string, status: number, code: string][] = [
      ["/api/validate-reset-token/%00%F0", 200, ""],
      ["/api/nothing/%F0%", 404, "not_found"],
      [`/api/nothing/${long}`, 404, "not_found"],
      [`/api/validate-reset-token/${long}`, 404, "not_found"],
    ];
    for (const [url, status, code] of cases) {
      const { statusCode, body, ...answer } = await app.inject(url);
      expect(statusCode).toBe(status);
      expect(body.length).toBeLessThan(300);
      if (code === "") continue;
      expect(answer.json()).toEqual({ error: expect.any(String), code });
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});

onEachEngine((open) => {
  it("serves a reader whose scripts are files, as its policy asks", async () => {
    const { app } = await buildTestApp(open, { records: smallDirectory });
    const page = await app.inject("/api/docs");
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    const inline = [...page.body.matchAll(/<script[^>]*>([^<]+)</g)].map(
      ([, script = ""]) => script,
    );
    expect(inline.filter((script) => script.trim() !== "")).toEqual([]);
    const sources = [...page.body.matchAll(/(?:src|href)="\.?(\/[^"]+)"/g)].map(([, path]) => path);
    expect(sources.length).toBeGreaterThan(3);
    for (const path of sources) {
      const file = await app.inject(new URL(path ?? "", "http://host").pathname);
      expect(file.statusCode, path).toBe(200);
    }
  });
});

interface Operation {
  summary?: string;
  "x-may"?: string;
  parameters?: { name: string; description?: string }[];
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Record<string, unknown> }> }
  >;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

async function documentOf(app: FastifyInstance): Promise<Document> {
  return (await app.inject("/api/openapi.json")).json();
}

function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The schema that the document gives for a call's success, with what it refers to. */
function schemaOf({ components }: Document, operation: Operation): z.ZodType {
  const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

/** Addresses to ask of a call; of those with an id, every fifth thing there is. */
async function addressesOf(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string>,
): Promise<string[]> {
  const [list = "", rest] = path.replace("{page}", "terms").split("/{id}");
  if (rest === undefined) return (QUESTIONS[path] ?? [""]).map((query) => list + query);
  const below = rest.replace("{version}", "1");
  // Not everything that has an id has a list of its own.
  const { data = [] } = (await app.inject({ url: `${list}?limit=100`, headers })).json();
  if (below.includes("{ref}")) {
    const url = `${list}/${data[0].id}${below.replace("{ref}", "DIP")}`;
    await app.inject({ method: "PUT", url, headers, payload: { name: "Diploma in Diving" } });
    return [url];
  }
  return data
    .filter((_: unknown, index: number) => index % 5 === 0)
    .map(({ id }: { id: number }) => `${list}/${id}${below}`);
}
