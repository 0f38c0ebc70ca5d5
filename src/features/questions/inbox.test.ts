import { expect, it } from "vitest";
import { call, sentMails, staffPage } from "../../../test/accounts.ts";
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
    const office = (token: string | undefined, of = reef, query = "") =>
      staffPage(app, token, `/office/questions?institution=${of}${query}`);
    const change = (
      token: string | undefined,
      id: number,
      [act = "", fields]: [string, Record<string, string>?],
    ) => office(token).send(act, fields, id);
    return { ...built, reef, noor, asked, people, office, change };
  };

  it("are seen, answered and changed only by who answers for the institution", async () => {
    const { asked, people, reef, noor, office, change } = await build();
    const seen = async (token: string | undefined, of: number) => {
      const answer = await office(token, of).get();
      const ids = answer.json().data?.map(({ id }: { id: number }) => id) ?? [];
      return [answer.statusCode, ids];
    };
    expect(await seen(undefined, reef)).toEqual([401, []]);
    expect(await seen(people.visitor, reef)).toEqual([403, []]);
    expect(await seen(people.member, reef)).toEqual([200, [asked.reef]]);
    expect(await seen(people.member, noor)).toEqual([200, []]);
    expect(await seen(people.other, noor)).toEqual([200, [asked.noor]]);
    expect(await seen(people.editor, noor)).toEqual([200, [asked.noor]]);
    expect(await seen(people.admin, reef)).toEqual([200, [asked.reef]]);
    for (const [token, status] of [
      [undefined, 401],
      [people.visitor, 403],
      [people.other, 404],
    ] as const) {
      const answer = await change(token, asked.reef, ["answer", { text: TEXT }]);
      expect(answer.statusCode).toBe(status);
      expect((await change(token, asked.reef, ["closed"])).statusCode).toBe(status);
    }
    const [left] = (await office(people.member).get()).json().data;
    expect(left).toMatchObject({ state: "open", answers: [], answered_at: null });
  });

  it("are answered by mail, and say who answered and when", async () => {
    const { storage, dataDir, asked, people, change } = await build();
    const answer = await change(people.member, asked.reef, ["answer", { text: TEXT }]);
    expect(answer.statusCode).toBe(200);
    const question = answer.json().result;
    expect(question).toMatchObject({ state: "answered", answers: [{ text: TEXT, by: "Member" }] });
    expect(question.assigned_to).toMatchObject({ name: "Member" });
    expect(question.answered_at).toBe(question.answers[0].created_at);
    const mails = await sentMails(storage, dataDir);
    const mail = mails.find(({ subject }) => subject.endsWith("answers your question"));
    expect(mail?.to).toBe(ASKED.email);
    expect(mail?.text).toContain(TEXT);
    expect(mail?.text).toContain(ASKED.message);
    const again = await change(people.editor, asked.reef, ["answer", { text: "Also" }]);
    expect(again.json().result.answered_at).toBe(question.answered_at);
    expect(again.json().result.answers).toHaveLength(2);
    expect(again.json().result.assigned_to).toMatchObject({ name: "Member" });
  });

  it("from who left a phone number are called, and marked", async () => {
    const { storage, asked, people, change } = await build();
    const refused = await change(people.other, asked.noor, ["answer", { text: TEXT }]);
    expect([refused.statusCode, refused.json().problem.error]).toEqual([409, ONLY_PHONE]);
    expect(await storage.db.selectFrom("question_answers").selectAll().execute()).toEqual([]);
    const move = async (state: string) =>
      (await change(people.other, asked.noor, [state])).json().result;
    const marked = await move("answered");
    expect(marked).toMatchObject({ state: "answered", answered_at: expect.any(String) });
    const { answered_at } = marked;
    expect(await move("closed")).toMatchObject({ state: "closed", answered_at });
  });

  it("are taken care of by somebody who answers for the institution", async () => {
    const { storage, asked, people, change } = await build();
    const users = await storage.db.selectFrom("users").select(["id", "name"]).execute();
    const idNamed = (name: string) => users.find((user) => user.name === name)?.id;
    const assign = async (name: string) => {
      const fields = { assigned_to: idNamed(name) ?? "" };
      return (await change(people.member, asked.reef, ["assign", fields])).json();
    };
    for (const name of ["Member", "Editor"]) {
      expect((await assign(name)).result).toMatchObject({ assigned_to: { name } });
    }
    for (const name of ["Visitor", "Other"]) {
      expect((await assign(name)).problem.fields).toEqual({ assigned_to: NO_COLLEAGUE });
    }
    expect((await assign("nobody")).result).toMatchObject({ assigned_to: null });
  });

  it("are listed by state, and for the operator where their institution has no address", async () => {
    const { app, asked, people, reef, noor, office, change } = await build();
    await change(people.admin, asked.noor, ["closed"]);
    const ids = async (of: number, query: string) =>
      (await office(people.admin, of, query).get()).json().data.map(({ id }: { id: number }) => id);
    expect(await ids(noor, "&state=closed")).toEqual([asked.noor]);
    expect(await ids(noor, "&state=open")).toEqual([]);
    expect(await ids(reef, "&page=2")).toEqual([]);
    const inbox = await staffPage(app, people.admin, "/office/inbox?kind=question&state=all").get();
    expect(inbox.json().questions.data.map(({ id }: { id: number }) => id)).toEqual([
      asked.noor,
      asked.reef,
    ]);
  });
});
