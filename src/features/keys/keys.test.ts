import { expect, it } from "vitest";
import { sentMails, staffPage } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { MAX_KEYS } from "./key-limits.ts";

const COURSE = {
  name: "Diploma in Diving",
  mnqf_level: "5",
  duration_text: "1 year",
  intakes: ["January 2027"],
  careers: "<p>Guide on a <b>safari</b> boat</p>",
  fees: [{ type: "Total Fee", fee_start: 45_000 }],
};

onEachEngine((open) => {
  /** A server with an owner of the first institution, who made a key. */
  async function build() {
    const lines: string[] = [];
    const { app, storage, dataDir } = await buildTestApp(open, {
      records: smallDirectory,
      settings: { LOG_LEVEL: "info" },
      log: { write: (line) => lines.push(line) },
    });
    /** What was written to the security log about keys. */
    const events = (): string[] =>
      lines
        .flatMap((line) => JSON.parse(line).security ?? [])
        .filter((event) => /^key_|^access_refused/.test(event));
    const reef = await idOf(storage, "institution", "reef");
    const atoll = await idOf(storage, "institution", "atoll");
    const person = async (name: string, as: object) => {
      const token = await signUpAs(app, storage, { name, ...as });
      const keysOf = (institution: number) =>
        staffPage(app, token, `/office/keys?institution=${institution}`);
      return { ...officeOf(app, token), keysOf };
    };
    const owner = await person("Ibrahim", { member: { of: reef, as: "owner" } });
    const editor = await person("Mariyam", { role: "editor" });
    const path = `/institutions/${reef}`;
    const keys = owner.keysOf(reef);
    const make = (name: string) => keys.send("make", { name });
    const made = await make("Registry");
    if (made.statusCode !== 200) throw new Error(made.body);
    const { key, token } = made.json().result;
    const system = officeOf(app, token);
    const at = (ref: string) => `${path}/courses/by-ref/${encodeURIComponent(ref)}`;
    const admin = await person("Admin", { role: "admin" });
    /** Says what an operator looks at first. */
    const reviews = (reviewed: string[]) =>
      admin.page(path).send("review", Object.fromEntries(reviewed.map((part) => [part, "on"])));
    return {
      app,
      storage,
      dataDir,
      reef,
      atoll,
      owner,
      editor,
      person,
      path,
      make,
      key,
      token,
      system,
      at,
      reviews,
      events,
      put: (ref: string, body: object, more = "", headers: object = {}) =>
        system.send("PUT", at(ref) + more, { body, headers }),
      listed: async () => (await keys.get()).json().keys,
      revoke: () => keys.send("revoke", {}, key.id),
      shown: async (id: number) => (await app.inject(`/api/v1/p/courses/${id}`)).json().data,
    };
  }

  it("makes a key that is answered once, stored hashed, and told to the owners", async () => {
    const { storage, dataDir, listed, key, token, system } = await build();
    expect(token).toMatch(/^magu_[A-Za-z0-9]{32}$/);
    const stored = JSON.stringify(await storage.db.selectFrom("api_keys").selectAll().execute());
    expect(stored).not.toContain(token.slice(5));
    const mails = (await sentMails(storage, dataDir)).filter(({ subject }) => /key/.test(subject));
    expect(mails.map(({ to }) => to)).toEqual(["ibrahim@example.com"]);
    expect(mails[0]?.text).toContain("‘Registry’");
    expect(mails[0]?.text).not.toContain(token);
    expect(await listed()).toMatchObject([{ id: key.id, made_by: "Ibrahim", last_used_at: null }]);
    expect((await system.get("/courses")).statusCode).toBe(200);
    expect((await listed())[0].last_used_at).not.toBeNull();
    expect(JSON.stringify(await listed())).not.toContain(token.slice(5));
  });

  it("refuses a name that is none, and an eleventh key", async () => {
    const { make, revoke } = await build();
    expect((await make("  ")).json().problem.fields).toEqual({
      name: "Name the system that uses the key",
    });
    const made = await Promise.all(
      Array.from({ length: MAX_KEYS + 1 }, (_, at) => make(`System ${at}`)),
    );
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_KEYS - 1);
    expect((await make("One more")).statusCode).toBe(409);
    await revoke();
    expect((await make("One more")).statusCode).toBe(200);
  });

  it("makes one key of a form that was sent twice, and takes its name once it is revoked", async () => {
    const { make, revoke, listed } = await build();
    const [first, second] = await Promise.all([make("Website"), make(" WEBSITE\u0000 ")]);
    const answers = [first, second].sort((a, b) => a.statusCode - b.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json().problem.fields.name).toMatch(/^A key is called ‘website’/i);
    expect(await listed()).toHaveLength(2);
    expect((await make("Registry")).statusCode).toBe(409);
    await revoke();
    expect((await make("Registry")).statusCode).toBe(200);
  });

  it("tells where a key is not there", async () => {
    const { owner, reef } = await build();
    const answer = await owner.keysOf(reef).send("revoke", {}, 2_000_000_000);
    expect([answer.statusCode, answer.json().missing]).toEqual([404, "Key not found"]);
  });

  it("ends a key at once, and only of its own institution", async () => {
    const { person, reef, atoll, key, system, revoke, events } = await build();
    const other = await person("Other", { member: { of: atoll, as: "owner" } });
    const guessed = await other.keysOf(atoll).send("revoke", {}, key.id);
    expect(guessed.statusCode).toBe(404);
    const visitor = await person("Visitor", {});
    expect((await visitor.keysOf(reef).get()).statusCode).toBe(403);
    expect(events()).toEqual(["key_made", "access_refused"]);
    expect((await system.get("/courses")).statusCode).toBe(200);
    expect((await revoke()).statusCode).toBe(200);
    expect((await revoke()).statusCode, "sent twice").toBe(200);
    expect((await system.get("/courses")).statusCode).toBe(401);
    expect(events()).toEqual(["key_made", "access_refused", "key_revoked", "key_refused"]);
    const refused = await system.get("/courses");
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error).toContain("This key does not work");
  });

  it("limits the calls of a key", async () => {
    const { storage, system } = await build();
    await system.get("/courses");
    await storage.db.updateTable("limits").set({ used: 600 }).execute();
    const refused = await system.get("/courses");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("makes a course by its ref; what an operator looks at first is submitted", async () => {
    const { put, at, system, editor } = await build();
    const made = await put("DIV/1 ✓", COURSE);
    expect(made.json()).toMatchObject({
      ref: "DIV/1 ✓",
      outcome: "created",
      state: "submitted",
      draft: { state: "submitted", saved_by: "The key ‘Registry’" },
    });
    expect(made.headers.etag).toBe(made.json().etag);
    const again = await put("DIV/1 ✓", COURSE);
    expect(again.json()).toMatchObject({ outcome: "unchanged", etag: made.json().etag });

    const { id } = made.json();
    await editor.act(`/courses/${id}`, "return", { comment: "Which dives?" });
    const returned = await put("DIV/1 ✓", COURSE);
    expect(returned.json()).toMatchObject({
      outcome: "unchanged",
      state: "draft",
      draft: { state: "returned", comment: "Which dives?" },
    });
    const mended = await put("DIV/1 ✓", { ...COURSE, careers: "<p>Open water</p>" });
    expect(mended.json()).toMatchObject({ outcome: "changed", state: "submitted" });
    await editor.act(`/courses/${id}`, "approve", {});
    expect((await system.get(at("DIV/1 ✓"))).json()).toMatchObject({
      outcome: "unchanged",
      state: "published",
      draft: null,
    });
    const history = (await editor.get(`/courses/${id}/history`)).json().data;
    expect(history[0]).toMatchObject({ by: "The key ‘Registry’", source: "institution" });
  });

  it("changes what differs, is public at once, and says when nothing changed", async () => {
    const { put, reviews, shown, editor } = await build();
    await reviews([]);
    const { id, state } = (await put("DIV", COURSE)).json();
    expect(state).toBe("published");
    expect((await put("DIV", COURSE)).json()).toMatchObject({ outcome: "unchanged" });
    const dearer = { ...COURSE, fees: [{ type: "Total Fee", fee_start: 48_000 }] };
    const changed = (await put("DIV", dearer)).json();
    expect(changed).toMatchObject({ outcome: "changed", draft: null });
    await expect.poll(async () => (await shown(id)).fees[0].fee_start).toBe(48_000);
    expect((await put("DIV", dearer)).json()).toMatchObject({
      outcome: "unchanged",
      etag: changed.etag,
    });
    const { duration_text: _, ...shorter } = dearer;
    expect((await put("DIV", shorter)).json().fields.duration_text).toBeNull();
    const history = (await editor.get(`/courses/${id}/history`)).json().data;
    const fields = history.map(({ changes }: { changes: { field: string }[] }) =>
      changes.map(({ field }) => field),
    );
    expect(fields.slice(0, 2)).toEqual([["duration_text"], ["fees"]]);
  });

  it("says nothing for a register: what it leaves out of a listed course stays", async () => {
    const { storage, put } = await build();
    const course = await idOf(storage, "course", "c1");
    const named = await put("MKT", { name: "Diploma in Marketing", credits: 130 });
    expect(named.statusCode).toBe(409);
    expect(named.json().error).toContain(`?course=${course}`);
    const taken = await put("MKT", { name: "Diploma in Marketing" }, `?course=${course}`);
    expect(taken.json()).toMatchObject({ id: course, outcome: "unchanged" });
    const before = taken.json().fields;
    const more = (await put("MKT", { name: "Diploma in Marketing", credits: 130 })).json();
    expect(more).toMatchObject({ outcome: "changed", fields: { ...before, credits: 130 } });
    const other = await put("MKT2", { name: "Diploma in Marketing" }, "?course=new");
    expect(other.json()).toMatchObject({ outcome: "created" });
  });

  it("names the field of what breaks a rule, and writes nothing", async () => {
    const { storage, put, at, system } = await build();
    const counted = () => storage.db.selectFrom("courses").selectAll().execute();
    const before = await counted();
    const bad = await put("X", { ...COURSE, fees: [{ type: "Total Fee", currency: "rufiyaa" }] });
    expect(bad.statusCode).toBe(422);
    expect(Object.keys(bad.json().fields)).toEqual(["fees"]);
    expect((await put("X", { credits: 3 })).json().fields).toEqual({ name: "name is missing." });
    const strange = await put("X", { ...COURSE, is_published: true, colour: "red" });
    expect(strange.statusCode).toBe(422);
    expect(strange.json().error).toContain("is_published, colour");
    expect((await put("X", COURSE, "?course=zero")).json().fields).toHaveProperty("course");
    expect((await system.get(at("X"))).statusCode).toBe(404);
    expect(await counted()).toEqual(before);
  });

  it("writes over nothing newer where it says what it saw, and over nobody's waiting change", async () => {
    const { put, reviews, owner } = await build();
    await reviews([]);
    const { id, etag } = (await put("DIV", COURSE)).json();
    await owner.save(`/courses/${id}`, { fee_text: "From MVR 45,000" });
    const late = await put("DIV", { ...COURSE, credits: 120 }, "", { "if-match": etag });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict.draft).toMatchObject({ by: "Ibrahim" });

    // What may be public at once is; the person's draft waits as it did.
    const live = await put("DIV", { ...COURSE, credits: 120 });
    expect(live.json()).toMatchObject({ outcome: "changed", fields: { credits: 120 } });
    expect(live.json().draft).toMatchObject({ saved_by: "Ibrahim", state: "draft" });

    // What an operator looks at first would take the draft's place.
    await reviews(["cost"]);
    const held = await put("DIV", { ...COURSE, credits: 130, fees: [] });
    expect(held.statusCode).toBe(409);
    expect(held.json().conflict).toMatchObject({ draft: { by: "Ibrahim" } });
    expect((await owner.get(`/courses/${id}`)).json().fields.credits).toBe(120);
  });

  it("archives by ref and brings back, each once", async () => {
    const { put, reviews, at, system } = await build();
    await reviews([]);
    await put("DIV", COURSE);
    const act = async (what: string) => {
      const { outcome, state } = (await system.send("POST", `${at("DIV")}/${what}`)).json();
      return [outcome, state];
    };
    expect(await act("archive")).toEqual(["changed", "archived"]);
    expect(await act("archive")).toEqual(["unchanged", "archived"]);
    expect((await put("DIV", COURSE)).json()).toMatchObject({ code: "wrong_state" });
    expect(await act("bring-back")).toEqual(["changed", "published"]);
    expect(await act("bring-back")).toEqual(["unchanged", "published"]);
  });
});
