import { expect, it } from "vitest";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

interface Overview {
  id: number;
  etag: string;
  state: string;
  fields: Record<string, unknown>;
  draft: object | null;
  draft_state: string | null;
  saved_at: string | null;
}

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const reef = await idOf(storage, "institution", "reef");
    const others = await storage.db
      .selectFrom("courses")
      .select("id")
      .where("institution_id", "<>", reef)
      .execute();
    const member = officeOf(
      app,
      await signUpAs(app, storage, { name: "Hawwa", member: { of: reef, as: "member" } }),
    );
    const list = async (): Promise<Overview[]> =>
      (await member.get(`/institutions/${reef}/courses?limit=100`)).json().data;
    const together = (courses: object[], act = "publish") =>
      member.send("POST", "/courses/together", { body: { act, courses } });
    return { member, reef, foreign: others[0]!.id, list, together };
  }
  const named = ({ id, etag }: Overview) => ({ id, etag });

  it("lists the courses of an institution with their fields, to who may change them", async () => {
    const { member, reef, list } = await build();
    const courses = await list();
    expect(courses.length).toBeGreaterThan(1);
    const [first] = courses;
    expect(first).toMatchObject({
      state: "published",
      draft: null,
      draft_state: null,
      saved_at: null,
    });
    expect(first?.fields).toHaveProperty("fees");
    expect(first?.fields).not.toHaveProperty("modules");
    await member.save(`/courses/${first?.id}`, { credits: 12, modules: "<p>One</p>" });
    expect((await list())[0]).toMatchObject({ draft: { credits: 12 }, draft_state: "draft" });
    expect((await list())[0]?.saved_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await list())[0]?.draft).not.toHaveProperty("modules");
    expect((await member.get(`/institutions/${reef + 1}/courses`)).statusCode).toBe(403);
  });

  it("publishes changes of several courses, and drafts that wait, as one step", async () => {
    const { member, list, together } = await build();
    const [first, second] = await list();
    await member.save(`/courses/${first?.id}`, { credits: 12 });
    const [drafted] = await list();
    const answer = await together([
      named(drafted!),
      { ...named(second!), fields: { intakes: ["January 2027"] } },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ changed: 2 });
    const after = await list();
    expect(after.find(({ id }) => id === first?.id)).toMatchObject({
      fields: { credits: 12 },
      draft: null,
    });
    expect(after.find(({ id }) => id === second?.id)?.fields.intakes).toEqual(["January 2027"]);
  });

  it("archives several courses, and brings them back", async () => {
    const { list, together } = await build();
    const states = async () => (await list()).map(({ state }) => state);
    expect((await together((await list()).map(named), "archive")).statusCode).toBe(200);
    expect(new Set(await states())).toEqual(new Set(["archived"]));
    expect((await together((await list()).map(named), "archive")).statusCode).toBe(409);
    expect((await together((await list()).map(named), "bring_back")).statusCode).toBe(200);
    expect(new Set(await states())).toEqual(new Set(["published"]));
    expect((await together((await list()).map(named), "delete")).statusCode).toBe(422);
  });

  it("publishes none where one is refused, and says which", async () => {
    const { member, foreign, list, together } = await build();
    const [first, second] = await list();
    const good = { ...named(first!), fields: { credits: 12 } };
    const changed = await member.save(`/courses/${second?.id}`, { credits: 30 });
    const refusals = [
      [{ ...named(second!), fields: { credits: 1 } }, 409],
      [{ id: second!.id, etag: changed.json().etag, fields: { credits: 1 } }, 409],
      [{ ...named(first!), fields: { credits: 1 } }, 409],
      [{ id: foreign, etag: '"1."', fields: { credits: 1 } }, 403],
      [{ id: 999_999, etag: '"1."' }, 404],
    ] as const;
    for (const [bad, status] of refusals) {
      const refused = await together([good, bad]);
      expect(refused.statusCode, refused.body).toBe(status);
      expect((await list())[0]?.fields.credits).toBe(first?.fields.credits);
    }
    const broken = await together([good, { ...named(first!), fields: { fees: [{ type: "" }] } }]);
    expect(broken.statusCode).toBe(409);
    const wrong = await together([{ ...named(first!), fields: { fees: [{ type: "" }] } }]);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().error).toContain(String(first?.fields.name));
    expect((await together([])).statusCode).toBe(422);
  });
});
