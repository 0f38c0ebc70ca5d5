import fc from "fast-check";
import { expect, it } from "vitest";
import { onEachEngine } from "../../test/engines.ts";
import { readChanges, readVersions, writeRevisions } from "./changes.repository.server.ts";
import { changedFields, changePairs, type Fields } from "./changes.ts";

const AT = "2026-11-20T10:00:00.000Z";
const BY = { at: AT, source: "magu", user_id: "u1" };

onEachEngine((open) => {
  it("goes with its record, keeps that of others, and loses only the name of who leaves", async () => {
    const { db, write } = await open("sample");
    const [one, other] = await db
      .selectFrom("courses")
      .select("id")
      .orderBy("id")
      .limit(2)
      .execute();
    const person = { name: "Aishath", email: "a@example.com", mobile: null, disabled_at: null };
    await db
      .insertInto("users")
      .values({ ...person, id: "u1", created_at: AT, updated_at: AT })
      .execute();
    const ids = [one!.id, other!.id];
    const changes = { before: { credits: null }, after: { credits: 120 } };
    await write((trx) =>
      writeRevisions(
        trx,
        "course",
        ids.map((id) => ({ id, changes })),
        BY,
      ),
    );
    expect([...(await readVersions(db, "course", ids)).values()]).toEqual([2, 2]);
    const of = { kinds: ["course"], records: ids };
    expect((await readChanges(db, { ...of, after: 1 })).map(({ by }) => by)).toEqual([
      "Aishath",
      "Aishath",
    ]);
    await db.deleteFrom("users").where("id", "=", "u1").execute();
    await db.deleteFrom("courses").where("id", "=", one!.id).execute();
    const left = await readChanges(db, of);
    expect(left).toMatchObject([
      { record: String(other!.id), version: 2, by: null, ...changes },
      { record: String(other!.id), version: 1, before: null, after: null },
    ]);
    const institutions = await db
      .selectFrom("changes")
      .selectAll()
      .where("kind", "=", "institution");
    expect((await institutions.execute()).length).toBeGreaterThan(0);
  });
});

it("says of every field what was and what is, whatever it is called", () => {
  const name = fc.oneof(fc.string(), fc.constantFrom("constructor", "toString", "hasOwnProperty"));
  const fields = fc.dictionary(name, fc.oneof(fc.integer(), fc.string(), fc.constant(null)));
  fc.assert(
    fc.property(fields, fields, (before: Fields, after: Fields) => {
      const told = changedFields({ before, after });
      expect(told.map(({ field }) => field)).toEqual(Object.keys(after));
      for (const each of told) {
        expect(each.after).toBe(after[each.field]);
        expect(each.before).toBe(
          Object.hasOwn(before, each.field) ? before[each.field] : undefined,
        );
      }
      expect(Object.keys(changePairs({ before, after }) ?? {})).toEqual(Object.keys(after));
    }),
  );
});
