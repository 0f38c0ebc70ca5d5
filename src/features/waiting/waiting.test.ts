import { expect, it } from "vitest";
import { noteBackup } from "#platform/backup/last-backup.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { waitingByPart, waitingLine } from "./waiting.ts";

const AT = "2026-11-20T08:00:00.000Z";

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const a = await idOf(storage, "institution", "reef");
    const person = async (name: string, as: object) =>
      officeOf(app, await signUpAs(app, storage, { name, ...as }));
    const member = await person("Member", { member: { of: a, as: "member" } });
    const editor = await person("Editor", { role: "editor" });
    const admin = await person("Admin", { role: "admin" });
    const counts = async (who: typeof admin) => {
      const { data } = (await who.get("/waiting")).json();
      return Object.fromEntries(
        data.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
      );
    };
    return { storage, member, editor, admin, counts };
  }

  it("counts what waits of the whole site, and tells editors of what they may open", async () => {
    const { storage, member, editor, admin, counts } = await build();
    const none = { messages: 0, questions: 0, reviews: 0, orders: 0, invoices: 0 };
    expect(await counts(editor)).toEqual(none);
    expect(await counts(admin)).toEqual({ applications: 0, ...none, imports: 0, mails: 0 });
    const { db } = storage;
    await db
      .insertInto("tickets")
      .values({
        name: "Ali",
        email: "ali@example.com",
        message: "Hello",
        created_at: AT,
        course_id: null,
        institution_id: null,
        subject: null,
        about: null,
        shown: null,
      })
      .execute();
    const mail = (id: string, last_error: string | null) => ({
      id,
      mail: "{}",
      created_at: AT,
      next_attempt_at: AT,
      last_error,
    });
    await db
      .insertInto("outgoing_mails")
      .values([mail("left", null), mail("failed", "550")])
      .execute();
    const run = (state: string) => ({
      adapter: "mqa",
      state,
      options: "{}",
      differences: null,
      problem: null,
      report: null,
      asked_by: null,
      asked_by_name: "Hawwa",
      import_id: null,
      created_at: AT,
      updated_at: AT,
    });
    await db
      .insertInto("import_runs")
      .values(["collecting", "compared", "applied", "failed"].map(run))
      .execute();
    const path = `/courses/${await idOf(storage, "course", "c1")}`;
    await member.save(path, { mnqf_level: "6" });
    await member.act(path, "publish");
    const some = { ...none, messages: 1, reviews: 1 };
    expect(await counts(editor)).toEqual(some);
    expect(await counts(admin)).toEqual({ applications: 0, ...some, imports: 2, mails: 1 });
  });

  it("tells administrators what the site lacks to be safe, until it has it", async () => {
    const { app, storage, dataDir } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { SMTP_URL: "" },
    });
    const person = async (name: string, role: "admin" | "editor") =>
      officeOf(app, await signUpAs(app, storage, { name, role }));
    const [admin, editor] = [await person("Admin", "admin"), await person("Editor", "editor")];
    const lacks = async (who: typeof admin) => (await who.get("/waiting")).json().setup;
    expect(await lacks(editor)).toEqual([]);
    expect(await lacks(admin)).toEqual(["mail_server", "no_backup", "second_administrator"]);
    await noteBackup(dataDir, AT);
    await person("Second", "admin");
    const day = 24 * 60 * 60 * 1000;
    expect(Date.now() - Date.parse(AT)).toBeGreaterThan(7 * day);
    expect(await lacks(admin)).toEqual(["mail_server", "old_backup"]);
    await noteBackup(dataDir, new Date().toISOString());
    expect(await lacks(admin)).toEqual(["mail_server"]);
  });

  it("counts invoices that are overdue, of orders that still run", async () => {
    const { storage, editor, counts } = await build();
    const order = async (state: "approved" | "cancelled") => {
      const { id } = await storage.db
        .insertInto("advert_orders")
        .values({
          state,
          name: "Ali",
          organisation: "Shop",
          address: "Male'",
          email: "a@x.mv",
          link: "https://shop.example",
          alt: null,
          text: "Hello",
          picture: null,
          comment: null,
          token_hash: state,
          created_at: AT,
          confirmed_at: AT,
          decided_at: AT,
          decided_by: "Hawwa",
          reminded_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    };
    const invoice = (order_id: number, number: string, due_on: string, paid_at: string | null) =>
      storage.db
        .insertInto("advert_invoices")
        .values({
          number,
          order_id,
          month: number,
          amount: 1,
          issued_on: "2026-01-01",
          due_on,
          content: "{}",
          paid_at,
          paid_by: null,
        })
        .execute();
    const approved = await order("approved");
    await invoice(approved, "2026-02", "2026-01-08", null);
    await invoice(approved, "2026-03", "2026-01-08", AT);
    await invoice(approved, "2099-01", "2099-01-08", null);
    await invoice(await order("cancelled"), "2026-04", "2026-01-08", null);
    expect(await counts(editor)).toMatchObject({ invoices: 1, orders: 0 });
  });
});

it("says how much waits, and where it is done", () => {
  expect(waitingLine("reviews", 1)).toMatchObject({ title: "1 change to review" });
  expect(waitingLine("questions", 2)).toMatchObject({
    title: "2 open questions for us",
    to: "/office/inbox?kind=question",
  });
});

it("sums what waits by the part of the office where it is done", () => {
  const waiting = waitingByPart([
    { kind: "messages", count: 2 },
    { kind: "questions", count: 3 },
    { kind: "orders", count: 0 },
  ]);
  expect(waiting.get("inbox")).toBe(5);
  expect(waiting.get("adverts")).toBe(0);
  expect(waiting.get("review")).toBeUndefined();
});
