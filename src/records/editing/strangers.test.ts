import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { newKey } from "../../../test/keys.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { NAME, officeFixtures } from "../../../test/office-fixtures.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

/** Stands in everything of institution A that nobody else may read. */
const MARK = "Kept4Aonly";

/** Whatever a call of the office reads of a body: it takes what it knows. */
const bodyOf = (a: number, course: number) => ({
  name: NAME,
  comment: "No.",
  reviewed: [],
  publish_at: "2099-01-01T00:00:00Z",
  fields: { name: NAME },
  institution_id: a,
  institution: a,
  text: "Yes.",
  reason: "No.",
  state: "closed",
  role: "member",
  email: "guest@example.com",
  act: "archive",
  courses: [{ id: course, etag: '"1."' }],
});

/** Tables of which nothing changes while strangers call; what is only counted is not among them. */
const TABLES = [
  ...(["institutions", "courses", "course_drafts", "institution_drafts"] as const),
  ...(["changes", "course_refs", "review_rules"] as const),
  ...([
    "spreadsheets",
    "memberships",
    "invitations",
    "questions",
    "question_answers",
    "applications",
  ] as const),
];

async function everything({ db }: Storage): Promise<string[]> {
  const keys = await db.selectFrom("api_keys").select(["id", "name", "revoked_at"]).execute();
  const tables = await Promise.all(
    TABLES.map(async (table) =>
      (await db.selectFrom(table).selectAll().execute()).map(
        (row) => `${table} ${JSON.stringify(row)}`,
      ),
    ),
  );
  return [...tables.flat(), ...keys.map((key) => JSON.stringify(key))].sort();
}

onEachEngine((open) => {
  /** An office in which institution A has one of everything, and people and a key of B. */
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const a = await idOf(storage, "institution", "reef");
    const b = await idOf(storage, "institution", "atoll");
    const person = async (name: string, as: object) =>
      officeOf(app, await signUpAs(app, storage, { name, ...as }));
    const admin = await person("Admin", { role: "admin" });
    const owner = await person("Owner B", { member: { of: b, as: "owner" } });
    const { token } = await newKey(storage, b, "Registry of B");
    const course = await idOf(storage, "course", "c1");
    await admin.save(`/courses/${course}`, { careers: MARK });
    await admin.save(`/institutions/${a}`, { overview: MARK });
    const ids = new Map<string, number | string>([["version", 1]]);
    for (const [name, make] of officeFixtures(storage, admin, a, MARK)) {
      ids.set(name, await make(1));
    }
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const calls = Object.entries(paths as Record<string, object>)
      .filter(([path]) => path.startsWith("/api/v1/office/"))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({
          method,
          path: path.replace("/api/v1/office", ""),
        })),
      );
    const system = officeOf(app, token);
    return { storage, a, course, ids, calls, strangers: { owner, system } };
  }

  /** Addresses of a call about what is A's, by every id of it that could be guessed. */
  function addressesOf(
    path: string,
    { a, course, ids }: { a: number; course: number; ids: Map<string, number | string> },
  ) {
    const filled = path.replace(/\{(\w+)\}/g, (whole, name) =>
      name === "id" ? whole : encodeURIComponent(String(ids.get(name) ?? 1)),
    );
    if (path.startsWith("/institutions/{id}")) return [filled.replace("{id}", String(a))];
    if (path.startsWith("/courses/{id}")) {
      return [course, ids.get("draft")].map((id) => filled.replace("{id}", String(id)));
    }
    if (!filled.includes("{id}")) return [filled, `${filled}?institution=${a}&name=&limit=100`];
    const others = ["question", "application", "key", "member", "invitation"];
    return [...new Set(others.map((name) => filled.replace("{id}", String(ids.get(name)))))];
  }

  it.each(["owner", "system"] as const)(
    "neither shows nor changes anything of A when the %s of B calls everything with its ids",
    async (who) => {
      const { storage, calls, strangers, ...about } = await build();
      const before = await everything(storage);
      expect(before.filter((row) => row.includes(MARK)).length).toBeGreaterThan(5);
      const body = bodyOf(about.a, about.course);
      for (const { method, path } of calls) {
        for (const address of addressesOf(path, about)) {
          const answer = await strangers[who].send(method.toUpperCase() as "GET", address, {
            ...(method !== "get" &&
              method !== "delete" && { body: path.includes("{ref}") ? { name: NAME } : body }),
            headers: { "if-match": '"1."' },
          });
          const call = `${method} ${address}`;
          expect(answer.body, call).not.toContain(MARK);
          expect(answer.statusCode, call).toBeLessThan(500);
          if (path.includes("{id}")) {
            expect(answer.statusCode, `${call}: ${answer.body}`).toBeGreaterThanOrEqual(400);
          }
        }
      }
      expect(await everything(storage)).toEqual(before);
    },
  );
});
