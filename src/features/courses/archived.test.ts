import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { importRecords } from "#features/importing/importing.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { buildTestApp, type DirectoryRecords } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";

const REGISTER: DirectoryRecords = {
  categories: [{ name: "Marketing" }],
  institutions: [
    { ref: "reef", name: "Reef College" },
    { ref: "port", name: "Port Institute", approval_status: "blacklisted" },
  ],
  courses: [
    { ref: "1", institution: "reef", name: "Diploma in Marketing", categories: ["Marketing"] },
    { ref: "2", institution: "reef", name: "Diploma in Selling", categories: ["Marketing"] },
    {
      ref: "3",
      institution: "port",
      name: "Diploma in Ports",
      mqa_approved: true,
      approval_status: "temporary",
    },
  ],
};

const lines = (values: unknown[]) => values.map((value, at) => ({ line: at + 1, value }));

/** Imports one state of the register. */
async function readRegister(storage: Storage, statedOn: string, left: readonly string[] = []) {
  const { refusals } = await importRecords(storage, {
    source: "mqa",
    fileName: statedOn,
    dryRun: false,
    confirmed: true,
    records: {
      institutions: lines(REGISTER.institutions),
      categories: lines(REGISTER.categories),
      courses: lines(REGISTER.courses.filter(({ ref }) => !left.includes(ref))),
      notes: [],
      statedOn,
    },
  });
  expect(refusals).toEqual([]);
}

onEachEngine((open) => {
  async function build() {
    const records = { categories: [], institutions: [], courses: [] };
    const { app, storage } = await buildTestApp(open, { records });
    await readRegister(storage, "2021-03");
    await expect.poll(async () => (await coursesOf(app)).length).toBe(3);
    return { app, storage };
  }

  it("keeps the address of a course that left its register, for mistakes too", async () => {
    const { app, storage } = await build();
    const { id } = (await coursesOf(app)).find(({ name }) => name === "Diploma in Selling")!;
    await readRegister(storage, "2023-01-03", ["2"]);
    await expect.poll(async () => (await coursesOf(app)).length).toBe(2);
    const answer = await app.inject(`/api/v1/p/courses/${id}`);
    expect([answer.statusCode, answer.json().archived]).toEqual([
      410,
      {
        id,
        name: "Diploma in Selling",
        institution: { id: expect.any(Number), name: "Reef College" },
        source: "mqa",
        since: "2023-01-03",
      },
    ]);
    expect((await app.inject("/sitemaps/courses-1.xml")).body).not.toContain(`/courses/${id}/`);
    const report = { name: "Aishath", email: "aishath@example.com", message: "It still runs." };
    const reported = await app.inject({
      method: "POST",
      url: "/api/v1/p/tickets",
      payload: { ...report, course_id: id },
    });
    expect(reported.statusCode).toBe(201);
    const [ticket] = await storage.db.selectFrom("tickets").selectAll().execute();
    expect(ticket).toMatchObject({
      course_id: id,
      subject: "Diploma in Selling at Reef College",
      shown: "No longer in the MQA register, since 3 January 2023",
    });
  });

  it("says in every list that an institution is blacklisted, with who says so and when", async () => {
    const { app } = await build();
    const institutions = (await app.inject("/api/v1/p/institutions")).json().data;
    const blacklisted = { source: "mqa", stated_on: "2021-03" };
    expect(
      Object.fromEntries(institutions.map((one: Listed) => [one.name, one.blacklisted])),
    ).toEqual({ "Reef College": null, "Port Institute": blacklisted });
    const courses = await coursesOf(app);
    const port = courses.find(({ name }) => name === "Diploma in Ports")!;
    expect(port.institution.blacklisted).toEqual(blacklisted);
    const { data } = (await app.inject(`/api/v1/p/courses/${port.id}`)).json();
    expect(data).toMatchObject({
      approval_status: "temporary",
      facts: { approval: { source: "mqa", stated_on: "2021-03" } },
    });
  });
});

interface Listed {
  id: number;
  name: string;
  blacklisted: unknown;
  institution: { blacklisted: unknown };
}

async function coursesOf(app: FastifyInstance): Promise<Listed[]> {
  return (await app.inject("/api/v1/p/courses?limit=100")).json().data;
}
