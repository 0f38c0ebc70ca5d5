import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { readMemberships } from "#features/memberships/memberships.repository.server.ts";
import type { Db } from "#platform/db/schema.ts";
import type { Mail } from "#platform/mail.server.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { AISHATH, call, sentMails } from "../../../test/accounts.ts";
import { buildTestApp, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createEditing } from "./editing.service.server.ts";
import { NEW_COURSES } from "./editing-limits.ts";

/** What a further server of a test has for mails. */
const NO_MAIL = {
  queue: { add: async () => "", wake: () => {} } as unknown as MailQueue,
  publicUrl: "https://magu.example",
};

onEachEngine((open) => {
  /** A server with a member of the first institution, and its first course. */
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const course = await idOf(storage, "course", "c1");
    const people = {
      member: await signUpAs(app, storage, { name: "Hawwa", member: { of: reef, as: "member" } }),
      owner: await signUpAs(app, storage, { name: "Ibrahim", member: { of: reef, as: "owner" } }),
      editor: await signUpAs(app, storage, { name: "Mariyam", role: "editor" }),
    };
    return {
      app,
      storage,
      dataDir,
      reef,
      course,
      path: `/courses/${course}`,
      token: people.member,
      member: officeOf(app, people.member),
      owner: officeOf(app, people.owner),
      editor: officeOf(app, people.editor),
      shown: async () => (await app.inject(`/api/v1/p/courses/${course}`)).json().data,
    };
  }

  it("publishes a corrected fee at once, as what the institution says today", async () => {
    const { member, path, shown } = await build();
    const before = (await member.get(path)).json();
    expect(before).toMatchObject({ version: 1, state: "published", draft: null });
    expect(before.fields.fees).toEqual([
      expect.objectContaining({ type: "Total Fee", fee_start: 45_000, fee_end: 60_000 }),
    ]);

    const fees = [{ type: "Total Fee", fee_start: 48_000 }];
    const saved = await member.save(path, { fees });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().draft).toMatchObject({
      state: "draft",
      fields: { fees },
      saved_by: "Hawwa",
      problems: {},
      reviewed: [],
    });
    expect(saved.headers.etag).toBe(saved.json().etag);
    expect((await shown()).fees[0].fee_start).toBe(45_000);

    const published = await member.act(path, "publish");
    expect(published.statusCode).toBe(200);
    expect(published.json()).toMatchObject({ version: 2, draft: null });
    expect(published.json().facts.cost.source).toBe("institution");
    expect(published.json().facts.approval.source).toBe("test");
    await expect.poll(async () => (await shown()).fees[0].fee_start).toBe(48_000);
    expect((await shown()).facts.cost).toMatchObject({ source: "institution" });
    expect((await shown()).name).toBe("Diploma in Marketing");
  });

  it("keeps what was typed in a draft, says what is wrong, and publishes none of it", async () => {
    const { member, path, shown } = await build();
    const fees = [{ type: "Total Fee", currency: "rufiyaa", fee_start: 1 }];
    const saved = await member.save(path, { fees, name: " " });
    expect(saved.json().draft.fields).toEqual({ fees, name: " " });
    expect(Object.keys(saved.json().draft.problems).sort()).toEqual(["fees", "name"]);
    expect(saved.json().draft.faults).toEqual(
      expect.arrayContaining([
        { place: "name", reason: "is missing" },
        { place: "fees[0].currency", reason: expect.stringMatching(/^must be a currency code/) },
      ]),
    );
    const refused = await member.act(path, "publish");
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.name).toBe("name is missing.");
    expect((await shown()).name).toBe("Diploma in Marketing");
    const strange = await member.save(path, { is_published: false });
    expect(strange.statusCode).toBe(422);
  });

  it("keeps a draft of whatever was typed, but no list that is none", async () => {
    const { member, path } = await build();
    const kept = await member.save(path, { credits: "many", fees: [{ fee_start: "soon" }] });
    expect(kept.statusCode).toBe(200);
    const draft = (await member.get(path)).json().draft;
    for (const fields of [
      { fees: "MVR 46,000" },
      { fees: [null] },
      { fees: { fee_start: 1 } },
      { languages: [["English"]] },
      { entry_routes: [{ conditions: "none" }] },
      { fee_text: ["MVR 46,000"] },
    ]) {
      const refused = await member.save(path, fields);
      expect(refused.statusCode, JSON.stringify(fields)).toBe(422);
      expect(Object.keys(refused.json().fields)).toEqual([`fields.${Object.keys(fields)[0]}`]);
    }
    expect((await member.get(path)).json().draft).toEqual(draft);
  });

  it("overwrites nothing unseen: the second of two people is told whose change stands in between", async () => {
    const { member, owner, path } = await build();
    const { etag } = (await member.get(path)).json();
    await owner.save(path, { fee_text: "MVR 46,000", credits: 130 });
    await owner.act(path, "publish");

    const late = await member.save(path, { fee_text: "MVR 47,000", careers: "Sales" }, etag);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: "conflict",
      fields: { fee_text: "Ibrahim changed fee in words after you opened it" },
      conflict: {
        changes: [{ version: 2, by: "Ibrahim", source: "institution" }],
        draft: null,
        collisions: ["fee_text"],
      },
    });
    expect(late.json().error).toContain("Ibrahim changed");
    expect((await member.get(path)).json()).toMatchObject({ draft: null, version: 2 });

    const seen = (await member.get(path)).json().etag;
    expect((await member.save(path, { careers: "Sales" }, seen)).statusCode).toBe(200);
    const other = await owner.save(path, { careers: "Trade" }, seen);
    expect(other.json().conflict).toMatchObject({
      changes: [],
      collisions: ["careers"],
      draft: { by: "Hawwa" },
    });
    expect((await owner.act(path, "publish", undefined, seen)).statusCode).toBe(409);
    const unseen = await member.send("PUT", `${path}/draft`, { body: { fields: {} } });
    expect(unseen.statusCode).toBe(428);
  });

  it("lets one of two who save at the same moment through", async () => {
    const { member, owner, path } = await build();
    const { etag } = (await member.get(path)).json();
    const answers = await Promise.all([
      member.save(path, { credits: 1 }, etag),
      owner.save(path, { credits: 2 }, etag),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("mails who submitted a change what was approved of it, and what came back and why", async () => {
    const { storage, dataDir, member, editor, path } = await build();
    const mails = async () =>
      (await sentMails(storage, dataDir)).filter(({ subject }) => /your change/.test(subject));
    await member.save(path, { mnqf_level: "6", awarding_body: "Reef" });
    await member.act(path, "publish");
    await editor.act(path, "approve", { fields: ["mnqf_level"], comment: "Who awards it?" });
    const [partly] = await mails();
    expect(partly).toMatchObject({
      to: "hawwa@example.com",
      subject: "Diploma in Marketing: your change is live in part",
    });
    expect(partly?.text).toContain("Who awards it?");
    expect(partly?.text).toContain(`/office${path}`);

    await member.act(path, "publish");
    await editor.act(path, "return", { comment: "Send its letter." });
    await member.act(path, "publish");
    await editor.act(path, "approve", {});
    const subjects = (await mails()).map(({ subject }) => subject.split(": ")[1]);
    expect(subjects.sort()).toEqual([
      "your change came back",
      "your change is live",
      "your change is live in part",
    ]);
  });

  it("submits what an operator looks at first, and publishes the rest at once", async () => {
    const { member, editor, path, shown } = await build();
    const saved = await member.save(path, { mnqf_level: "6", credits: 130 });
    expect(saved.json().draft.reviewed).toEqual(["mnqf_level"]);
    const after = (await member.act(path, "publish")).json();
    expect(after.draft).toMatchObject({ state: "submitted", fields: { mnqf_level: "6" } });
    expect(after.fields).toMatchObject({ mnqf_level: "5", credits: 130 });
    const waiting = (await editor.get("/review")).json().data;
    expect(waiting).toMatchObject([
      { kind: "course", saved_by: "Hawwa", changes: [{ field: "mnqf_level", after: "6" }] },
    ]);
    expect((await member.get("/review")).statusCode).toBe(403);

    const approved = (await editor.act(path, "approve", {})).json();
    expect(approved).toMatchObject({ draft: null, fields: { mnqf_level: "6" } });
    expect(approved.field_sources.mnqf_level ?? approved.facts.record.source).toBe("institution");
    await expect.poll(async () => (await shown()).mnqf_level).toBe(6);
    const [newest] = (await member.get(`${path}/history`)).json().data;
    expect(newest).toMatchObject({
      version: 3,
      by: "Hawwa",
      source: "institution",
      changes: [{ field: "mnqf_level", before: "5", after: "6" }],
    });
  });

  it("approves in part and returns the rest with a comment", async () => {
    const { member, editor, path } = await build();
    await member.save(path, { mnqf_level: "6", awarding_body: "Reef University" });
    await member.act(path, "publish");
    const strange = await editor.act(path, "approve", { fields: ["credits"] });
    expect(strange.statusCode).toBe(422);
    const comment = "Please send the letter of the university.";
    const answer = await editor.act(path, "approve", { fields: ["mnqf_level"], comment });
    expect(answer.json()).toMatchObject({
      fields: { mnqf_level: "6", awarding_body: null },
      draft: { state: "returned", comment, fields: { awarding_body: "Reef University" } },
    });
    await member.save(path, { awarding_body: "Reef University, Galle" });
    await member.act(path, "publish");
    expect((await editor.act(path, "return", { comment: " " })).statusCode).toBe(422);
    const returned = (await editor.act(path, "return", { comment })).json().draft;
    expect(returned).toMatchObject({ state: "returned", comment, saved_by: "Hawwa" });
    expect((await editor.act(path, "approve", {})).statusCode).toBe(409);
  });

  it("looks at a new course first, unless the institution is trusted", async () => {
    const { app, storage, member, editor, reef } = await build();
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Zahira", role: "admin" }));
    const body = (name: string) => ({
      body: { institution_id: reef, fields: { name, mnqf_level: "4", fee_text: "MVR 9,000" } },
    });
    expect((await member.send("POST", "/courses", body(" "))).statusCode).toBe(422);
    const made = (await member.send("POST", "/courses", body("Certificate IV in Sailing"))).json();
    expect(made).toMatchObject({ state: "draft", version: 0 });
    const path = `/courses/${made.id}`;
    const page = `/api/v1/p${path}`;
    expect((await member.act(path, "publish")).json().state).toBe("submitted");
    expect((await app.inject(page)).statusCode).toBe(404);
    const approved = (await editor.act(path, "approve", {})).json();
    expect(approved).toMatchObject({ state: "published", draft: null, version: 1 });
    await expect.poll(async () => (await app.inject(page)).statusCode).toBe(200);
    expect((await app.inject(page)).json().data).toMatchObject({
      name: "Certificate IV in Sailing",
      mnqf_level: 4,
      fee_text: "MVR 9,000",
    });

    const rules = `/institutions/${reef}`;
    expect((await admin.page(rules).get()).json().reviewed).toContain("new_course");
    expect((await editor.page(rules).send("review")).statusCode).toBe(403);
    await admin.page(rules).send("review", { cost: "on" });
    const trusted = (
      await member.send("POST", "/courses", body("Certificate IV in Diving"))
    ).json();
    const live = (await member.act(`/courses/${trusted.id}`, "publish")).json();
    expect(live).toMatchObject({
      state: "published",
      fields: { mnqf_level: "4", fee_text: null },
      draft: { state: "submitted", fields: { fee_text: "MVR 9,000" } },
    });
  });

  it("keeps every published change, shows any version and turns back to it", async () => {
    const { member, owner, path } = await build();
    const modules = "<ul><li>Prices</li></ul>";
    await member.save(path, { credits: 130, modules });
    await member.act(path, "publish");
    await owner.save(path, { credits: 140, intakes: ["January 2027", "July 2027"] });
    await owner.act(path, "publish");
    const history = (await member.get(`${path}/history?limit=2`)).json();
    expect(history.meta.total).toBe(3);
    expect(history.data).toMatchObject([
      { version: 3, by: "Ibrahim", is_creation: false },
      { version: 2, by: "Hawwa" },
    ]);
    expect(history.data[0].changes).toContainEqual({ field: "credits", before: 130, after: 140 });
    const [creation] = (await member.get(`${path}/history?limit=2&page=2`)).json().data;
    expect(creation).toMatchObject({ version: 1, by: null, source: "test", is_creation: true });

    const second = (await member.get(`${path}/history/2`)).json().fields;
    expect(second).toMatchObject({ credits: 130, modules, intakes: ["January 2027"] });
    const first = (await member.get(`${path}/history/1`)).json().fields;
    expect(first).toMatchObject({ credits: 120, modules: "<ul><li>Consumer behaviour</li></ul>" });
    expect((await member.get(`${path}/history/0`)).statusCode).toBe(404);
    expect((await member.get(`${path}/history/9`)).statusCode).toBe(404);

    const drafted = (
      await member.act(
        `${path}/history/1`,
        "restore",
        undefined,
        (await member.get(path)).json().etag,
      )
    ).json();
    expect(Object.keys(drafted.draft.fields).sort()).toEqual(["credits", "intakes", "modules"]);
    const restored = (await member.act(path, "publish")).json();
    expect(restored).toMatchObject({ version: 4, fields: first });
  });

  it("archives a course, with its address, and brings it back as it was", async () => {
    const { app, member, path, course } = await build();
    await member.save(path, { fee_text: "MVR 46,000" });
    await member.act(path, "publish");
    const page = `/api/v1/p/courses/${course}`;
    const gone = (await member.act(path, "archive")).json();
    expect(gone).toMatchObject({ state: "archived", fields: { fee_text: "MVR 46,000" } });
    expect(gone.may).toEqual(["read", "bring_back"]);
    await expect.poll(async () => (await app.inject(page)).statusCode).toBe(410);
    expect((await app.inject(page)).json().archived.source).toBe("institution");
    expect((await member.save(path, { credits: 1 })).statusCode).toBe(409);
    const back = (await member.act(path, "bring-back")).json();
    expect(back).toMatchObject({ state: "published", fields: { fee_text: "MVR 46,000" } });
    await expect.poll(async () => (await app.inject(page)).statusCode).toBe(200);
  });

  it("takes so many new courses a minute of one person, and then of others still", async () => {
    const { member, owner, reef } = await build();
    const body = { institution_id: reef, fields: { name: "Certificate in Reefs" } };
    for (let made = 0; made < NEW_COURSES.max; made++) {
      expect((await member.send("POST", "/courses", { body })).statusCode).toBeLessThan(300);
    }
    const refused = await member.send("POST", "/courses", { body });
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    ]);
    expect((await owner.send("POST", "/courses", { body })).statusCode).toBeLessThan(300);
  });

  it("lets no institution bring back what an operator took out", async () => {
    const { member, owner, editor, path } = await build();
    await editor.act(path, "archive");
    for (const person of [member, owner]) {
      const refused = await person.act(path, "bring-back");
      expect([refused.statusCode, refused.json().error]).toEqual([
        403,
        "An operator of the directory took this out. Write to us if it should come back.",
      ]);
      expect((await person.get(path)).json().may).not.toContain("bring_back");
    }
    expect((await editor.act(path, "bring-back")).json().state).toBe("published");
    // What the institution took out itself, it brings back, also after an operator did once.
    await member.act(path, "archive");
    expect((await owner.act(path, "bring-back")).json().state).toBe("published");
  });

  it("lets the operator's removal win, whoever archived the course first", async () => {
    const { owner, editor, path } = await build();
    await owner.act(path, "archive");
    expect((await owner.act(path, "archive")).statusCode).toBe(409);
    const before = (await editor.get(path)).json();
    expect(before.may).toContain("archive");
    const taken = (await editor.act(path, "archive")).json();
    expect(taken).toMatchObject({ state: "archived", may: ["read", "bring_back"] });
    expect((await owner.act(path, "bring-back")).statusCode).toBe(403);
    expect((await editor.act(path, "archive")).statusCode).toBe(409);
    expect((await editor.act(path, "bring-back")).json().state).toBe("published");
  });

  it("brings no course back of an institution that is archived", async () => {
    const { owner, editor, reef, storage } = await build();
    const courses = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("institution_id", "=", reef)
      .where("archived_on", "is", null)
      .execute();
    for (const { id } of courses) await owner.act(`/courses/${id}`, "archive");
    expect((await editor.act(`/institutions/${reef}`, "archive")).json().state).toBe("archived");
    const path = `/courses/${courses[0]!.id}`;
    expect((await owner.act(path, "bring-back")).statusCode).toBe(409);
    await editor.act(`/institutions/${reef}`, "bring-back");
    expect((await owner.act(path, "bring-back")).json().state).toBe("published");
  });

  it("loses nothing that an institution said to a later import, and lists what contradicts it", async () => {
    const { app, storage, member, path, course } = await build();
    await member.save(path, { fees: [{ type: "Total Fee", fee_start: 48_000 }], credits: 130 });
    await member.act(path, "publish");
    await member.act(path, "archive");
    const changed = smallDirectory.courses.map((record) =>
      record.ref === "c1"
        ? { ...record, fees: [{ type: "Total Fee", fee_start: 70_000 }], study_options: "By night" }
        : record,
    );
    await publish(storage, { ...smallDirectory, courses: changed });
    expect((await member.get(path)).json().state).toBe("archived");
    await member.act(path, "bring-back");
    await publish(storage, { ...smallDirectory, courses: changed });
    const after = (await member.get(path)).json();
    expect(after.fields).toMatchObject({ credits: 130, study_options: "<p>By night</p>" });
    expect(after.fields.fees[0].fee_start).toBe(48_000);
    expect(after.contradictions).toMatchObject([
      { field: "credits", source: "test", value: 120 },
      { field: "fees", source: "test", value: [{ fee_start: 70_000 }] },
    ]);
    const sources = (await member.get(`${path}/history`))
      .json()
      .data.map(({ source }: { source: string }) => source);
    expect(sources).toEqual(["institution", "test", "institution", "institution", "test"]);
    await expect
      .poll(async () => (await app.inject(`/api/v1/p/courses/${course}`)).statusCode)
      .toBe(200);
  });

  it("lets an operator correct what an institution said, and the institution again", async () => {
    const { member, editor, path } = await build();
    await member.save(path, { fee_text: "MVR 46,000" });
    await member.act(path, "publish");
    await editor.save(path, { fee_text: "MVR 46,500" });
    const corrected = (await editor.act(path, "publish")).json();
    expect(corrected.fields.fee_text).toBe("MVR 46,500");
    expect(corrected.facts.cost.source).toBe("magu");
    await member.save(path, { fee_text: "MVR 46,700" });
    const again = (await member.act(path, "publish")).json();
    expect(again.fields.fee_text).toBe("MVR 46,700");
    expect(again.facts.cost.source).toBe("institution");
  });

  it("changes an institution's texts and campuses, and what its courses name of them", async () => {
    const { app, member, reef, path } = await build();
    const home = `/institutions/${reef}`;
    const { campuses } = (await member.get(home)).json().fields;
    const [addu, male] = campuses;
    await member.save(home, {
      overview: "<p>By the reef.</p><script>x</script>",
      campuses: [{ ...male, phone: "+960 300 0002" }, { name: "Fuvahmulah campus" }],
    });
    const after = (await member.act(home, "publish")).json();
    expect(after.fields.overview).toBe("<p>By the reef.</p>");
    expect(after.fields.campuses.map(({ name }: { name: string }) => name)).not.toContain(
      addu.name,
    );
    expect(after.facts.contacts.source).toBe("institution");
    expect((await member.get(path)).json().fields.campuses).toEqual([]);
    await expect
      .poll(async () => (await app.inject(`/api/v1/p${home}`)).json().data.overview)
      .toBe("<p>By the reef.</p>");
  });

  it("publishes a change whole or not at all", async () => {
    const { storage, member, path } = await build();
    await member.save(path, { credits: 130, intakes: [], categories: ["Quran Teaching"] });
    const before = (await member.get(path)).json();
    const stored = async () => ({
      sources: await storage.db.selectFrom("course_sources").selectAll().execute(),
      state: await storage.db.selectFrom("catalogue_state").selectAll().execute(),
    });
    const untouched = await stored();
    // The history is written last: the record, its parts and its sources are there by then.
    const [harm, mended] =
      storage.engine === "sqlite"
        ? [
            "create trigger harm before insert on changes begin select raise(abort, 'harm'); end",
            "drop trigger harm",
          ]
        : [
            "alter table changes add constraint harm check (source <> 'institution')",
            "alter table changes drop constraint harm",
          ];
    await sql.raw(harm).execute(storage.db);
    expect((await member.act(path, "publish")).statusCode).toBe(500);
    await sql.raw(mended).execute(storage.db);
    expect((await member.get(path)).json()).toEqual(before);
    expect(await stored()).toEqual(untouched);
    expect((await member.act(path, "publish")).json().fields).toMatchObject({
      credits: 130,
      categories: ["Quran Teaching"],
    });
  });

  it("gives a person what they changed, and keeps it without their name when they go", async () => {
    const { app, member, owner, path, token } = await build();
    await member.save(path, { credits: 130 });
    await member.act(path, "publish");
    await member.save(path, { credits: 140 });
    const { password } = AISHATH;
    const account = { token, body: { password } };
    const { changes } = (await call(app, "/api/v1/account/export", account)).json();
    expect(changes).toMatchObject([
      { kind: "course", version: 2, changes: { credits: [120, 130] } },
      { kind: "course", version: null, changes: { credits: 140 } },
    ]);
    await call(app, "/api/v1/account", { method: "DELETE", ...account });
    expect((await owner.get(path)).json()).toMatchObject({
      version: 2,
      draft: { saved_by: null, fields: { credits: 140 } },
    });
    const [newest] = (await owner.get(`${path}/history`)).json().data;
    expect(newest).toMatchObject({ version: 2, by: null });
  });

  it("keeps what is fictional fictional, whoever changes it", async () => {
    const { app, storage } = await buildTestApp(open);
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Zahira", role: "admin" }));
    const [course] = (await admin.get("/courses?state=published&limit=1")).json().data;
    await admin.save(`/courses/${course.id}`, { credits: 77 });
    const after = (await admin.act(`/courses/${course.id}`, "publish")).json();
    expect(after.fields.credits).toBe(77);
    expect(after.sources.map(({ source }: { source: string }) => source)).toEqual(["sample"]);
  });
});

onEachEngine((open) => {
  it("publishes at a time, on one of several servers, and gives back what cannot be", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const token = await signUpAs(app, storage, {
      name: "Hawwa",
      member: { of: reef, as: "member" as const },
    });
    const member = officeOf(app, token);
    const [one, other] = [await idOf(storage, "course", "c1"), await idOf(storage, "course", "c2")];
    const at = new Date(Date.now() + 3_600_000);
    const publish_at = at.toISOString();
    for (const id of [one, other]) {
      await member.save(`/courses/${id}`, { credits: 130, fee_text: "MVR 1" });
      const past = await member.act(`/courses/${id}`, "schedule", {
        publish_at: "2020-01-01T00:00:00Z",
      });
      expect(past.statusCode).toBe(422);
      const answer = await member.act(`/courses/${id}`, "schedule", { publish_at });
      expect(answer.json().draft).toMatchObject({ state: "scheduled", publish_at });
    }
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Mariyam", role: "editor" }));
    // As if an import had changed it meanwhile.
    await publish(storage, {
      ...smallDirectory,
      courses: smallDirectory.courses.map((record) =>
        record.ref === "c2" ? { ...record, credits: 99 } : record,
      ),
    });
    const mails: Mail[] = [];
    const add = async (_: Db, mail: Mail) => String(mails.push(mail));
    const queue = { ...NO_MAIL.queue, add };
    const servers = [1, 2, 3].map(() =>
      createEditing({
        ...NO_MAIL,
        queue,
        storage,
        membershipsOf: (id) => readMemberships(storage.db, id),
        onError: (error) => expect(error).toBeUndefined(),
      }),
    );
    onTestFinished(async () => {
      for (const server of servers) await server.stopScheduling();
    });
    await Promise.all(servers.map((server) => server.publishDue()));
    expect((await member.get(`/courses/${one}`)).json().version).toBe(1);
    await Promise.all(servers.map((server) => server.publishDue(at)));
    expect((await member.get(`/courses/${one}`)).json()).toMatchObject({
      version: 2,
      draft: null,
      fields: { credits: 130 },
    });
    const given = (await editor.get(`/courses/${other}`)).json();
    expect(given).toMatchObject({ fields: { credits: 99 }, draft: { state: "returned" } });
    expect(given.draft.comment).toContain("changed credits");
    expect(mails).toMatchObject([
      { to: "hawwa@example.com", subject: `${given.name}: your planned change was not published` },
    ]);
    expect(mails[0]?.text).toContain("changed credits");
    expect(mails[0]?.text).toContain(`/office/courses/${other}`);
  });

  it("publishes at its time what an operator planned of a member's change, as the operator", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const path = `/courses/${await idOf(storage, "course", "c1")}`;
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Hawwa", member: { of: reef, as: "member" } }),
    );
    const editor = officeOf(app, await signUpAs(app, storage, { name: "Mariyam", role: "editor" }));
    await member.save(path, { awarding_body: "Reef University" });
    expect((await member.act(path, "publish")).json().draft.state).toBe("submitted");
    const at = new Date(Date.now() + 3_600_000);
    const planned = await editor.act(path, "schedule", { publish_at: at.toISOString() });
    expect(planned.json().draft).toMatchObject({ state: "scheduled", saved_by: "Mariyam" });
    const server = createEditing({
      ...NO_MAIL,
      storage,
      membershipsOf: (id) => readMemberships(storage.db, id),
      onError: (error) => expect(error).toBeUndefined(),
    });
    onTestFinished(() => server.stopScheduling());
    await server.publishDue(at);
    expect((await editor.get(path)).json()).toMatchObject({
      version: 2,
      draft: null,
      fields: { awarding_body: "Reef University" },
    });
  });

  it("publishes what is due beside a record that cannot be read", async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Hawwa", member: { of: reef, as: "member" } }),
    );
    const [broken, whole] = [
      await idOf(storage, "course", "c1"),
      await idOf(storage, "course", "c2"),
    ];
    const at = new Date(Date.now() + 3_600_000);
    for (const id of [broken, whole]) {
      await member.save(`/courses/${id}`, { credits: 130 });
      await member.act(`/courses/${id}`, "schedule", { publish_at: at.toISOString() });
    }
    await storage.db
      .updateTable("course_drafts")
      .set({ fields: "{" })
      .where("course_id", "=", broken)
      .execute();
    const errors: unknown[] = [];
    const server = createEditing({
      ...NO_MAIL,
      storage,
      membershipsOf: (id) => readMemberships(storage.db, id),
      onError: (error) => errors.push(error),
    });
    onTestFinished(() => server.stopScheduling());
    await server.publishDue(at);
    expect(errors).toHaveLength(1);
    expect((await member.get(`/courses/${whole}`)).json()).toMatchObject({
      draft: null,
      fields: { credits: 130 },
    });
  });
});
