import { expect, it, vi } from "vitest";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import { createAccountForms } from "./account-forms.server.ts";
import type { AccountExport, Profile } from "./accounts.schema.ts";
import { ANSWERS } from "./accounts.ts";
import type { Authenticated } from "./sign-in.service.server.ts";

const PERSON = {
  name: "Aishath",
  email: "Aishath@example.com",
  mobile: "7771234",
  password: "ranvilu-hedhun",
};

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

function build() {
  const accounts = {
    register: vi.fn(async () => {}),
    forgot: vi.fn(async () => {}),
    confirmEmail: vi.fn(async () => {}),
    login: vi.fn(async () => ({ token: "t1", user: {} as Profile })),
    authenticate: vi.fn(async () => ({ id: "u1" }) as Authenticated),
    everything: vi.fn(async () => ({ profile: {} }) as AccountExport),
    logout: vi.fn(async () => {}),
  };
  return { accounts, forms: createAccountForms(accounts, (error) => expect.fail(String(error))) };
}

it("registers by the rules of the API, without what else was sent", async () => {
  const { accounts, forms } = build();
  const returned = await forms.register(formOf({ ...PERSON, role: "admin" }), "10.0.0.1");
  expect(accounts.register).toHaveBeenCalledExactlyOnceWith(
    { ...PERSON, email: "aishath@example.com" },
    "10.0.0.1",
  );
  expect(returned).toEqual({ status: 200, message: ANSWERS.registered, wrong: null, values: {} });
});

it("sends back what was typed, never the password", async () => {
  const { accounts, forms } = build();
  const returned = await forms.register(
    formOf({ ...PERSON, name: "", email: "nobody", password: "short" }),
    "10.0.0.1",
  );
  expect(accounts.register).not.toHaveBeenCalled();
  expect(returned).toEqual({
    status: 422,
    message: null,
    wrong: {
      error: null,
      fields: {
        name: "Enter your full name",
        email: "Enter an email address such as name@example.com",
        password: "Password must be at least 8 characters long",
      },
    },
    values: { name: "", email: "nobody", mobile: "7771234" },
  });
  expect(JSON.stringify(returned)).not.toContain(`"short"`);
});

it("says what the service refuses, by field where it names one", async () => {
  const { accounts, forms } = build();
  accounts.register.mockRejectedValueOnce(new InvalidInputError({ password: "Too common" }));
  expect(await forms.register(formOf(PERSON), "10.0.0.1")).toMatchObject({
    status: 422,
    wrong: { error: null, fields: { password: "Too common" } },
  });
  accounts.forgot.mockRejectedValueOnce(new DomainError("too_many_requests", 429, "Too many"));
  expect(await forms.forgot(formOf({ email: "a@b.mv" }), "10.0.0.1")).toEqual({
    status: 429,
    message: null,
    wrong: { error: "Too many", fields: {} },
    values: { email: "a@b.mv" },
  });
});

it("asks for a reset link, in the words of the API", async () => {
  const { accounts, forms } = build();
  const returned = await forms.forgot(formOf({ email: " A@B.mv " }), "10.0.0.1");
  expect(accounts.forgot).toHaveBeenCalledExactlyOnceWith("a@b.mv", "10.0.0.1");
  expect(returned.message).toBe(ANSWERS.resetSent);
});

it("confirms a new address with the token of the page, and says where there is none", async () => {
  const { accounts, forms } = build();
  expect(await forms.confirmEmail("abc", "10.0.0.1")).toMatchObject({
    status: 200,
    message: ANSWERS.emailConfirmed,
  });
  expect(accounts.confirmEmail).toHaveBeenCalledExactlyOnceWith("abc", "10.0.0.1");
  expect((await forms.confirmEmail("", "10.0.0.1")).wrong).toEqual({
    error: null,
    fields: { token: "This link does not work, or no longer" },
  });
});

const CALLER = { address: "10.0.0.1", userAgent: null };

it("takes everything along with email and password, and leaves no session behind", async () => {
  const { accounts, forms } = build();
  expect(await forms.takeData(formOf(PERSON), CALLER)).toEqual({ data: { profile: {} } });
  expect(accounts.login).toHaveBeenCalledExactlyOnceWith(
    { email: "aishath@example.com", password: PERSON.password },
    CALLER,
  );
  expect(accounts.everything).toHaveBeenCalledExactlyOnceWith({ id: "u1" }, PERSON.password);
  expect(accounts.logout).toHaveBeenCalledExactlyOnceWith("Bearer t1", CALLER.address);
});

it("takes nothing along for a wrong password, for none, or too often", async () => {
  const { accounts, forms } = build();
  expect(await forms.takeData(formOf({ email: "a@b.mv" }), CALLER)).toEqual({ refused: "sign-in" });
  expect(accounts.login).not.toHaveBeenCalled();
  accounts.login.mockRejectedValueOnce(new DomainError("invalid_credentials", 401, "Invalid"));
  expect(await forms.takeData(formOf(PERSON), CALLER)).toEqual({ refused: "sign-in" });
  accounts.login.mockRejectedValueOnce(new TooManyRequestsError(60));
  expect(await forms.takeData(formOf(PERSON), CALLER)).toEqual({ refused: "limit" });
  accounts.login.mockRejectedValueOnce(new Error("The database is gone"));
  await expect(forms.takeData(formOf(PERSON), CALLER)).rejects.toThrow("database");
  expect(accounts.everything).not.toHaveBeenCalled();
});

it("leaves failures that are not the visitor's to the error page", async () => {
  const { accounts, forms } = build();
  accounts.forgot.mockRejectedValueOnce(new Error("The database is gone"));
  await expect(forms.forgot(formOf({ email: "a@b.mv" }), "10.0.0.1")).rejects.toThrow("database");
});
