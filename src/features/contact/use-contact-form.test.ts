import { afterEach, expect, it, vi } from "vitest";
import { sendForm } from "#web/forms/use-form.ts";
import { TICKET_FAILED } from "./contact.ts";
import { TICKET_FORM } from "./use-contact-form.ts";

const TICKET = { name: "Aishath", email: "aishath@example.com", message: "Hello", website: "" };

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const send = async (values = TICKET) => (await sendForm(values, TICKET_FORM)).problem;

it("posts a valid message as the specification says", async () => {
  const fetch = answering(() => Response.json({ data: { id: 1 } }, { status: 201 }));
  expect(await send()).toBeNull();
  const [url, init] = fetch.mock.calls[0]!;
  expect([url, init.method]).toEqual(["/api/v1/p/tickets", "POST"]);
  expect(JSON.parse(String(init.body))).toEqual(TICKET);
});

it("posts nothing that is not valid", async () => {
  const fetch = answering(() => Response.json({}));
  expect(await send({ ...TICKET, name: " ", email: "a" })).toEqual({
    error: null,
    fields: { name: "name is a required field", email: "email must be a valid email" },
  });
  expect(fetch).not.toHaveBeenCalled();
});

it("says why it was refused, and what to expect of a failure", async () => {
  const failed = { error: TICKET_FAILED, fields: {} };
  const fields = { email: "email must be a valid email" };
  answering(() => Response.json({ error: "x", code: "invalid_input", fields }, { status: 422 }));
  expect(await send()).toEqual({ error: null, fields });
  answering(() => Response.json({ error: "Too many", code: "x" }, { status: 429 }));
  expect(await send()).toEqual({ error: "Too many", fields: {} });
  answering(() => Response.json({ error: "secret", code: "internal" }, { status: 500 }));
  expect(await send()).toEqual(failed);
  answering(() => new Response("<html>", { status: 502 }));
  expect(await send()).toEqual(failed);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await send()).toEqual(failed);
});
