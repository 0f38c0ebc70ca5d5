import { expect, it } from "vitest";
import { forgetOldEntries, record } from "#records/audit/audit.repository.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const THREE_YEARS_MS = 3 * 365 * 86_400_000;

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "admin" }));
    const reef = await idOf(storage, "institution", "reef");
    const entries = async (query = "") => (await admin.page(`/audit?page=1${query}`).get()).json();
    return { app, storage, admin, reef, entries };
  }

  it("holds what an operator did, in the words of then", async () => {
    const { admin, reef, entries } = await build();
    const rules = admin.page(`/institutions/${reef}`);
    await rules.send("review", { cost: "on", texts: "on" });
    await rules.send("review");
    const { data, people } = await entries();
    expect(data).toMatchObject([
      { by: "Hawwa", action: "review_rules_set", detail: "Nothing: it is trusted" },
      {
        by: "Hawwa",
        words: "Set what is reviewed first",
        detail: "Cost and fees, Texts and the rest",
        subject: { kind: "institution", id: String(reef), name: "Reef & Shore: College" },
      },
    ]);
    expect(people).toEqual(["Hawwa"]);
  });

  it("holds what operators publish and archive, and nothing of members", async () => {
    const { app, storage, admin, reef, entries } = await build();
    const course = `/courses/${await idOf(storage, "course", "c1")}`;
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Member", member: { of: reef, as: "member" } }),
    );
    await member.save(course, { credits: 90 });
    expect((await member.act(course, "publish")).statusCode).toBe(200);
    expect((await entries()).data).toEqual([]);
    await admin.save(course, { credits: 100 });
    expect((await admin.act(course, "publish")).statusCode).toBe(200);
    expect((await admin.act(course, "archive")).statusCode).toBe(200);
    expect((await admin.act(course, "bring-back")).statusCode).toBe(200);
    expect((await entries()).data).toMatchObject([
      { action: "record_brought_back" },
      { action: "record_archived", subject: { kind: "course", name: "Diploma in Marketing" } },
      { action: "change_published", detail: "Credits" },
    ]);
  });

  it("holds what was approved and what was returned of a submitted change", async () => {
    const { app, storage, admin, reef, entries } = await build();
    const course = `/courses/${await idOf(storage, "course", "c1")}`;
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Member", member: { of: reef, as: "member" } }),
    );
    await member.save(course, { mnqf_level: "6", awarding_body: "Reef University" });
    await member.act(course, "publish");
    const approval = { fields: ["mnqf_level"], comment: "Who awards it?" };
    expect((await admin.act(course, "approve", approval)).statusCode).toBe(200);
    expect((await entries()).data).toMatchObject([
      {
        action: "change_approved",
        detail: "MNQF level; returned: Awarding body; Who awards it?",
      },
    ]);
  });

  it("is written with the change or not at all", async () => {
    const { storage, entries } = await build();
    const subject = { kind: "account" as const, id: null, name: "x@example.com" };
    const failing = storage.write(async (trx) => {
      await record(trx, { by: { operator: "root" }, action: "role_changed", subject });
      throw new Error("The change failed");
    });
    await expect(failing).rejects.toThrow("The change failed");
    expect((await entries()).data).toEqual([]);
  });

  it("cannot be changed, emptied, or deleted before two years are over", async () => {
    const { storage, entries } = await build();
    const subject = { kind: "account" as const, id: "u", name: "x@example.com" };
    await storage.write((trx) =>
      record(trx, { by: { operator: "root" }, action: "role_changed", subject }),
    );
    const table = "audit_entries" as const;
    await expect(
      storage.db.updateTable(table).set({ by_name: "Somebody else" }).execute(),
    ).rejects.toThrow("The audit log cannot be changed");
    await expect(storage.db.deleteFrom(table).execute()).rejects.toThrow(
      "The audit log cannot be changed",
    );
    const [entry] = await storage.db.selectFrom(table).selectAll().execute();
    const forged = { ...entry!, by_name: "Somebody else" };
    const replacing = storage.db.insertInto(table).values(forged);
    await expect(
      (storage.engine === "sqlite"
        ? replacing.orReplace()
        : replacing.onConflict((conflict) => conflict.column("id").doUpdateSet(forged))
      ).execute(),
    ).rejects.toThrow("The audit log cannot be changed");
    const old = new Date(Date.now() - THREE_YEARS_MS).toISOString();
    await storage.db
      .insertInto(table)
      .values({
        at: old,
        user_id: null,
        by_name: "Old",
        action: "role_changed",
        detail: null,
        subject_kind: "account",
        subject_id: null,
        subject: "",
      })
      .execute();
    await storage.write((trx) => forgetOldEntries(trx, new Date()));
    expect((await entries()).data).toMatchObject([{ by: "Command line (root)" }]);
  });

  it("is filtered by person, action, subject and day, page by page", async () => {
    const { storage, admin, entries } = await build();
    const write = (name: string, action: "role_changed" | "account_disabled", subject: string) =>
      storage.write((trx) =>
        record(trx, {
          by: { id: name, name },
          action,
          detail: "50% of it",
          subject: { kind: "account", id: null, name: subject },
        }),
      );
    await write("Ali", "role_changed", "ali@example.com");
    await write("Ali", "account_disabled", "ibra_him@example.com");
    await write("Hawwa", "role_changed", "ibrahim@example.com");
    const found = async (query: string) =>
      (await entries(query)).data.map(({ subject }: { subject: { name: string } }) => subject.name);
    expect(await found("&by=Ali")).toEqual(["ibra_him@example.com", "ali@example.com"]);
    expect(await found("&action=account_disabled")).toEqual(["ibra_him@example.com"]);
    expect(await found("&text=A_H")).toEqual(["ibra_him@example.com"]);
    expect(await found("&text=50%25")).toHaveLength(3);
    expect(await found("&kind=course")).toEqual([]);
    expect(await found("&to=2026-01-01")).toEqual([]);
    expect(await found("&from=2026-01-01")).toHaveLength(3);
    const last = await found("&page=2");
    expect(last).toEqual([]);
    const refused = await admin.page("/audit?from=yesterday").get();
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      "from must be a day such as 2026-11-22",
    ]);
    const file = await admin.page("/audit?by=Ali&as=csv&page=2").get();
    expect(file.headers["content-disposition"]).toBe('attachment; filename="audit-log.csv"');
    expect(file.body.trim().split("\r\n")).toEqual([
      expect.stringContaining('"When","Who","What","Kind","Number","To what","Detail"'),
      expect.stringMatching(/"Ali","Disabled .*","account","","ibra_him@example.com","50% of it"$/),
      expect.stringContaining("ali@example.com"),
    ]);
  });
});
