import { expect, it, vi } from "vitest";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { createAccountForms } from "./account-forms.server.ts";
import { ANSWERS } from "./accounts.ts";

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
  const accounts = { register: vi.fn(async () => {}), forgot: vi.fn(async () => {}) };
  return { accounts, forms: createAccountForms(accounts) };
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
        name: "name is a required field",
        email: "email must be a valid email",
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

it("leaves failures that are not the visitor's to the error page", async () => {
  const { accounts, forms } = build();
  accounts.forgot.mockRejectedValueOnce(new Error("The database is gone"));
  await expect(forms.forgot(formOf({ email: "a@b.mv" }), "10.0.0.1")).rejects.toThrow("database");
});
