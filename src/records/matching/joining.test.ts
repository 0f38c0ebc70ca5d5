import { expect, it } from "vitest";
import { importRecords } from "#features/importing/importing.service.server.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  async function build() {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const institution = { ref: "9", name: "Noor Institute", overview: "<p>Of the register.</p>" };
    await importRecords(storage, {
      source: "mqa",
      fileName: "register",
      dryRun: false,
      records: {
        institutions: [{ line: 1, value: institution }],
        categories: [],
        courses: [],
        notes: [],
      },
    });
    const admin = officeOf(app, await signUpAs(app, storage, { name: "Hawwa", role: "admin" }));
    const rows = await storage.db
      .selectFrom("institutions")
      .select(["id", "source", "name"])
      .execute();
    const [one, other] = ["test", "mqa"].map(
      (source) => rows.find((row) => row.source === source && row.name === "Noor Institute")?.id,
    );
    return { storage, admin, one, other };
  }

  it("is proposed, previewed without a change, and done", async () => {
    const { storage, admin, one, other } = await build();
    expect((await admin.page("/joining").get()).json().proposals).toEqual({
      institutions: [
        {
          records: [
            expect.objectContaining({ id: one, sources: ["test"] }),
            expect.objectContaining({ id: other, sources: ["mqa"], courses: 0, campuses: [] }),
          ],
          isCertain: true,
          doubt: null,
        },
      ],
      courses: [],
    });
    const counts = () => storage.db.selectFrom("institutions").select("id").execute();
    const before = await counts();
    const version = () =>
      storage.db.selectFrom("catalogue_state").select("version").executeTakeFirst();
    const seen = await version();
    const page = admin.page(`/joining?kind=institution&one=${other}&other=${one}`);
    const { preview } = (await page.get()).json();
    expect(preview).toMatchObject({
      kept: { id: one, name: "Noor Institute", sources: ["test"] },
      gone: {
        id: other,
        name: "Noor Institute",
        sources: ["mqa"],
        moves: { courses: 0, members: 0 },
      },
      changes: [{ field: "overview", before: null, after: "<p>Of the register.</p>" }],
    });
    expect([await counts(), await version()]).toEqual([before, seen]);
    expect((await admin.page("/audit").get()).json().data).toEqual([]);
    const done = await page.send("join");
    expect(done.statusCode, done.body).toBe(200);
    expect((await counts()).length).toBe(before.length - 1);
    expect((await admin.page("/joining").get()).json().proposals.institutions).toEqual([]);
    const [joined] = (await admin.page("/joining").get()).json().joined;
    expect(joined).toEqual({
      kind: "institution",
      id: one,
      name: "Noor Institute",
      former_id: other,
      source: "mqa",
      ref: "9",
    });
    expect((await admin.page("/audit").get()).json().data).toMatchObject([
      {
        by: "Hawwa",
        action: "records_joined",
        detail: `${other} Noor Institute`,
        subject: { kind: "institution", id: String(one) },
      },
    ]);
  });

  it("is taken back, once", async () => {
    const { storage, admin, one, other } = await build();
    const institutions = () =>
      storage.db.selectFrom("institutions").select(["id", "name"]).orderBy("id").execute();
    const before = await institutions();
    await admin.page(`/joining?kind=institution&one=${one}&other=${other}`).send("join");
    expect(await institutions()).toHaveLength(before.length - 1);
    const split = () => admin.page("/joining").send("split", {}, `institution ${other}`);
    expect((await split()).json()).toMatchObject({ message: "They are two again." });
    expect(await institutions()).toEqual(before);
    expect((await admin.page("/joining").get()).json().joined).toEqual([]);
    expect(
      (await admin.page("/joining").get()).json().proposals.institutions,
      "said to be two",
    ).toEqual([]);
    expect((await split()).statusCode).toBe(422);
  });

  it("is proposed no more where somebody said that they are two", async () => {
    const { admin, one, other } = await build();
    await admin.page(`/joining?kind=institution&one=${one}&other=${other}`).send("apart");
    expect((await admin.page("/joining").get()).json().proposals.institutions).toEqual([]);
    const same = await admin.page(`/joining?kind=institution&one=${one}&other=${one}`).get();
    expect(same.json().preview).toEqual({ refused: `${one} is one institution already.` });
  });

  it("is previewed of courses as well, once their institutions are one", async () => {
    const { storage, admin, one, other } = await build();
    const [course] = smallDirectory.courses.filter(({ institution }) => institution === "noor");
    const { name, mnqf_level } = course as { name: string; mnqf_level?: string };
    const value = { ref: "9c", institution: "9", name, mnqf_level, credits: 77 };
    await importRecords(storage, {
      source: "mqa",
      fileName: "register",
      dryRun: false,
      records: {
        institutions: [{ line: 1, value: { ref: "9", name: "Noor Institute" } }],
        courses: [{ line: 1, value }],
        categories: [],
        notes: [],
      },
    });
    const proposed = async () => (await admin.page("/joining").get()).json().proposals.courses;
    const [{ records }] = await proposed();
    const [older, newer] = records.map(({ id }: { id: number }) => id);
    const page = admin.page(`/joining?kind=course&one=${older}&other=${newer}`);
    const preview = async () => (await page.get()).json().preview;
    expect(await preview()).toEqual({ refused: expect.stringContaining("institution") });
    await admin.page(`/joining?kind=institution&one=${one}&other=${other}`).send("join");
    expect(await preview()).toMatchObject({
      kept: { id: older, name, moves: null },
      gone: { id: newer, name, sources: ["mqa"], moves: null },
      changes: [{ field: "credits", before: null, after: 77 }],
    });
    await page.send("join");
    expect(await proposed()).toEqual([]);
  });
});
