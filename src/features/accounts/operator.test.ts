import { expect, it } from "vitest";
import { AISHATH, call, openOperator, ROOT, signIn, signUp } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

const ADMIN = { name: "Hawwa", email: "hawwa@example.com", mobile: null, role: "admin" } as const;

onEachEngine((open) => {
  const build = async () => {
    const { app, storage } = await buildTestApp(open, { records: smallDirectory });
    const operator = await openOperator(storage);
    return { app, storage, operator };
  };
  const roleOf = async (app: Parameters<typeof call>[0], token: string) =>
    (await call(app, "/api/user", { token })).json().role;

  it("makes the first administrator, with a password or with a link to choose one", async () => {
    const { app, operator } = await build();
    expect(await operator.create(ROOT, ADMIN, AISHATH.password)).toEqual({ link: null });
    const token = await signIn(app, { ...AISHATH, email: ADMIN.email });
    expect(await roleOf(app, token)).toBe("admin");
    await expect(operator.create(ROOT, ADMIN, AISHATH.password)).rejects.toThrow("already");

    const other = { ...ADMIN, email: "other@example.com" };
    const { link } = await operator.create(ROOT, other, null);
    const body = { email: other.email, password: "" };
    for (const password of ["x", "not-the-one"]) {
      expect((await call(app, "/api/login", { body: { ...body, password } })).statusCode).toBe(401);
    }
    const chosen = "dhonveli-raalhu";
    const reset = link?.split("/").at(-1);
    await call(app, "/api/reset-password", { body: { token: reset, password: chosen } });
    expect(await signIn(app, { ...AISHATH, email: other.email, password: chosen })).toBeTruthy();
  });

  it("gives a role to sessions that run, ends those of the disabled, and keeps them out", async () => {
    const { app, operator, storage } = await build();
    const token = await signUp(app);
    await operator.giveRole(ROOT, { email: " Aishath@example.com" }, "editor");
    expect(await roleOf(app, token)).toBe("editor");

    await operator.disable(ROOT, { email: AISHATH.email });
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
    expect(await storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    const refused = await call(app, "/api/login", { body: AISHATH });
    expect([refused.statusCode, refused.json().error]).toEqual([401, "Invalid email or password"]);

    await operator.enable(ROOT, { email: AISHATH.email });
    expect(await signIn(app)).toBeTruthy();
    await expect(operator.disable(ROOT, { email: "nobody@example.com" })).rejects.toThrow(
      "not found",
    );
  });
});
