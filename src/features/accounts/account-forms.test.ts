import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { sessionCookie } from "#platform/http/session-cookie.ts";
import { TooManyRequestsError } from "#platform/rate-limit.ts";
import { requestContext } from "#web/context.ts";
import type { ReturnedForm } from "#web/forms/form.ts";
import { accountsContext } from "./accounts.context.ts";
import type { AccountsService } from "./accounts.service.server.ts";
import { ANSWERS } from "./accounts.ts";
import { action as confirmEmail } from "./confirm-email.route.tsx";
import { action as forgot } from "./forgot-password.route.tsx";
import { action as takeData } from "./profile-data.route.tsx";
import { action as register } from "./register.route.tsx";

const PERSON = {
  name: "Aishath",
  email: "Aishath@example.com",
  mobile: "7771234",
  password: "ranvilu-hedhun",
};

const ADDRESS = "10.0.0.1";

function build() {
  const accounts = {
    register: vi.fn(async () => {}),
    forgot: vi.fn(async () => {}),
    confirmEmail: vi.fn(async () => {}),
    everythingFor: vi.fn(async () => ({ profile: {} })),
  };
  const context = new RouterContextProvider();
  context.set(accountsContext, accounts as unknown as AccountsService);
  context.set(requestContext, {
    visitorAddress: ADDRESS,
    me: () => expect.fail("no page of a person"),
    staff: () => expect.fail("no page of a person"),
    sessionCookie: sessionCookie("https://magu.example"),
    isOfOtherSite: false,
    inlineScripts: new Set<string>(),
    onRefused: () => undefined,
    onError: (error) => expect.fail(String(error)),
  });
  /** Posts a form to a page as a browser without JavaScript does. */
  const post = async <Answer>(
    action: (args: never) => Promise<Answer>,
    values: Record<string, string>,
  ): Promise<Answer> => {
    const body = new URLSearchParams(values);
    const request = new Request("https://magu.example/", { method: "POST", body });
    return await action({ request, context } as never);
  };
  /** The page's status and text. */
  const returned = async (
    action: (args: never) => Promise<{ data: ReturnedForm; init: ResponseInit | null }>,
    values: Record<string, string>,
  ) => {
    const { data, init } = await post(action, values);
    return { status: init?.status, ...data };
  };
  return { accounts, post, returned };
}

it("registers by the rules of the API, without what else was sent, and leads to the login", async () => {
  const { accounts, post } = build();
  const answer = await post(register, { ...PERSON, role: "admin" }).catch((thrown) => thrown);
  expect(accounts.register).toHaveBeenCalledExactlyOnceWith(
    { ...PERSON, email: "aishath@example.com" },
    ADDRESS,
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login?registered"]);
});

it("sends back what was typed, never the password", async () => {
  const { accounts, returned } = build();
  const answer = await returned(register, {
    ...PERSON,
    name: "",
    email: "nobody",
    password: "short",
  });
  expect(accounts.register).not.toHaveBeenCalled();
  expect(answer).toEqual({
    status: 422,
    message: null,
    problem: {
      error: null,
      fields: {
        name: "Enter your full name",
        email: "Enter an email address such as name@example.com",
        password: "Password must be at least 8 characters long",
      },
    },
    values: { name: "", email: "nobody", mobile: "7771234" },
  });
  expect(JSON.stringify(answer)).not.toContain(`"short"`);
});

it("says what the service refuses, by field where it names one", async () => {
  const { accounts, returned } = build();
  accounts.register.mockRejectedValueOnce(new InvalidInputError({ password: "Too common" }));
  expect(await returned(register, PERSON)).toMatchObject({
    status: 422,
    problem: { error: null, fields: { password: "Too common" } },
  });
  accounts.forgot.mockRejectedValueOnce(new DomainError("too_many_requests", 429, "Too many"));
  expect(await returned(forgot, { email: "a@b.mv" })).toEqual({
    status: 429,
    message: null,
    problem: { error: "Too many", fields: {} },
    values: { email: "a@b.mv" },
  });
});

it("asks for a reset link, in the words of the API", async () => {
  const { accounts, returned } = build();
  const answer = await returned(forgot, { email: " A@B.mv " });
  expect(accounts.forgot).toHaveBeenCalledExactlyOnceWith("a@b.mv", ADDRESS);
  expect(answer.message).toBe(ANSWERS.resetSent);
});

it("confirms a new address with the token of the form, and says where there is none", async () => {
  const { accounts, returned } = build();
  expect(await returned(confirmEmail, { token: "abc" })).toMatchObject({
    status: 200,
    message: ANSWERS.emailConfirmed,
  });
  expect(accounts.confirmEmail).toHaveBeenCalledExactlyOnceWith("abc", ADDRESS);
  expect((await returned(confirmEmail, { token: "" })).problem).toEqual({
    error: null,
    fields: { token: "This link does not work, or no longer" },
  });
});

it("takes everything along with email and password", async () => {
  const { accounts, post } = build();
  const answer = await post(takeData, PERSON);
  expect(await answer.json()).toEqual({ profile: {} });
  expect(answer.headers.get("Content-Disposition")).toContain("magu-account.json");
  expect(accounts.everythingFor).toHaveBeenCalledExactlyOnceWith(
    { email: "aishath@example.com", password: PERSON.password },
    { address: ADDRESS, userAgent: null },
  );
  await post(takeData, { ...PERSON, code: "123456" });
  expect(accounts.everythingFor).toHaveBeenLastCalledWith(
    { email: "aishath@example.com", password: PERSON.password, code: "123456" },
    { address: ADDRESS, userAgent: null },
  );
});

it("takes nothing along for a wrong password, for none, or too often", async () => {
  const { accounts, post } = build();
  const refusal = async (values: Record<string, string>) =>
    (await post(takeData, values)).headers.get("Location");
  expect(await refusal({ email: "a@b.mv" })).toBe("/profile?refused=sign-in#data");
  expect(accounts.everythingFor).not.toHaveBeenCalled();
  const fail = (error: Error) => accounts.everythingFor.mockRejectedValueOnce(error);
  fail(new DomainError("invalid_credentials", 401, "Invalid"));
  expect(await refusal(PERSON)).toBe("/profile?refused=sign-in#data");
  fail(new DomainError("code_needed", 401, "Code", { code: "Code" }));
  expect(await refusal(PERSON)).toBe("/profile?refused=code#data");
  fail(new TooManyRequestsError(60));
  expect(await refusal(PERSON)).toBe("/profile?refused=limit#data");
  fail(new Error("The database is gone"));
  await expect(post(takeData, PERSON)).rejects.toThrow("database");
});

it("leaves failures that are not the visitor's to the error page", async () => {
  const { accounts, post } = build();
  accounts.forgot.mockRejectedValueOnce(new Error("The database is gone"));
  await expect(post(forgot, { email: "a@b.mv" })).rejects.toThrow("database");
});
