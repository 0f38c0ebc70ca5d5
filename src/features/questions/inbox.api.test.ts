import { expect, it } from "vitest";
import { call, sentMails } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { NO_COLLEAGUE, ONLY_PHONE } from "./questions.ts";

const ASKED = { name: "Hawwa", email: "hawwa@example.com", message: "Is there a hostel?" };
const PHONED = { ...ASKED, email: null, phone: "+960 777 1234" };
const TEXT = "Yes, beside the campus.";

onEachEngine((open) => {
  /** A question to each of two institutions, and people who answer for one, the other and both. */
  const build = async () => {
    const settings = { TRUST_PROXY: "true" };
    const built = await buildTestApp(open, { records: smallDirectory, settings });
    const { app, storage } = built;
    const [reef, noor] = [
      await idOf(storage, "institution", "reef"),
      await idOf(storage, "institution", "noor"),
    ];
    const ask = async (institution_id: number, body: object) =>
      (await call(app, "/api/v1/p/questions", { body: { ...body, institution_id } })).json().data
        .id;
    const asked = { reef: await ask(reef, ASKED), noor: await ask(noor, PHONED) };
    const member = { of: reef, as: "member" } as const;
    const other = { of: noor, as: "owner" } as const;
    const people = {
      visitor: await signUpAs(app, storage, { name: "Visitor" }),
      member: await signUpAs(app, storage, { name: "Member", member }),
      other: await signUpAs(app, storage, { name: "Other", member: other }),
      editor: await signUpAs(app, storage, { name: "Editor", role: "editor" }),
      admin: await signUpAs(app, storage, { name: "Admin", role: "admin" }),
    };
    const office = (token: string | undefined, path = "", options: object = {}) =>
      call(app, `/api/v1/office/questions${path}`, { ...(token && { token }), ...options });
    const change = (token: string | undefined, id: number, body: object) =>
      office(token, `/${id}`, { method: "PATCH", body });
    return { ...built, reef, noor, asked, people, office, change };
  };

  it("are seen, answered and changed only by who answers for the institution", async () => {
    const { asked, people, office, change } = await build();
    const seen = async (token: string | undefined) => {
      const answer = await office(token);
      const ids =
        answer
          .json()
          .data?.map(({ id }: { id: number }) => id)
          .sort() ?? [];
      return [answer.statusCode, ids];
    };
    const both = [asked.reef, asked.noor].sort();
    expect(await seen(undefined)).toEqual([401, []]);
    expect(await seen(people.visitor)).toEqual([403, []]);
    expect(await seen(people.member)).toEqual([200, [asked.reef]]);
    expect(await seen(people.other)).toEqual([200, [asked.noor]]);
    expect(await seen(people.editor)).toEqual([200, both]);
    expect(await seen(people.admin)).toEqual([200, both]);
    const body = { text: TEXT };
    for (const [token, status] of [
      [undefined, 401],
      [people.visitor, 403],
      [people.other, 404],
    ] as const) {
      const answer = await office(token, `/${asked.reef}/answers`, { body });
      expect(answer.statusCode).toBe(status);
      expect((await change(token, asked.reef, { state: "closed" })).statusCode).toBe(status);
    }
    const [left] = (await office(people.member)).json().data;
    expect(left).toMatchObject({ state: "open", answers: [], answered_at: null });
  });

  it("are answered by mail, and say who answered and when", async () => {
    const { storage, dataDir, asked, people, office } = await build();
    const answer = await office(people.member, `/${asked.reef}/answers`, { body: { text: TEXT } });
    expect(answer.statusCode).toBe(201);
    const question = answer.json();
    expect(question).toMatchObject({ state: "answered", answers: [{ text: TEXT, by: "Member" }] });
    expect(question.assigned_to).toMatchObject({ name: "Member" });
    expect(question.answered_at).toBe(question.answers[0].created_at);
    const mails = await sentMails(storage, dataDir);
    const mail = mails.find(({ subject }) => subject.endsWith("answers your question"));
    expect(mail?.to).toBe(ASKED.email);
    expect(mail?.text).toContain(TEXT);
    expect(mail?.text).toContain(ASKED.message);
    const again = await office(people.editor, `/${asked.reef}/answers`, { body: { text: "Also" } });
    expect(again.json().answered_at).toBe(question.answered_at);
    expect(again.json().answers).toHaveLength(2);
    expect(again.json().assigned_to).toMatchObject({ name: "Member" });
  });

  it("from who left a phone number are called, and marked", async () => {
    const { storage, asked, people, office, change } = await build();
    const refused = await office(people.other, `/${asked.noor}/answers`, { body: { text: TEXT } });
    expect([refused.statusCode, refused.json().error]).toEqual([409, ONLY_PHONE]);
    expect(await storage.db.selectFrom("question_answers").selectAll().execute()).toEqual([]);
    const marked = await change(people.other, asked.noor, { state: "answered" });
    expect(marked.json()).toMatchObject({ state: "answered", answered_at: expect.any(String) });
    const closed = await change(people.other, asked.noor, { state: "closed" });
    expect(closed.json()).toMatchObject({
      state: "closed",
      answered_at: marked.json().answered_at,
    });
  });

  it("are taken care of by somebody who answers for the institution", async () => {
    const { storage, asked, people, change } = await build();
    const users = await storage.db.selectFrom("users").select(["id", "name"]).execute();
    const idNamed = (name: string) => users.find((user) => user.name === name)?.id;
    const assign = (name: string) =>
      change(people.member, asked.reef, { assigned_to: idNamed(name) });
    for (const name of ["Member", "Editor"]) {
      expect((await assign(name)).json()).toMatchObject({ assigned_to: { name } });
    }
    for (const name of ["Visitor", "Other"]) {
      expect((await assign(name)).json()).toMatchObject({ fields: { assigned_to: NO_COLLEAGUE } });
    }
    const nobody = await change(people.member, asked.reef, { assigned_to: null });
    expect(nobody.json()).toMatchObject({ assigned_to: null });
  });

  it("are listed by institution and state, in pages", async () => {
    const { asked, people, reef, noor, office, change } = await build();
    await change(people.admin, asked.noor, { state: "closed" });
    const ids = async (token: string, query: string) =>
      (await office(token, query)).json().data.map(({ id }: { id: number }) => id);
    expect(await ids(people.admin, "?state=closed")).toEqual([asked.noor]);
    expect(await ids(people.admin, `?institution=${reef}`)).toEqual([asked.reef]);
    expect(await ids(people.member, `?institution=${noor}`)).toEqual([]);
    const page = (await office(people.admin, "?limit=1&page=2")).json();
    expect(page.meta).toMatchObject({ total: 2, last_page: 2 });
    expect(page.data).toHaveLength(1);
  });
});
