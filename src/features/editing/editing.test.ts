import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  /** A server with a member of the first institution, and its first course. */
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const course = await idOf(storage, "course", "c1");
    const people = {
      member: await signUpAs(app, storage, { name: "Hawwa", member: { of: reef, as: "member" } }),
      owner: await signUpAs(app, storage, { name: "Ibrahim", member: { of: reef, as: "owner" } }),
      editor: await signUpAs(app, storage, { name: "Mariyam", role: "editor" }),
    };
    return {
      ...{ app, storage, reef, course, path: `/courses/${course}` },
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
      ...{ state: "draft", fields: { fees }, saved_by: "Hawwa", problems: {}, reviewed: [] },
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
    const refused = await member.act(path, "publish");
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.name).toBe("name is missing.");
    expect((await shown()).name).toBe("Diploma in Marketing");
    const strange = await member.save(path, { is_published: false });
    expect(strange.statusCode).toBe(422);
  });
});
