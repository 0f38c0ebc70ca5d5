import { expect, it } from "vitest";
import { AISHATH, call, sentMails, signIn, signUp, tokenIn } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { idOf, signUpAs } from "../../../test/office.ts";
import { smallDirectory } from "../../../test/small-directory.ts";

onEachEngine((open) => {
  const build = (settings = {}) =>
    buildTestApp(open, {
      records: smallDirectory,
      settings: { TRUST_PROXY: "true", ...settings },
    });

  it("registers, signs in, knows who asks, and signs out", async () => {
    const { app, storage, dataDir } = await build();
    const registered = await call(app, "/api/register", { body: AISHATH });
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toEqual({ message: expect.stringContaining("Thank you") });
    const [mail, ...more] = await sentMails(storage, dataDir);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: AISHATH.email, subject: "Welcome to Magu" });
    expect(mail?.html).toContain("https://magu.example/login");

    const login = await call(app, "/api/login", {
      body: { email: " Aishath@Example.com ", password: AISHATH.password },
    });
    expect(login.statusCode).toBe(200);
    const { token, user } = login.json();
    expect(user).toEqual({
      id: expect.any(String),
      name: AISHATH.name,
      email: AISHATH.email,
      pending_email: null,
      mobile: AISHATH.mobile,
      role: "visitor",
      is_staff: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);

    const asked = await call(app, "/api/user", { token });
    expect([asked.statusCode, asked.json()]).toEqual([200, user]);
    expect(asked.headers["cache-control"]).toBe("no-store");

    const left = await call(app, "/api/logout", { method: "POST", token });
    expect([left.statusCode, left.json().message]).toEqual([200, expect.any(String)]);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
  });

  it("says who has an office to work in", async () => {
    const { app, storage } = await build();
    const of = await idOf(storage, "institution", "reef");
    const people = [
      [{ name: "Visitor" }, false],
      [{ name: "Member", member: { of, as: "member" } }, true],
      [{ name: "Editor", role: "editor" }, true],
    ] as const;
    for (const [person, is_staff] of people) {
      const token = await signUpAs(app, storage, person);
      expect((await call(app, "/api/user", { token })).json()).toMatchObject({ is_staff });
    }
  });

  it("signs out whoever asks, as the specification's client does", async () => {
    const { app } = await build();
    const headers = { "content-type": "application/json" };
    for (const token of [undefined, "unknown", "x".repeat(32)]) {
      const answer = await call(app, "/api/logout", {
        method: "POST",
        headers,
        ...(token && { token }),
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it("sets a new password with the link of the mail, once", async () => {
    const { app, storage, dataDir } = await build();
    const token = await signUp(app);
    const asked = await call(app, "/api/forgot-password", { body: { email: AISHATH.email } });
    expect(asked.json()).toEqual({ message: expect.stringContaining("If there is an account") });
    const mail = await lastMail(storage, dataDir, 2);
    expect(mail.subject).toBe("Choose a new password");
    const link = tokenIn(mail);

    const valid = { valid: true };
    expect((await call(app, `/api/validate-reset-token/${link}`)).json()).toEqual(valid);
    const posted = await call(app, "/api/validate-reset-token", { body: { token: link } });
    expect(posted.json()).toEqual(valid);

    const short = await call(app, "/api/reset-password", {
      body: { token: link, password: "short" },
    });
    expect(short.statusCode).toBe(422);
    expect(short.json()).toEqual({
      error: "Password must be at least 8 characters long",
      code: "invalid_input",
      fields: { password: "Password must be at least 8 characters long" },
    });

    const password = "dhonveli-raalhu";
    const reset = await call(app, "/api/reset-password", { body: { token: link, password } });
    expect(reset.statusCode).toBe(200);
    expect((await call(app, "/api/user", { token })).statusCode).toBe(401);
    expect((await call(app, "/api/login", { body: AISHATH })).statusCode).toBe(401);
    expect(await signIn(app, { ...AISHATH, password })).toBeTruthy();
    expect((await lastMail(storage, dataDir, 3)).subject).toBe("Your password was changed");

    const again = await call(app, "/api/reset-password", { body: { token: link, password } });
    expect(again.statusCode).toBe(422);
    expect(again.json().error).toBe("Invalid or expired token");
    expect((await call(app, `/api/validate-reset-token/${link}`)).json()).toEqual({
      valid: false,
      error: "Invalid or expired token",
    });
  });

  it("says what is wrong with each field", async () => {
    const { app } = await build();
    const cases: [url: string, body: unknown, fields: Record<string, string>][] = [
      [
        "/api/register",
        {},
        {
          name: "Enter your full name",
          email: "Enter your email address",
          mobile: "Enter your mobile number",
          password: "Enter a password of at least 8 characters",
        },
      ],
      [
        "/api/register",
        { ...AISHATH, email: "a@b" },
        { email: "Enter an email address such as name@example.com" },
      ],
      [
        "/api/register",
        { ...AISHATH, mobile: "call me" },
        { mobile: "Enter a mobile number of 5 to 15 digits, such as +960 777 1234" },
      ],
      [
        "/api/register",
        { ...AISHATH, password: "1234567" },
        { password: "Password must be at least 8 characters long" },
      ],
      [
        "/api/register",
        { ...AISHATH, password: "x".repeat(129) },
        { password: "Password must be at most 128 characters long" },
      ],
      [
        "/api/register",
        { ...AISHATH, password: "PASSWORD1" },
        { password: "Too many people use this password. Please choose another one" },
      ],
      [
        "/api/login",
        { email: "" },
        { email: "Enter your email address", password: "Enter your password" },
      ],
      ["/api/forgot-password", { email: 5 }, { email: "Enter your email address" }],
      ["/api/reset-password", { password: "long enough" }, { token: "Invalid reset link" }],
    ];
    for (const [url, body, fields] of cases) {
      const answer = await call(app, url, { body });
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: 422,
        code: "invalid_input",
        fields,
      });
      expect(Object.keys(answer.json().fields)).toEqual(Object.keys(fields));
    }
  });

  it("takes passwords of 8 and of 128 characters of any script", async () => {
    const { app } = await build();
    for (const [index, password] of ["ދިވެހިބަސް", "x".repeat(120) + "🐠".repeat(8)].entries()) {
      expect(
        await signUp(app, { ...AISHATH, email: `p${index}@example.com`, password }),
      ).toBeTruthy();
    }
  });
});

async function lastMail(storage: Parameters<typeof sentMails>[0], dataDir: string, count: number) {
  await expect.poll(async () => (await sentMails(storage, dataDir)).length).toBe(count);
  return (await sentMails(storage, dataDir)).at(-1)!;
}
