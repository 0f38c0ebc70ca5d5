import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#platform/durations.ts";
import { call, sentMails } from "../../../test/accounts.ts";
import { buildTestApp, type DirectoryRecords, type TestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { ASKING_LIMITS, QUESTION_DAYS, QUESTION_LIMITS } from "./question-limits.ts";
import { createQuestions } from "./questions.service.server.ts";
import { QUESTION_DELETED, QUESTION_SENT, responseDays } from "./questions.ts";

const PATH = "/api/v1/p/questions";
const OPERATOR = "operator@magu.example";
const ASKED = {
  name: "Aishath",
  email: "aishath@example.com",
  message: "Are there classes in the evening?",
};

/** What a service of its own needs beside a database. */
const PARTS = {
  queue: { add: async () => "", wake: () => undefined, stop: async () => undefined },
  operatorEmail: OPERATOR,
  publicUrl: "https://magu.example",
  findSubject: async () => null,
  onError: (error: unknown) => {
    throw error;
  },
};

/** The small directory, with addresses for two campuses of its first institution. */
const WITH_ADDRESSES: DirectoryRecords = {
  ...smallDirectory,
  institutions: smallDirectory.institutions.map((institution) =>
    institution.ref === "reef"
      ? {
          ...institution,
          campuses: [
            { name: "Malé", is_main: true, email: "male@reef.example" },
            { name: "Addu campus", email: "addu@reef.example" },
          ],
        }
      : institution,
  ),
};

onEachEngine((open) => {
  const build = async () => {
    const settings = { TRUST_PROXY: "true", OPERATOR_EMAIL: OPERATOR };
    const built = await buildTestApp(open, { records: WITH_ADDRESSES, settings });
    const ids = async (path: string) => (await built.app.inject(path)).json().data[0].id as number;
    return {
      ...built,
      course: await ids("/api/v1/p/courses?name=Diploma%20in%20Marketing"),
      institution: await ids("/api/v1/p/institutions?name=Reef"),
      noor: await ids("/api/v1/p/institutions?name=Noor"),
    };
  };

  it("goes to the campus of the course, and tells who asked how to delete it", async () => {
    const built = await build();
    const { app, storage, course, institution } = built;
    const answer = await call(app, PATH, { body: { ...ASKED, course_id: String(course) } });
    const [stored] = await storage.db.selectFrom("questions").selectAll().execute();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ data: { id: stored?.id }, message: QUESTION_SENT });
    expect(stored).toMatchObject({
      ...ASKED,
      phone: null,
      course_id: course,
      institution_id: institution,
      subject: "Diploma in Marketing at Reef & Shore: College",
      sent_to: "addu@reef.example",
      state: "open",
      answered_at: null,
    });
    const [toInstitution, toAsker] = await bySubject(built);
    expect(toInstitution).toMatchObject({ to: "addu@reef.example" });
    expect(toInstitution?.text).toContain(ASKED.message);
    expect(toInstitution?.text).toContain(ASKED.email);
    expect(toInstitution?.text).toContain("/office/questions");
    expect(toAsker).toMatchObject({ to: ASKED.email });
    expect(toAsker?.text).not.toContain(ASKED.message);
    expect(toAsker?.text).toContain("/delete-question/");
  });

  it("goes to the campus that was chosen, if the course is taught there", async () => {
    const built = await build();
    const { app, storage, course } = built;
    const { campuses } = (await app.inject(`/api/v1/p/courses/${course}`)).json().data;
    for (const campus_id of [campuses.at(-1).id, 2_000_000_000]) {
      const body = { ...ASKED, course_id: course, campus_id: String(campus_id) };
      expect((await call(app, PATH, { body })).statusCode).toBe(201);
    }
    const stored = await storage.db.selectFrom("questions").selectAll().orderBy("id").execute();
    expect(stored.map(({ subject }) => subject)).toEqual([
      `Diploma in Marketing at Reef & Shore: College, ${campuses.at(-1).name}`,
      "Diploma in Marketing at Reef & Shore: College",
    ]);
  });

  it("goes to the operator where the institution states no address, and needs no mail address", async () => {
    const built = await build();
    const { app, storage, noor } = built;
    const { email, ...asked } = ASKED;
    const phone = "+960 777 1234";
    const body = { ...asked, email: "", phone, institution_id: noor };
    expect((await call(app, PATH, { body })).statusCode).toBe(201);
    const mails = await bySubject(built);
    expect(mails.map(({ to }) => to)).toEqual([OPERATOR]);
    expect(mails[0]?.text).toContain(phone);
    expect(mails[0]?.text).toContain("please call");
    const [stored] = await storage.db.selectFrom("questions").selectAll().execute();
    expect(stored).toMatchObject({ email: null, phone, course_id: null, sent_to: OPERATOR });
  });

  it("says what is wrong with each field, and stores and sends nothing", async () => {
    const built = await build();
    const { app, storage, course } = built;
    const asked = { ...ASKED, course_id: course };
    const cases: [body: unknown, fields: string[]][] = [
      [{ course_id: course }, ["email", "message", "name"]],
      [{ ...asked, email: " " }, ["email"]],
      [{ ...asked, email: "nobody" }, ["email"]],
      [{ ...asked, phone: "call me" }, ["phone"]],
      [{ ...asked, message: "x".repeat(QUESTION_LIMITS.message + 1) }, ["message"]],
      [ASKED, ["institution_id"]],
      [{ ...asked, institution_id: 1 }, ["institution_id"]],
      [{ ...asked, course_id: 999_999 }, ["course_id"]],
      [{ ...asked, course_id: "x" }, ["course_id"]],
    ];
    for (const [body, fields] of cases) {
      const answer = await call(app, PATH, { body });
      expect([answer.statusCode, Object.keys(answer.json().fields).sort()]).toEqual([422, fields]);
    }
    expect(await storage.db.selectFrom("questions").selectAll().execute()).toEqual([]);
    expect(await bySubject(built)).toEqual([]);
  });

  it("thanks programs, and stores and sends nothing", async () => {
    const built = await build();
    const { app, storage, course } = built;
    const body = { ...ASKED, course_id: course, website: "https://spam.example" };
    expect((await call(app, PATH, { body })).statusCode).toBe(201);
    expect(await storage.db.selectFrom("questions").selectAll().execute()).toEqual([]);
    expect(await bySubject(built)).toEqual([]);
  });

  it("takes few from one network, and few that name one address", async () => {
    const { app, storage, course } = await build();
    const body = { ...ASKED, course_id: course };
    const ask = (address: string) => call(app, PATH, { body, address });
    const { perNetwork, perEmail } = ASKING_LIMITS;
    for (let asked = 0; asked < perNetwork.max; asked += 1) {
      expect((await ask("10.0.0.9")).statusCode).toBe(201);
    }
    expect((await ask("10.0.0.9")).statusCode).toBe(429);
    expect(perEmail.max).toBe(perNetwork.max);
    expect((await ask("10.0.0.10")).statusCode).toBe(429);
    const stored = await storage.db.selectFrom("questions").selectAll().execute();
    expect(stored).toHaveLength(perEmail.max);
  });

  it("is deleted with its answers by the link of its mail, once", async () => {
    const built = await build();
    const { app, storage, course } = built;
    for (const name of ["Aishath", "Hawwa"]) {
      await call(app, PATH, { body: { ...ASKED, name, course_id: course } });
    }
    const mails = await bySubject(built);
    const text = mails.find(({ to, text }) => to === ASKED.email && text.includes("Hawwa"))?.text;
    const token = /\/delete-question\/(\w+)/.exec(text ?? "")?.[1];
    const stored = await storage.db.selectFrom("questions").select(["id", "name"]).execute();
    await storage.write(async (trx) => {
      for (const { id } of stored) {
        const answer = { question_id: id, user_id: null, text: "Yes", created_at: "2026-11-22" };
        await trx.insertInto("question_answers").values(answer).execute();
      }
    });
    const remove = () => call(app, `${PATH}/delete`, { body: { token } });
    const deleted = await remove();
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: QUESTION_DELETED }]);
    expect((await remove()).statusCode).toBe(422);
    const left = await storage.db.selectFrom("questions").select(["id", "name"]).execute();
    expect(left.map(({ name }) => name)).toEqual(["Aishath"]);
    const answers = await storage.db.selectFrom("question_answers").selectAll().execute();
    expect(answers.map(({ question_id }) => question_id)).toEqual(left.map(({ id }) => id));
  });

  it("is forgotten after a year", async () => {
    const { app, storage, course } = await build();
    const body = { ...ASKED, course_id: course };
    expect((await call(app, PATH, { body })).statusCode).toBe(201);
    const later = async (days: number) => {
      const now = () => new Date(Date.now() + days * DAY_MS);
      const questions = createQuestions({ ...PARTS, storage, now });
      await questions.close();
      return await storage.db.selectFrom("questions").select("id").execute();
    };
    expect(await later(QUESTION_DAYS - 1)).toHaveLength(1);
    expect(await later(QUESTION_DAYS + 1)).toEqual([]);
  });

  it("says of each institution how soon it answers", async () => {
    const { storage, institution, noor } = await build();
    const questions = createQuestions({ ...PARTS, storage });
    const created_at = new Date(Date.now() - DAY_MS).toISOString();
    const answered_at = new Date(Date.now() - DAY_MS + HOUR_MS).toISOString();
    for (const token_hash of ["a", "b", "c", "d", "e"]) {
      expect(await questions.responseDays(institution)).toBeNull();
      await storage.write((trx) =>
        trx
          .insertInto("questions")
          .values({
            ...ASKED,
            phone: null,
            subject: "Reef",
            sent_to: OPERATOR,
            assigned_to: null,
            institution_id: institution,
            course_id: null,
            state: "answered",
            token_hash,
            created_at,
            answered_at,
          })
          .execute(),
      );
    }
    expect(await questions.responseDays(institution)).toBe(1);
    expect(await questions.responseDays(noor)).toBeNull();
    await questions.close();
  });
});

describe("how soon an institution answers", () => {
  const after = (hours: number) => ({
    created_at: "2026-11-01T00:00:00.000Z",
    answered_at: new Date(Date.parse("2026-11-01T00:00:00.000Z") + hours * HOUR_MS).toISOString(),
  });

  it("is the median in whole days, from five answers on", () => {
    expect(responseDays([1, 2, 3, 4].map(after))).toBeNull();
    expect(responseDays([1, 2, 3, 4, 500].map(after))).toBe(1);
    expect(responseDays([1, 30, 40, 49, 500, 900].map(after))).toBe(2);
    expect(responseDays([100, 100, 100, 100, 100].map(after))).toBe(5);
  });
});

/** The mails that were sent, those to institutions before those to who asked. */
async function bySubject({ storage, dataDir }: TestApp) {
  const mails = await sentMails(storage, dataDir);
  return mails.sort((a, b) => a.subject.localeCompare(b.subject));
}
