import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
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
  ["POST /courses", 401, 403, 200, 403, 200, 200, 200],
  ["GET /audit", 401, 403, 403, 403, 403, 403, 200],
  // A public course: that it is there is known.
  ["GET /courses/:public", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /courses/:public/draft", 401, 403, 200, 403, 200, 200, 200],
  ["DELETE /courses/:public/draft", 401, 403, 200, 403, 200, 200, 200],
  ["POST /courses/:public/publish", 401, 403, 409, 403, 409, 409, 409],
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
  ["POST /courses/:draft/schedule", 401, 404, 409, 404, 409, 200, 200],
  ["POST /courses/:draft/approve", 401, 404, 403, 404, 403, 409, 409],
  ["POST /courses/:draft/return", 401, 404, 403, 404, 403, 409, 409],
  ["GET /courses/:draft/history", 401, 404, 200, 404, 200, 200, 200],
  ["GET /courses/:draft/history/0", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/history/0/restore", 401, 404, 200, 404, 200, 200, 200],
  ["POST /courses/:draft/bring-back", 401, 404, 409, 404, 409, 409, 409],
  ["POST /courses/:draft/archive", 401, 404, 200, 404, 200, 200, 200],
  ["GET /institutions/:a", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /institutions/:a/draft", 401, 403, 200, 403, 200, 200, 200],
  ["DELETE /institutions/:a/draft", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/publish", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/schedule", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/approve", 401, 403, 403, 403, 403, 409, 409],
  ["POST /institutions/:a/return", 401, 403, 403, 403, 403, 409, 409],
  ["GET /institutions/:a/history", 401, 403, 200, 403, 200, 200, 200],
  ["GET /institutions/:a/history/1", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/history/1/restore", 401, 403, 200, 403, 200, 200, 200],
  ["POST /institutions/:a/bring-back", 401, 403, 409, 403, 409, 409, 409],
  ["POST /institutions/:a/archive", 401, 403, 403, 403, 403, 409, 409],
  ["GET /institutions/:a/review-rules", 401, 403, 200, 403, 200, 200, 200],
  ["PUT /institutions/:a/review-rules", 401, 403, 403, 403, 403, 403, 200],
  // The content of the site is the operators'. 428: they may, but do not say what they saw.
  ["GET /content", 401, 403, 403, 403, 403, 200, 200],
  ["GET /content/history", 401, 403, 403, 403, 403, 200, 200],
  ["POST /content/history/999/restore", 401, 403, 403, 403, 403, 404, 404],
  ["GET /content/settings", 401, 403, 403, 403, 403, 200, 200],
  ["PUT /content/settings", 401, 403, 403, 403, 403, 428, 428],
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
];

const NAME = "Certificate in Nets";

onEachEngine((open) => {
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
    /** A public course and one that is not, as they were made. */
    const fresh = async (at: number) => {
      const { id } = (await people.admin.send("POST", "/courses", create)).json();
      return { a, public: await idOf(storage, "course", at % 2 ? "c1" : "c2"), draft: id };
    };
    return { app, storage, a, people, create, fresh };
  }

  const bodies = new Map<string, object>([
    ["draft", { fields: { name: NAME } }],
    ["schedule", { publish_at: "2099-01-01T00:00:00Z" }],
    ["approve", {}],
    ["return", { comment: "No." }],
    ["review-rules", { reviewed: ["cost"] }],
    ["faqs", { question: "Who?", answer: "We" }],
    ["testimonials", { text: "Good", name: "Ali", photo_url: null }],
    ["partners", { name: "Reef", logo_url: null, link: null }],
    ["messages", { text: "News", link: null, starts_at: null, ends_at: null }],
    ["order", { ids: [999] }],
    [
      "settings",
      {
        ...{ site_name: null, contact_email: null },
        ...{ instagram: null, x: null, facebook: null, linkedin: null },
      },
    ],
  ]);

  it.each(PEOPLE)("lets %s do what the table says, and nothing else", async (who) => {
    const { people, create, fresh } = await build();
    const person = people[who];
    for (const [at, [call, ...answers]] of MATRIX.entries()) {
      const ids = new Map(Object.entries(await fresh(at)));
      const [method = "", path = ""] = call.split(" ");
      const address = path.replace(/:(\w+)/, (_, name) => String(ids.get(name)));
      const record = /^\/\w+\/\d+/.exec(address)?.[0];
      const seen = record && (await people.admin.get(record)).json();
      if (seen?.state === "archived") {
        const headers = { "if-match": seen.etag };
        await people.admin.send("POST", `${record}/bring-back`, { headers });
      }
      const etag = record ? (await people.admin.get(record)).json().etag : "";
      // What is done with a record of a list takes what the list does.
      const last =
        address
          .replace(/\/999$/, "")
          .split("/")
          .at(-1) ?? "";
      const body = call === "POST /courses" ? create.body : bodies.get(last);
      const answer = await person.send(method as "GET", address, {
        ...(body && method !== "GET" && method !== "DELETE" && { body }),
        headers: { "if-match": etag },
      });
      expect([call, who, answer.statusCode], answer.body).toEqual([
        ...[call, who],
        answers[PEOPLE.indexOf(who)],
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
    await fresh(1);
    const seen = async (who: (typeof PEOPLE)[number], path: string) =>
      (await people[who].get(path)).json().data.map(({ name }: { name: string }) => name);
    expect(await seen("member of B", "/institutions")).toEqual(["Atoll Teachers' Institute"]);
    expect(await seen("member of B", "/courses?limit=100")).toEqual([
      ...["Hidden course", "Swimming", "Teaching <b>&</b> Learning"],
    ]);
    expect(await seen("member of A", "/courses?limit=100&state=draft")).toEqual([NAME]);
    const of = (await people.admin.get("/institutions?name=REEF")).json().data;
    expect(of).toMatchObject([{ standing: "admin", courses: 3 }]);
    const other = `/courses?institution=${of[0].id}`;
    expect(await seen("member of B", other)).toEqual([]);
    expect(await seen("editor", `${other}&name=net`)).toEqual([NAME]);
  });
});
