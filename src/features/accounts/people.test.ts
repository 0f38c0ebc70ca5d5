import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { AISHATH, call, openOperator, ROOT, sentMails, signIn } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, officeOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  async function build() {
    const { app, storage, dataDir } = await buildTestApp(open, { records: smallDirectory });
    const person = async (name: string, as: object = {}) => {
      const token = await signUpAs(app, storage, { name, ...as });
      return { token, office: officeOf(app, token), id: await idOfPerson(app, name) };
    };
    const idOfPerson = async (_app: FastifyInstance, name: string) =>
      (
        await storage.db
          .selectFrom("users")
          .select("id")
          .where("name", "=", name)
          .executeTakeFirstOrThrow()
      ).id;
    return { app, storage, dataDir, person };
  }

  it("are found by name, address, role and state, with what they speak for", async () => {
    const { storage, person } = await build();
    const reef = await idOf(storage, "institution", "reef");
    const hawwa = await person("Hawwa", { role: "admin" });
    await person("Ibrahim", { member: { of: reef, as: "owner" } });
    const ali = await person("Ali_Didi");
    await hawwa.office.page("/people").send("disable", {}, ali.id);
    const found = async (query: string) =>
      (await hawwa.office.page(`/people?${query}`).get())
        .json()
        .data.map((one: { name: string }) => one.name);
    expect(await found("")).toEqual(["Ali_Didi", "Hawwa", "Ibrahim"]);
    expect(await found("text=I_D")).toEqual(["Ali_Didi"]);
    expect(await found("text=ibrahim@EXAMPLE")).toEqual(["Ibrahim"]);
    expect(await found("role=admin")).toEqual(["Hawwa"]);
    expect(await found("state=disabled")).toEqual(["Ali_Didi"]);
    const [one] = (await hawwa.office.page("/people?text=ibrahim").get()).json().data;
    expect(one).toMatchObject({
      role: "visitor",
      two_factor: false,
      email_verified: false,
      disabled_at: null,
      institutions: [{ id: reef, name: "Reef & Shore: College", role: "owner" }],
    });
    expect(one.last_used_at).toBeTruthy();
    expect((await hawwa.office.page("/people?role=king").get()).statusCode).toBe(422);
  });

  it("who are disabled cannot sign in, and their sessions end", async () => {
    const { app, person } = await build();
    const hawwa = await person("Hawwa", { role: "admin" });
    const ali = await person("Ali");
    const act = (name: string) => hawwa.office.page("/people").send(name, {}, ali.id);
    expect((await call(app, "/api/user", { token: ali.token })).statusCode).toBe(200);
    expect((await act("disable")).statusCode).toBe(200);
    expect((await call(app, "/api/user", { token: ali.token })).statusCode).toBe(401);
    const form = { ...AISHATH, email: "ali@example.com" };
    await expect(signIn(app, form)).rejects.toThrow("Invalid email or password");
    expect((await act("send-link")).statusCode).toBe(409);
    await act("enable");
    const token = await signIn(app, form);
    await act("sign-out");
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
    expect(await signIn(app, form)).toBeTruthy();
    expect((await hawwa.office.page("/people").send("disable", {}, "nobody")).statusCode).toBe(404);
  });

  it("are sent a link for a new password, which works once", async () => {
    const { app, storage, dataDir, person } = await build();
    const hawwa = await person("Hawwa", { role: "admin" });
    const ali = await person("Ali");
    await hawwa.office.page("/people").send("send-link", {}, ali.id);
    const mail = (await sentMails(storage, dataDir)).findLast(({ to }) => to === "ali@example.com");
    const token = /reset-password\/(\w+)/.exec(mail?.text ?? "")?.[1];
    const reset = { token, password: "dhonveli-raalhu" };
    expect((await call(app, "/api/reset-password", { body: reset })).statusCode).toBe(200);
    expect((await call(app, "/api/reset-password", { body: reset })).statusCode).toBe(422);
  });

  it("get an account from an administrator, and choose its password by a mail", async () => {
    const { app, storage, dataDir, person } = await build();
    const hawwa = await person("Hawwa", { role: "admin" });
    const body = { name: "Ibrahim", email: "Ibrahim@example.com", role: "editor" };
    const add = (given: typeof body) => hawwa.office.page("/people").send("add", given);
    expect((await add(body)).json().message).toContain("Ibrahim has an account");
    const again = await add(body);
    expect(again.json().problem.fields.email).toContain("has an account already");
    const nobody = await add({ ...body, name: " " });
    expect(nobody.json().problem.fields).toHaveProperty("name");
    const mails = await sentMails(storage, dataDir);
    const mail = mails.findLast(({ to }) => to === "ibrahim@example.com");
    expect(mail?.text).toContain("Hawwa made an account for you");
    const token = /reset-password\/(\w+)/.exec(mail?.text ?? "")?.[1];
    const reset = { token, password: "dhonveli-raalhu" };
    expect((await call(app, "/api/reset-password", { body: reset })).statusCode).toBe(200);
    const [one] = (await hawwa.office.page("/people?text=ibrahim").get()).json().data;
    expect(one).toMatchObject({ role: "editor", email_verified: true });
  });

  it("keep an administrator, whatever is done to the last one", async () => {
    const { app, storage, person } = await build();
    const hawwa = await person("Hawwa", { role: "admin" });
    const tries = [
      await hawwa.office.page("/people").send("role", { role: "editor" }, hawwa.id),
      await hawwa.office.page("/people").send("disable", {}, hawwa.id),
      await call(app, "/api/v1/account", {
        method: "DELETE",
        token: hawwa.token,
        body: { password: AISHATH.password },
      }),
    ];
    for (const answer of tries) {
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        expect.stringContaining("This is the only administrator"),
      ]);
    }
    const operator = await openOperator(storage);
    await expect(operator.disable(ROOT, { email: "hawwa@example.com" })).rejects.toThrow(
      "the only administrator",
    );
    expect(
      (await hawwa.office.page("/people?role=admin&state=active").get()).json().meta.total,
    ).toBe(1);
  });

  it("keep an administrator when all of them take each other away at once", async () => {
    const { storage, person } = await build();
    const admins: Awaited<ReturnType<typeof person>>[] = [];
    for (const name of ["Ali", "Badru", "Cathy", "Dawud", "Easa"]) {
      admins.push(await person(name, { role: "admin" }));
    }
    const answers = await Promise.all(
      admins.map(({ office }, at) => {
        const { id = "" } = admins[(at + 1) % admins.length] ?? {};
        return at % 2
          ? office.page("/people").send("disable", {}, id)
          : office.page("/people").send("role", { role: "visitor" }, id);
      }),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken.length).toBeGreaterThan(0);
    const left = await storage.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .where("disabled_at", "is", null)
      .execute();
    expect(left.length).toBeGreaterThan(0);
    expect(left).toHaveLength(admins.length - taken.length);
  });

  it("are written to the audit log by who acted on them", async () => {
    const { person } = await build();
    const hawwa = await person("Hawwa", { role: "admin" });
    const ali = await person("Ali");
    await hawwa.office.page("/people").send("role", { role: "editor" }, ali.id);
    await hawwa.office.page("/people").send("end-two-factor", {}, ali.id);
    const { data } = (await hawwa.office.page("/audit").get()).json();
    expect(data).toMatchObject([
      { by: "Hawwa", action: "two_factor_reset", subject: { name: "ali@example.com" } },
      { by: "Hawwa", action: "role_changed", detail: "visitor to editor" },
    ]);
  });
});
