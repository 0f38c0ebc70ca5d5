import { expect, it } from "vitest";
import { AISHATH, call, signIn, signUp } from "../../../test/accounts.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { offerFirstAdministrator } from "./first-administrator.service.server.ts";

const HAWWA = { name: "Hawwa", email: "hawwa@example.com", password: "dhonveli-raalhu" };
const FIRST_ADMINISTRATOR_CALL = "/api/v1/first-administrator";

onEachEngine((open) => {
  const build = async () => {
    const built = await buildTestApp(open, { records: smallDirectory });
    const offer = async () => await offerFirstAdministrator(built.storage, TEST_ORIGIN);
    const make = (link: string | null, person = HAWWA) =>
      call(built.app, FIRST_ADMINISTRATOR_CALL, {
        body: { ...person, token: link?.split("/").at(-1) },
      });
    const administrators = async () =>
      await built.storage.db
        .selectFrom("users")
        .select("email")
        .where("role", "=", "admin")
        .execute();
    return { ...built, offer, make, administrators };
  };

  it("is made at the address that any server printed, once", async () => {
    const { app, storage, offer, make, administrators } = await build();
    const links = [await offer(), await offer()];
    expect(links[0]).toMatch(/^https:\/\/magu\.example\/first-administrator\/[A-Za-z0-9]{32}$/);
    const stored = JSON.stringify(
      await storage.db.selectFrom("verifications").selectAll().execute(),
    );
    for (const link of links) expect(stored).not.toContain(link?.split("/").at(-1));

    const made = await make(links[1] ?? null);
    expect([made.statusCode, made.json().message]).toEqual([
      201,
      expect.stringContaining("Sign in"),
    ]);
    const token = await signIn(app, { ...AISHATH, ...HAWWA });
    expect((await call(app, "/api/user", { token })).json().role).toBe("admin");

    const other = { ...HAWWA, email: "other@example.com" };
    for (const link of [...links, `${TEST_ORIGIN}/x/${"x".repeat(32)}`]) {
      const refused = await make(link, other);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields.token).toContain("This address does not work");
    }
    expect(await offer()).toBeNull();
    expect(await administrators()).toEqual([{ email: HAWWA.email }]);
  });

  it("is one, whoever comes at once with whatever address", async () => {
    const { offer, make, administrators } = await build();
    const links = [await offer(), await offer(), await offer()];
    const answers = await Promise.all(
      [...links, ...links].map((link, index) =>
        make(link, { ...HAWWA, email: `hawwa${index}@example.com` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 422, 422, 422, 422, 422,
    ]);
    expect(await administrators()).toHaveLength(1);
  });

  it("is not made with a wrong input, which leaves the address as it was", async () => {
    const { app, offer, make, administrators } = await build();
    await signUp(app);
    const link = await offer();
    for (const [person, field, sentence] of [
      [{ ...HAWWA, password: "password1" }, "password", "Too many people use this password"],
      [{ ...HAWWA, password: "short" }, "password", "at least 8 characters"],
      [{ ...HAWWA, email: AISHATH.email }, "email", "This address has an account"],
      [{ ...HAWWA, name: "" }, "name", "Enter your full name"],
    ] as const) {
      const refused = await make(link, person);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields[field]).toContain(sentence);
    }
    expect(await administrators()).toEqual([]);
    expect((await make(link)).statusCode).toBe(201);
  });

  it("is not made any more once the command line made one", async () => {
    const { app, storage, offer, make } = await build();
    const link = await offer();
    await signUp(app);
    await storage.db.updateTable("users").set({ role: "admin" }).execute();
    expect((await make(link)).json().fields.token).toContain("does not work");
  });
});
