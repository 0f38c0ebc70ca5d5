import { expect, it } from "vitest";
import { call, sentMails } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const WRITER = { name: "Mariyam", email: "mariyam@example.com" };

onEachEngine((open) => {
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    const send = (body: object) =>
      call(app, "/api/v1/p/tickets", { body: { ...WRITER, ...body }, address: "10.0.0.2" });
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Ali", role: "editor" }));
    const course_id = await idOf(storage, "course", "c1");
    await send({ message: "How do I advertise?" });
    await send({ message: "The fee is wrong.", course_id, about: "cost" });
    const list = async (query = "state=all") =>
      (await editor.page(`/inbox?${query}`).get()).json().tickets;
    return { app, storage, dataDir, editor, course_id, list };
  }

  it("are one list with reported mistakes, which name their record", async () => {
    const { list, course_id } = await build();
    const { data, meta, operators } = await list();
    expect(data).toMatchObject([
      {
        message: "The fee is wrong.",
        course_id,
        about: "cost",
        state: "open",
        subject: "Diploma in Marketing at Reef & Shore: College",
      },
      { message: "How do I advertise?", subject: null, assigned_to: null, entries: [] },
    ]);
    expect([meta.total, operators.map(({ name }: { name: string }) => name)]).toEqual([2, ["Ali"]]);
    expect((await list("kind=mistake")).data).toHaveLength(1);
    expect((await list("kind=message&state=open")).data).toHaveLength(1);
    expect((await list("state=closed")).data).toEqual([]);
  });

  it("are answered by mail from the office, and noted for operators alone", async () => {
    const { storage, dataDir, editor, list } = await build();
    const [mistake] = (await list("kind=mistake")).data;
    const write = (act: string, text: string) =>
      editor.page("/inbox").send(act, { text }, mistake.id);
    const noted = await write("note", "Ask Reef.");
    expect(noted.json().result).toMatchObject({
      state: "open",
      entries: [{ kind: "note", by: "Ali" }],
    });
    const answered = await write("answer", "Thank you, it is mended.");
    expect(answered.json().result).toMatchObject({
      state: "answered",
      entries: [{}, { kind: "answer" }],
    });
    const mails = await sentMails(storage, dataDir);
    const mail = mails.findLast(({ to }) => to === WRITER.email);
    expect(mail?.text).toContain("Thank you, it is mended.");
    expect(mail?.text).toContain("The fee is wrong.");
    expect(mail?.text).not.toContain("Ask Reef.");
    const empty = await write("answer", " ");
    expect([empty.statusCode, empty.json().problem.fields]).toEqual([
      422,
      { text: "Write something first" },
    ]);
  });

  it("are taken care of by an operator, closed and opened again", async () => {
    const { app, storage, editor, list } = await build();
    await signUpAs(app, storage, { name: "Visitor" });
    const users = await storage.db.selectFrom("users").select(["id", "name"]).execute();
    const idNamed = (name: string) => users.find((user) => user.name === name)?.id;
    const [ticket] = (await list()).data;
    const token = await signUpAs(app, storage, { name: "Cathy", role: "admin" });
    const cathy = officeOf(app, token).page("/inbox");
    const assign = (to = "") => cathy.send("assign", { assigned_to: to }, ticket.id);
    expect((await assign(idNamed("Ali"))).json().message).toBe("Ali takes care of it.");
    const closed = await cathy.send("closed", {}, ticket.id);
    expect(closed.json().result).toMatchObject({ state: "closed", assigned_to: { name: "Ali" } });
    const refused = await assign(idNamed("Visitor"));
    expect([refused.statusCode, Object.keys(refused.json().problem.fields)]).toEqual([
      422,
      ["assigned_to"],
    ]);
    expect((await assign()).json().message).toBe("Nobody takes care of it.");
    const opened = await cathy.send("reopen", {}, ticket.id);
    expect(opened.json().result).toMatchObject({ state: "open", assigned_to: null });
    expect((await editor.page("/inbox").send("note", { text: "x" }, 999)).statusCode).toBe(404);
    const entries = await storage.db
      .selectFrom("audit_entries")
      .select(["action", "by_name", "detail"])
      .orderBy("id")
      .execute();
    expect(entries.map(({ action, by_name, detail }) => [action, by_name, detail])).toEqual([
      ["ticket_assigned", "Cathy", "Ali"],
      ["ticket_moved", "Cathy", "closed"],
      ["ticket_assigned", "Cathy", "Nobody"],
      ["ticket_moved", "Cathy", "open"],
    ]);
  });

  it("are deleted where their writer asks", async () => {
    const { storage, editor, list } = await build();
    const [ticket] = (await list()).data;
    await editor.page("/inbox").send("note", { text: "Asked us to." }, ticket.id);
    expect((await editor.page("/inbox").send("delete", {}, ticket.id)).statusCode).toBe(200);
    expect((await list()).meta.total).toBe(1);
    expect(await storage.db.selectFrom("ticket_entries").selectAll().execute()).toEqual([]);
  });
});
