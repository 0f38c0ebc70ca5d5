import fc from "fast-check";
import { expect, it } from "vitest";
import { categoryFinder } from "#catalogue/category-names.ts";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { undoImport } from "#features/importing/undoing/undoing.service.server.ts";
import type { SignedIn } from "#platform/access.ts";
import { openForServing, type Storage } from "#platform/db/database.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { buildTestApp, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import type { CategoryTree } from "./category-tree.schema.ts";
import { createCategoryTree } from "./category-tree.service.server.ts";

/** Within this time a change is to be shown on every server, in milliseconds. */

const BUSINESS = "Business, Management and Administration";
const ISLAMIC = "Quranic and Islamic Studies";

type Listed = CategoryTree["categories"][number];

/** Courses whose entry routes ask for a field, and which say their category by an old name. */
const withRoutes = {
  ...smallDirectory,
  courses: smallDirectory.courses.map((course) =>
    course.ref === "c2"
      ? {
          ...course,
          entry_routes: [
            {
              conditions: [{ kind: "level" as const, level: 5, fields: [BUSINESS] }],
              source_text: "A diploma in business",
            },
          ],
        }
      : course,
  ),
};

onEachEngine((open) => {
  async function build(records = smallDirectory) {
    const { app, storage } = await buildTestApp(open, { records });
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "editor" });
    const editor = officeOf(app, token);
    const tree = async () => (await editor.get("/categories")).json().categories as Listed[];
    const named = async (name: string) => (await tree()).find((each) => each.name === name)!;
    const send = async (
      name: string,
      method: "PUT" | "POST" | "DELETE",
      end = "",
      body?: object,
    ) => {
      const { id, etag } = await named(name);
      return await editor.send(method, `/categories/${id}${end}`, {
        ...(body && { body }),
        headers: { "if-match": etag },
      });
    };
    const change = async (name: string, fields: { name?: string; parent_id?: number | null }) => {
      const { parent_id } = await named(name);
      return await send(name, "PUT", "", { name, parent_id, ...fields });
    };
    const merge = async (name: string, into: string, reason = "") =>
      await send(name, "POST", "/merge", { into: (await named(into)).id, reason });
    const found = async (category: string, server = app) => {
      const query = new URLSearchParams({ category }).toString();
      const answer = (await server.inject(`/api/v1/p/courses?${query}`)).json();
      return (answer.data as { name: string }[]).map(({ name }) => name).sort();
    };
    return { app, storage, token, editor, tree, named, send, change, merge, found };
  }

  it("shows the tree with its courses, of a group each once, and what may be removed", async () => {
    const { tree, editor } = await build();
    await editor.send("POST", "/categories", { body: { name: "Sea", parent_id: null } });
    expect(
      (await tree()).map(({ name, courses, is_empty, stated_on }) => [
        name,
        courses,
        is_empty,
        stated_on !== null,
      ]),
    ).toEqual([
      [BUSINESS, 2, false, false],
      [ISLAMIC, 1, false, false],
      ["Human Resource Management", 1, false, false],
      ["Marketing", 1, false, false],
      ["Quran Teaching", 1, false, false],
      ["Sea", 0, true, true],
    ]);
  });

  it("leads every former name on, on every server", async () => {
    const { app, storage, change, merge, found } = await build();
    const { app: other } = await buildTestApp(async () => openForServing(storage.settings));
    const both = async (name: string) => [await found(name), await found(name, other)];
    const diploma = Array(2).fill(["Diploma in Marketing"]);
    expect((await change("Marketing", { name: "Sales" })).statusCode).toBe(200);
    await expect.poll(() => both("Sales")).toEqual(diploma);
    expect(await both("Marketing")).toEqual(diploma);
    expect((await merge("Sales", "Human Resource Management")).statusCode).toBe(200);
    const two = Array(2).fill(["Bachelor of Human Resource Management", "Diploma in Marketing"]);
    await expect.poll(() => both("Sales")).toEqual(two);
    expect(await found("marketing")).toHaveLength(2);
    const feed = await app.inject("/api/v1/calendar.ics?category=Marketing");
    expect(feed.statusCode).toBe(200);
    const { data } = (await app.inject("/api/v1/p/categories?noPaginate=true")).json();
    expect(data).toContainEqual(
      expect.objectContaining({
        name: "Human Resource Management",
        former_names: ["Marketing", "Sales"],
      }),
    );
  });

  it("gives a freed name to who takes it next, and leaves saved searches where they were", async () => {
    const { storage, token, app, change, editor, found, named } = await build();
    await app.inject({
      method: "POST",
      url: "/api/v1/account/alerts/searches",
      headers: { authorization: `Bearer ${token}` },
      payload: { query: "mnqf_level=5&category=Marketing" },
    });
    const { parent_id } = await named("Marketing");
    await change("Marketing", { name: "Sales, and more" });
    await editor.send("POST", "/categories", { body: { name: "Marketing", parent_id } });
    await expect.poll(() => found("Marketing")).toEqual([]);
    expect((await named("Sales, and more")).former_names).toEqual([]);
    const [saved] = await storage.db.selectFrom("search_alerts").select("query").execute();
    const { category } = Object.fromEntries(new URLSearchParams(saved?.query));
    expect(await found(category ?? "")).toEqual(["Diploma in Marketing"]);
  });

  it("tells no saved search of courses that only a change of the tree brings to it", async () => {
    const { storage, token, app, change, merge, named } = await build();
    const saved = ["Marketing", "Human Resource Management", BUSINESS, ISLAMIC];
    for (const category of saved) {
      const answer = await app.inject({
        method: "POST",
        url: "/api/v1/account/alerts/searches",
        headers: { authorization: `Bearer ${token}` },
        payload: { query: new URLSearchParams({ category }).toString() },
      });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    }
    const toldOf = async () => {
      const rows = await storage.db.selectFrom("search_alerts").select(["query", "told"]).execute();
      return new Map(
        rows.map(({ query, told }) => [
          new URLSearchParams(query).get("category"),
          (JSON.parse(told) as number[]).sort(),
        ]),
      );
    };
    const before = await toldOf();
    const both = [...before.get("Marketing")!, ...before.get("Human Resource Management")!].sort();
    expect(both).toHaveLength(2);
    await merge("Marketing", "Human Resource Management");
    const merged = await toldOf();
    expect([...merged.keys()].sort()).toEqual(saved.slice(1).sort());
    expect(merged.get("Human Resource Management")).toEqual(both);
    expect(merged.get(BUSINESS)).toEqual(before.get(BUSINESS));
    const { id } = await named(ISLAMIC);
    await change("Human Resource Management", { parent_id: id });
    expect((await toldOf()).get(ISLAMIC)).toEqual([...before.get(ISLAMIC)!, ...both].sort());
  });

  it("maps what imports still say onto the categories of today, and resurrects none", async () => {
    const { storage, change, merge, named, tree } = await build(withRoutes);
    const before = async () =>
      await storage.db.selectFrom("changes").selectAll().where("kind", "=", "course").execute();
    const { id: islamic } = await named(ISLAMIC);
    await change("Marketing", { name: "Sales", parent_id: islamic });
    await merge("Human Resource Management", BUSINESS);
    await change(BUSINESS, { name: "Commerce" });
    const now = await tree();
    const history = await before();
    await publish(storage, withRoutes);
    expect(await tree()).toEqual(now);
    expect(await before()).toEqual(history);
    const route = await storage.db
      .selectFrom("courses")
      .select("entry_routes")
      .where("external_ref", "=", "c2")
      .executeTakeFirstOrThrow();
    expect(route.entry_routes).toContain('"fields":["Commerce"]');
    await publish(storage, {
      ...withRoutes,
      categories: [...withRoutes.categories, { name: "Sales Talk", parent: "Marketing" }],
      courses: [{ ...withRoutes.courses[0]!, ref: "new", categories: ["marketing", "Sales Talk"] }],
    });
    expect(await named("Sales Talk")).toMatchObject({ parent_id: islamic, courses: 1 });
    expect(await named("Sales")).toMatchObject({ courses: 2, parent_id: islamic });
  });

  it("keeps what an operator stated when an import is taken back", async () => {
    const { storage, change, merge, named, tree } = await build();
    let imported = 0;
    const numbered = (values: unknown[]) => values.map((value, at) => ({ line: at + 1, value }));
    await importRecords(storage, {
      source: "mqa",
      fileName: "register.csv",
      dryRun: false,
      confirmed: true,
      records: {
        institutions: numbered([{ ref: "sea", name: "Sea School" }]),
        categories: numbered([{ name: "Sea", parent: BUSINESS }, { name: "Boats" }]),
        courses: numbered([
          { ref: "s1", institution: "sea", name: "Sailing", categories: ["Sea", "Boats"] },
        ]),
        notes: [],
      },
      onWritten: async (_trx, _report, id) => {
        imported = id;
      },
    });
    await change("Sea", { name: "Navigation" });
    await merge("Boats", "Marketing");
    await undoImport(storage, imported);
    expect(await named("Navigation")).toMatchObject({ courses: 0 });
    expect((await tree()).map(({ name }) => name)).not.toContain("Boats");
  });

  it("refuses what would break the tree, names the field, and changes nothing", async () => {
    const { editor, named, change, merge, send, tree } = await build();
    const before = await tree();
    const refused = async (answer: Promise<{ statusCode: number; json: () => unknown }>) => {
      const { statusCode, json } = await answer;
      expect(statusCode).toBe(422);
      return (json() as { fields: Record<string, string> }).fields;
    };
    const { id: islamic } = await named(ISLAMIC);
    const { id: marketing } = await named("Marketing");
    expect(await refused(change("Marketing", { name: " quran  TEACHING " }))).toEqual({
      name: expect.stringContaining('"Quran Teaching" already'),
    });
    expect(await refused(change("Marketing", { name: " " }))).toEqual({ name: "Type a name" });
    expect(await refused(change("Marketing", { name: "All" }))).toHaveProperty("name");
    expect(await refused(change("Quran Teaching", { parent_id: marketing }))).toHaveProperty(
      "parent_id",
    );
    expect(await refused(change(BUSINESS, { parent_id: islamic }))).toEqual({
      parent_id: expect.stringContaining("has subcategories"),
    });
    expect(await refused(merge(BUSINESS, "Quran Teaching"))).toEqual({
      into: expect.stringContaining("has subcategories"),
    });
    expect(await refused(merge("Marketing", "Marketing"))).toHaveProperty("into");
    expect(await refused(send("Marketing", "DELETE"))).toEqual({
      id: expect.stringContaining("has courses"),
    });
    expect(await refused(send(ISLAMIC, "DELETE"))).toHaveProperty("id");
    const stale = await editor.send("PUT", `/categories/${marketing}`, {
      body: { name: "Sales", parent_id: null },
      headers: { "if-match": '"x"' },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "changed_meanwhile"]);
    expect(
      (await editor.send("DELETE", "/categories/999", { headers: { "if-match": "x" } })).statusCode,
    ).toBe(404);
    expect(await tree()).toEqual(before);
  });

  it("keeps who changed what, when and why, and tells the audit log", async () => {
    const { storage, editor, merge, send, named } = await build();
    await merge("Marketing", "Human Resource Management", "Ministry's list of 2026");
    const { id } = await named(BUSINESS);
    await editor.send("POST", "/categories", { body: { name: "Sea", parent_id: id } });
    await send("Sea", "DELETE");
    const history = (await editor.get("/content/history?kind=categories")).json();
    expect(history.data).toMatchObject([
      { by: "Hawwa", title: "Sea", before: { name: "Sea", group: BUSINESS }, after: null },
      { title: "Sea", before: null, after: { name: "Sea" } },
      {
        title: "Marketing",
        before: { name: "Marketing", group: BUSINESS },
        after: {
          merged_into: "Human Resource Management",
          courses: 1,
          reason: "Ministry's list of 2026",
        },
      },
    ]);
    const entries = await storage.db
      .selectFrom("audit_entries")
      .selectAll()
      .orderBy("id")
      .execute();
    expect(entries.filter(({ subject_kind }) => subject_kind === "category")).toMatchObject([
      {
        action: "category_merged",
        subject: "Marketing",
        detail: "into Human Resource Management; Ministry's list of 2026",
      },
      { action: "category_added" },
      { action: "category_removed" },
    ]);
  });

  it("after any changes leads every name that ever was to one category, and loses no course", async () => {
    const step = fc.record({
      kind: fc.constantFrom("rename", "move", "merge", "add", "remove"),
      one: fc.nat(30),
      other: fc.nat(30),
      name: fc.constantFrom("Law", "Sea, and air", "law ", "Art: new", "Marketing", "Boats"),
    });
    const { storage } = await build(withRoutes);
    const categories = createCategoryTree(storage);
    const { id } = await storage.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const me = { id, name: "Hawwa" } as SignedIn;
    const names = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { kind, one, other, name } of steps) {
          const tree = (await categories.all()).categories;
          const [a, b] = [tree[one % tree.length]!, tree[other % tree.length]!];
          for (const each of tree) names.add(each.name);
          const target = { id: a.id, seen: a.etag };
          const reason = null;
          const done =
            kind === "rename"
              ? categories.change(me, target, { name, parent_id: a.parent_id, reason })
              : kind === "move"
                ? categories.change(me, target, {
                    name: a.name,
                    reason,
                    parent_id: other % 3 === 0 ? null : b.id,
                  })
                : kind === "merge" && tree.length > 3
                  ? categories.merge(me, target, { into: b.id, reason })
                  : kind === "add"
                    ? categories.add(me, { name, parent_id: b.parent_id, reason })
                    : a.parent_id === null
                      ? Promise.reject({ status: 422 })
                      : categories.remove(me, target);
          await done.catch((error: { status?: number }) => expect(error.status).toBe(422));
          await expectWhole(storage, names);
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Every name leads to one category, groups have no group, and courses keep theirs. */
async function expectWhole(storage: Storage, names: ReadonlySet<string>): Promise<void> {
  const existing = await readExistingCategories(storage.db);
  const find = categoryFinder(
    existing.map(({ id, name, former }) => ({ id, name, parent: null, former_names: former })),
  );
  expect([...names].filter((name) => find(name) === undefined)).toEqual([]);
  const former = existing.flatMap((category) => category.former);
  expect(new Set(former).size).toBe(former.length);
  const groups = new Set(existing.flatMap(({ name, parent }) => (parent === null ? name : [])));
  expect(existing.filter(({ parent }) => parent !== null && !groups.has(parent))).toEqual([]);
  const courses = await storage.db
    .selectFrom("course_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select("course_id")
    .distinct()
    .execute();
  expect(courses).toHaveLength(3);
  const { entry_routes } = await storage.db
    .selectFrom("courses")
    .select("entry_routes")
    .where("external_ref", "=", "c2")
    .executeTakeFirstOrThrow();
  const [route] = JSON.parse(entry_routes ?? "[]");
  expect(groups).toContain(route.conditions[0].fields[0]);
}
