import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newKey } from "../../../test/keys.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { NAME, officeFixtures } from "../../../test/office-fixtures.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

/** The seven kinds of people, in the order of the columns below. */
const PEOPLE = [
  ...(["nobody", "visitor", "member of A", "member of B"] as const),
  ...(["owner of A", "editor", "admin"] as const),
];

/**
 * What each of them is answered about records of institution A. 409: they may, but there is nothing
 * to do it with.
 */
const MATRIX: [call: string, ...answers: number[]][] = [
  ["GET /institutions", 401, 403, 200, 200, 200, 200, 200],
  ["GET /courses", 401, 403, 200, 200, 200, 200, 200],
  ["GET /review", 401, 403, 403, 403, 403, 200, 200],
  ["POST /review/approvals", 401, 403, 403, 403, 403, 200, 200],
  ["POST /courses", 401, 403, 200, 403, 200, 200, 200],
  ["GET /waiting", 401, 403, 403, 403, 403, 200, 200],
  // A public course: that it is there is known.
  ["GET /courses/:public", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /courses/:public/draft", 401, 403, 200, 403, 200, 200, 200],
  ["DELETE /courses/:public/draft", 401, 403, 200, 403, 200, 200, 200],
  ["POST /courses/:public/publish", 401, 403, 409, 403, 409, 409, 409],
  // 409: no source says otherwise.
  ["POST /courses/:public/keep-ours", 401, 403, 409, 403, 409, 409, 409],
  ["POST /courses/:public/schedule", 401, 403, 409, 403, 409, 409, 409],
  ["POST /courses/:public/approve", 401, 403, 403, 403, 403, 409, 409],
  ["POST /courses/:public/return", 401, 403, 403, 403, 403, 409, 409],
  ["GET /courses/:public/history", 401, 403, 200, 403, 200, 200, 200],
  ["GET /courses/:public/history/1", 401, 403, 200, 403, 200, 200, 200],
  ["POST /courses/:public/history/1/restore", 401, 403, 200, 403, 200, 200, 200],
  ["POST /courses/:public/bring-back", 401, 403, 409, 403, 409, 409, 409],
  ["POST /courses/:public/archive", 401, 403, 200, 403, 200, 200, 200],
  // One that is not: nobody else hears of it.
  ["GET /courses/:draft", 401, 404, 200, 404, 200, 200, 200],
  ["PUT /courses/:draft/draft", 401, 404, 200, 404, 200, 200, 200],
  ["DELETE /courses/:draft/draft", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/publish", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/keep-ours", 401, 404, 409, 404, 409, 409, 409],
  ["POST /courses/:draft/schedule", 401, 404, 409, 404, 409, 200, 200],
  ["POST /courses/:draft/approve", 401, 404, 403, 404, 403, 409, 409],
  ["POST /courses/:draft/return", 401, 404, 403, 404, 403, 409, 409],
  ["GET /courses/:draft/history", 401, 404, 200, 404, 200, 200, 200],
  ["GET /courses/:draft/history/0", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/history/0/restore", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/bring-back", 401, 404, 409, 404, 409, 409, 409],
  ["POST /courses/:draft/archive", 401, 404, 200, 404, 200, 200, 200],
  ["GET /figures?institution=:a&days=7", 401, 403, 200, 404, 200, 200, 200],
  ["GET /institutions/:a", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /institutions/:a/draft", 401, 403, 200, 403, 200, 200, 200],
  ["DELETE /institutions/:a/draft", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/publish", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/keep-ours", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/schedule", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/approve", 401, 403, 403, 403, 403, 409, 409],
  ["POST /institutions/:a/return", 401, 403, 403, 403, 403, 409, 409],
  ["GET /institutions/:a/history", 401, 403, 200, 403, 200, 200, 200],
  ["GET /institutions/:a/history/1", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/history/1/restore", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/bring-back", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/archive", 401, 403, 403, 403, 403, 409, 409],
  ["GET /institutions/:a/spreadsheet", 401, 403, 200, 403, 200, 200, 200],
  ["GET /institutions/:a/spreadsheets", 401, 403, 200, 403, 200, 200, 200],
  // 422: they may, but send no file.
  ["POST /institutions/:a/spreadsheets?name=a.csv", 401, 403, 422, 403, 422, 422, 422],
  ["GET /institutions/:a/spreadsheets/:sheet/rows", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/spreadsheets/:sheet/apply", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/spreadsheets/:sheet/undo", 401, 403, 409, 403, 409, 409, 409],
  // The content of the site is the operators'. 428: they may, but do not say what they saw.
  ["GET /content", 401, 403, 403, 403, 403, 200, 200],
  ["GET /content/history", 401, 403, 403, 403, 403, 200, 200],
  ["POST /content/history/999/restore", 401, 403, 403, 403, 403, 404, 404],
  ["GET /content/settings", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/settings", 401, 403, 403, 403, 403, 428, 428],
  ["GET /content/rules", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/rules", 401, 403, 403, 403, 403, 428, 428],
  ["POST /content/faqs", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/faqs/order", 401, 403, 403, 403, 403, 422, 422],
  ["PUT /content/faqs/999", 401, 403, 403, 403, 403, 428, 428],
  ["DELETE /content/faqs/999", 401, 403, 403, 403, 403, 428, 428],
  ["POST /content/testimonials", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/testimonials/order", 401, 403, 403, 403, 403, 422, 422],
  ["PUT /content/testimonials/999", 401, 403, 403, 403, 403, 428, 428],
  ["DELETE /content/testimonials/999", 401, 403, 403, 403, 403, 428, 428],
  ["POST /content/partners", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/partners/order", 401, 403, 403, 403, 403, 422, 422],
  ["PUT /content/partners/999", 401, 403, 403, 403, 403, 428, 428],
  ["DELETE /content/partners/999", 401, 403, 403, 403, 403, 428, 428],
  ["POST /content/messages", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/messages/order", 401, 403, 403, 403, 403, 422, 422],
  ["PUT /content/messages/999", 401, 403, 403, 403, 403, 428, 428],
  ["DELETE /content/messages/999", 401, 403, 403, 403, 403, 428, 428],
  ["GET /texts", 401, 403, 403, 403, 403, 200, 200],
  ["GET /texts/terms", 401, 403, 403, 403, 403, 200, 200],
  ["GET /texts/terms/versions/999", 401, 403, 403, 403, 403, 404, 404],
  // 422: they may, but send no text.
  ["PUT /texts/terms/draft", 401, 403, 403, 403, 403, 422, 422],
  ["DELETE /texts/terms/draft", 401, 403, 403, 403, 403, 428, 428],
  ["POST /texts/terms/post", 401, 403, 403, 403, 403, 428, 428],
  ["POST /texts/terms/keep", 401, 403, 403, 403, 403, 428, 428],
  ["POST /texts/terms/versions/999/withdraw", 401, 403, 403, 403, 403, 428, 428],
  // 422: they may, but send no name.
  ["GET /categories", 401, 403, 403, 403, 403, 200, 200],
  ["POST /categories", 401, 403, 403, 403, 403, 422, 422],
  ["PUT /categories/999", 401, 403, 403, 403, 403, 422, 422],
  ["POST /categories/999/merge", 401, 403, 403, 403, 403, 422, 422],
  ["DELETE /categories/999", 401, 403, 403, 403, 403, 428, 428],
  // 422: they may, but send no picture.
  ["POST /pictures?purpose=logo&institution=:a", 401, 403, 422, 403, 422, 422, 422],
  ["GET /institutions/:a/courses", 401, 403, 200, 403, 200, 200, 200],
  // 409: the etag that is sent is not that of the course.
  ["POST /courses/together", 401, 403, 409, 403, 409, 409, 409],
  ["GET /institutions/:a/courses/by-ref/:ref", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /institutions/:a/courses/by-ref/:ref", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/courses/by-ref/:ref/archive", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/courses/by-ref/:ref/bring-back", 401, 403, 200, 403, 200, 200, 200],
  // Imports change everything at once: administrators only.
  ["GET /imports", 401, 403, 403, 403, 403, 403, 200],
  ["POST /imports", 401, 403, 403, 403, 403, 403, 201],
  ["GET /imports/999", 401, 403, 403, 403, 403, 403, 404],
  ["DELETE /imports/999", 401, 403, 403, 403, 403, 403, 404],
  ["PUT /imports/999/files/:file", 401, 403, 403, 403, 403, 403, 404],
  ["POST /imports/999/compare", 401, 403, 403, 403, 403, 403, 404],
  ["POST /imports/999/apply", 401, 403, 403, 403, 403, 403, 404],
  ["GET /imports/history", 401, 403, 403, 403, 403, 403, 200],
  ["POST /imports/history/999/undo", 401, 403, 403, 403, 403, 403, 409],
  // The last row: who hands over is no owner any more.
];

/** Every call that is routed under the office, described or not, as "GET /courses/:id". */
async function officeCalls(app: FastifyInstance): Promise<string[]> {
  await app.ready();
  const branch: string[] = [];
  const paths = new Set<string>();
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", part = ""] = /^((?:[│ ] {3})*)[├└]── (\S+)/.exec(line) ?? [];
    branch.length = indent.length / 4;
    branch.push(part);
    const [, path] = /^\/api\/v1\/office(\/.*)$/.exec(branch.join("")) ?? [];
    if (path !== undefined) paths.add(path);
  }
  const calls = [];
  for (const path of paths) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      const url = `/api/v1/office${path.replace(/:\w+/g, "1")}`;
      const answer = await app.inject({ method, url });
      // A part of an address, or a method that does nothing there; whatever else answers is a call.
      const isNone = answer.statusCode === 405 || answer.body.includes("No such address");
      if (!isNone) calls.push(`${method} ${path}`);
    }
  }
  return calls;
}

/** What a key of A may do; everything else is not for keys, and a revoked key may do nothing. */
const KEY_ANSWERS = new Map([
  ["GET /courses", 200],
  ["GET /courses/:public", 200],
  ["GET /courses/:draft", 200],
  ["GET /institutions/:a/courses", 200],
  ["GET /institutions/:a/courses/by-ref/:ref", 200],
  ["PUT /institutions/:a/courses/by-ref/:ref", 200],
  ["POST /institutions/:a/courses/by-ref/:ref/archive", 200],
  ["POST /institutions/:a/courses/by-ref/:ref/bring-back", 200],
]);
const KEYS = ["key of A", "revoked key of A"] as const;
type Kind = (typeof PEOPLE)[number] | (typeof KEYS)[number];

function expectedAnswer(who: Kind, [call, ...answers]: (typeof MATRIX)[number]) {
  if (who === "revoked key of A") return 401;
  if (who === "key of A") return KEY_ANSWERS.get(call) ?? 403;
  return answers[PEOPLE.indexOf(who)];
}

onEachEngine((open, engine) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const a = await idOf(storage, "institution", "reef");
    const b = await idOf(storage, "institution", "atoll");
    const person = async (name: string, as: object = {}) =>
      officeOf(app, await signUpAs(app, storage, { name, ...as }));
    const people = {
      nobody: officeOf(app, undefined),
      visitor: await person("Visitor"),
      "member of A": await person("Member A", { member: { of: a, as: "member" } }),
      "member of B": await person("Member B", { member: { of: b, as: "member" } }),
      "owner of A": await person("Owner A", { member: { of: a, as: "owner" } }),
      editor: await person("Editor", { role: "editor" }),
      admin: await person("Admin", { role: "admin" }),
    };
    const create = { body: { institution_id: a, fields: { name: NAME } } };
    const made = await newKey(storage, a);
    const revoked = await newKey(storage, a);
    const revoked_at = new Date().toISOString();
    await storage.db
      .updateTable("api_keys")
      .set({ revoked_at })
      .where("id", "=", revoked.id)
      .execute();
    const kinds = {
      ...people,
      "key of A": officeOf(app, made.token),
      "revoked key of A": officeOf(app, revoked.token),
    };
    const makers = officeFixtures(storage, people.admin, a);
    /** What a call is about, made anew. */
    const fresh = async (call: string, at: number) => {
      const ids = new Map<string, number | string>([
        ["a", a],
        ["file", "courses.csv"],
      ]);
      for (const [, name = ""] of call.matchAll(/:(\w+)/g)) {
        if (name === "public") ids.set(name, await idOf(storage, "course", at % 2 ? "c1" : "c2"));
        const make = makers.get(name);
        if (make) ids.set(name, await make(at));
      }
      return ids;
    };
    return { app, storage, a, people, kinds, create, fresh };
  }

  const bodies = new Map<string, object>([
    ["draft", { fields: { name: NAME } }],
    ["keep-ours", { source: "mqa", field: "credits", value: 1 }],
    ["schedule", { publish_at: "2099-01-01T00:00:00Z" }],
    ["approve", {}],
    ["approvals", { changes: [{ kind: "course", id: 1, etag: '"0."' }] }],
    [":ref", { name: NAME }],
    ["together", { act: "archive", courses: [{ id: 1, etag: '"0."' }] }],
    ["return", { comment: "No." }],
    ["apply", {}],
    ["faqs", { question: "Who?", answer: "We" }],
    ["testimonials", { text: "Good", name: "Ali", photo_url: null }],
    ["partners", { name: "Reef", logo_url: null, link: null }],
    ["messages", { text: "News", link: null, starts_at: null, ends_at: null }],
    ["order", { ids: [999] }],
    ["post", { effective_at: null }],
    ["rules", { exchange_rates: null, support: null, level_entry: null }],
    ["imports", { adapter: "magu" }],
    ["compare", {}],
    ["apply", {}],
    [
      "settings",
      {
        site_name: null,
        contact_email: null,
        instagram: null,
        x: null,
        facebook: null,
        linkedin: null,
      },
    ],
  ]);

  it("has a row for every call of the office", async () => {
    const { app } = await build();
    const calls = await officeCalls(app);
    expect(calls.length).toBeGreaterThan(20);
    const rows = new Set(
      MATRIX.map(([call]) =>
        call.replace(/\?.*/, "").replace(/:\w+|(?<=\/)\d+|(?<=texts\/)terms/g, "{}"),
      ),
    );
    const missing = calls.filter((call) => !rows.has(call.replace(/:\w+/g, "{}")));
    expect(missing, "Give each a row in MATRIX: what is each kind of person answered?").toEqual([]);
  });

  // What a standing may do is no matter of the engine: what is asked of it is run on both.
  const asked: readonly Kind[] =
    engine === "sqlite" ? [...PEOPLE, ...KEYS] : ["member of A", "key of A"];
  it.each(asked)("lets %s do what the table says, and nothing else", async (who) => {
    const { people, kinds, create, fresh } = await build();
    const person = kinds[who];
    for (const [at, row] of MATRIX.entries()) {
      const [call] = row;
      const ids = await fresh(call, at);
      const [method = "", path = ""] = call.split(" ");
      const address = path.replace(/:(\w+)/g, (_, name) => String(ids.get(name)));
      const record = /^\/(courses|institutions)\/\d+/.exec(address)?.[0];
      const seen = record && (await people.admin.get(record)).json();
      if (seen?.state === "archived") {
        const headers = { "if-match": seen.etag };
        await people.admin.send("POST", `${record}/bring-back`, { headers });
      }
      const etag = record ? (await people.admin.get(record)).json().etag : "";
      // What is done with a record of a list takes what the list does.
      const last =
        path
          .replace(/\/999$/, "")
          .split("/")
          .at(-1) ?? "";
      const body = call === "POST /courses" ? create.body : bodies.get(last);
      const answer = await person.send(method as "GET", address, {
        ...(body && method !== "GET" && method !== "DELETE" && { body }),
        headers: { "if-match": call.includes(":ref") ? "" : etag },
      });
      expect([call, who, answer.statusCode], answer.body).toEqual([
        call,
        who,
        expectedAnswer(who, row),
      ]);
      if (record && method !== "GET") {
        const now = (await people.admin.get(record)).json();
        if (answer.statusCode >= 400) expect(now.etag, call).toBe(etag);
        if (now.draft) {
          const headers = { "if-match": now.etag };
          await people.admin.send("DELETE", `${record}/draft`, { headers });
        }
      }
    }
  });

  it("shows nobody a record of an institution that they do not speak for", async () => {
    const { people, fresh } = await build();
    await fresh("/courses/:draft", 1);
    const seen = async (who: (typeof PEOPLE)[number], path: string) =>
      (await people[who].get(path)).json().data.map(({ name }: { name: string }) => name);
    expect(await seen("member of B", "/institutions")).toEqual(["Atoll Teachers' Institute"]);
    expect(await seen("member of B", "/courses?limit=100")).toEqual([
      "Hidden course",
      "Swimming",
      "Teaching <b>&</b> Learning",
    ]);
    expect(await seen("member of A", "/courses?limit=100&state=draft")).toEqual([NAME]);
    const of = (await people.admin.get("/institutions?name=REEF")).json().data;
    expect(of).toMatchObject([{ standing: "admin", courses: 3 }]);
    const other = `/courses?institution=${of[0].id}`;
    expect(await seen("member of B", other)).toEqual([]);
    expect(await seen("editor", `${other}&name=net`)).toEqual([NAME]);
  });
});
