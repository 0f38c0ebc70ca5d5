import { expect, it, onTestFinished } from "vitest";
import { readGrid } from "#features/spreadsheets/sheet-reading.server.ts";
import { writeCsv } from "#features/spreadsheets/sheet-writing.server.ts";
import { sentMails } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newKey } from "../../../test/keys.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { textsOf } from "../../../test/sheets.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createEditing } from "./editing.service.server.ts";

const BYTES = { "content-type": "application/octet-stream" };

onEachEngine((open) => {
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const atoll = await idOf(storage, "institution", "atoll");
    const person = async (name: string, as: object) =>
      officeOf(app, await signUpAs(app, storage, { name, ...as }));
    const owner = await person("Hawwa", { member: { of: reef, as: "owner" } });
    const other = await person("Ali", { member: { of: atoll, as: "member" } });
    const editor = await person("Mariyam", { role: "editor" });
    const coursesOf = async (institution: number) =>
      await storage.db
        .selectFrom("courses")
        .select(["id", "name"])
        .where("institution_id", "=", institution)
        .where("is_published", "=", 1)
        .orderBy("id")
        .execute();
    const submit = async (by: typeof owner, id: number, fields: object) => {
      await by.save(`/courses/${id}`, fields);
      const sent = await by.act(`/courses/${id}`, "publish");
      expect(sent.json().draft?.state, sent.body).toBe("submitted");
    };
    const queue = async (query = "") => (await editor.get(`/review${query}`)).json();
    const approve = async (changes: object[]) =>
      await editor.send("POST", "/review/approvals", { body: { changes } });
    return {
      app,
      storage,
      dataDir,
      reef,
      atoll,
      owner,
      other,
      editor,
      own: await coursesOf(reef),
      theirs: await coursesOf(atoll),
      submit,
      queue,
      approve,
    };
  }
  const named = ({ kind, id, etag }: { kind: string; id: number; etag: string }) => ({
    kind,
    id,
    etag,
  });

  it("lists what waits, the oldest first, of all institutions or of one", async () => {
    const { reef, atoll, owner, other, own, theirs, submit, queue } = await build();
    await submit(owner, own[0]!.id, { mnqf_level: "7" });
    await submit(other, theirs[0]!.id, { mnqf_level: "3" });
    await submit(owner, own[1]!.id, { awarding_body: "Reef" });
    const { data, meta } = await queue();
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(ids(data)).toEqual([own[0]!.id, theirs[0]!.id, own[1]!.id]);
    expect(data[0]).toMatchObject({
      origin: "office",
      saved_by: "Hawwa",
      file_name: null,
      is_small: false,
      comment: null,
      changes: [{ field: "mnqf_level", before: "5", after: "7", registers: [] }],
    });
    expect(meta.institutions).toEqual([
      { id: atoll, name: "Atoll Teachers' Institute", waiting: 1 },
      { id: reef, name: "Reef & Shore: College", waiting: 2 },
    ]);
    const ofReef = await queue(`?institution=${reef}&limit=1&page=2`);
    expect(ids(ofReef.data)).toEqual([own[1]!.id]);
    expect(ofReef.meta).toMatchObject({ total: 2, current_page: 2 });
    expect(ofReef.meta.institutions).toHaveLength(2);
  });

  it("says whether a person, a key or a spreadsheet sent it", async () => {
    const { app, storage, reef, owner, own, queue } = await build();
    const home = `/institutions/${reef}`;
    const { token } = await newKey(storage, reef);
    const made = `${home}/courses/by-ref/NETS?course=new`;
    const put = await officeOf(app, token).send("PUT", made, {
      body: { name: "Certificate in Nets" },
    });
    expect(put.statusCode, put.body).toBe(200);
    const downloaded = (await owner.get(`${home}/spreadsheet?format=csv`)).rawPayload;
    const [header = [], ...rows] = textsOf(await readGrid(downloaded));
    const row = rows.find((cells) => cells.includes(own[0]!.name))!;
    row[header.indexOf("MNQF level")] = "7";
    const file = writeCsv({
      columns: header.map((heading) => ({ heading }) as never),
      rows: [row],
    });
    const sheets = `${home}/spreadsheets`;
    const sheet = await owner.send("POST", `${sheets}?name=autumn.csv`, {
      body: file,
      headers: BYTES,
    });
    expect(sheet.json(), sheet.body).toMatchObject({ changed: 1, wrong: 0 });
    await owner.send("POST", `${sheets}/${sheet.json().id}/apply`, { body: {} });
    const { data } = await queue();
    expect(data).toMatchObject([
      { origin: "key", saved_by: "The key ‘Registry’", is_new: true, is_small: false },
      { id: own[0]!.id, origin: "spreadsheet", file_name: "autumn.csv", saved_by: "Hawwa" },
    ]);
  });

  it("keeps with what a change came back while it is mended and submitted again", async () => {
    const { owner, editor, own, submit, queue } = await build();
    const path = `/courses/${own[0]!.id}`;
    await submit(owner, own[0]!.id, { awarding_body: "Rief" });
    await editor.act(path, "return", { comment: "Reef is misspelt." });
    const saved = await owner.save(path, { awarding_body: "Reef" });
    expect(saved.json().draft).toMatchObject({ state: "draft", comment: "Reef is misspelt." });
    await owner.act(path, "publish");
    expect((await queue()).data).toMatchObject([{ comment: "Reef is misspelt." }]);
    await editor.act(path, "approve", {});
    await submit(owner, own[0]!.id, { awarding_body: "Reef College" });
    expect((await queue()).data).toMatchObject([{ comment: null }]);
  });

  it("approves several at once, leaves what changed meanwhile, and says which", async () => {
    const { storage, dataDir, owner, own, submit, queue, approve } = await build();
    const [first, second] = own;
    await submit(owner, first!.id, { mnqf_level: "7" });
    await submit(owner, second!.id, { awarding_body: "Reef" });
    const seen = (await queue()).data;
    await submit(owner, second!.id, { awarding_body: "Atoll" });
    const answer = await approve([
      ...seen.map(named),
      { kind: "course", id: 999_999, etag: '"0."' },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      approved: 1,
      left: [
        { id: second!.id, name: second!.name, error: expect.stringContaining("Hawwa saved") },
        { id: 999_999, name: null, error: "Course not found" },
      ],
    });
    expect((await owner.get(`/courses/${first!.id}`)).json()).toMatchObject({
      draft: null,
      fields: { mnqf_level: "7" },
    });
    expect((await queue()).data).toMatchObject([
      { id: second!.id, changes: [{ field: "awarding_body", after: "Atoll" }] },
    ]);
    const noted = await storage.db
      .selectFrom("audit_entries")
      .select(["action", "detail"])
      .execute();
    expect(noted).toEqual([{ action: "change_approved", detail: "MNQF level" }]);
    expect((await approve((await queue()).data.map(named))).json()).toMatchObject({ approved: 1 });
    const mails = await sentMails(storage, dataDir);
    expect(mails.filter(({ subject }) => subject.includes("live"))).toHaveLength(2);
  });

  it("writes one mail to who submitted several that are approved at once", async () => {
    const { storage, dataDir, owner, own, submit, queue, approve } = await build();
    for (const { id } of own) await submit(owner, id, { mnqf_level: "8" });
    const answer = await approve((await queue()).data.map(named));
    expect(answer.json()).toEqual({ approved: own.length, left: [] });
    const mails = (await sentMails(storage, dataDir)).filter(({ subject }) =>
      subject.includes("live"),
    );
    expect(mails).toHaveLength(1);
    for (const { name } of own) expect(mails[0]!.text).toContain(name);
  });

  it("approves nothing of several whose mail could not be written down", async () => {
    const { storage, owner, own, submit, queue } = await build();
    await submit(owner, own[0]!.id, { mnqf_level: "8" });
    const waiting = (await queue()).data;
    const server = createEditing({
      storage,
      publicUrl: "https://magu.example",
      onError: () => undefined,
      membershipsOf: async () => [],
      queue: {
        add: async () => {
          throw new Error("no room for a mail");
        },
        wake: () => undefined,
        stop: async () => undefined,
      },
    });
    onTestFinished(() => server.stopScheduling());
    const mariyam = { id: "m", name: "Mariyam", email: "m@example.com", role: "editor" as const };
    const attempt = server.approveTogether(mariyam, waiting.map(named));
    await expect(attempt).rejects.toThrow("no room for a mail");
    expect((await queue()).data).toMatchObject(waiting);
  });
});
