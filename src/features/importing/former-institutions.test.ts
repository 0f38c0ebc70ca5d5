import { expect, it } from "vitest";
import { openForServing } from "#platform/db/database.ts";
import { confirmPair, splitJoined } from "#records/matching/matching.service.server.ts";
import { buildTestApp, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { importRecords } from "./importing.service.server.ts";

const OPERATOR = { operator: "test" };
const [FIRST] = smallDirectory.institutions;
const WAS = FIRST!.name;

const named = (name: string) => ({
  ...smallDirectory,
  institutions: smallDirectory.institutions.map((each) =>
    each.ref === FIRST!.ref ? { ...each, name } : each,
  ),
});

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const { app: other } = await buildTestApp(async () => openForServing(storage.settings));
    const found = async (name: string, server = app) => {
      const query = new URLSearchParams({ institutions: name });
      const { data } = (await server.inject(`/api/v1/p/courses?${query}`)).json();
      return (data as { name: string }[]).map((course) => course.name).sort();
    };
    const both = async (name: string) => [await found(name), await found(name, other)];
    const token = await signUpAs(app, storage, { name: "Hawwa", role: "editor" });
    const save = async (name: string) =>
      await app.inject({
        method: "POST",
        url: "/api/v1/account/alerts/searches",
        headers: { authorization: `Bearer ${token}` },
        payload: { query: new URLSearchParams({ mnqf_level: "5", institutions: name }).toString() },
      });
    const saved = async () => {
      const rows = await storage.db.selectFrom("search_alerts").select(["query", "told"]).execute();
      return rows.map(({ query, told }) => ({
        institution: new URLSearchParams(query).get("institutions")?.replaceAll("\\", ""),
        told: (JSON.parse(told) as number[]).length,
      }));
    };
    return { app, storage, found, both, save, saved };
  }

  it("leads a name on that an institution had, on every server", async () => {
    const { app, storage, found, both, save, saved } = await build();
    const courses = await found(WAS);
    expect(courses.length).toBeGreaterThan(0);
    await save(WAS);
    await publish(storage, named("Reef University"));
    await expect.poll(() => both("Reef University")).toEqual([courses, courses]);
    expect(await both(WAS)).toEqual([courses, courses]);
    expect(await saved()).toMatchObject([{ institution: "Reef University" }]);
    const { data } = (
      await app.inject(`/api/v1/p/institutions?name=${encodeURIComponent(WAS)}`)
    ).json();
    expect(data).toMatchObject([{ name: "Reef University" }]);
    expect(data[0]).not.toHaveProperty("former_names");
  });

  it("gives a freed name to who takes it next", async () => {
    const { storage, found, save, saved } = await build();
    const courses = await found(WAS);
    await save(WAS);
    await publish(storage, named("Reef University"));
    await importRecords(storage, registerOf(WAS));
    await expect.poll(() => found(WAS)).toEqual(["Sailing"]);
    expect(await found("Reef University")).toEqual(courses);
    expect(await saved()).toMatchObject([{ institution: "Reef University" }]);
    // Who had it last is meant.
    await importRecords(storage, registerOf("School of Boats"));
    await expect.poll(() => found("School of Boats")).toEqual(["Sailing"]);
    expect(await found(WAS)).toEqual(["Sailing"]);
  });

  it("leads on to the institution that another was joined to, until they are split", async () => {
    const { storage, found, save, saved } = await build();
    await importRecords(storage, registerOf("Harbour School"));
    const { id } = await storage.db
      .selectFrom("institutions")
      .select("id")
      .where("name", "=", WAS)
      .executeTakeFirstOrThrow();
    const { id: joined } = await storage.db
      .selectFrom("institutions")
      .select("id")
      .where("name", "=", "Harbour School")
      .executeTakeFirstOrThrow();
    await expect.poll(() => found("Harbour School")).toEqual(["Sailing"]);
    await save("Harbour School");
    const courses = await found(WAS);
    await confirmPair(storage, "institution", [id, joined], OPERATOR);
    await expect.poll(() => found("Harbour School")).toEqual(["Sailing", ...courses].sort());
    expect(await saved()).toEqual([{ institution: WAS, told: courses.length + 1 }]);
    await splitJoined(storage, "institution", joined, OPERATOR);
    await expect.poll(() => found("Harbour School")).toEqual(["Sailing"]);
    expect(await found(WAS)).toEqual(courses);
  });
});

/** A register with one institution of this name. */
const registerOf = (name: string) => ({
  source: "mqa",
  fileName: "register.csv",
  dryRun: false,
  confirmed: true,
  records: {
    categories: [],
    notes: [],
    institutions: [{ line: 1, value: { ref: "boats", name } }],
    courses: [
      { line: 2, value: { ref: "s1", institution: "boats", name: "Sailing", mnqf_level: "5" } },
    ],
  },
});
